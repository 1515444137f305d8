
### De client: grondslag

web-problem-conflict = Dat past niet bij hoe het er nu voor staat.
web-problem-forbidden = Dat mag jij hier niet doen.
web-problem-full = Alle plaatsen zijn bezet.
web-problem-invalid = De server begreep dat niet.
web-problem-stale = De tafel is al verder: kijk nog eens.
web-problem-too-fast = Te veel tegelijk: wacht even.
web-problem-unavailable = De server is nu niet bereikbaar. Er is niets veranderd.
web-problem-unknown = Die tafel bestaat niet.

web-closing-forbidden = Jouw sleutel opent hier niets meer: iemand anders heeft je plaats, of toekijken mag niet.
web-closing-unknown = Er is geen tafel met deze code.
web-closing-full = Deze tafel is vol.
web-closing-reload = Blackgate is vernieuwd: laad de pagina opnieuw.
web-closing-other = De verbinding is beëindigd. Laad de pagina opnieuw om terug te komen.

### De client: tafel

## De pagina.
web-table-page = Blackgate
web-table-page-asked = ● Jouw beurt – Blackgate
web-table-title = De tafel
web-table-setting-up = De tafel wordt klaargezet…
web-table-close = Sluiten
web-table-back = Terug

## Wie aan zet is, en wat er gevraagd wordt.
web-table-turn-of = Beurt van { $name }
web-table-waiting-for = Wachten op { $names }: { $what }
web-table-sealed = Je antwoord is verzegeld. Je kunt het nog veranderen.
web-table-reconnecting = De verbinding is weg. Nieuwe poging; er gaat niets verloren.
web-table-closed = De verbinding is beëindigd.
web-table-time-left = Resterende tijd: { $time }
web-table-round = Ronde { $n }
web-table-actions-left = { $n ->
    [one] nog 1 actie
   *[other] nog { $n } acties
}
web-table-not-your-turn = Niet jouw beurt. Druk op een actie voor uitleg.
web-table-what-short = Uitleg
web-table-title-asked = Wat er aan de hand is

web-table-about-turn = de beurt
web-table-about-go = waarheen te gaan
web-table-about-name = welk Werktuig te eisen
web-table-about-lay = welk Wapen neer te leggen
web-table-about-answer = een Afpersing
web-table-about-fight = een gevecht
web-table-about-selling = wat te verkopen
web-table-about-pay = waarmee te betalen
web-table-about-ingredient = welke kaart te gebruiken
web-table-about-discard = te veel kaarten op hand
web-table-about-target = wie het treft
web-table-about-place = naar welke Locatie te gaan
web-table-about-free = iets wat geen actie kost
web-table-about-pick = welke kaart te nemen
web-table-about-drop = welke kaart af te leggen
web-table-about-unless = een Wapen of een Aframmeling
web-table-about-recover = een kaart van de aflegstapel
web-table-about-bonus = het tweede effect van een Achtergrond
web-table-about-react = of iemand reageert
web-table-about-roll = gooien voor Michel(le)
web-table-about-lead = waar Michel(le) heen gaat
web-table-about-yield = de eis van Michel(le)
web-table-about-toll = welk Werktuig Michel(le) afpakt
web-table-about-prize = de prijs van een gevecht
web-table-about-help = een teamgenoot helpen
web-table-about-spoils = de buit van een gevecht
web-table-about-skill = een Talentfiche
web-table-about-opener = het Wapen dat een Knokpartij begint
web-table-about-brawl = een Knokpartij
web-table-about-mend = wat te genezen
web-table-about-report = of iemand het verklikt
web-table-about-freepass = ontkomen aan een straf
web-table-about-punish = een Straf
web-table-about-corrupt = de Gevangenisdirecteur verplaatsen
web-table-about-offer = een Ruil
web-table-about-fill = een Ruil

