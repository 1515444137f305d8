### Warum am Tisch etwas abgelehnt wird, von den Spielregeln abgesehen.

room-not-missing = Eben war diese Person noch da. Nach anderthalb Minuten ohne ein Zeichen dürfen die anderen entscheiden.
room-has-time = Diese Person hat noch Zeit für eine Antwort. Ist sie abgelaufen, dürfen die anderen entscheiden.
room-nobody-agrees = Wer den Platz übernimmt, sieht seine Karten: Noch jemand muss zustimmen. Ein Bot kann weiterspielen.
room-prisoner-taken = Diese Häftlingstafel hat schon { NAME($who) }. Jede Tafel gehört nur einer Person: Nimm eine andere.
