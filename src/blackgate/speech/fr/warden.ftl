### The Warden and her Office.

## Nouns

verb-attract = Attirer la Directrice
    .grammar = m proper
verb-bribe = Verser un pot-de-vin
    .grammar = m proper

## Questions and options

ask-report = { $actor } a fait ceci à côté { OF($warden) } : { $verb }. Dénoncer ?
ask-freepass = on te dénonce pour ceci : { $verb }. Dépenser un jeton Corruption, ou aller { TO($solitary) } et finir ton tour ?
ask-punish = { $actor } a fini une action à côté { OF($warden) }. Dépenser un jeton Corruption pour punir ?
ask-corrupt = { THE($warden) } est { IN($warden_place) }. Dépenser un jeton Corruption pour la déplacer ?
label-attract = Attirer { THE($warden) }
label-bribe = Verser un pot-de-vin : { $price } cigarettes pour un jeton Corruption
label-report = Dénoncer
label-freepass = Dépenser un jeton Corruption
label-punish-beating = Punir : une Raclée
label-punish-hand = Punir : la moitié de la main
label-punish-cigarettes = Punir : toutes les cigarettes
label-warden = Déplacer { THE($warden) } { TO($place) }
answer-report-decline = Ne rien dire
answer-freepass-decline = Ne rien dépenser
answer-punish-decline = Ne pas punir
answer-corrupt-decline = La laisser là

## Story

bribed = { who-has } versé un pot-de-vin de { COUNT($price) } : { COUNT($now) } au total.
called = { who-has } fait venir { THE($figure) } { TO($place) }.
reported = { who-has } dénoncé { PERSON($other) ->
    [you] { AS($other, "ton") } action
   *[other] l’action { OF($other) }
} : { $verb }.
repressed = { THE($figure) } a sévi contre { WHOM($who) } : { $verb }.
punished = { PERSON($other) ->
    [you] { $who } { AS($other, "t’a") } fait punir
   *[other] { who-has } fait punir { $other }
} : { $punishment ->
    [beating] une Raclée
    [hand] la moitié de la main
   *[cigarettes] toutes les cigarettes
}.

## Why not, and what would help

why-attract-here = { THE($warden) } est déjà ici.
why-bribe-cigarettes = Un pot-de-vin coûte { $price } cigarettes ; tu en as { $cigarettes }.
why-report-late = Il n’y a rien à dénoncer, ou il est trop tard.
why-freepass-late = Un laissez-passer répond à une dénonciation contre toi, et personne n’a rien dénoncé.
why-punish-late = Une punition suit l’action de quelqu’un d’autre et coûte un jeton Corruption.
why-corrupt-late = Un jeton Corruption ne déplace { THE($warden) } que juste après un Déplacement.
help-report = On dénonce une action illégale de quelqu’un d’autre, à côté { OF($warden) }.
help-freepass = On te le demande quand on te dénonce et que tu as un jeton Corruption.
help-punish = On te le demande quand quelqu’un finit une action à côté { OF($warden) } et que tu as un jeton.
help-corrupt = On le demande après un Déplacement à ceux qui ont un jeton ; l’attirer est possible à tout moment.
module-warden = la Directrice
