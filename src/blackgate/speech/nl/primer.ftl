### Het spel op één pagina, aan het begin van de regels. Elke alinea noemt haar regels (web/src/pages/rules/primer.ts). De
### browser laadt dit bestand met die pagina.

web-primer-more = Naar alle regels

web-primer-goal = Het doel
web-primer-goal-text = Je zit in de gevangenis, en je graaft. Wie als eerste genoeg tunnelpunten heeft, breekt uit en wint: 12 met twee of drie spelers, 10 met vier, 8 met vijf of zes.

web-primer-turn = Je beurt
web-primer-turn-text = Je mag twee acties doen, ook twee keer dezelfde; alleen Zoeken en Afpersen kunnen één keer per beurt. De vaardigheid van je bende en je Achtergrond kosten geen actie. Aan het einde van je beurt houd je hoogstens 10 kaarten.

web-primer-move = Van Locatie naar Locatie
web-primer-move-text = Gewoon verplaatsen kost één actie: de dobbelsteen noemt twee Locaties, en je gaat naar een ervan; blijven waar je bent kan niet. Voorzichtig verplaatsen kost twee acties en geen worp: je kiest de Locatie.

web-primer-actions = De acties
web-primer-search-text = Trek zoveel kaarten als je Locatie toont.
web-primer-craft-text = Touw en Spies geven een Houweel, Touw en Bak een Schep, Touw en Lemmet twee Messen. Niet in het Cellenblok en niet in de Douches.
web-primer-steal-text = In de Kantine: pak een Lepel.
web-primer-dig-text = In het Cellenblok: leg een Werktuig uit je hand naast je gevangenenbord en tel de punten.
web-primer-sell-text = In de Recreatieruimte: leg kaarten af en krijg er sigaretten voor.
web-primer-buy-text = Ook daar: een Mes voor 2, twee Messen voor 5, een Houweel voor 6 of een Schep voor 8 sigaretten.
web-primer-heal-text = In de Ziekenboeg: haal één Aframmeling weg.
web-primer-join-text = Leg twee verschillende Accessoires van een bende af (voor Triade en Queers drie verschillende naar keuze) en pak haar bovenste kaart.
web-primer-play-text = Toon een Actiekaart, voer haar uit en leg haar af.

web-primer-fight = Afpersing en gevechten
web-primer-fight-text = Met een Wapen eis je een Werktuig van iemand op jouw Locatie: noem het en leg het Wapen neer. Wie het Werktuig heeft, mag het afgeven; anders vechten jullie. De verdediger begint, en jullie leggen om de beurt een Wapen neer. Wie als eerste niets neerlegt, verliest en krijgt een Aframmeling.
web-primer-spoils = Wint de aanvaller en is het Werktuig er, dan pakt de aanvaller het. In elk ander geval pakt de winnaar een willekeurige kaart uit de hand van de verliezer. Alle neergelegde Wapens worden afgelegd.

web-primer-beating = Wat je tegenhoudt
web-primer-beating-text = Met één Aframmeling kun je niet knutselen, met twee kun je ook niet graven; meer dan twee zijn er nooit. Begin je je beurt in de Isoleercel, dan heb je één actie en kun je niet zoeken, afpersen of knutselen.

web-primer-win = De weg naar buiten
web-primer-win-text = Zodra je tunnel lang genoeg is, is het spel afgelopen: jij wint, en alle anderen verliezen, hoe lang hun tunnels ook zijn.
