### Die Wäscherei.

## Substantive

verb-change-style = Stil ändern
    .grammar = n proper
verb-steal-bandage = Verband stehlen
    .grammar = n proper

## Fragen und Antworten

label-change-style = Stil ändern: { $gang }
label-change-style-seen = Stil ändern: { $gang }, { $power }
label-steal-bandage = Verband stehlen: ein Plättchen nehmen
label-bandage-heal = Mit einem Verband heilen
label-bandage-link = Einen Verband als Kordel nehmen
family-change-style = Stil ändern …

## Geschichte

stole-bandage = { who-has } einen Verband gestohlen: jetzt { COUNT($now) }.

## Warum nicht, und was helfen würde

help-bandage = Dein Verband entfernt eine, wo immer du bist.
why-change-style-cards = Mit „Stil ändern“ brauchst du für { WHOM($gang) } { $due ->
    [one] 1 Accessoire
   *[other] { $due } verschiedene Accessoires
} von diesen: { $accepted }.
why-bandage-link-moment = Ein Verband ersetzt die Kordel eines Rezepts, wenn die Kordel fällig ist.
help-link = Stell etwas her, das eine Kordel braucht.
module-laundry = die Wäscherei
