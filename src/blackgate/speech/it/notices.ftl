### What notifications say: nothing of a game.

notice-table = tavolo { $code }
notice-title = Tocca a te: { $table }
notice-stop = Ferma
notice-waiting = { $table }: si aspetta { $names }
notice-hello = { $table } annuncerà qui chi è atteso.
notice-mail =
    La partita ti aspetta: { $table }
    { $link }

    Niente più mail da questo tavolo:
    { $stop }
notice-confirm-title = Blackgate può scriverti?
notice-confirm =
    Qualcuno al tavolo Blackgate { $code }, si spera tu, vuole una mail quando è il suo turno. Per permetterlo:
    { $link }

    Se non eri tu, non fare niente. Non arriverà altro.
