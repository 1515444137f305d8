### The Psychiatric Ward.

## Questions and options

ask-mend = what do you get rid of?
label-drop-trauma = Lose { THE($trauma) }
answer-mend-decline = Keep the Trauma

## Story

shocked = { $who } took { THE($trauma) }.
calmed = { $who } lost { THE($trauma) }.

## Why not, and what would help

why-trauma = { THE($trauma) } forbids it.
help-trauma = Heal in { THE($heal_places) } removes a Trauma as if it were a Beating.
help-heal-trauma = It is asked when you heal and have a Trauma.
module-ward = the Psychiatric Ward