## Spelers.
web-table-players = Spelers
web-table-you = jij
web-table-bot = een bot speelt
web-table-away = weg
web-table-is-asked = moet nu antwoorden
web-table-points = Tunnelpunten
web-table-points-of = { $n } van { $target } tunnelpunten
web-table-cards-held = { $n ->
    [one] 1 kaart op hand
   *[other] { $n } kaarten op hand
}
web-table-cigarettes = { $n ->
    [one] 1 sigaret
   *[other] { $n } sigaretten
}
web-table-beatings = { $n ->
    [one] 1 Aframmeling
   *[other] { $n } Aframmelingen
}
web-table-holds = Heeft { $cards }
web-table-may-hold = Heeft misschien { $cards }
web-table-known = Wat je van de hand weet
web-table-known-note = Open genomen, getoond of gezien; de rest is verborgen.
web-table-tunnel = In de tunnel
web-table-side = Team { $side }
web-table-background = Achtergrond
web-table-background-hidden = Geheim totdat hij onthuld wordt.
web-table-background-secret = Geheim
web-table-background-open = Onthuld
web-table-gang-card = Bendekaart
web-table-act-on = { $name }: hier kun je iets doen
web-table-missed = Deze speler is weg. Wat nu?
web-table-vote-wait = Wachten
web-table-vote-bot = Een bot speelt verder
web-table-vote-open = Plaats vrijgeven
web-table-held-up = { $name } is weg.
web-table-decide = Beslissen
web-table-bot-plays = Een bot speelt voor je.
web-table-leave = Een bot laten spelen
web-table-return = Zelf verder spelen

## Het bord.
web-table-board = Bord
web-table-search-count = { $n ->
    [one] Zoeken: hier 1 kaart
   *[other] Zoeken: hier { $n } kaarten
}
web-table-search-here = Zoeken
web-table-reached-by = Te bereiken met een { $faces }
web-table-die = Dobbelsteen
web-table-no-die = Geen worp leidt hierheen.
web-table-possible-here = Hier mogelijk
web-table-forbidden-here = Hier niet
web-table-who-is-here = Wie is hier
web-table-go-here = Hierheen gaan
web-table-cautious-to = { $n ->
    [one] { $place } (1 actie)
   *[other] { $place } ({ $n } acties)
}
web-table-here = Hier
web-table-go-cautiously = { $n ->
    [one] Hierheen gaan (1 actie)
   *[other] Hierheen gaan ({ $n } acties)
}
web-table-duel = Gevecht
web-table-duel-about = Inzet: { $tool }
web-table-supply = Bendes en stapels
web-table-deck = { $n ->
    [one] Zoekstapel: 1 kaart
   *[other] Zoekstapel: { $n } kaarten
}
web-table-discard = { $n ->
    [one] Aflegstapel: 1 kaart
   *[other] Aflegstapel: { $n } kaarten
}
web-table-title-discard = Aflegstapel
web-table-gang-cost = Kost { $n } verschillende uit: { $accessories }
web-table-gang-needs = Om erbij te gaan betaal je { $n } verschillende van deze Accessoires:
web-table-on-top = bovenop

## De hand.
web-table-hand = Hand
web-table-hand-limit = { $n } kaarten; { $limit } mag aan het einde van de beurt
web-table-hand-empty = Geen kaarten op hand.
web-table-hand-hidden = { $n ->
    [one] 1 kaart, verborgen voor wie meekijkt.
   *[other] { $n } kaarten, verborgen voor wie meekijkt.
}
web-table-hide-hand = Verbergen
web-table-show-hand = Tonen
web-table-recipes = Recepten en prijzen
web-table-title-recipes = Recepten en prijzen
web-table-recipe = { $cards } → { $made }
web-table-deal = { $n ->
    [one] { $made } voor 1 sigaret
   *[other] { $made } voor { $n } sigaretten
}
web-table-craft-ready = { $made }: klaar
web-table-craft-missing = { $made }: je mist { $cards }
web-table-missing = Je mist: { $cards }
web-table-have-all = Je hebt alles.
web-table-digs = Graaft +{ $n }
web-table-sells = { $n ->
    [one] Verkoopt voor 1 sigaret
   *[other] Verkoopt voor { $n } sigaretten
}
web-table-you-hold = Je hebt er { $n }

## Acties.
web-table-actions = Acties
web-table-undo = Terugnemen
web-table-verb-ability = Bendekaart
web-table-verb-reveal = Achtergrond onthullen
web-table-verb-spy = Bespioneren
web-table-why-not = Nu niet mogelijk: waarom?
web-table-why-title = { $verb }: waarom niet?
web-table-asking = Navraag…
web-table-possible = Dat kan nu.
web-table-all-rules = Alle regels
web-table-title-warned = Weet je het zeker?
web-table-warned-yes = Toch doen
web-table-give = { $tool } afgeven
web-table-not-held = Die heb je niet; alleen jij weet dat.
web-table-weapons-held = { $n ->
    [one] Je hebt 1 Wapen.
   *[other] Je hebt { $n } Wapens.
}
web-table-only-you = De anderen zien alleen je antwoord, niet wat je had kunnen antwoorden.
web-table-hint = Hint
web-table-title-hint = Hint
web-table-thinking = Denkt na…
web-table-advice = Een Meesterbrein zou kiezen: { $option }
web-table-advice-late = De tafel is al verder: vraag opnieuw.

