### The Laundry.

## Nouns

verb-change-style = Changer de style
    .grammar = m proper
verb-steal-bandage = Voler un Bandage
    .grammar = m proper

## Questions and options

label-change-style = Changer de style : { $gang }
label-change-style-seen = Changer de style : { $gang }, { $power }
label-steal-bandage = Voler un Bandage
label-bandage-heal = Se soigner avec un Bandage
label-bandage-link = Utiliser un Bandage comme Lien
family-change-style = Changer de style …

## Story

stole-bandage = { who-has } volé un Bandage : { COUNT($now) } au total.

## Why not, and what would help

help-bandage = Ton Bandage en retire une où que tu sois.
why-change-style-cards = { THE($gang) } : pour changer de style, il faut { $due ->
    [one] 1 Accessoire
   *[other] { $due } Accessoires différents
} parmi { $accepted }.
why-bandage-link-moment = Un Bandage remplace le Lien d’une recette, au moment de le payer.
help-link = Fabrique quelque chose qui demande un Lien.
module-laundry = la Buanderie
