### The Chapel.

verb-pray = Pray
ask-vigil = light a Candle for one more card?
label-pray = Pray: take a Candle
label-light = Light a Candle
answer-vigil-decline = Keep the Candle
prayed = { $who } prayed: { COUNT($now) } now.
help-vigil = You are asked after a Search, if you have a Candle.
module-chapel = the Chapel