## Vaste opdrachten.
web-table-orders = Vaste opdrachten
web-table-title-orders = Vaste opdrachten
web-table-orders-note = Wat er voor je geantwoord wordt zonder dat je iets gevraagd wordt. Niemand ziet het, en het werkt ook als je weg bent.
web-table-orders-clear = Mij altijd vragen
web-table-order-answer = Als iemand mij afperst
web-table-order-fight = In een gevecht hooguit spelen
web-table-order-react = Mijn Achtergrond, buiten mijn beurt
web-table-order-brawl = Een Wapen of een Aframmeling
web-table-order-report = Verklikken bij de Gevangenisdirecteur
web-table-order-freepass = Mijn Corruptiefiche, als ik verklikt ben
web-table-order-punish = Anderen straffen
web-table-order-corrupt = De Gevangenisdirecteur verplaatsen
web-table-order-yield = Als Michel(le) een Werktuig wil
web-table-order-roll = Gooien voor Michel(le)
web-table-order-help = Teamgenoten helpen in gevechten
web-table-order-to-ask = Mij vragen
web-table-order-to-always = Altijd
web-table-order-to-never = Nooit
web-table-order-to-leader = Alleen tegen wie voorstaat
web-table-order-to-about_leader = Mij vragen over wie voorstaat
web-table-order-to-reveal = Bij de eerste kans onthullen
web-table-order-to-use = Gebruiken
web-table-order-to-give = Afgeven
web-table-order-to-refuse = Weigeren en vechten
web-table-order-to-lowest = Het goedkoopste geven
web-table-order-to-weapon = Een Wapen
web-table-order-to-beating = De Aframmeling
web-table-order-weapons = { $n ->
    [one] 1 Wapen
   *[other] { $n } Wapens
}
web-table-order-unless-winning = Mij toch vragen als iemand deze beurt kan winnen

## Logboek en chat.
web-table-log = Log
web-table-log-empty = Er is nog niets gebeurd.
web-table-earlier = Eerdere beurten
web-table-filter = Tonen
web-table-filter-all = Alles
web-table-filter-mine = Van mij
web-table-filter-fights = Gevechten
web-table-filter-dig = Tunnels
web-table-log-rules = De regels achter elke regel tekst noemen
web-table-look-at = { $card } bekijken
web-table-chat = Chat
web-table-say = Zeg iets
web-table-mute = Dempen
web-table-mute-all = Iedereen dempen
web-table-mute-note = Alleen jij weet wie je dempt.
web-table-muted = { $n ->
    [one] 1 bericht gedempt
   *[other] { $n } berichten gedempt
}
web-table-onlooker = kijkt toe
web-table-chat-apart = Zolang het spel loopt, lezen alleen toeschouwers dit.
web-table-unread = { $n ->
    [one] 1 nieuw bericht
   *[other] { $n } nieuwe berichten
}
web-table-channel = Wie het leest
web-table-channel-table = Tafel
web-table-channel-team = Team { $side }
web-table-say-team = Alleen aan team { $side }
web-table-readers-table = Iedereen leest dit.
web-table-readers-team = Alleen team { $side } leest dit: jij en { $names }.
web-table-readers-nobody = Niemand anders leest dit: je speelt met bots.
web-table-to-team = aan team { $side }
web-table-phrases = Zinnen
web-table-phrase-hello = Hallo!
web-table-phrase-good-luck = Succes en veel plezier!
web-table-phrase-well-played = Goed gespeeld!
web-table-phrase-thanks = Dank je!
web-table-phrase-sorry = Sorry!
web-table-phrase-oops = Oeps.
web-table-phrase-nice-dig = Wat een tunnel!
web-table-phrase-hurry = Wie is er aan de beurt?
web-table-phrase-thinking = Even denken…
web-table-phrase-back-soon = Zo terug.
web-table-phrase-truce = Wapenstilstand?
web-table-phrase-revenge = Daar krijg je spijt van!
web-table-phrase-good-game = Mooi spel!
web-table-dock = Wat je ziet

