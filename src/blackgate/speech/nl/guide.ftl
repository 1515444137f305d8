### De gids van een eerste spel: waarom je iets zou doen (guide-…), het paneel (web-first-…), en wat de eerste keer
### wordt uitgelegd (web-topic-…). De browser laadt dit bestand alleen als de gids aan staat.

## Waarom je iets zou doen.

guide-other = Met wat je kunt zien, lijkt dit het beste.
guide-dig = { $points } erbij voor je tunnel: dan heb je { $now } van de { $target } punten die je nodig hebt.
guide-dig-wins = Hiermee is je tunnel lang genoeg: je breekt uit en wint.
guide-tool = Graven doe je met Werktuigen: dit levert { COUNT($points) } op.
guide-weapon = Wapens winnen gevechten: je verdedigt er je Werktuigen mee, of je pakt die van anderen.
guide-search = Je trekt { COUNT($cards) }: misschien onderdelen voor een Werktuig, een Wapen of een Accessoire. Eén keer per beurt.
guide-move = Voor één actie biedt de dobbelsteen twee Locaties aan. Elke Locatie is ergens anders goed voor.
guide-to-dig = { IN($place) } kun je graven, en je hebt een Werktuig.
guide-to-heal = { IN($place) } kun je van een Aframmeling af komen.
guide-to-craft = Je hebt wat een recept nodig heeft, en { IN($place) } kun je het knutselen.
guide-to-buy = Je sigaretten zijn genoeg om { IN($place) } iets te kopen.
guide-to-steal = { IN($place) } kun je een Lepel pakken, en ook met Lepels graaf je.
guide-to-sell = { IN($place) } kun je kaarten verkopen voor sigaretten en daar Werktuigen van kopen.
guide-to-search = Zoeken { IN($place) } levert { COUNT($cards) } op.
guide-sell = Met sigaretten koop je Messen, Houwelen en Scheppen: verkoop wat je niet nodig hebt.
guide-selling = Deze kaart levert { COUNT($cigarettes) } op.
guide-heal = Met één Aframmeling kun je niet knutselen, met twee kun je ook niet graven.
guide-join = Een Bendekaart geeft je een vaardigheid, en die gebruiken kost geen actie.
guide-play = Ze werkt meteen; daarna leg je de kaart af.
guide-reveal = Een Achtergrond werkt één keer en kost geen actie.
guide-ability = De vaardigheid van je bende kost geen actie.
guide-extort = Je eist een Werktuig met een Wapen in de hand. Wie het niet afgeeft, moet tegen je vechten.
guide-name = Als het er is, krijg je het: omdat het wordt afgegeven, of door het gevecht te winnen.
guide-lay = Dit Wapen opent de Afpersing. Je legt het hoe dan ook af.
guide-give = Je verliest het Werktuig, maar er is geen gevecht en geen Aframmeling.
guide-refuse = Win het gevecht, en je houdt je Werktuig en pakt een kaart.
guide-refuse-unheld = Dat Werktuig heb je niet, dus het wordt vechten. Win je, dan pak je een kaart.
guide-fight = Wie als eerste geen Wapen speelt, verliest het gevecht en krijgt een Aframmeling.
guide-stop = Je verliest het gevecht en krijgt een Aframmeling, maar je geeft er geen Wapens meer aan uit.
guide-pass = Je hoeft niet al je acties te gebruiken, en hier zou niets je veel helpen.
guide-pass-spent = Je acties zijn op: nu spelen de anderen.
guide-discard = Je hand is te vol voor het einde van je beurt. Deze kaart zul je het minst missen.

## Het paneel.

web-first-title = Gids
web-first-goal = Het doel: als eerste { $target } tunnelpunten hebben. Je hebt er { $points }.
web-first-try = Probeer dit: { $option }
web-first-free = Kies een antwoord: de knoppen die oplichten zijn nu mogelijk.
web-first-wait = { $name } is aan het spelen. Jij hoeft nu niets te doen.
web-first-off = Uitzetten
web-first-off-long = Gids uitzetten
web-first-new = Nieuw
web-first-known = Begrepen
web-first-more = nog { $n }

## Wat de eerste keer wordt uitgelegd.

web-topic-search = Zoeken
web-topic-search-text = Zoeken levert zoveel kaarten op als de Locatie toont, één keer per beurt. Onderdelen worden Werktuigen, Accessoires openen de weg naar een bende, en Wapens winnen gevechten.
web-topic-move = Verplaatsen
web-topic-move-text = Voor één actie noemt de dobbelsteen twee Locaties, en je gaat naar een ervan. Voorzichtig verplaatsen kost twee acties en geen worp: de Locatie kies je zelf.
web-topic-craft = Knutselen
web-topic-craft-text = Een Touw en een Spies geven een Houweel, een Touw en een Bak een Schep, een Touw en een Lemmet twee Messen. In het Cellenblok, in de Douches en met een Aframmeling kan het niet.
web-topic-dig = Graven
web-topic-dig-text = In het Cellenblok wordt een Werktuig uit de hand deel van de tunnel en levert het zijn punten op. Niemand kan ze nog afnemen.
web-topic-extortion = Afpersing
web-topic-extortion-text = Met een Wapen mag je één keer per beurt een Werktuig eisen van iemand op jouw Locatie. Het wordt afgegeven, of er komt een gevecht.
web-topic-fight = Een gevecht
web-topic-fight-text = Beiden spelen om de beurt een Wapen, de verdediger eerst; wie stopt, verliest en krijgt een Aframmeling. Wint de aanvaller en is het Werktuig er, dan gaat het naar de aanvaller; anders pakt de winnaar een willekeurige kaart.
web-topic-beating = Een Aframmeling
web-topic-beating-text = Met één Aframmeling kun je niet knutselen, met twee kun je ook niet graven. In de Ziekenboeg genees je er een voor één actie.
web-topic-gang = Een bende
web-topic-gang-text = Met verschillende Accessoires van een bende krijg je haar bovenste kaart, en daarmee een vaardigheid die geen actie kost. Je kunt maar bij één bende zijn: een nieuwe kaart vervangt de oude.
web-topic-card = Een Actiekaart
web-topic-card-text = Een Actiekaart spelen kost één actie: ze werkt, en daarna leg je haar af. Druk op een kaart in je hand om te lezen wat die doet.
web-topic-background = Een Achtergrond
web-topic-background-text = Iedereen heeft een geheime Achtergrond, die je één keer kunt tonen, op het moment dat erop staat en zonder actie. In de bende die erop staat, heeft ze een tweede effect.
web-topic-cigarettes = Sigaretten
web-topic-cigarettes-text = In de Recreatieruimte verkoop je kaarten voor sigaretten. Daar koop je er ook Messen, Houwelen en Scheppen mee.
web-topic-rare = Een Zeldzaam voorwerp
web-topic-rare-text = Een Zeldzaam voorwerp is veel sigaretten waard. Bewaar het tot je het in de Recreatieruimte kunt verkopen.
web-topic-hand = Een volle hand
web-topic-hand-text = Aan het einde van je beurt mag je hoogstens { $limit } kaarten hebben, en je kiest zelf welke je aflegt. Beter knutsel, verkoop of graaf je daarvoor.
web-topic-solitary = De Isoleercel
web-topic-solitary-text = Wie daar zijn beurt begint, heeft één actie en kan niet zoeken, knutselen of afpersen. Door je te verplaatsen kom je er weer uit.
