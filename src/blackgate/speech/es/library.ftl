### La Biblioteca.

## Nombres

verb-rehabilitate = Reinserción
    .grammar = f
verb-study = Estudio
    .grammar = m

## Preguntas y opciones

label-spy = Espiar { TO($who) }
label-rehabilitate = Reinserción: un nuevo Pasado
label-study = Estudio: tomar una ficha de Espía
family-spy = Espiar a … (gratis)

## Historia

rehabilitated = { who-has } robado un nuevo Pasado.
rehabilitated-as = { who-has } robado un nuevo Pasado: «{ $power }».
studied = { who-has } estudiado: { COUNT($now) } en total.

## Por qué no, y qué ayudaría

why-spy-self = Tu propia mano ya la conoces.
why-rehabilitate-pile = No queda ningún Pasado que robar.
why-spy-moment = Una ficha de Espía no interrumpe una acción.
help-between = Úsala en tu turno, entre acciones.
help-rehabilitate = Con la Reinserción { IN($rehabilitate_places) } robas otro.
module-library = la Biblioteca
