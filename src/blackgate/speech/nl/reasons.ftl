### Waarom een actie geweigerd wordt (why-…), en wat haar mogelijk zou maken (help-…).

## Waar en wanneer.

why-over = Het spel is afgelopen.
why-not-asked = De beslissing is nu aan { WHOM($asked) }.
why-other-question = Je moet eerst een andere vraag beantwoorden.
why-actions = { $actions ->
    [0] Je hebt deze beurt geen actie meer.
   *[other] Dit kost meer acties dan je deze beurt nog hebt.
}
why-cautious-actions = Voorzichtig verplaatsen { TO($place) } kost { $actions_due ->
    [one] 1 actie
   *[other] { $actions_due } acties
}; je hebt er { $actions ->
    [0] geen
   *[other] nog { $actions }
}.
why-place = { $action } kan niet { IN($here) }.
why-place-only = { $action } kan alleen in { THE($places) }.
why-place-nowhere = Geen Locatie van dit spel biedt { $action }.
why-power-place = “{ $power }” werkt alleen in { THE($power_places) }.
why-solitary = { $action } kan niet { IN($here) }.
why-solitary-start = Je beurt begon { IN($solitary) }: { $action } kan dan niet.
why-limit = { $action }: dat heb je al zo vaak gedaan als één beurt toelaat.

why-here = Je bent al { IN($place) }.
why-go-here = Je kunt niet { IN($place) } blijven.

why-cautious-closed = Aan deze tafel kun je niet voorzichtig { TO($place) } gaan.
why-go-closed = De worp leidt niet { TO($place) }.
why-go-not-offered = De kaart leidt niet { TO($place) }.
why-no-place = Die Locatie bestaat niet in dit spel.

help-next-turn = Wacht op je volgende beurt.
help-wait = Wacht op je beurt.
help-asked = Wacht tot je iets gevraagd wordt.
help-answer = Geef antwoord; dan gaat het spel verder.

help-go = Ga naar { THE($places) }.
help-go-power = Ga naar { THE($power_places) }.
help-leave = Verlaat eerst { THE($here) }.
help-choices = Je kunt kiezen: { THE($choices) }.
help-other-place = Kies een andere Locatie.

## Met wie.

why-target = { $action }: er is hier niemand die het doelwit kan zijn.
why-no-player = Die speler zit niet aan deze tafel.
why-extort-self = Je kunt jezelf niet afpersen.

why-elsewhere = { $who } is niet op jouw Locatie.

why-power-target = Voor “{ $power }” is een andere speler op jouw Locatie nodig.
why-immune = { $action }: wie hier is, wordt beschermd door een Bendekaart.
why-extort-immune = De Bendekaart “{ $shield }” beschermt { WHOM($who) } hier.
why-ally = { $action }: een teamgenoot is geen doelwit.

help-meet = { $who } is { IN($there) }: ga daarheen.
help-company = Er moet iemand anders { TO($here) } komen, of je gaat zelf naar de anderen.

help-immune = Op een andere Locatie niet.
help-other-player = Kies een andere speler.

help-someone = Er is een andere speler nodig bij wie het effect heeft.
help-someone-here = Er is een andere speler op jouw Locatie nodig bij wie het effect heeft.

## In welke toestand.

why-beaten = { $action } kan niet met { $beatings ->
    [one] een Aframmeling
   *[other] { $beatings } Aframmelingen
}.
why-unhurt = Je hebt niets te genezen.
why-barred = { $action }: iets wat je bij je hebt, verbiedt het.

help-heal = Genezen in { THE($heal_places) } haalt er één weg{ $excess ->
    [one] .
   *[other] ; er moeten er { $excess } weg.
}

## Waarmee.

why-weapon = Je hebt geen Wapen op hand.

why-cards = { $action }: je hebt de nodige kaarten niet op hand.
why-craft-cards = Voor { A($product) } heb je { A($ingredients) } nodig.
why-join-cards = { THE($gang) }: daarvoor heb je { $due } verschillende Accessoires nodig uit { $accepted }.

why-double = Meerdere exemplaren van één Accessoire tellen als één.
why-no-card = Je hebt geen { $card } op hand.
why-no-tool = Je hebt geen Werktuig op hand.
why-sell-cards = Je hebt geen kaart die je kunt verkopen.
why-sell-first = Je moet minstens één kaart verkopen.
why-pile = { $action }: de stapel is leeg.
why-pile-empty = De stapel “{ $pile }” is leeg.
why-gang-pile = Er is geen Bendekaart { OF($gang) } meer.
why-token-pile = Er is geen { $token } meer.

why-short = { $action }: er liggen te weinig kaarten op de stapel.
why-pile-short = Je zou { $product } krijgen, en er zijn er nog { $left }.
why-cigarettes = { $action }: je hebt te weinig sigaretten.
why-buy-cigarettes = { COUNT($product) } { N($product) ->
    [one] kost
   *[other] kosten
} { $price ->
    [one] 1 sigaret
   *[other] { $price } sigaretten
}; je hebt er { $cigarettes }.

