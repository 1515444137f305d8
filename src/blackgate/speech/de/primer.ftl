### Das Spiel auf einer Seite, am Anfang der Regeln. Jeder Absatz nennt seine Regeln (web/src/pages/rules/primer.ts). Der
### Browser lädt diese Datei mit der Seite.

web-primer-more = Zum Nachschlagen

web-primer-goal = Das Ziel
web-primer-goal-text = Du sitzt im Gefängnis und gräbst. Wer als Erstes genug Tunnelpunkte hat, bricht aus und gewinnt: 12 zu zweit oder zu dritt, 10 zu viert, 8 zu fünft oder zu sechst.

web-primer-turn = Dein Zug
web-primer-turn-text = Du darfst zwei Aktionen ausführen, auch zweimal die gleiche; nur Suchen und Erpressen gehen einmal im Zug. Die Fähigkeit deiner Gang und dein Vorleben kosten keine Aktion. Am Ende deines Zuges behältst du höchstens 10 Karten.

web-primer-move = Von Ort zu Ort
web-primer-move-text = Eine einfache Bewegung kostet eine Aktion: Der Würfel nennt zwei Orte, und du gehst an einen davon; bleiben, wo du bist, kannst du nicht. Eine vorsichtige Bewegung kostet zwei Aktionen und braucht keinen Würfel: Den Ort wählst du.

web-primer-actions = Die Aktionen
web-primer-search-text = Zieh so viele Karten, wie dein Ort zeigt.
web-primer-craft-text = Kordel und Spitze ergeben eine Spitzhacke, Kordel und Behälter eine Schaufel, Kordel und Klinge zwei Messer. Nicht im Zellentrakt und nicht in den Duschen.
web-primer-steal-text = In der Kantine: Nimm einen Löffel.
web-primer-dig-text = Im Zellentrakt: Leg ein Werkzeug aus deiner Hand neben deine Häftlingstafel und nimm seine Punkte.
web-primer-sell-text = Im Hof: Leg Karten ab und bekomm Zigaretten dafür.
web-primer-buy-text = Auch im Hof: ein Messer für 2, zwei Messer für 5, eine Spitzhacke für 6 oder eine Schaufel für 8 Zigaretten.
web-primer-heal-text = In der Krankenstation: Entfern eine Abreibung.
web-primer-join-text = Leg zwei verschiedene Accessoires einer Gang ab (bei Triade und Queers drei beliebige verschiedene) und nimm ihre oberste Karte.
web-primer-play-text = Zeig eine Aktionskarte, führ sie aus und leg sie ab.

web-primer-fight = Erpressung und Kampf
web-primer-fight-text = Mit einer Waffe forderst du ein Werkzeug von jemandem an deinem Ort: Nenn es und leg die Waffe aus. Wer das Werkzeug hat, darf es herausgeben; sonst kämpft ihr. Die angegriffene Seite beginnt, und ihr legt abwechselnd Waffen aus. Wer zuerst keine auslegt, verliert und bekommt eine Abreibung.
web-primer-spoils = Gewinnt der Angriff und ist das Werkzeug da, geht es an die angreifende Seite. In jedem anderen Fall zieht, wer gewinnt, eine zufällige Karte aus der Hand der Gegenseite. Alle ausgelegten Waffen werden abgelegt.

web-primer-beating = Was dich aufhält
web-primer-beating-text = Mit einer Abreibung kannst du nichts herstellen, mit zweien auch nicht graben; mehr als zwei gibt es nie. Beginnst du deinen Zug in der Einzelhaft, hast du eine Aktion und kannst weder suchen noch erpressen noch herstellen.

web-primer-win = Der Weg hinaus
web-primer-win-text = Sobald dein Tunnel lang genug ist, endet die Partie: Du gewinnst, und alle anderen verlieren, wie lang ihre Tunnel auch sind.
