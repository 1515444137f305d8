### Rat: was auf dem Spiel steht (stake-…), wer ausbrechen kann (threat-…), was los ist (explain-…).
### In einem Einsatz ist $who immer eine andere Person.

## Gewinn und Risiko eines Kampfes.

stake-handed = Gibt { $who } nach, bekommst du { A($tool) } ohne Kampf.
stake-handed-named = Wird das geforderte Werkzeug herausgegeben, gehört es dir ohne Kampf.
stake-win-tool = Gewinnst du den Kampf, bekommt { $who } eine Abreibung, und du nimmst dir { A($tool) }, sonst eine zufällige Karte.
stake-win-named = Gewinnst du den Kampf, gibt es für die Gegenseite eine Abreibung, und du nimmst dir das geforderte Werkzeug, sonst eine zufällige Karte.
stake-win-card = Gewinnst du den Kampf, bekommt { $who } eine Abreibung, und du nimmst dir eine zufällige Karte.
stake-lose-card = Verlierst du den Kampf, bekommst du eine Abreibung und verlierst eine zufällige Karte.
stake-lose-tool = Verlierst du den Kampf, bekommst du eine Abreibung und verlierst { A($tool) }.
stake-weapon-lost = Die Waffe ist auf jeden Fall weg.
stake-last-beating = Das wäre Abreibung Nummer { $n }: kein Herstellen und kein Graben, bis du heilst.
stake-give = Du verlierst { A($tool) }.
stake-no-fight = Es gibt keinen Kampf, und { $who } verliert die ausgelegte Waffe.
stake-next-due = { $who } muss mit einer Waffe antworten oder verliert.
stake-stop-card = Du verlierst den Kampf: Du bekommst eine Abreibung und verlierst eine zufällige Karte.
stake-stop-tool = Du verlierst den Kampf: Du bekommst eine Abreibung und verlierst { A($tool) }.
stake-beaten = Du bekommst eine Abreibung.

## Was bekannt ist.

stake-cards = { $who } hat { COUNT($cards) } auf der Hand.
stake-empty = { $who } hat keine Karten auf der Hand.
stake-holds = { $who } hat sicher { A($cards) }.
stake-may-hold = { $who } hat vielleicht noch { A($cards) }.
stake-not-known = Ob { $who } { A($cards) } hat, weißt du nicht.
stake-lacks = Das hat { $who } nicht: { $cards }.
stake-arms = Die Gangkarte { $power } spielt für { WHOM($who) } einmal im Kampf eine Waffe.
stake-own-weapons = { $n ->
    [0] Für den Kampf bleibt dir keine Waffe.
    [one] Für den Kampf bleibt dir 1 Waffe.
   *[other] Für den Kampf bleiben dir { $n } Waffen.
}

## Michel und Michelle.

stake-michel-waits = { $michel } zeigt dir eine Karte: Mit einem Messer darauf gibst du ein Werkzeug her oder kämpfst.
stake-michel-leaves = { $michel } lässt dich in Ruhe; es gibt keinen Kampf.
stake-tool-gone = Das Werkzeug ist weg.
stake-michel-won = Zeigt die nächste Karte von { $michel } kein Messer, gewinnst du und darfst eine Karte ziehen.
stake-michel-lost = Verlierst du gegen { $michel }, bekommst du eine Abreibung und verlierst ein Werkzeug oder eine zufällige Karte.
stake-knives = { $n } der { $all } Karten von { $michel } zeigen ein Messer.

## Eine Schlägerei.

stake-brawl-others = Alle anderen hier bekommen eine Abreibung, oder sie geben eine Waffe her und würfeln: Bei { $caught } oder weniger geht es { TO($solitary) }.
stake-brawl-roll = Die Waffe ist weg, und du würfelst: Bei { $caught } oder weniger geht es { TO($solitary) }.

## Die Direktorin.

stake-kept = Was die Aktion bringt, behältst du.
stake-reported = Meldet es jemand, schickt { THE($warden) } dich { TO($solitary) }, und dein Zug endet.
stake-freepass = Davor bewahrt dich { A($token) }.

## Wer ausbrechen kann.

threat-can-this = { $who } { can-break-out } in diesem Zug ausbrechen. Das reicht: { $tools }.
threat-can-next = { $who } { can-break-out } im nächsten Zug ausbrechen. Das reicht: { $tools }.
threat-could-this = { $who } { could-break-out } in diesem Zug ausbrechen. Das würde reichen: { $tool }.
threat-could-next = { $who } { could-break-out } im nächsten Zug ausbrechen. Das würde reichen: { $tool }.
can-break-out = { PERSON($who) ->
    [you] kannst
   *[other] kann
}
could-break-out = { PERSON($who) ->
    [you] könntest
   *[other] könnte
}

## Was los ist.

explain-goal = Wer zuerst { COUNT($points) } hat, gewinnt. Punkte bringt Graben mit Werkzeugen { IN($places) }: { $scores }.
explain-goal-team = Das Team, das zuerst { COUNT($points) } hat, gewinnt. Punkte bringt Graben mit Werkzeugen { IN($places) }: { $scores }.
explain-score = { $tool } { $n }
explain-nobody-leads = Noch hat niemand gegraben, also führt niemand.
explain-several-lead = { NAME($people) } führen gemeinsam: je { COUNT($points) }.
explain-leads = { $who } { PERSON($who) ->
    [you] führst
   *[other] führt
}: { COUNT($points) } durch { A($tools) }.
explain-you-have = Du hast { COUNT($points) }; zum Sieg { $left ->
    [one] fehlt dir 1
   *[other] fehlen dir { $left }
}.
explain-team-has = Dein Team hat { COUNT($points) }; zum Sieg { $left ->
    [one] fehlt ihm 1
   *[other] fehlen ihm { $left }
}.
explain-waiting = Das Spiel wartet auf { WHOM($who) }.
explain-asked = Die Frage an dich: { $question }
explain-turn = Du bist { IN($place) } dran, noch { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}. Jetzt kannst du: { $verbs }.
explain-turn-done = Du bist dran, und es bleibt nur, den Zug zu beenden.
explain-beaten = Du hast { COUNT($beatings) } und kannst weder herstellen noch graben: zuerst { $verb }.
explain-no-tool = Du hast kein Werkzeug. So kommst du zu einem: { $verbs }.
explain-tools = Du hast { A($tools) }, gut für { COUNT($points) }.
explain-safe = Soweit du wissen kannst, bricht im nächsten Zug niemand aus.

## Im Browser.

web-stakes = Was auf dem Spiel steht
web-stakes-gains = Zu gewinnen:
web-stakes-risks = Zu verlieren:
web-stakes-known = Bekannt:
web-threat-can-this = Kann in diesem Zug ausbrechen
web-threat-can-next = Kann im nächsten Zug ausbrechen
web-threat-could-this = Könnte in diesem Zug ausbrechen
web-threat-could-next = Könnte im nächsten Zug ausbrechen
web-rules-behind = Die Regeln dazu
web-hint-option = Wahl
web-hint-chance = Gewinnchance
