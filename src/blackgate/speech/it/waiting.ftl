### La sala d’attesa: come la raggiungono i telefoni, le squadre, più persone su un dispositivo; e ciò che non va insieme.

web-net-closed = Solo questo computer può aprire il tavolo. I telefoni e gli altri computer non lo raggiungono ancora.
web-net-switch = Apri alla mia rete
web-net-switch-about = I telefoni e i computer sullo stesso Wi-Fi possono allora giocare, finché non chiudi l’accesso o fermi Blackgate. Verso Internet resta chiuso.
web-net-open = I telefoni sullo stesso Wi-Fi raggiungono il tavolo all’indirizzo { $address }.
web-net-stuck = Un telefono non ci riesce?
web-net-stuck-about = Deve essere sullo stesso Wi-Fi; le reti per ospiti spesso isolano i dispositivi. Il firewall di questo computer deve lasciar passare Blackgate (Python), e Blackgate non può verificarlo.
web-net-stuck-others = Altri indirizzi da provare: { $addresses }.
web-net-link-here = Link per questo computer
web-net-container = Blackgate gira in un container, i cui indirizzi non sono raggiungibili dai telefoni. Pubblica la sua porta e apri il tavolo all’indirizzo del computer.
web-net-proxy = Gli altri passano dal proxy davanti a questo server. Apri il tavolo al suo indirizzo e il codice apparirà qui.
web-net-no_address = Questo computer non è in nessuna rete locale che i telefoni possano condividere. Collegalo al tuo Wi-Fi e guarda di nuovo qui.
web-net-no_socket = Questo computer non può aprire un altro accesso alla rete.
web-net-elsewhere = L’indirizzo di questa pagina funziona su un solo computer. Aprila sul computer dove gira Blackgate per far entrare i telefoni.

web-team-about = Fino all’inizio della partita puoi cambiare squadra: un posto libero o un bot ti fa spazio.
web-team-change = Nella squadra { $side }
web-team-change-for = { $name }: nella squadra { $side }
web-team-full = Nella squadra { $side } ci sono solo persone. Prima qualcuno deve cambiare.
web-team-seat = Posto { $n }, squadra { $side }
room-team-full = Nella squadra { $team } ci sono solo persone: fanno spazio soltanto un posto libero o un bot. Prima qualcuno deve cambiare.

web-clash-with = Non insieme a: { $other }.
web-clash-players = Per giocare a squadre bisogna essere in { $numbers }.
web-clash-edition = Questa edizione si gioca senza espansioni.

web-beside-name = Nome dell’altra persona
web-beside-name-at = Nome della persona al posto { $n }
web-beside-seat = Il suo posto
web-beside-sit = Aggiungi questa persona
web-beside-rename = Nuovo nome di { $name }
web-wait-new-name = Il tuo nuovo nome
web-wait-heir = Nome della persona che continua
web-wait-label = { $action }: { $name }
