### El Taller.

## Nombres

verb-improve = Mejora de herramienta
    .many = Mejoras de herramienta
    .grammar = f
verb-develop = Desarrollo de destreza
    .many = Desarrollos de destreza
    .grammar = m

## Preguntas y opciones

ask-skill = ¿tiras por una ficha de Destreza? Con { $least } o más, 1 punto de túnel; con menos, se pierde.
label-improve = Mejorar { A($tool) }: { $product }
label-develop = Desarrollo de destreza: tomar una ficha de Destreza
label-skill-roll = Tirar por ella
answer-skill-decline = Conservar la ficha

## Historia

buried = { who-has } cavado con destreza: la ficha se queda en el túnel.
developed = { who-has } desarrollado destreza: { COUNT($now) } en total.
improved = { who-has } convertido { A($old) } en { A($new) }.

## Por qué no, y qué ayudaría

help-skill-pile = Vuelve a haber cuando falla una tirada de Destreza.
help-dig-skill = Se te pregunta cuando cavas y tienes una ficha de Destreza.
why-improve-none = { A($card) }: no se puede mejorar.
help-tools = Un Pico o una Pala, sí.
module-workshop = el Taller
