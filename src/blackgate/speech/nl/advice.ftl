### Advies: wat er op het spel staat (stake-…), wie kan ontsnappen (threat-…), hoe het ervoor staat (explain-…).
### In een inzet is $who altijd iemand anders.

## Winst en risico van een gevecht.

stake-handed = Geeft { $who } het af, dan krijg je { A($tool) } zonder gevecht.
stake-handed-named = Geeft je doelwit het Werktuig af dat je eist, dan is het van jou zonder gevecht.
stake-win-tool = Win je het gevecht, dan krijgt { $who } een Aframmeling en neem je { A($tool) }, of anders een willekeurige kaart.
stake-win-named = Win je het gevecht, dan krijgt je doelwit een Aframmeling en neem je het geëiste Werktuig, of anders een willekeurige kaart.
stake-win-card = Win je het gevecht, dan krijgt { $who } een Aframmeling en neem je een willekeurige kaart.
stake-lose-card = Verlies je het gevecht, dan krijg je een Aframmeling en ben je een willekeurige kaart kwijt.
stake-lose-tool = Verlies je het gevecht, dan krijg je een Aframmeling en verlies je { A($tool) }.
stake-weapon-lost = Het Wapen ben je hoe dan ook kwijt.
stake-last-beating = Dat zou Aframmeling nummer { $n } zijn: niet knutselen en niet graven tot je geneest.
stake-give = Je verliest { A($tool) }.
stake-no-fight = Er komt geen gevecht, en { $who } verliest het Wapen op tafel.
stake-next-due = { $who } moet met een Wapen antwoorden, of verliest.
stake-stop-card = Je verliest het gevecht: je krijgt een Aframmeling en verliest een willekeurige kaart.
stake-stop-tool = Je verliest het gevecht: je krijgt een Aframmeling en verliest { A($tool) }.
stake-beaten = Je krijgt een Aframmeling.

## Wat bekend is.

stake-cards = { $who } heeft { COUNT($cards) } op hand.
stake-empty = { $who } heeft geen kaarten op hand.
stake-holds = { $who } heeft zeker { A($cards) }.
stake-may-hold = { $who } heeft misschien nog { A($cards) }.
stake-not-known = Je weet niet of { $who } { A($cards) } heeft.
stake-lacks = Dit heeft { $who } niet: { $cards }.
stake-arms = De Bendekaart “{ $power }” speelt voor { $who } één keer per gevecht een Wapen.
stake-own-weapons = { $n ->
    [0] Je hebt geen Wapen over voor het gevecht.
    [one] Je hebt nog 1 Wapen voor het gevecht.
   *[other] Je hebt nog { $n } Wapens voor het gevecht.
}

## Michel en Michelle.

stake-michel-waits = { $michel } laat je een kaart zien: staat er een Mes op, dan geef je een Werktuig af of vecht je.
stake-michel-leaves = { $michel } laat je met rust; er komt geen gevecht.
stake-tool-gone = Het Werktuig ben je kwijt.
stake-michel-won = Staat er op de volgende kaart van { $michel } geen Mes, dan win je en mag je een kaart trekken.
stake-michel-lost = Verlies je van { $michel }, dan krijg je een Aframmeling en ben je een Werktuig of een willekeurige kaart kwijt.
stake-knives = Op { $n } van de { $all } kaarten van { $michel } staat een Mes.

## Een Knokpartij.

stake-brawl-others = Ieder ander hier krijgt een Aframmeling, of legt een Wapen af en gooit: bij { $caught } of minder is het { TO($solitary) }.
stake-brawl-roll = Het Wapen ben je kwijt, en je gooit: bij { $caught } of minder ga je { TO($solitary) }.

## De gevangenisdirecteur.

stake-kept = Wat de actie oplevert, hou je.
stake-reported = Als iemand je verklikt, stuurt { THE($warden) } je { TO($solitary) } en is je beurt voorbij.
stake-freepass = Daaraan ontkom je met { A($token) }.

## Wie kan ontsnappen.

threat-can-this = { can-break-out } deze beurt ontsnappen met { A($tools) }.
threat-can-next = { can-break-out } de volgende beurt ontsnappen met { A($tools) }.
can-break-out = { $who } { PERSON($who) ->
    [you] kunt
   *[other] kan
}
threat-could-this = { $who } zou deze beurt kunnen ontsnappen: { A($tool) } is genoeg.
threat-could-next = { $who } zou de volgende beurt kunnen ontsnappen: { A($tool) } is genoeg.

## Hoe het ervoor staat.

explain-goal = Wie als eerste { COUNT($points) } heeft, wint. Die krijg je door met Werktuigen te graven { IN($places) }: { $scores }.
explain-goal-team = Het eerste team met { COUNT($points) } wint. Die krijg je door met Werktuigen te graven { IN($places) }: { $scores }.
explain-score = { $tool } { $n }
explain-nobody-leads = Er heeft nog niemand gegraven, dus niemand staat voor.
explain-several-lead = { NAME($people) } staan samen voor met elk { COUNT($points) }.
explain-leads = { $who } staat voor met { COUNT($points) }, dankzij { A($tools) }.
explain-you-have = Je hebt { COUNT($points) }; je mist er nog { $left }.
explain-team-has = Je team heeft { COUNT($points) }; het mist er nog { $left }.
explain-waiting = Het spel wacht op { WHOM($who) }.
explain-asked = De vraag aan jou: { $question }
explain-turn = Het is jouw beurt { IN($place) }, met nog { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}. Dit kun je nu doen: { $verbs }.
explain-turn-done = Het is jouw beurt, en je kunt hem alleen nog beëindigen.
explain-beaten = Met { COUNT($beatings) } kun je niet knutselen en niet graven. Eerst: { $verb }.
explain-no-tool = Je hebt geen Werktuig. Zo kom je eraan: { $verbs }.
explain-tools = Je hebt { A($tools) }, goed voor { COUNT($points) }.
explain-safe = Voor zover je kunt weten, kan niemand de volgende beurt ontsnappen.

## In de browser.

web-stakes = Wat er op het spel staat
web-stakes-gains = Te winnen:
web-stakes-risks = Te verliezen:
web-stakes-known = Bekend:
web-threat-can-this = Kan deze beurt ontsnappen
web-threat-can-next = Kan de volgende beurt ontsnappen
web-threat-could-this = Zou deze beurt kunnen ontsnappen
web-threat-could-next = Zou de volgende beurt kunnen ontsnappen
web-rules-behind = De regels erachter
web-hint-option = Keuze
web-hint-chance = Winstkans
