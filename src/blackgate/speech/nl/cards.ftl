### Kaartteksten: wat de woorden uit docs/editions.md zeggen als ze op een kaart staan. Elk krijgt zijn n, en over wie het gaat.

n-cards = { $n ->
    [one] { $n } kaart
   *[other] { $n } kaarten
}
n-cigarettes = { $n ->
    [one] { $n } sigaret
   *[other] { $n } sigaretten
}
n-points = { $n ->
    [one] { $n } tunnelpunt
   *[other] { $n } tunnelpunten
}
target = { $who ->
    [other] een andere speler naar keuze
    [here] een andere speler naar keuze op jouw Locatie
    [foe] die speler
    [others] elke andere speler
   *[all] elke speler
}

## Effecten.

text-draw = trek { $n ->
    [one] { $n } Zoekkaart
   *[other] { $n } Zoekkaarten
}.
text-gain = neem { COUNT($cards) } van de stapel.
text-cigs = neem { n-cigarettes } uit de voorraad.
text-cigs-of = { target } geeft je maximaal { n-cigarettes }.
text-grab-choice = bekijk de hand van { target } en neem er { n-cards } naar keuze uit.
text-grab-random = neem { $n ->
    [one] { $n } willekeurige kaart
   *[other] { $n } willekeurige kaarten
} uit de hand van { target }.
text-drop-choice = leg { n-cards } naar keuze af.
text-drop-random = leg { $n ->
    [one] { $n } willekeurige kaart
   *[other] { $n } willekeurige kaarten
} af.
text-drop-choice-of = { target } legt { n-cards } naar eigen keuze af.
text-drop-random-of = { target } legt { $n ->
    [one] { $n } willekeurige kaart
   *[other] { $n } willekeurige kaarten
} af.
text-peek = bekijk de hand van { target }.
text-move = ga naar { THE($places) }.
text-move-any = ga naar een toegankelijke Locatie naar keuze.
text-move-of = verplaats { target } naar { THE($places) }.
text-send-of = stuur { target } naar { THE($places) }.
text-heal = verwijder maximaal { $n } van je Aframmelingen.
text-beat = { target } krijgt { n-beatings }.
text-beat-unless = { target } krijgt { n-beatings }, of legt in plaats daarvan een Wapen af.
n-beatings = { $n ->
    [one] { $n } Aframmeling
   *[other] { $n } Aframmelingen
}
text-act = je hebt deze beurt { $n ->
    [one] { $n } actie
   *[other] { $n } acties
} extra.
text-free = je mag{ $anywhere ->
    [yes] {" "}overal
   *[no] {""}
} de actie { $verbs } uitvoeren zonder er een actie voor te gebruiken{ $limited ->
    [yes] , ook als je die deze beurt al gedaan hebt
   *[no] {""}
}.
text-perform = voer{ $anywhere ->
    [yes] , waar je ook bent,
   *[no] {""}
} de actie { $verbs } uit{ $limited ->
    [yes] , tenzij je die deze beurt al gedaan hebt
   *[no] {""}
}.
text-recover = neem maximaal { COUNT($cards) } naar keuze van de Zoek-aflegstapel.
text-cancel = de Afpersing tegen jou eindigt meteen, en het openingswapen gaat verloren.
text-pay = betaal { n-cigarettes }.
text-points = je krijgt { n-points }.
text-points-of = { target } krijgt { n-points }.

## Blijvende veranderingen.

