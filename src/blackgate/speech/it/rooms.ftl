### Perché qualcosa è rifiutato a un tavolo, al di là delle regole del gioco.

room-not-missing = Questa persona era qui un momento fa. Dopo un minuto e mezzo di silenzio gli altri possono decidere.
room-has-time = Questa persona ha ancora tempo per rispondere. Quando sarà scaduto, gli altri potranno decidere.
room-nobody-agrees = Chi prende il posto ne vede le carte: qualcun altro deve essere d’accordo. Un bot può continuare.
room-prisoner-taken = Questa plancia è già di { NAME($who) }. Ogni plancia ha un solo proprietario: prendine un’altra.
