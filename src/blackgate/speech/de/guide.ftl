### Die Begleitung durch eine erste Partie: warum man etwas tun könnte (guide-…), ihr Feld (web-first-…), und was beim
### ersten Mal erklärt wird (web-topic-…). Der Browser lädt diese Datei nur, wenn die Begleitung an ist.

## Warum man etwas tun könnte.

guide-other = Nach allem, was du siehst, ist das am besten.
guide-dig = { $points } mehr für deinen Tunnel: Dann hast du { $now } von den { $target } Punkten, die du brauchst.
guide-dig-wins = Damit ist dein Tunnel lang genug: Du brichst aus und gewinnst.
guide-tool = Gegraben wird mit Werkzeug: Dieses bringt { COUNT($points) }.
guide-weapon = Waffen gewinnen Kämpfe: Damit verteidigst du deine Werkzeuge oder holst dir die der anderen.
guide-search = Du ziehst { COUNT($cards) }: vielleicht Bauteile für ein Werkzeug, eine Waffe oder ein Accessoire. Einmal im Zug.
guide-move = Für eine Aktion bietet der Würfel zwei Orte an. Jeder Ort ist für etwas anderes gut.
guide-to-dig = { IN($place) } kannst du graben, und du hast ein Werkzeug.
guide-to-heal = { IN($place) } kannst du eine Abreibung loswerden.
guide-to-craft = Du hast, was ein Rezept braucht, und { IN($place) } kannst du es herstellen.
guide-to-buy = Deine Zigaretten reichen, um { IN($place) } etwas zu kaufen.
guide-to-steal = { IN($place) } kannst du einen Löffel nehmen, und auch mit Löffeln gräbt man.
guide-to-sell = { IN($place) } kannst du Karten für Zigaretten verkaufen und dafür Werkzeuge kaufen.
guide-to-search = Suchen bringt { IN($place) } { COUNT($cards) }.
guide-sell = Für Zigaretten gibt es Messer, Spitzhacken und Schaufeln: Verkauf, was du nicht brauchst.
guide-selling = Diese Karte bringt { COUNT($cigarettes) }.
guide-heal = Mit einer Abreibung kannst du nichts herstellen, mit zweien auch nicht graben.
guide-join = Eine Gangkarte gibt dir eine Fähigkeit, und sie zu nutzen kostet keine Aktion.
guide-play = Sie wirkt sofort; danach wird die Karte abgelegt.
guide-reveal = Ein Vorleben wirkt einmal und kostet keine Aktion.
guide-ability = Die Fähigkeit deiner Gang kostet keine Aktion.
guide-extort = Du forderst mit einer Waffe ein Werkzeug. Wer es nicht herausgibt, muss gegen dich kämpfen.
guide-name = Wenn es da ist, bekommst du es: weil es herausgegeben wird oder weil du den Kampf gewinnst.
guide-lay = Diese Waffe eröffnet die Erpressung. Sie wird auf jeden Fall abgelegt.
guide-give = Du verlierst das Werkzeug, aber es gibt keinen Kampf und keine Abreibung.
guide-refuse = Gewinn den Kampf, dann behältst du dein Werkzeug und nimmst eine Karte.
guide-refuse-unheld = Dieses Werkzeug hast du nicht, also gibt es einen Kampf. Gewinnst du ihn, nimmst du eine Karte.
guide-fight = Wer als Erstes keine Waffe spielt, verliert den Kampf und bekommt eine Abreibung.
guide-stop = Du verlierst den Kampf und bekommst eine Abreibung, gibst aber keine Waffe mehr dafür aus.
guide-pass = Du musst nicht alle Aktionen nutzen, und hier würde dir nichts viel helfen.
guide-pass-spent = Deine Aktionen sind verbraucht: Jetzt spielen die anderen.
guide-discard = Für das Ende des Zuges ist deine Hand zu voll. Diese Karte wird dir am wenigsten fehlen.

## Das Feld.

