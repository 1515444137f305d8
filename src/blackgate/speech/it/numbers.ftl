### Dopo una partita: i suoi numeri, e la prova del suo caso.

web-over-numbers = La partita in numeri
web-over-turns = Turni
web-over-dug = Strumenti nel tunnel
web-over-searched = Carte pescate
web-over-crafted = Creazioni
web-over-fights-won = Scontri vinti
web-over-fights-lost = Scontri persi
web-over-stolen = Carte prese
web-over-lost = Carte perse
web-over-earned = Sigarette guadagnate
web-over-spent = Sigarette spese
web-over-beaten = Pestaggi
web-over-healed = Cure
web-over-proof = Il caso, verificabile
web-over-proof-about = Prima di distribuire la prima carta, il server ha fissato tutto il caso di questa partita con il numero qui sotto. Ora la registrazione ne svela il segreto: chiunque può verificare che ogni tiro e ogni mescolata vengono da lì.
web-over-record = Scarica la registrazione
