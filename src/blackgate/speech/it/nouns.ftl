### Gruppi nominali. Una forma riceve: one, many, gender (m, f), shape (one, plural, pair, mass, proper), sound, n.

noun = { $n ->
    [1] { $one }
   *[other] { noun-count }
}
noun-count = { $shape ->
    [pair] { $n ->
        [one] { $n } paio di { $one }
       *[other] { $n } paia di { $one }
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
        [pair] un paio di { $one }
        [plural] { noun-of-many }
        [mass] { noun-of }
        [proper] «{ $one }»
       *[one] { $gender ->
            [f] { $sound ->
                [vowel] un’{ $one }
               *[other] una { $one }
            }
           *[m] { $sound ->
                [impure] uno { $one }
               *[other] un { $one }
            }
        }
    }
   *[other] { noun-count }
}
noun-the = { $n ->
    [1] { $shape ->
        [pair] { noun-the-many }
        [plural] { noun-the-many }
        [proper] { $one }
       *[one] { $sound ->
            [vowel] l’{ $one }
            [impure] { $gender ->
                [f] la { $one }
               *[m] lo { $one }
            }
           *[other] { $gender ->
                [f] la { $one }
               *[m] il { $one }
            }
        }
    }
   *[other] { $gender ->
        [f] le { noun-count }
       *[m] i { noun-count }
    }
}
noun-the-many = { $gender ->
    [f] le { $one }
   *[m] { $sound ->
        [other] i { $one }
       *[vowel] gli { $one }
    }
}
noun-to = { $n ->
    [1] { $shape ->
        [pair] { noun-to-many }
        [plural] { noun-to-many }
        [proper] a { $one }
       *[one] { $sound ->
            [vowel] all’{ $one }
            [impure] { $gender ->
                [f] alla { $one }
               *[m] allo { $one }
            }
           *[other] { $gender ->
                [f] alla { $one }
               *[m] al { $one }
            }
        }
    }
   *[other] { $gender ->
        [f] alle { noun-count }
       *[m] ai { noun-count }
    }
}
noun-to-many = { $gender ->
    [f] alle { $one }
   *[m] { $sound ->
        [other] ai { $one }
       *[vowel] agli { $one }
    }
}
noun-in = { $n ->
    [1] { $shape ->
        [pair] { noun-in-many }
        [plural] { noun-in-many }
        [proper] in { $one }
       *[one] { $sound ->
            [vowel] nell’{ $one }
            [impure] { $gender ->
                [f] nella { $one }
               *[m] nello { $one }
            }
           *[other] { $gender ->
                [f] nella { $one }
               *[m] nel { $one }
            }
        }
    }
   *[other] { $gender ->
        [f] nelle { noun-count }
       *[m] nei { noun-count }
    }
}
noun-in-many = { $gender ->
    [f] nelle { $one }
   *[m] { $sound ->
        [other] nei { $one }
       *[vowel] negli { $one }
    }
}
noun-of = { $n ->
    [1] { $shape ->
        [pair] { noun-of-many }
        [plural] { noun-of-many }
        [proper] di { $one }
       *[one] { $sound ->
            [vowel] dell’{ $one }
            [impure] { $gender ->
                [f] della { $one }
               *[m] dello { $one }
            }
           *[other] { $gender ->
                [f] della { $one }
               *[m] del { $one }
            }
        }
    }
   *[other] { $gender ->
        [f] delle { noun-count }
       *[m] dei { noun-count }
    }
}
noun-of-many = { $gender ->
    [f] delle { $one }
   *[m] { $sound ->
        [other] dei { $one }
       *[vowel] degli { $one }
    }
}
noun-from = { $n ->
    [1] { $shape ->
        [pair] { noun-from-many }
        [plural] { noun-from-many }
        [proper] da { $one }
       *[one] { $sound ->
            [vowel] dall’{ $one }
            [impure] { $gender ->
                [f] dalla { $one }
               *[m] dallo { $one }
            }
           *[other] { $gender ->
                [f] dalla { $one }
               *[m] dal { $one }
            }
        }
    }
   *[other] { $gender ->
        [f] dalle { noun-count }
       *[m] dai { noun-count }
    }
}
noun-from-many = { $gender ->
    [f] dalle { $one }
   *[m] { $sound ->
        [other] dai { $one }
       *[vowel] dagli { $one }
    }
}

## Giocatori. Una forma riceve: you (yes, no), name, sound.

who = { $you ->
    [yes] tu
   *[no] { $name }
}
who-name = { $name }
who-whom = { $you ->
    [yes] te
   *[no] { $name }
}
who-to = { $you ->
    [yes] a te
   *[no] { $sound ->
        [a] ad { $name }
       *[other] a { $name }
    }
}
who-of = di { who-whom }
who-from = da { who-whom }

## Elenchi.

row-comma = { $first }, { $last }
row-and = { $first } e { $last }
row-or = { $first } o { $last }

## Ciò che accompagna un nome dell’edizione.

sort-token = segnalino { $name }
    .many = segnalini { $name }
    .grammar = m
sort-trauma = Trauma { $name }
    .many = Traumi { $name }
    .grammar = m

## Parole comuni.

word-card = carta
    .grammar = f
word-cigarette = sigaretta
    .grammar = f
word-beating = Pestaggio
    .grammar = m
word-point = punto Tunnel
    .many = punti Tunnel
    .grammar = m

## A che cosa serve una carta.
## I nomi delle carte sono nell’edizione (retail.toml). Il Link è «Legaccio» e non «Combinazione»: il libretto italiano
## usa quella parola una volta sola, nell’elenco del contenuto, e traduce «link» come se fosse un abbinamento. La carta
## invece è un oggetto, ciò che lega una Lama o un Contenitore al manico (in francese «Lien»); una combinazione è ogni
## ricetta intera, e «ti manca una Combinazione» non direbbe quale carta cercare. La regola COMP-1 cita la parola stampata.

class-weapon = Arma
    .many = Armi
    .grammar = f
class-tool = Strumento
    .grammar = m
class-part = componente
    .grammar = m
class-accessory = Accessorio
    .grammar = m
class-rare = Oggetto raro
    .many = Oggetti rari
    .grammar = m
class-action = carta Azione
    .many = carte Azione
    .grammar = f

## Azioni. I nomi sono quelli del libretto italiano: le Azioni Base sono sostantivi (Ricerca, Creazione), le Azioni
## Luogo infiniti (Scavare, Curarsi); le Azioni Luogo di Dig In, che in italiano non è uscito, seguono le seconde.

verb-search = Ricerca
    .many = Ricerche
    .grammar = f
verb-move = Movimento semplice
    .many = Movimenti semplici
    .grammar = m
verb-cautious = Movimento prudente
    .many = Movimenti prudenti
    .grammar = m
verb-join = Unirsi a una gang
    .grammar = m proper
verb-play = Giocare una carta Azione
    .grammar = m proper
verb-extort = Estorsione
    .grammar = f
verb-craft = Creazione
    .grammar = f
verb-dig = Scavare
    .grammar = m proper
verb-steal = Rubare un Cucchiaio
    .grammar = m proper
verb-heal = Curarsi
    .grammar = m proper
verb-sell = Vendere
    .grammar = m proper
verb-buy = Comprare
    .grammar = m proper
