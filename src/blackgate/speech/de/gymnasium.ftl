### Der Kraftraum.

## Substantive

verb-brawl = Schlägerei anzetteln
    .grammar = n proper
verb-workout = Trainieren
    .grammar = n proper

## Fragen und Antworten

ask-opener = eine Schlägerei: Welche Waffe wirfst du ab, um sie anzuzetteln?
ask-brawl = { $starter } hat eine Schlägerei angezettelt. Eine Waffe abwerfen, und bei { $caught } oder weniger musst du { TO($solitary) }; oder eine Abreibung einstecken?
label-brawl = Schlägerei: eine Waffe abwerfen
label-workout = Trainieren: ein Kraft-Plättchen nehmen
label-spend-workout = Kraft-Plättchen: { $least } oder mehr würfeln
answer-brawl-decline = Eine Abreibung einstecken
card-opener = { $card } abwerfen
card-brawl = { $card } abwerfen

## Geschichte

flexed = { who-has } { A($token) } eingesetzt und eine { $roll } gewürfelt: { $end ->
    [kept] keine Waffe nötig, und das Plättchen ist zurück
    [won] keine Waffe nötig
   *[lost] umsonst
}.
worked-out = { who-has } trainiert: jetzt { COUNT($now) }.

## Warum nicht, und was helfen würde

why-brawl-target = Sonst ist niemand { IN($here) }.
why-brawl-weapon = Eine Schlägerei beginnt mit einer eigenen Waffe, und du hast keine.
why-spend-workout-moment = Ein Kraft-Plättchen hilft in einem Kampf, wenn du eine Waffe spielen musst.
why-spend-workout-spent = Ein Versuch pro Waffe; jetzt muss es eine echte sein.
help-fight = Heb es für den nächsten Kampf auf.
help-real-weapon = Spiel eine Waffe oder gib auf.
module-gymnasium = den Kraftraum
