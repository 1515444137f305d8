### Pourquoi une action est refusée (why-…), et ce qui la rendrait possible (help-…).

## Où et quand.

why-over = La partie est terminée.
why-not-asked = C’est à { WHOM($asked) } de décider.
why-other-question = Tu dois d’abord répondre à une autre question.
why-actions = { $actions ->
    [0] Il ne te reste aucune action ce tour-ci.
   *[other] Cela coûte plus d’actions qu’il ne t’en reste ce tour-ci.
}
why-cautious-actions = Un Déplacement prudent { TO($place) } coûte { $actions_due ->
    [one] 1 action
   *[other] { $actions_due } actions
} ; il t’en reste { $actions }.
why-place = { $action } : impossible { IN($here) }.
why-place-only = { $action } : possible seulement { IN($places) }.
why-place-nowhere = { $action } : aucun Lieu de cette partie ne le permet.
why-power-place = { $power } : l’effet ne vaut que { IN($power_places) }.
why-solitary = { $action } : impossible { IN($here) }.
why-solitary-start = Ton tour a commencé { IN($solitary) } : { $action } est impossible jusqu’à la fin du tour.
why-limit = { $action } : tu l’as déjà fait autant de fois que possible ce tour-ci.

why-here = Tu es déjà { IN($place) }.
why-go-here = Tu ne peux pas rester { IN($place) }.

why-cautious-closed = À cette table, pas de Déplacement prudent { TO($place) }.
why-go-closed = Ce résultat du dé ne mène pas { TO($place) }.
why-go-not-offered = La carte ne mène pas { TO($place) }.
why-no-place = Ce Lieu n’existe pas dans cette partie.

help-next-turn = Attends ton prochain tour.
help-wait = Attends ton tour.
help-asked = Attends qu’on te le demande.
help-answer = Réponds-y ; ensuite la partie continue.

help-go = Va { TO($places) }.
help-go-power = Va { TO($power_places) }.
help-leave = Quitte d’abord { THE($here) }.
help-choices = Tu as le choix : { THE($choices) }.
help-other-place = Choisis un autre Lieu.

## Avec qui.

why-target = { $action } : il n’y a personne à viser ici.
why-no-player = Ce joueur n’est pas à cette table.
why-extort-self = Tu ne peux pas te racketter toi-même.

why-elsewhere = { $who } n’est pas dans ton Lieu.

why-power-target = { $power } : il faut un autre joueur dans ton Lieu.
why-immune = { $action } : une carte Gang protège ceux qui sont ici.
why-extort-immune = La carte Gang { $shield } protège { WHOM($who) } ici.
why-ally = { $action } : on ne vise pas un coéquipier.

help-meet = { $who } est { IN($there) } : vas-y.
help-company = Il faut que quelqu’un vienne { TO($here) }, ou que tu ailles où sont les autres.

help-immune = Dans un autre Lieu, elle ne protège plus.
help-other-player = Choisis un autre joueur.

help-someone = Il faut un autre joueur sur qui la carte ait un effet.
help-someone-here = Il faut, dans ton Lieu, un autre joueur sur qui la carte ait un effet.

## Dans quel état.

why-beaten = { $action } : impossible avec { $beatings ->
    [one] une Raclée
   *[other] { $beatings } Raclées
}.
why-unhurt = Tu n’as rien à soigner.
why-barred = { $action } : quelque chose que tu portes l’interdit.

help-heal = Se soigner { IN($heal_places) } en retire une{ $excess ->
    [one] .
   *[other] {" "}; tu dois en perdre { $excess }.
}

## Avec quoi.

why-weapon = Tu n’as aucune Arme en main.

why-cards = { $action } : tu n’as pas en main les cartes qu’il faut.
why-craft-cards = { A($product) } { N($product) ->
    [one] demande
   *[other] demandent
} { A($ingredients) }.
why-join-cards = { THE($gang) } : il faut { $due } Accessoires différents parmi { $accepted }.

why-double = Plusieurs exemplaires d’un même Accessoire ne comptent qu’une fois.
why-no-card = { $card } : tu n’en as pas en main.
why-no-tool = Tu n’as aucun Outil en main.
why-sell-cards = Tu n’as aucune carte à vendre.
why-sell-first = Il faut vendre au moins une carte.
why-pile = { $action } : la pile est vide.
why-pile-empty = La pile { $pile } est vide.
why-gang-pile = Il ne reste aucune carte Gang { OF($gang) }.
why-token-pile = Il ne reste aucun { $token }.

why-short = { $action } : il reste trop peu de cartes dans la pile.
why-pile-short = Tu recevrais { $product }, mais il n’en reste que { $left } dans la pile.
why-cigarettes = { $action } : tu n’as pas assez de cigarettes.
why-buy-cigarettes = { COUNT($product) } { N($product) ->
    [one] coûte
   *[other] coûtent
} { $price ->
    [one] 1 cigarette
   *[other] { $price } cigarettes
} ; tu en as { $cigarettes }.

