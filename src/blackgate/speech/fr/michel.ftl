### Michel and Michelle.

## Questions and options

ask-roll = le tour se termine. { $michel } est { IN($michel_place) } : lancer le dé pour déplacer { $michel } ?
ask-lead = où va { $michel } ?
ask-yield = { $michel } montre un Surin et veut { A($tools) }. Coopérer ou te battre ?
ask-yield-unheld = { $michel } montre un Surin et veut { A($tools) }. Tu n’en as pas ; il y aura un combat.
ask-yield-nothing = { $michel } montre un Surin. Il y aura un combat.
ask-toll = { $michel } prend un Outil. Lequel perds-tu ?
ask-prize = tu as gagné contre { $michel }. Piocher une carte Fouille ?
label-roll-michel = Lancer le dé pour { $michel }
answer-yield-refuse = Se battre
answer-prize-accept = Piocher une carte
card-yield = Coopérer : défausser { $card }
card-toll = Perdre { $card }

## Story

led = { who-has } mené { $figure } { TO($place) }.
rolled-for-figure = { who-has } fait un { $roll } pour { $figure }.
rolled-for-figure-led = { who-has } fait un { $roll } pour { $figure } ; { $figure } a rejoint { THE($place) }.
figure-went = { $figure } a rejoint { THE($place) }.
showed-knife = { $figure } { PERSON($who) ->
    [you] { AS($who, "t’a") } montré { A($knife) }
   *[other] a montré { A($knife) } { TO($who) }
}{ N($tools) ->
    [0] {""}
   *[other] {" "}et voulait { A($tools) }
}.
showed-no-knife = { $figure } { PERSON($who) ->
    [you] { AS($who, "t’a") } montré une carte sans { $knife }
   *[other] a montré une carte sans { $knife } { TO($who) }
}.
routed = { who-has } gagné le combat contre { $figure }.
mauled = { who-has } perdu le combat contre { $figure }.

## Why not, and what would help

help-turn-end = On te le demande à la fin de ton tour.
module-michel = Michel ou Michelle
