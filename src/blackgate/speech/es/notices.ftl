### What notifications say: nothing of a game.

notice-table = mesa { $code }
notice-title = Te toca: { $table }
notice-stop = Parar
notice-waiting = { $table }: se espera a { $names }
notice-hello = { $table } anunciará aquí a quién se espera.
notice-mail =
    La partida te espera: { $table }
    { $link }

    No más correos de esta mesa:
    { $stop }
notice-confirm-title = ¿Puede escribirte Blackgate?
notice-confirm =
    Alguien en la mesa Blackgate { $code }, esperamos que tú, quiere un correo cuando le toque. Para permitirlo:
    { $link }

    Si no fuiste tú, no hagas nada. No llegará nada más.
