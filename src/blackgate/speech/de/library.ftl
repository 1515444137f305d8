### Die Bibliothek.

## Substantive

verb-rehabilitate = Resozialisieren
    .grammar = n proper
verb-study = Studieren
    .grammar = n proper

## Fragen und Antworten

label-spy = { WHOM($who) } bespitzeln
label-rehabilitate = Resozialisieren: ein neues Vorleben
label-study = Studieren: ein Spitzel-Plättchen nehmen
family-spy = Bespitzeln … (gratis)

## Geschichte

rehabilitated = { who-has } ein neues Vorleben gezogen.
rehabilitated-as = { who-has } ein neues Vorleben gezogen: „{ $power }“.
studied = { who-has } studiert: jetzt { COUNT($now) }.

## Warum nicht, und was helfen würde

why-spy-self = Deine eigene Hand kennst du.
why-rehabilitate-pile = Es gibt kein Vorleben mehr zu ziehen.
why-spy-moment = Ein Spitzel-Plättchen unterbricht keine Aktion.
help-between = Setz es in deinem Zug ein, zwischen Aktionen.
help-rehabilitate = Mit Resozialisieren { IN($rehabilitate_places) } ziehst du ein neues.
module-library = die Bibliothek
