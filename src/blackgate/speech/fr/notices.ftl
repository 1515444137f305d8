### What notifications say: nothing of a game.

notice-table = table { $code }
notice-title = À toi de jouer : { $table }
notice-stop = Arrêter
notice-waiting = { $table } : on attend { $names }
notice-hello = { $table } annoncera ici qui est attendu.
notice-mail =
    La partie t’attend : { $table }
    { $link }

    Ne plus recevoir de mails de cette table :
    { $stop }
notice-confirm-title = Blackgate peut-il t’écrire ?
notice-confirm =
    Quelqu’un à la table Blackgate { $code }, toi sans doute, veut recevoir un mail quand vient son tour. Pour l’accepter :
    { $link }

    Si ce n’était pas toi, ne fais rien. Tu ne recevras rien d’autre.