text-rolls = gooi bij Gewoon verplaatsen { $n } keer en kies uit alle Locaties die je gooit.
text-reroll = na de worp bij Gewoon verplaatsen mag je opnieuw gooien, maximaal { $n } keer.
text-cautious = Voorzichtig verplaatsen naar { THE($places) } kost je { n-actions }.
text-cautious-any = Voorzichtig verplaatsen kost je overal { n-actions }.
n-actions = { $n ->
    [one] { $n } actie
   *[other] { $n } acties
}
text-sell = bij Verkopen levert elke kaart met een waarde { n-cigarettes } meer op.
text-price = bij Kopen betaal je { n-cigarettes } minder, maar minstens 1.
text-allow = { $verbs } mag je ook in { THE($places) }.
text-allow-any = { $verbs } mag je overal.
text-waive = je recepten vragen { $n ->
    [one] { $n } Touw
   *[other] { $n } Touwen
} minder.
text-arms-attack = in een gevecht dat jij begint, { arms-answered }; het openingswapen leg je zelf neer.
text-arms-defend = in een gevecht tegen een Afpersing { arms-answered }.
text-arms-both = in een gevecht { arms-answered }; het openingswapen van je eigen Afpersing leg je zelf neer.
arms-answered = { $n ->
    [one] hoef je het eerste Wapen waarmee je moet antwoorden niet te spelen
   *[other] hoef je de eerste { $n } Wapens waarmee je moet antwoorden niet te spelen
}
text-immune = niemand kan de actie { $verbs } tegen jou uitvoeren zolang je in { THE($places) } bent.
text-immune-any = niemand kan de actie { $verbs } tegen jou uitvoeren, waar je ook bent.
text-search = trek bij Zoeken { n-cards } extra.
text-hand = je mag aan het einde van je beurt { n-cards } meer op hand hebben.
text-limit = je mag de actie { $verbs } { $n } keer vaker per beurt uitvoeren.

## Wanneer een kaart werkt.

when = { $when }: { $does }
when-my-turn = in jouw beurt, tussen acties in
when-turn-start = aan het begin van je beurt
when-extorted = als een andere speler het openingswapen van een Afpersing tegen jou neerlegt
when-arrival = als een andere speler een verplaatsing op jouw Locatie beëindigt, behalve in de Isoleercel
when-after = na jouw actie { $verb }
when-after-move = nadat jij je gewoon of voorzichtig verplaatst hebt
when-after-extort = na jouw Afpersing van een speler
when-after-win = nadat je een gevecht tegen een speler gewonnen hebt
when-after-lose = nadat je een gevecht tegen een speler verloren hebt
when-after-other = nadat een andere speler de actie { $verbs } uitgevoerd heeft
when-after-any = nadat een andere speler een actie uitgevoerd heeft
when-at = als je in { THE($places) } bent
when-company = als er een andere speler op jouw Locatie is
when-once = hooguit één keer per beurt
when-used = mag je deze kaart gebruiken
when-revealed = mag je deze kaart onthullen
text-bonus = als je bij de bende { $gang } hoort, mag je ook dit: { $does }

## Waar een kaart zonder effect voor dient.

text-class = { $class }.
text-digs = { n-points } bij het graven.
text-needed = nodig om { COUNT($cards) } te knutselen.
text-accepted = geldig voor deze bendes: { $gangs }.
text-sells = levert bij verkoop { n-cigarettes } op.

## Trauma’s, kaarten van Michel(le), Locaties, aankopen, recepten.

text-trauma-search = je trekt bij Zoeken { n-cards } minder.
text-trauma-hand = je mag aan het einde van je beurt { n-cards } op hand hebben.
text-trauma-forbids = je mag dit niet: { $verbs }.
text-trauma-gang = je verliest je Bendekaart.
text-michel-empty = geen Mes: er gebeurt niets.
text-michel-knife = een Mes: leg { A($tools) } af, of vecht.
text-place-search = bij Zoeken trek je hier { n-cards }.
text-place-no-search = hier kan niemand zoeken.
text-place-die = te bereiken met { $results } op de dobbelsteen.
text-place-no-die = geen worp leidt hierheen.
text-place-actions = eigen acties: { $verbs }.
text-place-forbids = hier niet: { $verbs }.
text-deal = { COUNT($card) } voor { n-cigarettes }.
text-recipe = { COUNT($needs) } geven { COUNT($card) }.
