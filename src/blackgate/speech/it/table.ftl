### Le pagine del terminale: titoli, indicazioni, e ciò che si risponde a quel che è stato scritto.

## Titoli.

table-tunnel = Tunnel su { $target }
table-team = Squadra
table-dug = Nel tunnel
table-hand = Mano
table-cigarettes = Sig.
table-beaten = Pestaggi
table-gang-card = Carta Gang
table-background = Precedenti
table-tokens = Segnalini
table-piles = Pile
table-gangs = Gang
table-supply = Riserva
table-secret = Segreti
table-others = In mano ad altri
table-tools-dug = Nel tunnel
table-trauma = Trauma

## Sul tavolo.

table-empty = vuota
table-secret-background = Precedenti { $power }
table-skill-dug = { $n ->
    [one] 1 Competenza nel tunnel
   *[other] { $n } Competenze nel tunnel
}
table-deck = Mazzo Ricerca { $n }
table-discard = Scarti { $n }
table-discard-top = Scarti { $n }, in cima { $card }
table-gang-pile = { $gang }: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
table-traumas = Trauma { $n }
table-michel-deck = { $michel }: mazzo { $deck }, scarti { $discard }
table-no = tranne { $verbs }
table-more = … { $n ->
    [one] ancora 1 riga
   *[other] ancora { $n } righe
}: log { $all }
table-which = { $family }: quale? Invio per tornare.
table-long-move = Movimento prudente (
table-short-move = Prudente (

## A che cosa servono i segnalini.

token-text-spy = Nel tuo turno, gratis: guarda la mano di un altro giocatore.
token-text-skill = La prossima volta che scavi tiri il dado: con 4 o più vale 1 punto Tunnel in più, altrimenti il segnalino è perso.
token-text-planning = Un Movimento prudente ti costa 1 azione invece di 2.
token-text-workout = In uno scontro, al posto di un’Arma tiri il dado: con 4 o più non ti serve, con 6 riprendi anche il segnalino.
token-text-bandage = Sostituisce un Legaccio in una Creazione, o ti cura in qualunque Luogo.
token-text-corruption = Ti evita la Repressione, punisce un giocatore accanto alla Direttrice, o la sposta dopo un Movimento.

## L’obiettivo.

goal-goal = Obiettivo
goal-craft = Creare
goal-buy = Comprare
goal-join = Unirsi
goal-die = Dado
goal-steal = Rubare
goal-improve = Migliorare
goal-bet = Scommettere
goal-team = Squadra { $team }
goal-target = Arriva a { COUNT($points) } scavando: { $tools }.
goal-recipe = { $needs } → { COUNT($product) }
goal-deal = { COUNT($product) } per { $price }
goal-gang = { $n } diversi tra { $accessories }
goal-steal-text = un Cucchiaio { IN($places) }
goal-improve-text = un Piccone in Pala, una Pala in 2 Picconi { IN($places) }
goal-bet-text = da 1 a 3 sigarette su 2–6 { IN($places) }: quel numero o più rende puntata × numero
goal-team-text = { NAME($people) }: scavare { IN($block) }
goal-illegal = illegale accanto a lei: { $verbs }

## La fine.

end-drawn = Nessuno ha scavato abbastanza: la partita finisce dopo { $rounds } giri.
end-team = La squadra { $team } è evasa dopo { $rounds } giri e ha vinto: { NAME($people) }.
end-won = { $who }: evasione riuscita dopo { $rounds } giri. Vittoria!

## Alla tastiera.

say-pass-keyboard = Passa la tastiera a { $name }, poi premi Invio.
say-unwritten = { $path }: impossibile scrivere ({ $error }).
say-replaced = { $name } non ha giocato questa decisione: { $kind ->
    [late] troppo tardi
    [illegal] non è possibile
    [nonsense] una risposta che nessuno capisce
    [crash] il suo programma è terminato
    [gone] il suo programma è terminato troppe volte e non gioca più
   *[error] un errore
} ({ $text }). Al suo posto vale ciò che fa un giocatore assente.
say-go-on = Invio per proseguire; oppure report >
say-go-on-several = Invio per proseguire; oppure report NOME, con il nome di chi denuncia >
say-only-report = Ora si ascolta solo una denuncia.
say-who-reports = Chi denuncia? Per esempio: report Ana
say-nothing-to-report = Non c’è niente da denunciare.
say-impossible = { $what }: ora non è possibile.
say-impossible-all = Ora non è possibile: { $what }.
say-possible = Ora è possibile: { $what }.
say-why-what = perché no, ma che cosa?
say-why-example = per esempio: why craft, why dig spoon, why extort NOME
say-how-many-lines = Quante righe? Per esempio: log 50
say-which-card = Quale carta? Per esempio: card riot
say-which-rule = Quale regola? Per esempio: rule MOVE-4
say-not-undone = Non si può riprendere niente: { $why }.
say-how-many-undone = Quante decisioni? Per esempio: undo, undo 2, undo all
say-where-to = Dove? Per esempio: save partita.txt
say-overwrite = { $name } esiste. Sovrascriverlo? (y/n)
say-saved = Salvato. Per proseguire un’altra volta: { $command }
say-save-where = In quale file salvare? (Invio: non salvare)
say-save-name = Come deve chiamarsi?
say-no-option = Non c’è l’opzione { $typed }; vanno da 1 a { $most }.
say-several = «{ $typed }» può voler dire: { $some }.
say-unclear = «{ $typed }» non è chiaro; { $advice }.
say-advice = scrivi un numero, un nome, o help
say-no-exchange = Ora non c’è uno Scambio con «{ $name }»; why exchange dice di più.
say-not-that = Non è possibile: { $name }.
say-not-so-much = Tanto non è possibile: { $name }.
say-not-so-many = Non puoi venderne così tante: { $card }.
say-no-sale = «{ $name }» non è niente che tu possa vendere.
say-no-sale-several = «{ $name }» non è una sola carta da vendere.
say-no-gift = «{ $name }» non è niente che tu possa dare.
say-no-gift-several = «{ $name }» non è una sola carta da dare.
say-no-wish = «{ $name }» non è niente che tu possa chiedere.
say-no-wish-several = «{ $name }» non è una sola carta da chiedere.

say-help =
    Rispondi con un numero, con parole (dig spoon, cautious cell) o con il loro
    inizio (ca ce). Una riga che finisce con … apre un elenco.
    Più carte si vendono insieme: sell link, 2 knife oppure sell all. Una
    puntata: bet 2 on 5. Uno Scambio: exchange Ana: knife, 2 cigarettes for shovel
      Invio         di nuovo la domanda e le sue opzioni; così anche: options
      { "." }             finisce il turno, se è tutto ciò che puoi fare
      goal          obiettivo, ricette, prezzi, gang, dado
      why AZIONE    ogni regola che ora la vieta: why dig spoon, why use
      explain       a che punto siamo, che cosa puoi fare e che cosa c’è in gioco
      hint          che cosa farebbe il Cervello al tuo posto, e perché (consiglio)
      hand          le tue carte con i loro testi
      board         il tavolo con tutte le pile
      log [N]       che cosa è successo: le ultime N righe
      card NOME     il testo di una carta; le carte di una gang
      rule ID       una regola, come rule MOVE-4; rule MOVE: tutta la famiglia
      undo [all]    riprende l’ultima decisione, o tutte, se nulla è seguito
      report        denuncia ciò che è appena stato fatto (report_mode=vigilant)
      save FILE     conserva la partita
      quit          esce; puoi salvare e riprendere

## Ciò che non si può annullare; posti senza nome; partita conservata.

seat-you = Tu
seat-player = Giocatore { $n }
say-prisoner = { $name }: quale detenuto? (numero o nome; Invio: uno di quelli rimasti) >
say-no-prisoner = «{ $typed }» non è un detenuto rimasto: scrivi un numero dell’elenco o un nome.
say-ends-here = La partita finisce qui.
say-kept = La partita è conservata. Per continuare: { $command }

## Dopo una partita.

say-curve = Come sono cambiate le probabilità
say-round = Giro { $round }:
say-team = Squadra { $side }

## Scorrere una partita registrata.

say-walk = Invio avanti · b indietro · t turno seguente · NUMERO vai · q esci >{" "}
say-walk-keys = Invio, b, t, un numero o q.
say-step = Passo { $n } di { $last }
say-goes-on = La partita continua: tocca a { NAME($who) } decidere.

## Analizzare una posizione.

table-chance = Probabilità di vincere
table-option = Opzione
table-tried = Prove
analyse-decimal = { $whole },{ $tenth }
analyse-seat = Con ciò che sa { NAME($who) }, { $n ->
    [one] 1 partita simulata
   *[other] { $n } partite simulate
}.
analyse-open = A carte scoperte, { $n ->
    [one] 1 partita simulata
   *[other] { $n } partite simulate
}.
analyse-options = Le opzioni { OF($who) }, viste dal Cervello, { $n ->
    [one] 1 partita simulata
   *[other] { $n } partite simulate
}.
analyse-only = { NAME($who) } ha una sola opzione: { $option }.

## Che cosa si può giocare.

editions-edition = Edizioni
editions-place = Luoghi di Dig In
editions-figure = Personaggi
editions-mode = Modalità
editions-prototype = Prototipi
editions-house = Regole della casa
editions-more = Tutto Dig In: --with all. Che cosa aggiunge ognuno: blackgate editions NAME
editions-data = i suoi dati: { $command }
