### Grupos nominales. Una forma recibe: one, many, gender (m, f), shape (one, plural, pair, mass, proper), sound, n.
### El sonido «vowel» es el de una a tónica: el Arma, un Arma, las Armas.

noun = { $n ->
    [1] { $one }
   *[other] { noun-count }
}
noun-count = { $shape ->
    [pair] { $n ->
        [one] { $n } par de { $one }
       *[other] { $n } pares de { $one }
    }
   *[one] { $n ->
        [one] { $n } { $one }
       *[other] { $n } { $many }
    }
    [plural] { $n } × { $one }
    [mass] { $n } × { $one }
    [proper] { $n } × «{ $one }»
}
noun-a = { $n ->
    [1] { $shape ->
        [pair] un par de { $one }
        [plural] { $gender ->
            [f] unas { $one }
           *[m] unos { $one }
        }
        [mass] { $one }
        [proper] «{ $one }»
       *[one] { $gender ->
            [f] { $sound ->
                [vowel] un { $one }
               *[other] una { $one }
            }
           *[m] un { $one }
        }
    }
   *[other] { noun-count }
}
noun-the = { $n ->
    [1] { $shape ->
        [pair] { noun-the-many }
        [plural] { noun-the-many }
        [proper] { $one }
       *[one] { $gender ->
            [f] { $sound ->
                [vowel] el { $one }
               *[other] la { $one }
            }
           *[m] el { $one }
        }
    }
   *[other] { $gender ->
        [f] las { noun-count }
       *[m] los { noun-count }
    }
}
noun-the-many = { $gender ->
    [f] las { $one }
   *[m] los { $one }
}
noun-to = { $n ->
    [1] { $shape ->
        [pair] a { noun-the-many }
        [plural] a { noun-the-many }
        [proper] a { $one }
       *[one] { $gender ->
            [f] { $sound ->
                [vowel] al { $one }
               *[other] a la { $one }
            }
           *[m] al { $one }
        }
    }
   *[other] a { noun-the }
}
noun-in = en { noun-the }
noun-of = { $n ->
    [1] { $shape ->
        [pair] de { noun-the-many }
        [plural] de { noun-the-many }
        [proper] de { $one }
       *[one] { $gender ->
            [f] { $sound ->
                [vowel] del { $one }
               *[other] de la { $one }
            }
           *[m] del { $one }
        }
    }
   *[other] de { noun-the }
}
noun-from = { noun-of }

## Jugadores. Una forma recibe: you (yes, no), name, sound.

who = { $you ->
    [yes] tú
   *[no] { $name }
}
who-name = { $name }
who-whom = { $you ->
    [yes] ti
   *[no] { $name }
}
who-to = a { who-whom }
who-of = de { who-whom }
who-from = de { who-whom }

## Series. El sonido es el de lo último: Ana e Inés, 7 u 8.

row-comma = { $first }, { $last }
row-and = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
}
row-or = { $sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
}

## Lo que acompaña a un nombre de la edición.

sort-token = ficha de { $name }
    .many = fichas de { $name }
    .grammar = f
sort-trauma = Trauma de { $name }
    .many = Traumas de { $name }
    .grammar = m

## Palabras comunes.

word-card = carta
    .grammar = f
word-cigarette = cigarrillo
    .grammar = m
word-beating = Paliza
    .grammar = f
word-point = punto de túnel
    .many = puntos de túnel
    .grammar = m

## Para qué sirve una carta.

class-weapon = Arma
    .grammar = f vowel
class-tool = Herramienta
    .grammar = f
class-part = pieza
    .grammar = f
class-accessory = Accesorio
    .grammar = m
class-rare = Objeto raro
    .many = Objetos raros
    .grammar = m
class-action = carta de Acción
    .many = cartas de Acción
    .grammar = f

## Acciones.

verb-search = Búsqueda
    .grammar = f
verb-move = Movimiento simple
    .many = Movimientos simples
    .grammar = m
verb-cautious = Movimiento prudente
    .many = Movimientos prudentes
    .grammar = m
verb-join = Ingreso en una banda
    .many = Ingresos en una banda
    .grammar = m
verb-play = Carta de Acción
    .many = Cartas de Acción
    .grammar = f
verb-extort = Extorsión
    .grammar = f
verb-craft = Fabricación
    .grammar = f
verb-dig = Excavación
    .grammar = f
verb-steal = Hurto de cuchara
    .many = Hurtos de cuchara
    .grammar = m
verb-heal = Cura
    .grammar = f
verb-sell = Venta
    .grammar = f
verb-buy = Compra
    .grammar = f
