### The Laundry.

## Nouns

verb-change-style = Change style
verb-steal-bandage = Steal bandage

## Questions and options

label-change-style = Change style to { $gang }
label-change-style-seen = Change style to { $gang }: { $power }
label-steal-bandage = Steal bandage: take a Bandage
label-bandage-heal = Heal with a Bandage
label-bandage-link = Use a Bandage as the Link
family-change-style = Change style …

## Story

stole-bandage = { $who } stole a Bandage: { COUNT($now) } now.

## Why not, and what would help

help-bandage = Your Bandage removes one wherever you are.
why-change-style-cards = { THE($gang) }: with Change style that takes { $due ->
    [one] 1 Accessory
   *[other] { $due } different Accessories
} out of { $accepted }.
why-bandage-link-moment = A Bandage replaces the Link of a recipe, when the Link is due.
help-link = Craft something that takes a Link.
module-laundry = the Laundry
