### Was an einer mitgebrachten Aufzeichnung nicht stimmt.

record-none = Das ist keine Aufzeichnung eines Spiels.
record-cut = Diese Aufzeichnung hört vor dem Ende des Spiels auf: Ein Teil der Datei fehlt, oder das Spiel lief noch.
record-foreign = Dieses Spiel wurde mit einer Ausgabe oder einer Version von Blackgate gespielt, die es hier nicht gibt.
record-untrue = Diese Aufzeichnung ist nicht stichhaltig: So kann das Erzählte nicht geschehen sein. Sie wurde verändert oder ist beschädigt.
record-branch = Nur ein beendetes Spiel lässt sich weiterspielen, und nur vor seiner letzten Entscheidung.
