### Wat de terminal opsomt: edities en kaarten.

page-titled = { $title }: { $said }
page-name = NAAM

## Kaarten: wat ze zijn, waar ze liggen, hoe je ze krijgt.

page-pile = open stapel
page-reserve = voorraad naast het bord
page-deck = zoekstapel
page-copies = { $n ->
    [one] { $n } exemplaar
   *[other] { $n } exemplaren
}
page-sells = verkoopt voor { $n }
page-gang = Bendekaart · { $gang }
page-background = Achtergrond · tweede effect met { $gang }
page-craft = Knutselen: { $recipes }.
page-recipe = { $needs } → { $n }
page-buy = Kopen: { $deals }.
page-deal = { $n } voor { $price ->
    [one] 1 sigaret
   *[other] { $price } sigaretten
}
page-steal = Te stelen { IN($places) }.

## Kaarten: hoe we hun gegevens kennen.

page-origin = { $data }: { $provenance }
page-provenance-rulebook = spelregels
page-provenance-public = openbare bron
page-provenance-reconstruction = reconstructie
page-provenance-house = huisregel
page-datum-name = naam
page-datum-kind = soort
page-datum-copies = aantal
page-datum-value = waarde
page-datum-points = punten
page-datum-effects = effect
page-datum-moment = moment
page-datum-bonus = tweede effect

## Edities: elk een titel en twee regels.

edition-retail = Graaf je Vrij, zoals gedrukt
edition-retail-about =
    Het gedrukte spel voor 2 tot 6 spelers: zes Locaties, zes bendes, één uitweg.
    Vind, knutsel, koop en pers Werktuigen af; de eerste lange tunnel wint.
edition-library = Bibliotheek
edition-library-about =
    Vervangt de Douches: Knutselen mag, en een Achtergrond kun je inruilen.
    Studeren geeft Spionagefiches; elk toont je de hand van een ander.
edition-workshop = Werkplaats
edition-workshop-about =
    Vervangt de Kantine: geen Lepel te stelen, wel Werktuigen te verbeteren.
    Een Talentfiche levert bij je volgende keer Graven misschien een punt op.
edition-gambling = Gokcellen
edition-gambling-about =
    Vervangen het Cellenblok: naast Graven vergok je sigaretten op een worp.
    Met een Planfiche kost Voorzichtig verplaatsen maar één actie.
edition-gymnasium = Sportzaal
edition-gymnasium-about =
    Vervangt de Recreatieruimte: naast handel treft een Knokpartij iedereen.
    Een Krachtfiche bespaart je in een gevecht misschien een Wapen.
edition-laundry = Wasserij
edition-laundry-about =
    Vervangt de Ziekenboeg: een bende kost er een Accessoire minder.
    Gestolen Verband vervangt een Touw bij Knutselen, of geneest je overal.
edition-ward = Psychiatrische kliniek
edition-ward-about =
    Vervangt de Isoleercel: je houdt twee acties, maar neemt een Trauma.
    Elk Trauma hindert op zijn manier, tot je het geneest als een Aframmeling.
edition-michel = Michel
edition-michel-about =
    Wie een beurt eindigt, verplaatst Michel; hij perst af wie hij tegenkomt.
    Geef een Werktuig op, vecht om een kaart, of hoop dat hij geen Mes heeft.
edition-michelle = Michelle
edition-michelle-about =
    Wie een beurt eindigt, verplaatst Michelle; ze perst af wie ze tegenkomt.
    Geef een Werktuig op, vecht om een kaart, of hoop dat ze geen Mes heeft.
edition-warden = Gevangenisdirecteur
edition-warden-about =
    Ze straft tien verboden acties op haar Locatie, als iemand ze verklikt.
    In haar Kantoor koop je Corruptie: ontkomen, straffen, haar verplaatsen.
edition-teams = Teamspel
edition-teams-about =
    Vier of zes spelers in twee teams; elk graaft in zijn eigen Blok.
    Help in gevechten, ruil kaarten, volg een lid van je bende.
edition-prototype_en = Graaf je Vrij, Engels prototype
edition-prototype_en-about =
    Het spel van vóór de druk: 2 tot 5 spelers, vier bendes, minder kaarten.
    Met de namen van het Engelse boekje: Recreation Area, Nursery, Pick.
edition-prototype_fr = Graaf je Vrij, Frans prototype 1.3
edition-prototype_fr-about =
    Het spel van vóór de druk: 2 tot 5 spelers, vier bendes, minder kaarten.
    Zonder Michel(le), teams en Tunnelvisie; je verlaat eerst je oude bende.
edition-house_cheap_shovels = Huisregel: goedkope Scheppen
edition-house_cheap_shovels-about =
    In de Recreatieruimte kost de Schep 7 sigaretten in plaats van 8.
    Een voorbeeld om te kopiëren voor je eigen huisregels.
