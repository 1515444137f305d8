### What the terminal lists: editions and cards.

page-titled = { $title }: { $said }
page-name = NAME

## Cards: what they are, where they lie, how one gets them.

page-pile = open pile
page-reserve = reserve beside the board
page-deck = Search deck
page-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}
page-sells = sells for { $n }
page-gang = Gang card · { $gang }
page-background = Background · second effect with { $gang }
page-craft = Craft: { $recipes }.
page-recipe = { $needs } make { $n }
page-buy = Buy: { $deals }.
page-deal = { $n } for { $price ->
    [one] 1 cigarette
   *[other] { $price } cigarettes
}
page-steal = Steal it { IN($places) }.

## Cards: where we know their data from.

page-origin = { $data }: { $provenance }
page-provenance-rulebook = rulebook
page-provenance-public = public
page-provenance-reconstruction = reconstruction
page-provenance-house = house rule
page-datum-name = name
page-datum-kind = kind
page-datum-copies = copies
page-datum-value = value
page-datum-points = points
page-datum-effects = effects
page-datum-moment = moment
page-datum-bonus = second effect

## Editions: a title and two lines each.

edition-retail = Dig Your Way Out, retail
edition-retail-about =
    The printed game for 2 to 6 players: six Places, six gangs, one way out.
    Collect, craft, buy and extort Tools; the first tunnel long enough wins.
edition-library = Library
edition-library-about =
    Covers the Showers: Craft is allowed, and a Background can be exchanged.
    Study gives Spy tokens; each one shows you another player's hand.
edition-workshop = Workshop
edition-workshop-about =
    Covers the Cafeteria: no Spoon to steal, but Tools can be improved.
    Develop skills gives Skill tokens; one may add a point to your next Dig.
edition-gambling = Gambling Cells
edition-gambling-about =
    Cover the Cell Block: besides Dig, Bet wins or loses cigarettes on a roll.
    Plan gives Planning tokens, which make a Cautious Move cost one action.
edition-gymnasium = Gymnasium
edition-gymnasium-about =
    Covers the Recreational Area: besides Sell and Buy, a Brawl hits everybody.
    Workout gives Workout tokens; one may spare you a Weapon in a combat.
edition-laundry = Laundry
edition-laundry-about =
    Covers the Infirmary: besides Heal, join a gang for one Accessory fewer.
    Stolen Bandages stand in for a Link in Craft, or heal you anywhere.
edition-ward = Psychiatric Ward
edition-ward-about =
    Covers Solitary Confinement: you keep two actions but take a Trauma token.
    Each Trauma hampers you in its own way until you heal it like a Beating.
edition-michel = Michel
edition-michel-about =
    Michel walks about, moved by who ends a turn, and extorts all he meets.
    Give up a Tool, fight him for a card, or hope that he has no Knife.
edition-michelle = Michelle
edition-michelle-about =
    Michelle walks about, moved by who ends a turn, and extorts all she meets.
    Give up a Tool, fight her for a card, or hope that she has no Knife.
edition-warden = Warden
edition-warden-about =
    The Warden punishes ten illegal actions in her Place, if somebody reports.
    In her Office cigarettes buy Corruption: escape, punish others, move her.
edition-teams = Team mode
edition-teams-about =
    Four or six players in two teams, each digging in a Block of its own.
    Help teammates in combat, exchange cards, follow a member of your gang.
edition-prototype_en = Dig Your Way Out, English prototype
edition-prototype_en-about =
    The game before it was printed: 2 to 5 players, four gangs, fewer cards.
    With the names of the English booklet: Recreation Area, Nursery, Pick.
edition-prototype_fr = Dig Your Way Out, French prototype 1.3
edition-prototype_fr-about =
    The game before it was printed: 2 to 5 players, four gangs, fewer cards.
    Without Michel(le), teams and Dig In; an old gang is left before joining.
edition-house_cheap_shovels = House rule: cheap Shovels
edition-house_cheap_shovels-about =
    The Shovel costs 7 cigarettes instead of 8 in the Recreational Area.
    An example to copy for house rules of your own.
