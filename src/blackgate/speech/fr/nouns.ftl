### Groupes nominaux. Une forme reçoit : one, many, gender (m, f), shape (one, plural, pair, mass, proper), sound, n.

noun = { $n ->
    [1] { $one }
   *[other] { noun-count }
}
noun-count = { $shape ->
    [pair] { $n ->
        [one] { $n } paire { noun-de }
       *[other] { $n } paires { noun-de }
    }
   *[one] { $n ->
        [one] { $n } { $one }
       *[other] { $n } { $many }
    }
    [plural] { $n } × { $one }
    [mass] { $n } × { $one }
    [proper] { $n } × « { $one } »
}
noun-de = { $sound ->
    [vowel] d’{ $one }
   *[other] de { $one }
}
noun-a = { $n ->
    [1] { $shape ->
        [pair] une paire { noun-de }
        [plural] des { $one }
        [mass] { noun-of }
        [proper] « { $one } »
       *[one] { $gender ->
            [f] une { $one }
           *[m] un { $one }
        }
    }
   *[other] { noun-count }
}
noun-the = { $n ->
    [1] { $shape ->
        [pair] les { $one }
        [plural] les { $one }
        [proper] { $one }
       *[one] { $sound ->
            [vowel] l’{ $one }
           *[other] { $gender ->
                [f] la { $one }
               *[m] le { $one }
            }
        }
    }
   *[other] les { noun-count }
}
noun-to = { $n ->
    [1] { $shape ->
        [pair] aux { $one }
        [plural] aux { $one }
        [proper] à { $one }
       *[one] { $sound ->
            [vowel] à l’{ $one }
           *[other] { $gender ->
                [f] à la { $one }
               *[m] au { $one }
            }
        }
    }
   *[other] aux { noun-count }
}
noun-in = { noun-to }
noun-of = { $n ->
    [1] { $shape ->
        [pair] des { $one }
        [plural] des { $one }
        [proper] { noun-de }
       *[one] { $sound ->
            [vowel] de l’{ $one }
           *[other] { $gender ->
                [f] de la { $one }
               *[m] du { $one }
            }
        }
    }
   *[other] des { noun-count }
}
noun-from = { noun-of }

## Joueurs. Une forme reçoit : you (yes, no), name, sound.

who = { $you ->
    [yes] tu
   *[no] { $name }
}
who-name = { $name }
who-whom = { $you ->
    [yes] toi
   *[no] { $name }
}
who-to = à { who-whom }
who-of = { $you ->
    [yes] de toi
   *[no] { $sound ->
        [vowel] d’{ $name }
       *[other] de { $name }
    }
}
who-from = { who-of }

## Suites.

row-comma = { $first }, { $last }
row-and = { $first } et { $last }
row-or = { $first } ou { $last }

## Ce qui accompagne un nom de l’édition.

sort-token = jeton { $name }
    .many = jetons { $name }
    .grammar = m
sort-trauma = Trauma { $name }
    .many = Traumas { $name }
    .grammar = m

## Mots courants.

word-card = carte
    .grammar = f
word-cigarette = cigarette
    .grammar = f
word-beating = Raclée
    .grammar = f
word-point = point de tunnel
    .many = points de tunnel
    .grammar = m

## À quoi sert une carte.

class-weapon = Arme
    .grammar = f
class-tool = Outil
    .grammar = m
class-part = composant
    .grammar = m
class-accessory = Accessoire
    .grammar = m
class-rare = Objet rare
    .many = Objets rares
    .grammar = m
class-action = carte Action
    .many = cartes Action
    .grammar = f

## Actions.

verb-search = Fouiller
    .grammar = m proper
verb-move = Se déplacer au dé
    .grammar = m proper
verb-cautious = Se déplacer prudemment
    .grammar = m proper
verb-join = Rejoindre un gang
    .grammar = m proper
verb-play = Jouer une carte Action
    .grammar = m proper
verb-extort = Racketter
    .grammar = m proper
verb-craft = Fabriquer
    .grammar = m proper
verb-dig = Creuser
    .grammar = m proper
verb-steal = Voler une Cuillère
    .grammar = m proper
verb-heal = Se soigner
    .grammar = m proper
verb-sell = Vendre
    .grammar = m proper
verb-buy = Acheter
    .grammar = m proper
