### Vragen (ask-…), hun antwoorden (label-…, answer-…, card-…), en wat achter een antwoord staat (option-…).
### Een vraag begint met een kleine letter: ze kan op de naam van een kaart volgen.

## Vragen.

ask-because = { $cause }: { $question }
ask-anything = wat doe je?
ask-turn = jouw beurt. { $actions ->
    [0] Geen actie meer.
    [one] Nog 1 actie.
   *[other] Nog { $actions } acties.
}
ask-go = waar ga je heen?
ask-name = welk Werktuig eis je { FROM($target) }?
ask-lay = je eist { A($tool) } { FROM($target) }. Welk Wapen leg je neer?
ask-answer = { $attacker } eist dit van je: { $tool }. Afgeven of vechten?
ask-answer-unheld = { $attacker } eist { A($tool) }, en die kaart heb je niet. Alleen jij weet dat; het wordt vechten.
ask-fight = het gevecht met { $foe }: een Wapen spelen, of opgeven?
ask-selling = wat verkoop je? Tot nu toe { $sold } verkocht; je hebt { COUNT($cigarettes) }.
ask-pay = met welk Accessoire betaal je om bij { THE($gang) } te gaan? Nog te betalen: { $due }.
ask-ingredient = welke kaart gebruik je?
ask-discard = je hebt { $size } kaarten op hand; { $limit } mag. Welke leg je af?
ask-target = wie treft het?
ask-place = naar welke Locatie ga je?
ask-free = je mag een van deze dingen doen zonder er een actie voor te gebruiken.
ask-free-buy = { ask-free } Je hebt { COUNT($cigarettes) }.
ask-pick = je ziet de hand { OF($victim) }. Welke kaart neem je? Nog te nemen: { $due }.
ask-drop = welke kaart leg je af? Nog { $due } te gaan.
ask-unless = een Wapen afleggen, of { COUNT($beatings) } krijgen?
ask-recover = welke kaart neem je van de aflegstapel?
ask-bonus = je zit in de bende van je Achtergrond. Ook het tweede effect toepassen?
ask-react = reageer je op wat { $to } deed?
ask-react-card = dit is het moment voor een kaart van jou. Gebruik je die?

## Acties.

label-pass = Beurt beëindigen
label-search = Zoeken: { $cards } trekken
label-move = Gewoon verplaatsen: gooien
label-cautious = Voorzichtig verplaatsen: { $place }
label-cautious-price = Voorzichtig verplaatsen ({ $price ->
    [one] 1 actie
   *[other] { $price } acties
}): { $place }

label-go = Gaan { TO($place) }
label-lead = { $michel } { TO($place) } sturen
label-join = Bij { THE($gang) } gaan
label-join-seen = Bij { THE($gang) } gaan: { $power }

label-craft = { $product } knutselen
label-buy = { COUNT($product) } kopen voor { $price }
label-dig = Graven met { A($tool) }: +{ $points }

label-steal = Lepel stelen
label-heal = Aframmeling genezen
label-heal-either = Aframmeling of Trauma genezen
label-heal-trauma = Trauma genezen
label-heal-now = { COUNT($beatings) } kwijtraken
label-sell = Kaarten verkopen
label-play = “{ $card }” spelen
label-extort = { WHOM($who) } afpersen

label-ability = “{ $power }” gebruiken
label-reveal = “{ $power }” onthullen

taken = { COUNT($product) }
taken-short = { COUNT($product) } (meer zijn er niet)

## Antwoorden.

label-give = Afgeven
label-refuse = Weigeren en vechten
label-stop = Opgeven
label-stop-helped = Niets spelen; een teamgenoot mag helpen
label-done = Genoeg verkocht
label-accept = Ja
label-decline = Nee, bedankt
label-reroll = Opnieuw gooien
label-name = { $card } eisen
label-seat = { $who }

label-other = { $action }

answer-unless-decline = { COUNT($beatings) } krijgen
answer-roll-decline = { $michel } daar laten

## Kaarten.

card-lay = { $card } neerleggen
card-fight = { $card } spelen
card-selling = { $card } verkopen
card-pay = Betalen met { $card }
card-ingredient = { $card } gebruiken
card-discard = { $card } afleggen
card-drop = { $card } afleggen
card-pick = { $card } nemen
card-unless = { $card } afleggen
card-recover = { $card } nemen

card-choose = { $card } kiezen

## Achter een antwoord.

option-free = { $option } (gratis)
option-illegal = { $option } (hier verboden)
option-michel = { $option } ({ $michel })
option-people = { $option } ({ NAME($people) })
option-warned = { $option } ({ $warning })
option-final = { $option } ({ $warning })

## Waarvoor een antwoord waarschuwt.

warn-actions = { $actions ->
    [one] 1 actie ongebruikt
   *[other] { $actions } acties ongebruikt
}
warn-over-limit = { COUNT($cards) } boven de limiet
warn-nothing-to-draw = er valt niets te trekken
warn-idle-place = niets te doen { IN($place) }
warn-no-cards = { $who } heeft geen kaarten op hand
warn-lacks = { $who } heeft er geen
warn-no-weapon = je hebt geen Wapen op hand
warn-leaves = geeft { $power } op

## Meer antwoorden op één regel.

family-cautious = Voorzichtig verplaatsen ({ $price ->
    [one] 1 actie
   *[other] { $price } acties
}) …
family-cautious-range = Voorzichtig verplaatsen ({ $least } of { $most } acties) …

family-card = Een kaart geven …