why-ability-cigarettes = “{ $power }” kost { $price ->
    [one] 1 sigaret
   *[other] { $price } sigaretten
}; je hebt er { $cigarettes }.
why-token = Je hebt geen { $token }.

help-weapon = Zo kom je eraan: { $weapon_ways }.
help-tool = Zo kom je eraan: { $tool_ways }.
help-card = Zo kom je eraan: { $card_ways }.
help-lacking = Wat je mist: { A($lacking) }.
help-accessories = Je hebt er nog { $missing } nodig: { $others }.
help-accessories-none = Je hebt er geen van op hand.
help-sell-first = Verkoop één kaart; daarna mag je stoppen.
help-pile = Er komt er een terug als iemand { A($pile) } aflegt.
help-gang-pile = Er komt er een terug als een lid weggaat bij { THE($gang) }.
help-token-pile = Er komt er een terug als iemand het gebruikt.

help-smaller-deal = De kleinere koop kan wel: { COUNT($smaller) } voor { $smaller_price }.
help-short = Wacht tot er { $product } op de stapel ligt.
help-sell = Je komt er { $short } tekort; Verkopen in { THE($sell_places) } levert sigaretten op.
help-cigarettes = Je komt er { $short } tekort.

help-token = { $token_action } in { THE($token_places) } levert er een op.

help-change = Er moet eerst iets veranderen: een stapel, een Locatie of een Aframmeling.

## Met welk doel.

why-pointless = { $action } zou nu niets veranderen.
why-play-pointless = “{ $card }” zou nu niets veranderen.
why-ability-pointless = “{ $power }” zou nu niets veranderen.
why-join-pointless = Je zou je eigen Bendekaart terugkrijgen: er is geen andere kaart { OF($gang) } meer.

## Op welk moment.

why-moment = { $action }: dit is er niet het moment voor.
why-lets = Door een kaart mag je nu dit doen, en niets anders: { $lets }.
why-power-moment = Dit is niet het moment voor “{ $power }”.

why-ability-spent = Je hebt “{ $power }” deze beurt al gebruikt.
why-reveal-spent = Je Achtergrond “{ $power }” is al onthuld; dat kan maar één keer.

why-unasked = Daar heeft nu niemand om gevraagd.

help-lets = Beslis daar eerst over; dan gaat je beurt verder.
help-my-turn = Het werkt in jouw beurt, tussen acties in.
help-turn-start = Het werkt vanzelf aan het begin van je beurt.
help-after = Het werkt direct na deze actie van jou: { $power_actions }.
help-after-any = Het werkt direct na een actie van jou.
help-after-combat = Het werkt direct na een gevecht van jou.
help-after-other = Het werkt direct na deze actie van een andere speler: { $power_actions }.
help-after-anything = Het werkt direct na een actie van een andere speler.
help-extorted = Het werkt als je afgeperst wordt, voordat je antwoordt.
help-arrival = Het werkt vanzelf als een andere speler op jouw Locatie komt.
help-always = Het werkt altijd; er valt niets te gebruiken.

help-roll = Kies eerst Gewoon verplaatsen: de worp leidt ergens heen.
help-extortion = Het is een antwoord op een Afpersing tegen jou.
help-demand = Kies eerst de actie Afpersen.
help-sale = Kies eerst de actie Verkopen.

## Dat bestaat niet.

why-none = Zoiets bestaat niet in dit spel.
why-ability-none = Je hebt geen Bendekaart.
why-reveal-none = Je hebt geen Achtergrond.
why-play-none = “{ $card }” is geen Actiekaart.
why-dig-none = Met { A($card) } kun je niet graven.

help-module = Het hoort bij { $module }.
help-join = Ga eerst bij een bende.

## Een verkeerd antwoord.

why-not-offered = Dat is niet een van de antwoorden: het is er niet, of het zou niets veranderen.
why-card-unfit = “{ $card }” is niet wat er gevraagd wordt.
why-card-undiscarded = “{ $card }” hoort niet bij de kaarten die je kunt terugnemen.
why-card-unseen = “{ $card }” zit niet in de hand die je ziet.
why-seat-unfit = { $who } is geen doelwit: niet daar, of het zou niets veranderen.
why-self-unfit = Je bent geen doelwit van je eigen kaart.
why-tool-unheld = Je hebt het geëiste Werktuig niet op hand.
why-name-unfit = “{ $card }” is geen Werktuig; je kunt alleen een Werktuig eisen.
why-too-many = Dat is een kaart te veel.

help-options = Kies een van de aangeboden antwoorden.
help-hand = Kies een van de aangeboden kaarten.
help-hold-weapon = Kies een Wapen uit je hand.
help-accessory = Kies een ander Accessoire van die bende.
help-refuse = Weiger; daarmee verraad je niet wat je op hand hebt.
