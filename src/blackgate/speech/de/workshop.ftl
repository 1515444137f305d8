### Die Werkstatt.

## Substantive

verb-improve = Werkzeug verbessern
    .grammar = n proper
verb-develop = Geschick schulen
    .grammar = n proper

## Fragen und Antworten

ask-skill = für ein Geschick-Plättchen würfeln? { $least } oder mehr bringt 1 Tunnelpunkt; bei weniger ist es weg.
label-improve = { $tool } verbessern: { $product }
label-develop = Geschick schulen: ein Geschick-Plättchen nehmen
label-skill-roll = Dafür würfeln
answer-skill-decline = Das Plättchen behalten

## Geschichte

buried = { who-has } mit Geschick gegraben: Das Plättchen bleibt im Tunnel.
developed = { who-has } Geschick geschult: jetzt { COUNT($now) }.
improved = { who-has } { A($old) } abgegeben und dafür { A($new) } bekommen.

## Warum nicht, und was helfen würde

help-skill-pile = Eins kommt zurück, wenn ein Geschickwurf misslingt.
help-dig-skill = Danach wirst du gefragt, wenn du gräbst und ein Geschick-Plättchen hast.
why-improve-none = Das lässt sich nicht verbessern: { $card }.
help-tools = Eine Spitzhacke oder eine Schaufel schon.
module-workshop = die Werkstatt