## Hulp, instellingen en de opdrachtregel.
web-table-help = Hulp en instellingen
web-notify-title = Zeg het als ik aan de beurt ben
web-table-title-help = Hulp en instellingen
web-table-help-goal = Je zit in de gevangenis en graaft een tunnel. Wie als eerste genoeg tunnelpunten heeft, is vrij en wint: zoek, knutsel of koop Werktuigen of pers ze af, ga naar het Cellenblok, en graaf.
web-table-help-turn = In je beurt heb je twee acties. Wat je kunt doen licht blauwgroen op, onderaan en op de Locatie waar je bent.
web-table-help-grey = Druk op iets grijs om te zien waarom het niet kan, en wat zou helpen.
web-table-settings = Instellingen
web-table-language = Taal
web-table-motion = Beweging
web-table-motion-auto = Zoals het apparaat
web-table-motion-full = Volledig
web-table-motion-less = Minder
web-table-speed = Snelheid van de beweging
web-table-volume = Geluid
web-table-volume-off = Uit
web-table-volume-soft = Zacht
web-table-volume-full = Vol
web-table-single-keys = Losse toetsen zijn sneltoetsen
web-table-keys = Toetsen
web-table-key-options = een actie of optie kiezen met haar nummer
web-table-key-arrows = langs tegels, kaarten, spelers en acties lopen
web-table-key-undo = terugnemen
web-table-key-end = de beurt beëindigen
web-table-key-skip = beweging en de beurten van bots overslaan
web-table-key-hand = naar de hand
web-table-key-actions = naar de acties
web-table-key-board = naar het bord
web-table-key-log = naar het log
web-table-key-chat = naar de chat
web-table-key-command = opdrachtregel
web-table-key-help = deze hulp
web-table-key-close = sluiten, terug
web-table-command = Opdracht
web-table-command-example = hand, board, who 2, log 5, why craft, dig spoon
web-table-command-help = hand: je kaarten. board: wie is waar. who 2: een speler. log 5: de laatste regels. why craft: waarom niet. options: wat je kunt kiezen. undo. Of een nummer, of de woorden van een optie.
web-table-command-who = Wie? Bijvoorbeeld: who 2
web-table-command-why = Waarom wat? Bijvoorbeeld: why craft
web-table-command-done = Gedaan.
web-table-command-chose = Gekozen: { $option }
web-table-command-warned = { $option }? { $warning } Typ yes om het toch te doen.
web-table-command-several = Dat kan zijn: { $options }
web-table-command-unknown = Niet begrepen. Typ help.

### De client: pagina’s

## Elke pagina.

web-page-skip = Naar de inhoud
web-page-home = Blackgate, naar de startpagina
web-page-more = Meer
web-page-language = Taal
web-page-theme = Kleuren
web-page-theme-auto = Zoals het apparaat
web-page-theme-night = Nacht
web-page-theme-plan = Papier
web-page-loading = Een ogenblik …
web-page-unofficial = Een onofficiële digitale editie, met eigen tekeningen.

## De startpagina.

web-start-line = Graaf je vrij, vóór de anderen.
web-start-about = Verzamel, knutsel, koop en verkoop Werktuigen achter de tralies, of pers ze af. De eerste tunnel die lang genoeg is, wint. Voor 2 tot 6 spelers, op telefoon, computer en tv.
web-start-play = Nu spelen
web-start-dealing = Delen …
web-start-play-about = Jij en drie bots, het basisspel, meteen. Geen account, niets te installeren.
web-start-play-first = Je eerste spel: jij en drie Groentjes, en een gids die zegt wat je kunt doen en waarom. Geen account, niets te installeren.
web-start-guided = Met de gids spelen
web-start-new = Nieuwe tafel
web-start-guest = Gast
web-start-code = Code of link van een tafel
web-start-join = Meedoen
web-start-mine = Jouw tafels
web-start-others = Open tafels
web-start-back = Terug naar { $table }
web-start-back-asked = Jouw beurt aan { $table }
web-start-asked = Jouw beurt
web-start-nobody = Er is nog niemand.
web-start-phase-open = { $taken } van { $players } plaatsen bezet
web-start-phase-playing = Bezig
web-start-phase-over = Afgelopen
web-start-phase-closed = Gesloten
web-start-learn = Het hele spel in zes korte lessen.
web-start-rules = Alle regels en uitspraken, om op te zoeken.
web-start-cards = Alle kaarten, en wat ze doen.
web-start-records = Loop door het verslag van een spel.

