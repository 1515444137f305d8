### Varianten: von jeder Stelle eines beendeten Spiels aus weiterspielen.

web-branch-play = Von hier aus weiterspielen
web-branch-about = Nach Entscheidung { $n } beginnt ein neues Spiel mit eigenem Zufall. Dieses hier bleibt, wie es ist.
web-branch-seat = Dein Platz
web-branch-cards = Verdeckte Karten
web-branch-real = Wie sie wirklich waren
web-branch-known = Wie { $name } sie kannte
web-branch-real-about = Die echten Handkarten und Stapel. Wer die Wiederholung gesehen hat, kennt sie vielleicht.
web-branch-known-about = Neu gezogen, so dass { $name } den Unterschied nicht hätte bemerken können.
web-branch-others = Die anderen
web-branch-people = Menschen, die den Link bekommen
web-branch-name = Name der Variante
web-branch-begin = Weiterspielen
web-branch-list = Varianten dieser Partie
web-branch-at = Entscheidung { $n }
web-branch-by-real = { $name }, echte Karten
web-branch-by-known = { $name }, neu gezogene Karten

web-branch-of-real = Dieses Spiel ist eine Variante: Es beginnt nach Entscheidung { $n } eines anderen Spiels, mit den Karten, wie sie wirklich waren.
web-branch-of-known = Dieses Spiel ist eine Variante: Es beginnt nach Entscheidung { $n } eines anderen Spiels. Die verdeckten Karten wurden neu gezogen, nach dem, was Platz { $seat } wusste.
web-branch-parent = Diese Stelle ansehen
