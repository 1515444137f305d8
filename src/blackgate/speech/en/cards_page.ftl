### The page of the cards.

web-cards-about = Everything in the box: what it is called, how many there are, what it does, and where we know it from. What nobody printed we have filled in ourselves.
web-cards-nothing = The cards cannot be shown here.
web-cards-tool = Tools
web-cards-weapon = Weapons
web-cards-part = Parts
web-cards-accessory = Accessories
web-cards-rare = Rare items
web-cards-action = Action cards
web-cards-gang = Gang cards
web-cards-background = Backgrounds
web-cards-trauma = Traumas
web-cards-michel = Michel(le)’s cards
web-cards-place = Places
web-cards-deal = What can be bought
web-cards-recipe = What can be crafted
web-cards-search = Look for a name or a word
web-cards-sort = Sort
web-cards-from = Comes with
web-cards-base = The base game
web-cards-all = All
web-cards-none = Nothing is like that.
web-cards-found = { $n ->
    [one] 1 entry
   *[other] { $n } entries
}
web-cards-correct-about = Every name, number and effect stands in a data file, and no code has to be touched. Write what differs under the id of the card into a file of your own, check it, and play with it. The texts follow by themselves, in every language.
web-provenance-of = { $how }: { $data }
web-provenance-rulebook = Printed in the rules
web-provenance-public = Seen in pictures
web-provenance-reconstruction = Our reconstruction
web-provenance-house = House rule
web-datum-name = name
web-datum-kind = sort
web-datum-copies = number of copies
web-datum-value = what it sells for
web-datum-points = Tunnel points
web-datum-effects = what it does
web-datum-moment = when it works
web-datum-bonus = second effect
web-datum-die = results of the die
web-datum-search = cards a Search draws
web-datum-actions = its actions
web-datum-price = price
web-datum-gives = what one gets
web-datum-needs = what it takes
