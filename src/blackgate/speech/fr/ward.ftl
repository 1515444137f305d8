### The Psychiatric Ward.

## Questions and options

ask-mend = de quoi te débarrasses-tu ?
label-drop-trauma = Perdre { THE($trauma) }
answer-mend-decline = Garder le Trauma

## Story

shocked = { who-has } reçu { THE($trauma) }.
calmed = { who-has } perdu { THE($trauma) }.

## Why not, and what would help

why-trauma = { THE($trauma) } te l’interdit.
help-trauma = Se soigner { IN($heal_places) } retire un Trauma comme une Raclée.
help-heal-trauma = On te le demande quand tu te soignes et que tu as un Trauma.
module-ward = le Quartier psychiatrique
