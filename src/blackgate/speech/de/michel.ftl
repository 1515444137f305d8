### Michel und Michelle.

## Fragen und Antworten

ask-roll = der Zug endet. { $michel } ist { IN($michel_place) }: würfeln, um { $michel } weiterzubewegen?
ask-lead = wohin geht { $michel }?
ask-yield = { $michel } zeigt ein Messer und will { A($tools) }. Hergeben oder kämpfen?
ask-yield-unheld = { $michel } zeigt ein Messer und will { A($tools) }. So etwas hast du nicht; es gibt einen Kampf.
ask-yield-nothing = { $michel } zeigt ein Messer. Es gibt einen Kampf.
ask-toll = { $michel } nimmt ein Werkzeug. Welches verlierst du?
ask-prize = du hast gegen { $michel } gewonnen. Eine Suchkarte ziehen?
label-roll-michel = Für { $michel } würfeln
answer-yield-refuse = Kämpfen
answer-prize-accept = Eine Karte ziehen
card-yield = { $card } hergeben
card-toll = { $card } verlieren

## Geschichte

led = { who-has } { $figure } { TO($place) } geführt.
rolled-for-figure = { who-has } für { $figure } eine { $roll } gewürfelt.
rolled-for-figure-led = { who-has } für { $figure } eine { $roll } gewürfelt; { $figure } ist { TO($place) } gegangen.
figure-went = { $figure } ist { TO($place) } gegangen.
showed-knife = { $figure } hat { TO($who) } { A($knife) } gezeigt{ N($tools) ->
    [0] {""}
   *[other] {" "}und { A($tools) } verlangt
}.
showed-no-knife = { $figure } hat { TO($who) } kein { $knife } gezeigt.
routed = { who-has } den Kampf gegen { $figure } gewonnen.
mauled = { who-has } den Kampf gegen { $figure } verloren.

## Warum nicht, und was helfen würde

help-turn-end = Danach wirst du am Ende deines Zuges gefragt.
module-michel = Michel oder Michelle
