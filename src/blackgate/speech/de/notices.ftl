### What notifications say: nothing of a game.

notice-table = Tisch { $code }
notice-title = Du bist dran: { $table }
notice-stop = Abstellen
notice-waiting = { $table }: Warten auf { $names }
notice-hello = { $table } sagt hier an, auf wen gewartet wird.
notice-mail =
    Das Spiel wartet auf dich: { $table }
    { $link }

    Keine Mails mehr von diesem Tisch:
    { $stop }
notice-confirm-title = Darf Blackgate dir schreiben?
notice-confirm =
    Jemand am Blackgate-Tisch { $code }, hoffentlich du, möchte eine Mail, sobald die Reihe an ihm ist. So erlaubst du es:
    { $link }

    Warst du das nicht, tu einfach nichts. Es kommt nichts weiter.
