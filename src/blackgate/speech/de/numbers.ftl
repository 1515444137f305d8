### Nach einer Partie: ihre Zahlen und der Beweis ihres Zufalls.

web-over-numbers = Das Spiel in Zahlen
web-over-turns = Züge
web-over-dug = Werkzeuge im Tunnel
web-over-searched = Karten gezogen
web-over-crafted = Hergestellt
web-over-fights-won = Kämpfe gewonnen
web-over-fights-lost = Kämpfe verloren
web-over-stolen = Karten genommen
web-over-lost = Karten verloren
web-over-earned = Zigaretten bekommen
web-over-spent = Zigaretten ausgegeben
web-over-beaten = Abreibungen
web-over-healed = Geheilt
web-over-proof = Zufall, bewiesen
web-over-proof-about = Bevor die erste Karte verteilt wurde, hat sich der Server mit der Zahl unten auf allen Zufall dieses Spiels festgelegt. Die Aufzeichnung zeigt jetzt das Geheimnis dahinter, sodass alle prüfen können, dass jeder Wurf und jedes Mischen daraus folgt.
web-over-record = Aufzeichnung herunterladen