## Een nieuwe tafel.

web-bot-random = Toeval: speelt zomaar wat
web-bot-rookie = 1 Groentje: vergeet en vergist zich
web-bot-jailbird = 2 Bajesklant: vergeet kleinigheden
web-bot-schemer = 3 Intrigant: onthoudt alles
web-bot-fixer = 4 Regelaar: denkt één zet vooruit
web-bot-kingpin = 5 Kopstuk: denkt enkele zetten vooruit
web-bot-mastermind-1s = 6 Meesterbrein: denkt 1 s na
web-bot-mastermind-5s = 6 Meesterbrein: denkt 5 s na

web-clock-none = Geen
web-clock-none-about = Iedereen denkt zo lang na als nodig.
web-clock-calm = 45 minuten
web-clock-calm-about = Ieder heeft 45 minuten, en 20 seconden extra per beurt. Als iemand je aanvalt, komt die tijd erbij.
web-clock-fast = 15 minuten
web-clock-fast-about = Ieder heeft 15 minuten, en 10 seconden extra per beurt. Als iemand je aanvalt, komt die tijd erbij.
web-clock-day = 1 dag per beslissing
web-clock-day-about = Voor een spel van enkele dagen: 24 uur per beslissing.
web-clock-days = 3 dagen per beslissing
web-clock-days-about = Voor een spel van enkele weken: 72 uur per beslissing.

web-chat-all = Alles
web-chat-phrases = Alleen vaste zinnen
web-chat-off = Geen chat

## Meedoen, en de wachtkamer.

web-join-title = Aan een tafel meedoen
web-join-invited = { $name } nodigt je uit aan tafel { $code }.
web-join-table = Tafel { $code }
web-join-name = Je naam
web-join-seat = Je plaats
web-join-sit = Gaan zitten
web-join-watch = Alleen toekijken
web-join-full = Alle plaatsen zijn bezet.

web-wait-seat = Plaats { $n }
web-wait-free = vrij
web-wait-vacant = Er is een plaats vrij: speel verder
web-wait-link = Link
web-wait-copy = Kopiëren
web-wait-copied = Gekopieerd
web-wait-qr = QR-code met de link naar deze tafel

## Het grote scherm.

web-screen-title = De tafel
web-screen-how = Pak je telefoon, scan de code, ga zitten.
web-screen-watch = Toekijken, of terug naar je plaats:

## Na het spel.

web-over-you = Je bent ontsnapt!
web-over-won = { $n ->
    [one] { $names } is ontsnapt!
   *[other] { $names } zijn ontsnapt!
}
web-over-draw = Niemand is ontsnapt.
web-over-rounds = { $rounds ->
    [one] 1 ronde
   *[other] { $rounds } ronden
}, { $decisions } beslissingen.
web-over-rematch = Nog een keer
web-over-rematch-join = Naar het volgende spel
web-over-rematch-watch = Het volgende spel bekijken
web-over-replay = Terugkijken
web-over-look = De tafel bekijken
web-over-back = Terug naar de uitslag
web-over-tunnels = De tunnels
web-over-winner = winnaar
web-over-points = Tunnelpunten
web-over-promise = De belofte

## Verslagen die iemand aanlevert.

web-records-title = Een spel terugkijken

## Regels en kaarten.

web-rules-title = Regels
web-rules-primer = Het spel op één pagina
web-rules-reference = Alle regels
web-rules-about = Elke regel in onze eigen woorden, met de boekjes waarin hij staat; waar die zwijgen of elkaar tegenspreken, onze uitspraak en de reden.
web-rules-search = Zoek woorden of een nummer
web-rules-found = { $n ->
    [one] 1 regel
   *[other] { $n } regels
}
web-rules-chapters = Hoofdstukken
web-rules-rulings = Uitspraken: { $chapter }
web-rules-ruling = Een uitspraak van ons
web-source-000 = Engels boekje
web-source-001 = Italiaans boekje
web-source-002 = Engels prototype
web-source-003 = Tunnelvisie
web-source-public = recensies en afleiding
web-source-004 = Frans prototype

web-cards-title = Kaarten
web-provenance = Hoe we het weten

## Leren.

