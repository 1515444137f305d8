### The card workshop and tables with a box of their own.

web-box-title = Kaartenwerkplaats
web-box-about = Staat er in jouw doos iets anders? Verander het hier: een getal, een naam, wat een kaart doet. De tekst volgt in alle zes talen, en je kunt er meteen mee spelen.
web-box-start = Laat de kaarten zeggen wat op de jouwe staat.
web-box-contents = Wat er in de doos zit
web-box-box = Jouw doos
web-box-unnamed = Mijn doos
web-box-name = Naam van de doos
web-box-only-changed = Alleen wat anders is
web-box-choose = Kies links iets en verander het hier.
web-box-to-list = ← Alles in de doos
web-box-add = Iets nieuws toevoegen
web-box-new-card = Nieuwe kaart
web-box-new-gang_card = Nieuwe Bendekaart
web-box-new-background = Nieuwe Achtergrond
web-box-new-recipe = Nieuw recept
web-box-new-deal = Nieuwe prijs
web-box-new-gang = Nieuwe bende
web-box-new-trauma = Nieuw Trauma
web-box-new-michel_card = Nieuwe kaart van Michel(le)
web-box-michel-card = Kaart { $name }
web-box-changed = veranderd
web-box-added = nieuw
web-box-removed = weggehaald
web-box-removed-about = Dit zit niet in jouw doos. ‘Zoals in de editie’ legt het terug.
web-box-wrong = klopt niet
web-box-undo = Zoals in de editie
web-box-remove = Eruit halen
web-box-drop = Verwijderen
web-box-preview = Zo komt het eruit te zien
web-box-languages = In alle zes talen
web-box-other-languages = In andere talen
web-box-rare = Meer
web-box-add-effect = Effect toevoegen
web-box-more-cards = Kaart toevoegen
web-box-less = Weghalen: { $what }
web-box-earlier = Effect { $n } naar boven
web-box-save = Bestand opslaan
web-box-load = Bestand laden
web-box-link = Link kopiëren
web-box-table = Tafel openen
web-box-sound = Alles klopt.
web-box-differences = { $n ->
    [0] Zoals in de editie
    [one] 1 verschil
   *[other] { $n } verschillen
}
web-box-problems = { $n ->
    [one] 1 ding klopt niet
   *[other] { $n } dingen kloppen niet
}
web-box-checking = Wordt gecontroleerd …
web-box-clash = Dit past niet:
web-box-right-die = Elk resultaat van de dobbelsteen leidt naar precies twee Locaties: de 1 naar het Cellenblok en de Kantine, met teams 1, 2 en 3 naar beide Blokken. Geen enkel leidt naar de Isoleercel of naar een Locatie naast het bord.
web-box-right-search = Het Cellenblok toont 1 en de Kantine 2, zoals gedrukt.
web-box-right-kind = Een kaart kan alleen gelden als een andere kaart van dezelfde klasse.
web-box-right-accessories = Een Bende neemt alleen Accessoires aan.
web-box-right-do = Deze effecten passen niet bij dit moment of niet bij elkaar: een prijs komt eerst, en er moet iemand gekozen zijn voordat die iets overkomt.
web-box-right-mods = Blijvende veranderingen vragen om het moment ‘altijd’, zonder effecten.
web-box-right-verb = Alleen het moment na een actie noemt acties.
web-box-right-limit = Dit zou eindeloos kunnen worden gebruikt: beperk het tot één keer per beurt, of geef het een prijs.
web-box-right-tools = Hier kunnen alleen Werktuigen staan, en een Mes heeft er minstens één nodig.
web-box-right-needs = Noem één tot vier kaarten.
web-box-right-sides = Een bord heeft twee kanten met verschillende namen.
web-box-right-start = Michel(le) begint op een Locatie waar een resultaat van de dobbelsteen naartoe leidt.
web-box-right-to = Alleen de eigenaar gaat naar een willekeurige Locatie; noem voor anderen de Locatie.
web-box-right-deck = De open stapels bevatten precies hun eigen kaarten, en elke kaart heeft maar één kant.
web-box-right-forbids = Een Trauma moet iets wegnemen of verbieden.
web-box-right-name = Eén regel gewone tekst, zonder < > { "{" } { "}" } en zulke tekens.
web-box-right-background = Er moet er minstens één per persoon zijn.
web-box-right-card = Er zijn in totaal te veel exemplaren.
web-box-caution = Ongewoon, maar mogelijk:
web-box-usual-die = Een Locatie hoort meestal bij twee of drie resultaten van de dobbelsteen, het Cellenblok bij 1, 2 en 3.
web-box-usual-search = Zoekwaarden lopen meestal van 1 tot 3.
web-box-usual-tunnel = Een Lepel is meestal minder waard dan een Houweel, een Houweel minder dan een Schep, en een Schep minder dan twee Houwelen.
web-box-usual-name = Iets anders heet ook zo; waar alleen de naam staat, kan dat andere bedoeld zijn.
web-box-missing = Dit ontbreekt nog.
web-box-english = Een Engelse naam is ook nodig.
web-box-most = Hooguit { $n } hiervan.
web-box-range = Een geheel getal van { $least } tot { $most }.
web-box-whole = Een geheel getal, minstens { $least }.
web-box-long = Hooguit { $n } tekens.
web-box-refused = Dit is geen doos die hier geopend kan worden. De jouwe is zoals ze was.
web-box-loaded = ‘{ $name }’ is geladen.
web-box-back = Terug naar de vorige doos
web-box-before = Eerst:
web-box-after = Nu:
web-box-file = Of schrijf zelf een bestand
web-box-change = Veranderen
web-box-own = Kaarten
web-box-own-none = Zoals in de editie
web-box-here = Deze tafel speelt met een eigen doos
web-box-with = Met de doos ‘{ $name }’
web-box-here-open = In de werkplaats openen

