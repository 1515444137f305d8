### Waarom iets aan een tafel geweigerd wordt, los van de spelregels.

room-not-missing = Deze speler was er daarnet nog. Na anderhalve minuut zonder reactie mogen de anderen beslissen.
room-has-time = Deze speler heeft nog bedenktijd. Als die om is, mogen de anderen beslissen.
room-nobody-agrees = Wie de plaats overneemt, ziet de kaarten: iemand anders moet akkoord gaan. Een bot kan verder spelen.
room-prisoner-taken = Dit gevangenenbord is al van { NAME($who) }. Elk bord heeft één eigenaar: neem een ander.
