### La Directora y su Despacho.

## Nombres

verb-attract = Llamada a la Directora
    .many = Llamadas a la Directora
    .grammar = f
verb-bribe = Soborno
    .grammar = m

## Preguntas y opciones

ask-report = { $actor } ha hecho esto junto { TO($warden) }: { $verb }. ¿Denuncias?
ask-freepass = te han denunciado por esto: { $verb }. ¿Gastas una ficha de Corrupción, o vas { TO($solitary) } y termina tu turno?
ask-punish = { $actor } ha terminado una acción junto { TO($warden) }. ¿Gastas una ficha de Corrupción para castigar?
ask-corrupt = { THE($warden) } está { IN($warden_place) }. ¿Gastas una ficha de Corrupción para moverla?
label-attract = Llamar { TO($warden) }
label-bribe = Soborno: { $price } cigarrillos por Corrupción
label-report = Denunciar
label-freepass = Gastar una ficha de Corrupción
label-punish-beating = Castigar: una Paliza
label-punish-hand = Castigar: la mitad de la mano
label-punish-cigarettes = Castigar: todos los cigarrillos
label-warden = Mover { TO($warden) } { TO($place) }
answer-report-decline = No decir nada
answer-freepass-decline = Asumir lo que venga
answer-punish-decline = Sin Castigo
answer-corrupt-decline = Dejarla ahí

## Historia

bribed = { who-has } pagado un soborno de { COUNT($price) }: { COUNT($now) } en total.
called = { who-has } hecho venir { TO($figure) } { TO($place) }.
reported = { PERSON($other) ->
    [you] { $who } { AS($other, "te ha") } denunciado
   *[other] { who-has } denunciado { TO($other) }
}: { $verb }.
repressed = { THE($figure) } { PERSON($who) ->
    [you] { AS($who, "te ha") } sorprendido
   *[other] ha sorprendido { TO($who) }
}: { $verb }.
punished = { PERSON($other) ->
    [you] { $who } { AS($other, "te ha") } hecho castigar
   *[other] { who-has } hecho castigar { TO($other) }
}: { $punishment ->
    [beating] una Paliza
    [hand] la mitad de la mano
   *[cigarettes] todos los cigarrillos
}.

## Por qué no, y qué ayudaría

why-attract-here = { THE($warden) } ya está aquí.
why-bribe-cigarettes = Un Soborno cuesta { $price } cigarrillos; tienes { $cigarettes }.
why-report-late = No hay nada que denunciar, o es demasiado tarde.
why-freepass-late = Un Salvoconducto responde a una denuncia contra ti, y nadie ha denunciado nada.
why-punish-late = Un Castigo sigue a una acción de otra persona y cuesta una ficha de Corrupción.
why-corrupt-late = Una ficha de Corrupción solo mueve { TO($warden) } justo después de un Movimiento.
help-report = Se denuncia una acción ilegal de otra persona junto { TO($warden) }.
help-freepass = Se te pregunta cuando te denuncian y tienes una ficha de Corrupción.
help-punish = Se te pregunta cuando alguien termina una acción junto { TO($warden) } y tienes una ficha.
help-corrupt = Se pregunta tras un Movimiento a quien tenga una ficha; la Llamada a la Directora vale siempre.
module-warden = la Directora