## Sections of a box.

web-box-section-card = Kaart
web-box-section-gang_card = Bendekaart
web-box-section-background = Achtergrond
web-box-section-place = Locatie
web-box-section-deal = Prijs
web-box-section-recipe = Recept
web-box-section-gang = Bendes
web-box-section-token = Fiches
web-box-section-trauma = Trauma
web-box-section-michel_card = Kaart van Michel(le)
web-box-section-michel = Michel(le)
web-box-section-warden = Gevangenisdirecteur
web-box-section-numbers = Getallen
web-box-section-goal = Punten om te winnen
web-box-section-tunnel = Tunnelpunten
web-box-section-constants = Getallen van de uitbreidingen

## Fields.

web-box-field-name = Naam
web-box-field-plural = Meervoud
web-box-field-grammar = Grammatica (m, f, n, plural …)
web-box-field-class = Soort
web-box-field-deck = Komt uit
web-box-field-copies = Exemplaren
web-box-field-value = Verkoopwaarde
web-box-field-points = Tunnelpunten
web-box-field-kind = Telt als
web-box-field-do = Effecten
web-box-field-mods = Blijvende effecten
web-box-field-bonus = Tweede effect voor leden van de bende
web-box-field-when = Wanneer het werkt
web-box-field-verb = Na welke actie
web-box-field-if = Alleen als
web-box-field-at = Op deze Locaties
web-box-field-company = Er is een andere speler op jouw Locatie
web-box-field-limit = Hoe vaak
web-box-field-gang = Bende
web-box-field-who = Wie
web-box-field-n = Hoeveel
web-box-field-pick = Welke kaarten
web-box-field-to = Waarheen
web-box-field-unless = Tenzij
web-box-field-verbs = Acties
web-box-field-anywhere = Waar je ook bent
web-box-field-role = In welke gevechten
web-box-field-card = Kaart
web-box-field-needs = Wat je nodig hebt
web-box-field-gives = Wat je krijgt
web-box-field-price = Prijs in sigaretten
web-box-field-accessories = Geaccepteerde Accessoires
web-box-field-gang-needs = Verschillende Accessoires nodig
web-box-field-die = Worpen
web-box-field-search = Kaarten bij Zoeken
web-box-field-actions = Eigen acties
web-box-field-forbids = Niet toegestaan
web-box-field-tile = Tegel
web-box-field-confines = Sluit op: één actie in een beurt die hier begint
web-box-field-side = Voor team
web-box-field-beside = Toegang vanuit
web-box-field-team_beside = Toegang vanuit (teams)
web-box-field-hand_limit = Handlimiet
web-box-field-leave_gang = Je verliest je Bendekaart
web-box-field-knife = Toont een Mes
web-box-field-tools = Wil een hiervan
web-box-field-start = Begint in
web-box-field-team_start = Begint in (teams)
web-box-field-illegal = Bestrafte acties
web-box-field-players = Per aantal spelers
web-box-field-teams = In teams, per aantal spelers
web-box-field-numbers-actions = Acties per beurt
web-box-field-starting_hand = Kaarten aan het begin
web-box-field-most_beatings = Hoogste aantal Aframmelingen per gevangene
web-box-field-beating_tokens = Aframmelingsfiches
web-box-field-die_faces = Vlakken van de dobbelsteen
web-box-field-standees = Figuren
web-box-field-cigarettes_of_1 = Sigaretten van 1
web-box-field-cigarettes_of_5 = Sigaretten van 5
web-box-field-caught = Betrapt tot en met deze worp
web-box-field-spared = Gespaard vanaf deze worp
web-box-field-kept = Behouden vanaf deze worp
web-box-field-success = Geslaagd vanaf deze worp
web-box-field-fewer = Minder kaarten
web-box-field-bribe = Steekpenningen in sigaretten

