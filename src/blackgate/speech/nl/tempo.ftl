### Tempo, pauze en klokken, en het menu van een tafel.

game-paused = Het spel is gepauzeerd.
game-resumed = Het spel gaat verder.
game-resigned = Het spel wordt opgegeven.

## Het tempo van de bots.

web-pace = Tempo van de bots
web-pace-relaxed = Rustig
web-pace-normal = Normaal
web-pace-fast = Snel
web-pace-instant = Meteen
web-pace-thinkers = Bots met bedenktijd gebruiken die nog steeds.
web-pace-skip = Overslaan
web-pace-skip-about = De bots meteen laten doorspelen, tot iemand iets gevraagd wordt

## Het menu van een tafel.

web-table-key-menu = menu
web-table-title-menu = Menu
web-menu-table = Deze tafel
web-menu-elsewhere = Elders
web-menu-away = Stoppen met spelen
web-menu-home = Startpagina
web-menu-copy = Link kopiëren
web-menu-pause = Pauze
web-menu-pause-about = Klokken en bots staan stil.
web-menu-resume = Verder
web-menu-together = Iedereen moet het ermee eens zijn.
web-menu-leave = De tafel verlaten
web-menu-leave-about = Een bot speelt voor je tot je terugkomt.
web-menu-leave-alone-about = Het spel wacht op je onder ‘Jouw tafels’.
web-menu-resign = Opgeven
web-menu-resign-about = Het spel eindigt zonder winnaar.
web-menu-resign-sure = Het spel definitief opgeven?
web-menu-report = Een probleem melden
web-table-title-report = Een probleem melden
web-menu-report-about = Kopieer deze tekst en stuur hem naar wie deze server beheert. Er wordt niets vanzelf verstuurd. Hij toont de tafel zoals jij die ziet, ook je hand.
web-menu-report-text = Melding

## Wat iedereen samen beslist.

web-agree-pause = Verzoek om een pauze: { $names }.
web-agree-resume = Verzoek om verder te spelen: { $names }.
web-agree-resign = Verzoek om het spel op te geven: { $names }.
web-agree-yes = Akkoord
web-agree-no = Afwijzen
web-agree-waiting = Je gaat akkoord. Nog nodig: { $names }.
web-agree-withdraw = Intrekken
web-paused = Het spel is gepauzeerd.
web-paused-until = Het gaat vanzelf verder: { $time }.

## Klokken.

web-clock-of = Tijd: { $time }
web-clock-grace = Tijd verbruikt
web-clock-at-zero = Als de tijd om is: { $what }
web-clock-random = een willekeurige keuze
web-clock-late = Als de tijd om is
web-clock-live-late = Nog tien seconden per beslissing. Daarna antwoordt het spel voor je: passen, geen Wapen spelen, weigeren of een willekeurige keuze. Niemand wordt verwijderd.
web-clock-days-late = Het spel antwoordt voor je: passen, geen Wapen spelen, weigeren of een willekeurige keuze. De anderen mogen dan een bot laten doorspelen. Niemand wordt verwijderd.

## Na het opgeven.

web-lost-resigned = Het spel is opgegeven
web-lost-resigned-about = Deze keer is niemand ontsnapt.
