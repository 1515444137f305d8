### What notifications say: nothing of a game.

notice-table = table { $code }
notice-title = It is your turn: { $table }
notice-stop = Stop
notice-waiting = { $table }: waiting for { $names }
notice-hello = { $table } will announce here for whom it waits.
notice-mail =
    The game waits for you: { $table }
    { $link }

    No more mails from this table:
    { $stop }
notice-confirm-title = Shall Blackgate write to you?
notice-confirm =
    Somebody at the Blackgate table { $code }, hopefully you, wants a mail when it is their turn. To allow that:
    { $link }

    If it was not you, do nothing. Nothing more will come.