## Effects.

web-box-do-draw = Zoekkaarten trekken
web-box-do-gain = Kaarten van een open stapel nemen
web-box-do-cigs = Sigaretten krijgen
web-box-do-grab = Kaarten uit een hand nemen
web-box-do-drop = Kaarten afleggen
web-box-do-peek = Een hand bekijken
web-box-do-move = Naar een Locatie verplaatsen
web-box-do-heal = Aframmelingen verwijderen
web-box-do-beat = Aframmelingen geven
web-box-do-act = Meer acties deze beurt
web-box-do-free = Een actie gratis uitvoeren
web-box-do-perform = Een actie uitvoeren (de limiet telt)
web-box-do-recover = Kaarten uit de aflegstapel nemen
web-box-do-cancel = De Afpersing tegen jou beëindigen
web-box-do-pay = Sigaretten betalen
web-box-do-points = Tunnelpunten krijgen

## Permanent effects.

web-box-mod-rolls = Meer worpen bij gewoon verplaatsen
web-box-mod-reroll = Opnieuw gooien bij gewoon verplaatsen
web-box-mod-cautious = Kosten van voorzichtig verplaatsen
web-box-mod-sell = Meer voor elke verkochte kaart
web-box-mod-price = Aankopen kosten minder
web-box-mod-allow = Acties ook elders toegestaan
web-box-mod-waive = Recepten zonder Touw
web-box-mod-arms = Wapens die voor je beantwoord zijn
web-box-mod-immune = Niemand kan je dit aandoen
web-box-mod-search = Meer kaarten bij Zoeken
web-box-mod-hand = Een grotere hand
web-box-mod-limit = Een actie vaker per beurt

## Choices.

web-box-when-always = Altijd
web-box-when-my_turn = In jouw beurt, tussen acties in
web-box-when-turn_start = Aan het begin van je beurt
web-box-when-after = Na een actie van jou
web-box-when-after_other = Na de actie van een andere speler
web-box-when-extorted = Als je afgeperst wordt
web-box-when-arrival = Als iemand op jouw Locatie komt
web-box-who-self = Jij
web-box-who-other = Een andere speler naar keuze
web-box-who-here = Een andere speler op jouw Locatie
web-box-who-foe = Die speler
web-box-who-others = Elke andere speler
web-box-who-all = Elke speler
web-box-pick-random = Willekeurig
web-box-pick-choice = Naar keuze
web-box-limit-turn = Eén keer per beurt
web-box-limit-none = Zo vaak je wilt
web-box-unless-weapon = er een Wapen wordt afgelegd
web-box-role-attack = Die jij begon
web-box-role-defend = Tegen een Afpersing
web-box-role-both = Alle
web-box-deck-search = de Zoekstapel
web-box-deck-pile = een open stapel
web-box-to-any = Een open Locatie naar keuze
web-box-verb-move = Gewoon of voorzichtig verplaatsen
web-box-verb-win = Een gewonnen gevecht
web-box-verb-lose = Een verloren gevecht