web-learn-title = Leer het spel
web-learn-about = Je zit in de gevangenis, en de anderen ook. Jullie graven allemaal, en de eerste tunnel die lang genoeg is, leidt naar buiten. Zes korte lessen aan de echte tafel laten zien hoe; elke les duurt twee of drie minuten.
web-learn-progress = { $n } van { $all } gedaan
web-learn-done = Gedaan
web-learn-begin = Beginnen
web-learn-again = Nog een keer
web-learn-try = Oefenen
web-learn-try-about = Na de lessen, of in plaats daarvan: een spel tegen drie Groentjes. Vraag een hint wanneer je maar wilt.

## Lessen: de gids aan tafel, en wat hij zegt.

web-guide-label = Gids
web-guide-lesson = Les { $n }: { $name }
web-guide-step = Stap { $n } van { $all }
web-guide-finished = Les klaar
web-guide-strayed = Dat kan ook. Dit is waar de les over gaat; lukt het niet meer, begin dan opnieuw.
web-guide-restart = Opnieuw beginnen
web-guide-fold = Gids inklappen
web-guide-unfold = Gids tonen
web-guide-show = Gids tonen
web-guide-all = Alle lessen
web-guide-next = Volgende: { $name }
web-guide-play = Speel nu tegen drie bots

## Wat er niet is.

web-lost-home = Naar de startpagina
web-lost-reload = Opnieuw laden
web-renew-later = Later
web-lost-nowhere = Achter deze deur is niets
web-lost-nowhere-about = Het adres leidt nergens heen.
web-lost-no_room = Die tafel bestaat niet
web-lost-no_room-about = Kijk nog eens naar de code: die heeft zes letters en cijfers.
web-lost-no_entry = Je kunt hier niet naar binnen
web-lost-no_entry-about = Aan deze tafel mag niemand toekijken, of je plaats is aan iemand anders gegeven.
web-lost-closed = Deze tafel is gesloten
web-lost-closed-about = De host heeft hem beëindigd.
web-lost-renewed = Er is een nieuwere Blackgate
web-lost-renewed-about = Deze pagina is ouder dan de server. Opnieuw geladen gaat ze verder waar je was.
web-lost-lost = De verbinding is weg
web-lost-lost-about = Er is niets verloren: je plaats blijft voor je bewaard.
web-lost-no_replay = Hier valt niets terug te kijken
web-lost-no_replay-about = Alleen afgelopen spellen kun je terugkijken.
web-lost-no_record = Dat verslag is hier niet
web-lost-no_record-about = De server heeft het niet, of kan het niet meer afspelen. Open het bestand nog een keer.

### De client: meer mensen aan één apparaat

web-curtain-pass = Geef het apparaat aan { $name }
web-curtain-who = Wie kijkt er nu?
web-curtain-about = Alle anderen: kijk weg.
web-curtain-me = Ik ben { $name }
web-curtain-give = Apparaat doorgeven
web-curtain-meanwhile = Ondertussen
web-wait-beside = Nog iemand aan dit apparaat
web-wait-beside-about = Jullie geven het apparaat door. Voordat iemands kaarten te zien zijn, valt er een gordijn.
web-wait-here-beside = aan dit apparaat

web-prisoner-choose = Kies je gevangene
web-prisoner-choose-for = Kies een gevangene voor { $name }
web-prisoner-of = Gevangene
web-prisoner-about = Gevangenen hebben geen krachten. Een bord heeft twee kanten en één eigenaar: neem je de ene kant, dan heeft niemand de andere. Bots nemen wat overblijft.
web-prisoner-taken = { $name } heeft dit bord
web-prisoner-yours = jouw gevangene
web-prisoner-any = Een die overblijft
web-prisoner-board = { $name } en { $other }, één bord

## Eigen dozen, buiten de werkplaats.
web-box-title = Kaartenwerkplaats
web-box-about = Staat er in jouw doos iets anders? Verander het hier: een getal, een naam, wat een kaart doet. De tekst volgt in alle zes talen, en je kunt er meteen mee spelen.
web-box-start = Laat de kaarten zeggen wat op de jouwe staat.
web-box-differences = { $n ->
    [0] Zoals in de editie
    [one] 1 verschil
   *[other] { $n } verschillen
}
web-box-file = Of schrijf zelf een bestand
web-box-change = Veranderen
web-box-own = Kaarten
web-box-own-none = Zoals in de editie
web-box-here = Deze tafel speelt met een eigen doos
web-box-with = Met de doos ‘{ $name }’
web-box-here-open = In de werkplaats openen
web-traces-removed = Deze regel is verwijderd.
web-me-title = Jij, op dit apparaat
