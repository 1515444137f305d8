### The guide of a first game: why an option is worth taking (guide-…), its panel (web-first-…), and what is explained
### when it happens for the first time (web-topic-…). The browser fetches this file when the guide is on.

## Why an option is worth taking.

guide-other = As far as you can see, this looks best.
guide-dig = { $points } more for your tunnel: then you have { $now } of the { $target } points that you need.
guide-dig-wins = With this your tunnel is long enough: you break out and win.
guide-tool = You dig with Tools: this one brings { COUNT($points) }.
guide-weapon = Weapons win fights: with them you defend your Tools, or take those of others.
guide-search = You draw { COUNT($cards) }: perhaps parts for a Tool, a Weapon or an Accessory. Once per turn.
guide-move = For one action the die offers two Places. Every Place is good for something else.
guide-to-dig = { IN($place) } you can dig, and you hold a Tool.
guide-to-heal = { IN($place) } you can get rid of a Beating.
guide-to-craft = You hold what a recipe needs, and { IN($place) } you can craft it.
guide-to-buy = Your cigarettes are enough to buy something { IN($place) }.
guide-to-steal = { IN($place) } you can take a Spoon, and Spoons dig, too.
guide-to-sell = { IN($place) } you can sell cards for cigarettes and buy Tools with them.
guide-to-search = A Search { IN($place) } draws { COUNT($cards) }.
guide-sell = Cigarettes buy Knives, Pickaxes and Shovels: sell what you do not need.
guide-selling = This card brings { COUNT($cigarettes) }.
guide-heal = With one Beating you cannot craft, with two you cannot dig either.
guide-join = A Gang card gives you an ability, and using it costs no action.
guide-play = It takes effect at once; then the card is discarded.
guide-reveal = A Background works once and costs no action.
guide-ability = The ability of your gang costs no action.
guide-extort = You demand a Tool with a Weapon. Who does not hand it over has to fight you.
guide-name = If it is there, you get it: by surrender, or by winning the fight.
guide-lay = This Weapon opens the extortion. It is discarded, whatever happens.
guide-give = You lose the Tool, but there is no fight and no Beating.
guide-refuse = Win the fight, and you keep your Tool and take a card.
guide-refuse-unheld = You do not hold that Tool, so there is a fight. Win it, and you take a card.
guide-fight = Whoever first plays no Weapon loses the fight and takes a Beating.
guide-stop = You lose the fight and take a Beating, but you spend no more Weapons on it.
guide-pass = You need not use up your actions, and nothing here would help you much.
guide-pass-spent = Your actions are used up: now the others play.
guide-discard = Your hand is too full for the end of the turn. You will miss this card least.

## The panel.

web-first-title = Guide
web-first-goal = The goal: be the first with { $target } Tunnel points. You have { $points }.
web-first-try = Try this: { $option }
web-first-free = Choose one of the answers: the buttons that are lit are possible now.
web-first-wait = { $name } is playing. There is nothing for you to do just now.
web-first-off = Turn off
web-first-off-long = Turn off the guide
web-first-new = New
web-first-known = Got it
web-first-more = { $n ->
    [one] 1 more
   *[other] { $n } more
}

## Explained when it happens for the first time.

web-topic-search = Searching
web-topic-search-text = A Search draws as many cards as the Place shows, once per turn. Parts become Tools, Accessories open the way into a gang, and Weapons win fights.
web-topic-move = Moving
web-topic-move-text = For one action the die names two Places, and you go to one of them. A Cautious Move takes two actions and no die: you choose the Place yourself.
web-topic-craft = Crafting
web-topic-craft-text = A Link and a Pike make a Pickaxe, a Link and a Container a Shovel, a Link and a Blade two Knives. In the Cell Block, in the Showers and with a Beating it does not work.
web-topic-dig = Digging
web-topic-dig-text = In the Cell Block a Tool from the hand becomes part of the tunnel and scores its points. Nobody can take them away again.
web-topic-extortion = Extortion
web-topic-extortion-text = With a Weapon you may demand a Tool from somebody in your Place, once per turn. They hand it over, or there is a fight.
web-topic-fight = A fight
web-topic-fight-text = Both play Weapons in turn, the defender first; whoever stops loses and takes a Beating. If the attacker wins and the Tool is there, it changes hands; otherwise the winner takes a random card.
web-topic-beating = A Beating
web-topic-beating-text = With one Beating you cannot craft, with two you cannot dig either. In the Infirmary you heal one for an action.
web-topic-gang = A gang
web-topic-gang-text = Different Accessories of a gang buy its top card, and with it an ability that costs no action. You can be in one gang only: a new card replaces the old one.
web-topic-card = An Action card
web-topic-card-text = Playing one takes an action: it takes effect, then it is discarded. Press a card of your hand to read what it does.
web-topic-background = A Background
web-topic-background-text = Everybody has a secret Background, to be revealed once, at the moment it names and without an action. In the gang it names it has a second effect.
web-topic-cigarettes = Cigarettes
web-topic-cigarettes-text = In the Recreational Area you sell cards for cigarettes. There you also buy Knives, Pickaxes and Shovels with them.
web-topic-rare = A Rare item
web-topic-rare-text = A Rare item is worth many cigarettes. Keep it until you can sell it in the Recreational Area.
web-topic-hand = A full hand
web-topic-hand-text = At the end of your turn you may hold no more than { $limit } cards, and you choose which ones to discard. Better craft, sell or dig before that.
web-topic-solitary = Solitary Confinement
web-topic-solitary-text = Whoever starts a turn there has one action and cannot search, craft or extort. A Move leads out again.
