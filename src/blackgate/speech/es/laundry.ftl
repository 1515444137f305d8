### La Lavandería.

## Nombres

verb-change-style = Cambio de estilo
    .many = Cambios de estilo
    .grammar = m
verb-steal-bandage = Hurto de venda
    .many = Hurtos de venda
    .grammar = m

## Preguntas y opciones

label-change-style = Cambio de estilo: { $gang }
label-change-style-seen = Cambio de estilo: { $gang }, { $power }
label-steal-bandage = Hurto de venda: tomar una Venda
label-bandage-heal = Curarse con una Venda
label-bandage-link = Usar una Venda como Cuerda
family-change-style = Cambio de estilo …

## Historia

stole-bandage = { who-has } hurtado una Venda: { COUNT($now) } en total.

## Por qué no, y qué ayudaría

help-bandage = Tu Venda quita una estés donde estés.
why-change-style-cards = { THE($gang) }: con el Cambio de estilo { $due ->
    [one] hace falta 1 Accesorio
   *[other] hacen falta { $due } Accesorios distintos
} de entre { $accepted }.
why-bandage-link-moment = Una Venda sustituye a la Cuerda de una receta, cuando toca la Cuerda.
help-link = Fabrica algo que necesite una Cuerda.
module-laundry = la Lavandería
