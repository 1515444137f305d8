### Advice: what is at stake (stake-…), who can break out (threat-…), what is going on (explain-…).
### In a stake, $who is always another player.

## Gains and risks of a fight.

stake-handed = If { $who } hands it over, you get { A($tool) } without a fight.
stake-handed-named = If your target hands over the Tool you name, it is yours without a fight.
stake-win-tool = If you win the fight, { $who } takes a Beating, and you take { A($tool) } or else a random card.
stake-win-named = If you win the fight, your target takes a Beating, and you take the Tool you named or else a random card.
stake-win-card = If you win the fight, { $who } takes a Beating, and you take a random card.
stake-lose-card = If you lose the fight, you take a Beating and lose a random card.
stake-lose-tool = If you lose the fight, you take a Beating and lose { A($tool) }.
stake-weapon-lost = The Weapon is gone, whatever happens.
stake-last-beating = That would be Beating number { $n }: no Craft and no Dig until you Heal.
stake-give = You lose { A($tool) }.
stake-no-fight = There is no fight, and { $who } loses the Weapon on the table.
stake-next-due = { $who } has to answer with a Weapon, or loses.
stake-stop-card = You lose the fight: you take a Beating and lose a random card.
stake-stop-tool = You lose the fight: you take a Beating and lose { A($tool) }.
stake-beaten = You take a Beating.

## What is known.

stake-cards = { $who } holds { COUNT($cards) }.
stake-empty = { $who } holds no cards.
stake-holds = { $who } is known to hold { A($cards) }.
stake-may-hold = { $who } may still hold { A($cards) }.
stake-not-known = You do not know whether { $who } holds { A($cards) }.
stake-lacks = { $who } does not hold { A($cards) }.
stake-arms = The Gang card { $power } plays a Weapon for { $who } once in a fight.
stake-own-weapons = { $n ->
    [0] You have no Weapon left for the fight.
    [one] You have 1 Weapon left for the fight.
   *[other] You have { $n } Weapons left for the fight.
}

## Michel and Michelle.

stake-michel-waits = { $michel } shows you a card: with a Knife on it you give up a Tool or fight.
stake-michel-leaves = { $michel } leaves you alone; there is no fight.
stake-tool-gone = The Tool is gone.
stake-michel-won = If the next card of { $michel } shows no Knife, you win and may draw a card.
stake-michel-lost = If you lose to { $michel }, you take a Beating and lose a Tool or a random card.
stake-knives = { $n } of the { $all } cards of { $michel } show a Knife.

## A Brawl.

stake-brawl-others = Everybody else here takes a Beating, or gives up a Weapon and rolls: { $caught } or less leads { TO($solitary) }.
stake-brawl-roll = The Weapon is gone, and you roll: { $caught } or less leads { TO($solitary) }.

## The Warden.

stake-kept = What the action gains stays with you.
stake-reported = If anybody reports it, { THE($warden) } sends you { TO($solitary) } and your turn ends.
stake-freepass = { A($token) } lets you escape.

## Who can break out.

threat-can-this = { $who } can break out this turn with { A($tools) }.
threat-can-next = { $who } can break out next turn with { A($tools) }.
threat-could-this = { $who } could break out this turn: { A($tool) } would be enough.
threat-could-next = { $who } could break out next turn: { A($tool) } would be enough.

## What is going on.

explain-goal = The first with { COUNT($points) } wins. You score by digging with Tools { IN($places) }: { $scores }.
explain-goal-team = The first team with { COUNT($points) } wins. You score by digging with Tools { IN($places) }: { $scores }.
explain-score = { $tool } { $n }
explain-nobody-leads = Nobody has dug yet, so nobody leads.
explain-several-lead = { NAME($people) } lead with { COUNT($points) } each.
explain-leads = { $who } { PERSON($who) ->
    [you] lead
   *[other] leads
} with { COUNT($points) }, dug with { A($tools) }.
explain-you-have = You have { COUNT($points) } and need { $left } more.
explain-team-has = Your team has { COUNT($points) } and needs { $left } more.
explain-waiting = The game waits for { $who }.
explain-asked = The question to you: { $question }
explain-turn = It is your turn { IN($place) }, with { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} left. You can do this now: { $verbs }.
explain-turn-done = It is your turn, and there is nothing left to do but end it.
explain-beaten = With { COUNT($beatings) } you can neither Craft nor Dig: { $verb } first.
explain-no-tool = You hold no Tool. Ways to get one: { $verbs }.
explain-tools = You hold { A($tools) }, good for { COUNT($points) }.
explain-safe = As far as you can know, nobody can break out next turn.

## In the browser.

web-stakes = What is at stake
web-stakes-gains = To win:
web-stakes-risks = To lose:
web-stakes-known = Known:
web-threat-can-this = Can break out this turn
web-threat-can-next = Can break out next turn
web-threat-could-this = Could break out this turn
web-threat-could-next = Could break out next turn
web-rules-behind = The rules behind it
web-hint-option = Option
web-hint-chance = Chance to win