why-ability-cigarettes = { $power } coûte { $price ->
    [one] 1 cigarette
   *[other] { $price } cigarettes
} ; tu en as { $cigarettes }.
why-token = Tu n’as aucun { $token }.

help-weapon = Pour en avoir : { $weapon_ways }.
help-tool = Pour en avoir : { $tool_ways }.
help-card = Pour en avoir : { $card_ways }.
help-lacking = Il te manque { A($lacking) }.
help-accessories = Il t’en faut encore { $missing } : { $others }.
help-accessories-none = Tu n’en as aucun en main.
help-sell-first = Vends une carte ; ensuite tu peux t’arrêter.
help-pile = Il en revient quand quelqu’un défausse { A($pile) }.
help-gang-pile = Il en revient une quand un membre quitte { THE($gang) }.
help-token-pile = Il en revient un quand quelqu’un s’en sert.

help-smaller-deal = L’achat plus petit reste possible : { COUNT($smaller) } pour { $smaller_price }.
help-short = Attends qu’il y ait { $product } dans la pile.
help-sell = Il t’en manque { $short } ; vendre { IN($sell_places) } en rapporte.
help-cigarettes = Il t’en manque { $short }.

help-token = { $token_action } { IN($token_places) } : cela en donne un.

help-change = Il faut d’abord que quelque chose change : une pile, un Lieu ou une Raclée.

## À quelle fin.

why-pointless = { $action } : cela ne changerait rien maintenant.
why-play-pointless = { $card } : cela ne changerait rien maintenant.
why-ability-pointless = { $power } : cela ne changerait rien maintenant.
why-join-pointless = Tu reprendrais ta propre carte Gang : il n’en reste aucune autre { OF($gang) }.

## À quel moment.

why-moment = { $action } : ce n’est pas le moment.
why-lets = Une carte te permet seulement ceci maintenant : { $lets }.
why-power-moment = { $power } : ce n’est pas le moment.

why-ability-spent = Tu as déjà utilisé { $power } ce tour-ci.
why-reveal-spent = Ton Passif { $power } est déjà révélé ; cela ne se fait qu’une fois.

why-unasked = Personne ne te le demande maintenant.

help-lets = Décide d’abord ; ensuite ton tour continue.
help-my-turn = La carte s’utilise pendant ton tour, entre deux actions.
help-turn-start = La carte agit toute seule au début de ton tour.
help-after = La carte s’utilise juste après ton action : { $power_actions }.
help-after-any = La carte s’utilise juste après une de tes actions.
help-after-combat = La carte s’utilise juste après un de tes combats.
help-after-other = La carte s’utilise juste après l’action d’un autre joueur : { $power_actions }.
help-after-anything = La carte s’utilise juste après une action d’un autre joueur.
help-extorted = La carte s’utilise quand on te rackette, avant ta réponse.
help-arrival = La carte agit toute seule quand un autre joueur arrive dans ton Lieu.
help-always = La carte agit en permanence ; il n’y a rien à activer.

help-roll = Commence par te déplacer au dé : c’est lui qui mène quelque part.
help-extortion = C’est une réponse à un Racket contre toi.
help-demand = Choisis d’abord l’action Racketter.
help-sale = Choisis d’abord l’action Vendre.

## Cela n’existe pas.

why-none = Cela n’existe pas dans cette partie.
why-ability-none = Tu n’as pas de carte Gang.
why-reveal-none = Tu n’as pas de Passif.
why-play-none = { $card } n’est pas une carte Action.
why-dig-none = On ne creuse pas avec { A($card) }.

help-module = Il faut jouer avec { $module }.
help-join = Rejoins d’abord un gang.

## Une mauvaise réponse.

why-not-offered = Cette réponse n’est pas proposée : ce n’est pas possible ici, ou cela ne changerait rien.
why-card-unfit = { $card } : ce n’est pas ce qu’on te demande.
why-card-undiscarded = { $card } n’est pas parmi les cartes que tu peux reprendre.
why-card-unseen = { $card } n’est pas dans la main que tu vois.
why-seat-unfit = Tu ne peux pas viser { WHOM($who) } : pas là, ou cela ne changerait rien.
why-self-unfit = Tu ne peux pas te viser avec ta propre carte.
why-tool-unheld = Tu n’as pas en main l’Outil réclamé.
why-name-unfit = { $card } n’est pas un Outil ; on ne réclame qu’un Outil.
why-too-many = C’est une carte de trop.

help-options = Choisis une des réponses proposées.
help-hand = Choisis une des cartes proposées.
help-hold-weapon = Choisis une Arme de ta main.
help-accessory = Choisis un autre Accessoire de ce gang.
help-refuse = Refuse ; personne ne saura ce que tu as en main.
