### La sala d’attesa: come la raggiungono i telefoni, le squadre, più persone su un dispositivo; e ciò che non va insieme.

web-team-about = Fino all’inizio della partita puoi cambiare squadra: un posto libero o un bot ti fa spazio.
web-team-change = Nella squadra { $side }
web-team-change-for = { $name }: nella squadra { $side }
web-team-full = Nella squadra { $side } ci sono solo persone. Prima qualcuno deve cambiare.
web-team-seat = Posto { $n }, squadra { $side }
room-team-full = Nella squadra { $team } ci sono solo persone: fanno spazio soltanto un posto libero o un bot. Prima qualcuno deve cambiare.

web-beside-name = Nome dell’altra persona
web-beside-name-at = Nome della persona al posto { $n }
web-beside-seat = Il suo posto
web-beside-sit = Aggiungi questa persona
web-beside-rename = Nuovo nome di { $name }
web-wait-new-name = Il tuo nuovo nome
web-wait-heir = Nome della persona che continua
web-wait-label = { $action }: { $name }

