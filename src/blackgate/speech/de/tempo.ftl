### Tempo, Pause und Uhren, und das Menü eines Tisches.

game-paused = Das Spiel ist unterbrochen.
game-resumed = Das Spiel geht weiter.
game-resigned = Das Spiel wird aufgegeben.

## Das Tempo der Bots.

web-pace = Tempo der Bots
web-pace-relaxed = Gemütlich
web-pace-normal = Normal
web-pace-fast = Schnell
web-pace-instant = Sofort
web-pace-thinkers = Bots mit Bedenkzeit brauchen diese weiterhin.
web-pace-skip = Überspringen
web-pace-skip-about = Die Bots sofort weiterspielen lassen, bis jemand gefragt ist

## Das Menü eines Tisches.

web-table-key-menu = Menü
web-table-title-menu = Menü
web-menu-table = Dieser Tisch
web-menu-elsewhere = Anderswo
web-menu-away = Nicht weiterspielen
web-menu-home = Startseite
web-menu-copy = Link kopieren
web-menu-pause = Pause
web-menu-pause-about = Uhren und Bots stehen still.
web-menu-resume = Weiter
web-menu-together = Alle müssen zustimmen.
web-menu-leave = Den Tisch verlassen
web-menu-leave-about = Ein Bot spielt für dich, bis du zurückkommst.
web-menu-leave-alone-about = Das Spiel wartet unter „Deine Tische“ auf dich.
web-menu-resign = Aufgeben
web-menu-resign-about = Das Spiel endet ohne Sieg.
web-menu-resign-sure = Das Spiel endgültig aufgeben?
web-menu-report = Ein Problem melden
web-table-title-report = Ein Problem melden
web-menu-report-about = Kopiere diesen Text und schick ihn denen, die diesen Server betreiben. Von selbst wird nichts gesendet. Er zeigt den Tisch, wie du ihn siehst, auch deine Hand.
web-menu-report-text = Meldung

## Was alle gemeinsam entscheiden.

web-agree-pause = Wunsch nach einer Pause: { $names }.
web-agree-resume = Wunsch weiterzuspielen: { $names }.
web-agree-resign = Wunsch, das Spiel aufzugeben: { $names }.
web-agree-yes = Zustimmen
web-agree-no = Ablehnen
web-agree-waiting = Du stimmst zu. Es fehlt noch: { $names }.
web-agree-withdraw = Zurückziehen
web-paused = Das Spiel ist unterbrochen.
web-paused-until = Es geht von selbst weiter: { $time }.

## Uhren.

web-clock-of = Zeit: { $time }
web-clock-grace = Zeit verbraucht
web-clock-at-zero = Wenn die Zeit um ist: { $what }
web-clock-random = eine zufällige Wahl
web-clock-late = Wenn die Zeit um ist
web-clock-live-late = Noch zehn Sekunden je Entscheidung. Dann antwortet das Spiel an deiner Stelle: passen, keine Waffe spielen, ablehnen oder eine zufällige Wahl. Niemand wird entfernt.
web-clock-days-late = Das Spiel antwortet an deiner Stelle: passen, keine Waffe spielen, ablehnen oder eine zufällige Wahl. Die anderen dürfen dann einen Bot weiterspielen lassen. Niemand wird entfernt.

## Nach dem Aufgeben.

web-lost-resigned = Das Spiel wurde aufgegeben
web-lost-resigned-about = Diesmal ist niemand ausgebrochen.
