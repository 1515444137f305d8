### El Pabellón psiquiátrico.

## Preguntas y opciones

ask-mend = ¿de qué te libras?
label-drop-trauma = Perder { THE($trauma) }
answer-mend-decline = Conservar el Trauma

## Historia

shocked = { who-has } recibido { THE($trauma) }.
calmed = { who-has } perdido { THE($trauma) }.

## Por qué no, y qué ayudaría

why-trauma = { THE($trauma) } lo prohíbe.
help-trauma = La Cura { IN($heal_places) } quita un Trauma como si fuera una Paliza.
help-heal-trauma = Se te pregunta cuando te curas y tienes un Trauma.
module-ward = el Pabellón psiquiátrico
