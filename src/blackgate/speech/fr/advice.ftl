### Conseils : ce qui est en jeu (stake-…), qui peut s’évader (threat-…), où en est la partie (explain-…).
### Dans un enjeu, $who est toujours quelqu’un d’autre.

## Gains et risques d’un combat.

stake-handed = Si { $who } coopère, tu obtiens { A($tool) } sans combat.
stake-handed-named = Si ta cible cède l’Outil réclamé, il est à toi sans combat.
stake-win-tool = Si tu gagnes le combat, { $who } prend une Raclée, et tu prends { A($tool) }, ou sinon une carte au hasard.
stake-win-named = Si tu gagnes le combat, ta cible prend une Raclée, et tu prends l’Outil réclamé, ou sinon une carte au hasard.
stake-win-card = Si tu gagnes le combat, { $who } prend une Raclée, et tu prends une carte au hasard.
stake-lose-card = Si tu perds le combat, tu prends une Raclée et perds une carte au hasard.
stake-lose-tool = Si tu perds le combat, tu prends une Raclée et perds { A($tool) }.
stake-weapon-lost = L’Arme est perdue, quoi qu’il arrive.
stake-last-beating = Ce serait la Raclée numéro { $n } : plus moyen de fabriquer ni de creuser avant de te soigner.
stake-give = Tu perds { A($tool) }.
stake-no-fight = Il n’y a pas de combat, et { $who } perd l’Arme sur la table.
stake-next-due = { $who } doit répondre par une Arme, sinon c’est perdu.
stake-stop-card = Tu perds le combat : tu prends une Raclée et perds une carte au hasard.
stake-stop-tool = Tu perds le combat : tu prends une Raclée et perds { A($tool) }.
stake-beaten = Tu prends une Raclée.

## Ce qu’on sait.

stake-cards = { $who } a { COUNT($cards) } en main.
stake-empty = { $who } n’a pas de carte en main.
stake-holds = { $who } a, on le sait, { A($cards) }.
stake-may-hold = { $who } a peut-être encore { A($cards) }.
stake-not-known = Tu ne sais pas si { $who } a { A($cards) }.
stake-lacks = { $who } n’a pas ceci : { $cards }.
stake-arms = La carte Gang « { $power } » joue une Arme pour { $who } une fois par combat.
stake-own-weapons = { $n ->
    [0] Il ne te reste pas d’Arme pour le combat.
    [one] Il te reste 1 Arme pour le combat.
   *[other] Il te reste { $n } Armes pour le combat.
}

## Michel et Michelle.

stake-michel-waits = { $michel } te montre une carte : s’il y a un Surin, tu cèdes un Outil ou tu te bats.
stake-michel-leaves = { $michel } te laisse tranquille ; il n’y a pas de combat.
stake-tool-gone = L’Outil est perdu.
stake-michel-won = Si la prochaine carte de { $michel } ne montre pas de Surin, tu gagnes et peux piocher une carte.
stake-michel-lost = Si tu perds contre { $michel }, tu prends une Raclée et perds un Outil ou une carte au hasard.
stake-knives = { $n } des { $all } cartes de { $michel } montrent un Surin.

## Une Bagarre.

stake-brawl-others = Ici, chaque autre personne prend une Raclée, ou défausse une Arme et lance le dé : { $caught } ou moins l’envoie { TO($solitary) }.
stake-brawl-roll = L’Arme est perdue, et tu lances le dé : { $caught } ou moins t’envoie { TO($solitary) }.

## La Directrice.

stake-kept = Ce que l’action rapporte reste à toi.
stake-reported = Si quelqu’un te dénonce, { THE($warden) } t’envoie { TO($solitary) } et ton tour finit.
stake-freepass = Pour y échapper, tu as { A($token) }.

## Qui peut s’évader.

threat-can-this = { can-break-out } ce tour-ci avec { A($tools) }.
threat-can-next = { can-break-out } au prochain tour avec { A($tools) }.
threat-could-this = { could-break-out } ce tour-ci : { A($tool) } suffirait.
threat-could-next = { could-break-out } au prochain tour : { A($tool) } suffirait.
can-break-out = { $who } { PERSON($who) ->
    [you] peux t’évader
   *[other] peut s’évader
}
could-break-out = { $who } { PERSON($who) ->
    [you] pourrais t’évader
   *[other] pourrait s’évader
}

## Où en est la partie.

explain-goal = Qui a le premier { COUNT($points) } gagne. On marque en creusant avec des Outils { IN($places) } : { $scores }.
explain-goal-team = La première équipe à { COUNT($points) } gagne. On marque en creusant avec des Outils { IN($places) } : { $scores }.
explain-score = { $tool } { $n }
explain-nobody-leads = Personne n’a encore creusé : personne ne mène.
explain-several-lead = { NAME($people) } mènent à égalité avec { COUNT($points) }.
explain-leads = { $who } { PERSON($who) ->
    [you] mènes
   *[other] mène
} avec { COUNT($points) }, grâce à { A($tools) }.
explain-you-have = Tu as { COUNT($points) } ; il t’en manque { $left }.
explain-team-has = Ton équipe a { COUNT($points) } ; il lui en manque { $left }.
explain-waiting = La partie attend { WHOM($who) }.
explain-asked = La question pour toi : { $question }
explain-turn = C’est ton tour { IN($place) }, et il te reste { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}. Tu peux maintenant : { $verbs }.
explain-turn-done = C’est ton tour, et il ne reste plus qu’à le finir.
explain-beaten = Avec { COUNT($beatings) }, tu ne peux ni fabriquer ni creuser. D’abord : { $verb }.
explain-no-tool = Tu n’as pas d’Outil. Pour en avoir un : { $verbs }.
explain-tools = Tu as { A($tools) } : de quoi marquer { COUNT($points) }.
explain-safe = Pour autant que tu puisses le savoir, personne ne peut s’évader au prochain tour.

## Dans le navigateur.

web-stakes = Ce qui est en jeu
web-stakes-gains = À gagner :
web-stakes-risks = À perdre :
web-stakes-known = On le sait :
web-threat-can-this = Peut s’évader ce tour-ci
web-threat-can-next = Peut s’évader au prochain tour
web-threat-could-this = Pourrait s’évader ce tour-ci
web-threat-could-next = Pourrait s’évader au prochain tour
web-rules-behind = Les règles
web-hint-option = Choix
web-hint-chance = Chances de gagner
