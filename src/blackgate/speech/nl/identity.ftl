# Jouw sporen aan een tafel, en wat dit apparaat van je bewaart.

web-traces-title = Jouw sporen
web-traces-about = Deze tafel blijft onder zijn link bestaan, met je naam en wat je hebt geschreven.
web-traces-about-open = Jij hebt deze tafel geopend. Zolang het spel niet begonnen is, kun je hem weer weghalen.
web-traces-forget = Mijn naam en chat verwijderen
web-traces-forget-of = Naam en chat van { $name } verwijderen
web-traces-forget-sure = De naam van de gevangene komt in de plaats van de jouwe, en je regels worden leeggemaakt: hier, bij het terugkijken en in het verslag. Het spel zelf blijft en kan nog steeds worden gecontroleerd. Wat anderen hebben bewaard, blijft bij hen. Dit kan niet ongedaan worden gemaakt.
web-traces-forget-yes = Verwijderen
web-traces-forgotten = Naam en chat zijn van deze tafel verdwenen.
web-traces-delete = Deze tafel wissen
web-traces-delete-sure = De tafel wordt voor iedereen gewist, met chat, terugblik en verslag. Dit kan niet ongedaan worden gemaakt.
web-traces-delete-yes = Wissen
web-traces-keep = Bewaren

web-me-about = Er is geen account. Je tafels, je resultaten en de mensen met wie je speelde staan in deze browser en nergens anders. Je kunt ze meenemen naar een ander apparaat, of wissen.
web-me-name = Je naam
web-me-name-field = De naam waarmee je gaat zitten
web-me-games = Jouw spellen
web-me-games-sum = { $n ->
    [one] { $n } spel, gewonnen: { $won }.
   *[other] { $n } spellen, gewonnen: { $won }.
}
web-me-games-none = Hier wordt het einde van elk spel genoteerd dat je speelt.
web-me-games-all = Alle { $n } tonen
web-me-won = Ontsnapt, { $points } punten
web-me-lost = Nog binnen, { $points } punten
web-me-with = met { $names }
web-me-with-bots = met bots
web-me-strike = Doorhalen
web-me-strike-of = Het spel van { $day } doorhalen
web-me-people = Mensen met wie je speelde
web-me-people-sum = { $n ->
    [one] { $n } spel, door jou gewonnen: { $won }
   *[other] { $n } spellen, door jou gewonnen: { $won }
}
web-me-people-about = Onder de namen die ze zichzelf gaven; iedereen kan elke naam gebruiken.
web-me-along = Meenemen
web-me-along-about = Een link brengt alles naar een ander apparaat: scan daar de code, of stuur jezelf de tekst.
web-me-along-show = Code en tekst tonen
web-me-along-warning = Wie deze link heeft, kan in jouw plaats spelen. Laat hem aan niemand zien.
web-me-along-text = Alles, als link
web-me-along-code = Code met je naam en je laatste tafels
web-me-along-code-holds = Code { $n } van { $all }: je naam, je sleutel en je laatste tafels. De tekst bevat ook je resultaten.
web-me-along-next = Volgende code
web-me-bring-field = Link van een ander apparaat
web-me-bring = Overnemen
web-me-bring-wrong = Dit is niet zo’n link. Kopieer de hele tekst van het andere apparaat.
web-me-arrival = Van een ander apparaat
web-me-arrival-holds = Deze link brengt: de naam { $name }, tafels: { $tables }, spellen: { $games }.
web-me-arrival-warning = Ga alleen door als de link van je eigen apparaat komt. Wat hier is, blijft; de naam wordt vervangen.
web-me-arrival-replaces = Je sleutel op dit apparaat wordt vervangen door die in de link.
web-me-arrival-take = Overnemen
web-me-arrival-leave = Laten
web-me-erase = Wissen
web-me-erase-about = Wil je je naam van een tafel halen, open dan eerst de tafel: zonder de sleutel kan het niet meer.
web-me-erase-all = Alles op dit apparaat wissen
web-me-erase-sure = Tafels, resultaten, mensen, naam en instellingen worden uit deze browser gewist, en je rating van de server. Naar een lopend spel kun je alleen terug als een ander apparaat de sleutel heeft. Dit kan niet ongedaan worden gemaakt.
web-me-erase-yes = Wissen
web-me-erased = Op dit apparaat staat niets meer.

web-rated = Spel met rating
web-rated-choose = Alleen mensen, iedereen moet akkoord gaan, zonder hints
web-rated-about = Dit spel telt mee voor de rating van de spelers. Het begint als iedereen akkoord is; daarna verandert er niets meer aan. De server bewaart je rating onder een sleutel van dit apparaat, maar niet je naam en ook niet wie met wie speelde.
web-rated-missing = { $n ->
    [one] Eén persoon is nog niet akkoord.
   *[other] { $n } mensen zijn nog niet akkoord.
}
web-rated-all = Iedereen is akkoord.
web-rated-agree = Ik ga akkoord
web-rated-wait = Het spel begint als iedereen akkoord is met de rating.
web-me-rating = Jouw rating
web-me-rating-games = { $n ->
    [one] Na { $n } spel met rating.
   *[other] Na { $n } spellen met rating.
}
web-me-rating-about = Iedereen begint op 25 ± 8,3. Alleen jij ziet hem. Twee van de drie keer ligt de echte sterkte binnen het tweede getal.
web-me-rating-stop = Mijn rating wissen
web-me-rating-none = Van jou wordt geen rating bewaard. Hij begint als je akkoord gaat met een spel met rating.
