### Teamspel.

## Naamwoorden

verb-exchange = Ruilen
    .grammar = n proper

## Vragen en opties

ask-help = { $mate } speelt geen Wapen. Speel jij er een voor { WHOM($mate) }? Als jullie verliezen, krijgen jullie allebei een Aframmeling.
ask-spoils = { $helper } hielp de verliezer. Een willekeurige kaart nemen uit de hand { OF($helper) }?
ask-offer = een Ruil met { WHOM($who) }: wat geef je, en wat vraag je?
ask-offer-so-far = een Ruil met { WHOM($who) }. Je geeft { $given }; je vraagt { $asked }.
ask-fill = { $who } stelt een Ruil voor. Je krijgt { $got }; je geeft { $given }.
ask-fill-unheld = { ask-fill } Je hebt dat niet allemaal.
goods-nothing = niets
goods-cards = { COUNT($cards) }
goods-cigarettes = { COUNT($cigarettes) }
goods-their-choice = { COUNT($cards) } naar keuze { OF($who) }
goods-your-choice = { COUNT($cards) } naar jouw keuze
label-shortcut = Kortere weg { TO($place) }
label-exchange = Ruilen met { WHOM($who) }
label-give-cigarette = Een sigaret geven
label-ask-cigarette = Een sigaret vragen
label-ask-any = Een kaart naar hun keuze vragen
label-ask-card = { $card } vragen
label-propose = Voorstellen
answer-help-decline = Niet helpen
answer-spoils-accept = Een willekeurige kaart nemen
answer-spoils-decline = Laten zitten
answer-offer-decline = Afblazen
answer-fill-accept = Akkoord
answer-fill-decline = Weigeren
card-help = { $card } spelen
card-offer = { $card } geven
card-fill = { $card } geven
family-ask-card = Een bepaalde kaart vragen …

## Verhaal

followed-gang = { $who } volgde de bende { TO($place) }.
helped = { $who } sprong in voor { WHOM($other) }.
proposed = { $who } stelde een Ruil voor { TO($other) }.
rejected = { $who } weigerde de Ruil met { WHOM($other) }.
passed = { $who } gaf { A($cards) } { TO($other) }.

## Waarom niet, en wat zou helpen

why-exchange-limit = Je hebt deze beurt al drie keer een Ruil voorgesteld; meer mag niet.
why-exchange-self = Je kunt niet met jezelf ruilen.
why-not-teammate = { $who } zit niet in jouw team.
why-shortcut-target = Er is geen teamgenoot van jouw bende { IN($place) }.
why-extort-ally = { $who } is je teamgenoot, en geen doelwit.
help-shortcut = Teamgenoten van jouw bende vind je in { THE($mates) }.
help-gang-mate = Een kortere weg leidt naar een teamgenoot van je eigen bende: ga bij de bende van een teamgenoot.
help-other-team = Kies iemand van het andere team.
help-goods = Een van jullie moet een kaart of een sigaret hebben.
why-exchange-pointless = Jij en { $who } hebben geen van beiden een kaart of een sigaret.
help-exchange = Begin eerst een Ruil.
module-team = het teamspel