web-first-title = Begleitung
web-first-goal = Das Ziel: als Erstes { $target } Tunnelpunkte haben. Du hast { $points }.
web-first-try = Versuch das: { $option }
web-first-free = Wähle eine Antwort: Was leuchtet, ist jetzt möglich.
web-first-wait = { $name } ist am Zug. Du hast gerade nichts zu tun.
web-first-off = Ausschalten
web-first-off-long = Begleitung ausschalten
web-first-new = Neu
web-first-known = Verstanden
web-first-more = { $n ->
    [one] noch 1
   *[other] noch { $n }
}

## Was beim ersten Mal erklärt wird.

web-topic-search = Suchen
web-topic-search-text = Suchen bringt so viele Karten, wie der Ort zeigt, einmal im Zug. Aus Bauteilen werden Werkzeuge, Accessoires öffnen den Weg in eine Gang, und Waffen gewinnen Kämpfe.
web-topic-move = Sich bewegen
web-topic-move-text = Für eine Aktion nennt der Würfel zwei Orte, und du gehst an einen davon. Eine vorsichtige Bewegung braucht zwei Aktionen und keinen Würfel: Den Ort wählst du selbst.
web-topic-craft = Herstellen
web-topic-craft-text = Eine Kordel und eine Spitze ergeben eine Spitzhacke, eine Kordel und ein Behälter eine Schaufel, eine Kordel und eine Klinge zwei Messer. Im Zellentrakt, in den Duschen und mit einer Abreibung geht das nicht.
web-topic-dig = Graben
web-topic-dig-text = Im Zellentrakt wird ein Werkzeug aus der Hand Teil des Tunnels und bringt seine Punkte. Niemand kann sie einem wieder nehmen.
web-topic-extortion = Erpressung
web-topic-extortion-text = Mit einer Waffe darfst du einmal im Zug von jemandem an deinem Ort ein Werkzeug fordern. Es wird herausgegeben, oder es gibt einen Kampf.
web-topic-fight = Ein Kampf
web-topic-fight-text = Beide spielen abwechselnd Waffen, zuerst die angegriffene Seite; wer aufhört, verliert und bekommt eine Abreibung. Gewinnt der Angriff und ist das Werkzeug da, wechselt es den Besitzer; sonst nimmt die Siegerseite eine zufällige Karte.
web-topic-beating = Eine Abreibung
web-topic-beating-text = Mit einer Abreibung kannst du nichts herstellen, mit zweien auch nicht graben. In der Krankenstation heilst du eine für eine Aktion.
web-topic-gang = Eine Gang
web-topic-gang-text = Für verschiedene Accessoires einer Gang gibt es ihre oberste Karte, und damit eine Fähigkeit, die keine Aktion kostet. Du kannst nur in einer Gang sein: Eine neue Karte ersetzt die alte.
web-topic-card = Eine Aktionskarte
web-topic-card-text = Sie zu spielen kostet eine Aktion: Sie wirkt und wird dann abgelegt. Drücke auf eine Karte deiner Hand, um zu lesen, was sie tut.
web-topic-background = Ein Vorleben
web-topic-background-text = Alle haben ein geheimes Vorleben, das sich einmal aufdecken lässt, zu dem Zeitpunkt, den es nennt, und ohne Aktion. In der Gang, die es nennt, hat es eine zweite Wirkung.
web-topic-cigarettes = Zigaretten
web-topic-cigarettes-text = Im Hof verkaufst du Karten für Zigaretten. Dort kaufst du damit auch Messer, Spitzhacken und Schaufeln.
web-topic-rare = Eine Rarität
web-topic-rare-text = Eine Rarität ist viele Zigaretten wert. Behalte sie, bis du sie im Hof verkaufen kannst.
web-topic-hand = Eine volle Hand
web-topic-hand-text = Am Ende deines Zuges darfst du höchstens { $limit } Karten haben, und du wählst, welche du ablegst. Besser, du stellst vorher etwas her, verkaufst oder gräbst.
web-topic-solitary = Einzelhaft
web-topic-solitary-text = Wer dort den Zug beginnt, hat eine Aktion und kann weder suchen noch herstellen noch erpressen. Eine Bewegung führt wieder hinaus.
