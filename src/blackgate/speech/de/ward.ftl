### Die Psychiatrie.

## Fragen und Antworten

ask-mend = was wirst du los?
label-drop-trauma = { $trauma } loswerden
answer-mend-decline = Das Trauma behalten

## Geschichte

shocked = { who-has } { WHOM($trauma) } bekommen.
calmed = { who-is } { WHOM($trauma) } losgeworden.

## Warum nicht, und was helfen würde

why-trauma = { THE($trauma) } verbietet es.
help-trauma = Heilen { IN($heal_places) } entfernt ein Trauma wie eine Abreibung.
help-heal-trauma = Danach wirst du gefragt, wenn du heilst und ein Trauma hast.
module-ward = die Psychiatrie
