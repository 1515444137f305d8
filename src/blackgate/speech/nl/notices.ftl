### What notifications say: nothing of a game.

notice-table = tafel { $code }
notice-title = Jij bent aan de beurt: { $table }
notice-stop = Stoppen
notice-waiting = { $table }: wachten op { $names }
notice-hello = { $table } meldt hier op wie er wordt gewacht.
notice-mail =
    Het spel wacht op je: { $table }
    { $link }

    Geen mails meer van deze tafel:
    { $stop }
notice-confirm-title = Mag Blackgate je schrijven?
notice-confirm =
    Iemand aan de Blackgate-tafel { $code }, hopelijk jij, wil een mail bij zijn beurt. Zo sta je dat toe:
    { $link }

    Was jij het niet, doe dan niets. Er komt verder niets.
