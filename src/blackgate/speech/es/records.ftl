### Qué falla en un registro que alguien trae.

record-none = Esto no es el registro de una partida.
record-cut = Este registro se interrumpe antes del final de la partida: falta una parte del archivo, o la partida aún no había terminado.
record-foreign = Esta partida se jugó con una edición o una versión de Blackgate que no está aquí.
record-untrue = Este registro no se sostiene: cuenta lo que no pudo pasar así. Se ha modificado, o está dañado.
record-branch = Solo se puede seguir una partida terminada, y solo antes de su última decisión.
