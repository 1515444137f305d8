### Ritmo, pausa e orologi, e il menu di un tavolo.

game-paused = La partita è in pausa.
game-resumed = La partita riprende.
game-resigned = La partita viene abbandonata.

## Il ritmo dei bot.

web-pace = Ritmo dei bot
web-pace-relaxed = Tranquillo
web-pace-normal = Normale
web-pace-fast = Veloce
web-pace-instant = Immediato
web-pace-thinkers = I bot con un tempo per pensare se lo prendono comunque.
web-pace-skip = Salta
web-pace-skip-about = Far giocare subito i bot, fino alla prossima domanda

## Il menu di un tavolo.

web-table-key-menu = menu
web-table-title-menu = Menu
web-menu-table = Questo tavolo
web-menu-elsewhere = Altrove
web-menu-away = Smettere di giocare
web-menu-home = Pagina iniziale
web-menu-copy = Copia il link
web-menu-pause = Pausa
web-menu-pause-about = Orologi e bot si fermano.
web-menu-resume = Riprendi
web-menu-together = Devono essere tutti d’accordo.
web-menu-leave = Lascia il tavolo
web-menu-leave-about = Un bot gioca al tuo posto finché non torni.
web-menu-leave-alone-about = La partita ti aspetta sotto «I tuoi tavoli».
web-menu-resign = Abbandona
web-menu-resign-about = La partita finisce senza vincitori.
web-menu-resign-sure = Abbandonare definitivamente la partita?
web-menu-report = Segnala un problema
web-table-title-report = Segnala un problema
web-menu-report-about = Copia questo testo e mandalo a chi gestisce questo server. Nulla viene inviato da solo. Mostra il tavolo come lo vedi tu, compresa la tua mano.
web-menu-report-text = Segnalazione

## Ciò che si decide insieme.

web-agree-pause = Richiesta di pausa: { $names }.
web-agree-resume = Richiesta di riprendere: { $names }.
web-agree-resign = Richiesta di abbandonare la partita: { $names }.
web-agree-yes = Accetta
web-agree-no = Rifiuta
web-agree-waiting = Sei d’accordo. Manca ancora: { $names }.
web-agree-withdraw = Ritira
web-paused = La partita è in pausa.
web-paused-until = Riprende da sola: { $time }.

## Orologi.

web-clock-of = Tempo: { $time }
web-clock-grace = Tempo esaurito
web-clock-at-zero = Allo scadere del tempo: { $what }
web-clock-random = una scelta a caso
web-clock-late = Allo scadere del tempo
web-clock-live-late = Ancora dieci secondi per ogni decisione. Poi la partita risponde al tuo posto: passare, non giocare Armi, rifiutare, o una scelta a caso. Nessuno viene escluso.
web-clock-days-late = La partita risponde al tuo posto: passare, non giocare Armi, rifiutare, o una scelta a caso. Gli altri possono allora far giocare un bot. Nessuno viene escluso.

## Dopo l’abbandono.

web-lost-resigned = La partita è stata abbandonata
web-lost-resigned-about = Stavolta non è evaso nessuno.
