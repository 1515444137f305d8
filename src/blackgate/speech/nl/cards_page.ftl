### De pagina van de kaarten.

web-cards-about = Alles uit de doos: hoe het heet, hoeveel ervan zijn, wat het doet, en hoe we het weten. Wat niemand gedrukt heeft, hebben we zelf ingevuld.
web-cards-nothing = De kaarten kunnen hier niet getoond worden.
web-cards-tool = Werktuigen
web-cards-weapon = Wapens
web-cards-part = Onderdelen
web-cards-accessory = Accessoires
web-cards-rare = Zeldzame voorwerpen
web-cards-action = Actiekaarten
web-cards-gang = Bendekaarten
web-cards-background = Achtergronden
web-cards-trauma = Trauma’s
web-cards-michel = Kaarten van Michel(le)
web-cards-place = Locaties
web-cards-deal = Wat je kunt kopen
web-cards-recipe = Wat je kunt knutselen
web-cards-search = Zoek een naam of een woord
web-cards-sort = Soort
web-cards-from = Hoort bij
web-cards-base = Het basisspel
web-cards-all = Alles
web-cards-none = Zoiets is er niet.
web-cards-found = { $n ->
    [one] 1 vermelding
   *[other] { $n } vermeldingen
}
web-cards-correct-about = Elke naam, elk getal en elk effect staat in een gegevensbestand; code hoef je niet aan te raken. Zet wat anders is onder het id van de kaart in een eigen bestand, controleer het, en speel ermee. De teksten volgen vanzelf, in elke taal.
web-provenance-of = { $how }: { $data }
web-provenance-rulebook = Gedrukt in de regels
web-provenance-public = Te zien op foto’s
web-provenance-reconstruction = Onze reconstructie
web-provenance-house = Huisregel
web-datum-name = naam
web-datum-kind = soort
web-datum-copies = aantal exemplaren
web-datum-value = verkoopwaarde
web-datum-points = tunnelpunten
web-datum-effects = wat het doet
web-datum-moment = wanneer het werkt
web-datum-bonus = tweede effect
web-datum-die = worpen
web-datum-search = kaarten bij Zoeken
web-datum-actions = acties
web-datum-price = prijs
web-datum-gives = wat je krijgt
web-datum-needs = wat je nodig hebt
