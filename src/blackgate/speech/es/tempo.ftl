### Ritmo, pausa y relojes, y el menú de una mesa.

game-paused = La partida está en pausa.
game-resumed = La partida continúa.
game-resigned = Se abandona la partida.

## El ritmo de los bots.

web-pace = Ritmo de los bots
web-pace-relaxed = Tranquilo
web-pace-normal = Normal
web-pace-fast = Rápido
web-pace-instant = Al instante
web-pace-thinkers = Los bots con tiempo para pensar lo siguen usando.
web-pace-skip = Saltar
web-pace-skip-about = Que los bots jueguen enseguida hasta la próxima pregunta

## El menú de una mesa.

web-table-key-menu = menú
web-table-title-menu = Menú
web-menu-table = Esta mesa
web-menu-elsewhere = Otros sitios
web-menu-away = Dejar de jugar
web-menu-home = Página de inicio
web-menu-copy = Copiar el enlace
web-menu-pause = Pausa
web-menu-pause-about = Los relojes y los bots se detienen.
web-menu-resume = Continuar
web-menu-together = Todos tienen que estar de acuerdo.
web-menu-leave = Dejar la mesa
web-menu-leave-about = Un bot juega por ti hasta que vuelvas.
web-menu-leave-alone-about = La partida te espera en «Tus mesas».
web-menu-resign = Abandonar
web-menu-resign-about = La partida acaba sin ganador.
web-menu-resign-sure = ¿Abandonar la partida definitivamente?
web-menu-report = Informar de un problema
web-table-title-report = Informar de un problema
web-menu-report-about = Copia este texto y envíalo a quienes llevan este servidor. No se envía nada por sí solo. Muestra la mesa como la ves tú, incluida tu mano.
web-menu-report-text = Informe

## Lo que se decide entre todos.

web-agree-pause = Piden una pausa: { $names }.
web-agree-resume = Piden continuar: { $names }.
web-agree-resign = Piden abandonar la partida: { $names }.
web-agree-yes = Aceptar
web-agree-no = Rechazar
web-agree-waiting = Estás de acuerdo. Falta: { $names }.
web-agree-withdraw = Retirar
web-paused = La partida está en pausa.
web-paused-until = Continúa por sí sola: { $time }.

## Relojes.

web-clock-of = Tiempo: { $time }
web-clock-grace = Tiempo agotado
web-clock-at-zero = Cuando se acabe el tiempo: { $what }
web-clock-random = una elección al azar
web-clock-late = Cuando se acaba el tiempo
web-clock-live-late = Diez segundos más por decisión. Después la partida responde por ti: pasar, no jugar Armas, negarse o una elección al azar. No se expulsa a nadie.
web-clock-days-late = La partida responde por ti: pasar, no jugar Armas, negarse o una elección al azar. Los demás pueden entonces dejar que juegue un bot. No se expulsa a nadie.

## Después de abandonar.

web-lost-resigned = La partida se ha abandonado
web-lost-resigned-about = Esta vez no se ha fugado nadie.
