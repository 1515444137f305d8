### Wat er mis is met een verslag dat iemand aanlevert.

record-none = Dit is geen verslag van een spel.
record-cut = Dit verslag stopt voordat het spel eindigt: er ontbreekt een deel van het bestand, of het spel liep nog.
record-foreign = Dit spel is gespeeld met een editie of een versie van Blackgate die hier niet aanwezig is.
record-untrue = Dit verslag klopt niet: er staat iets in wat zo niet gebeurd kan zijn. Het is veranderd of beschadigd.
record-branch = Alleen een afgelopen spel kan worden verder gespeeld, en alleen voor de laatste beslissing.
