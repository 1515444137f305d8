### The game on one page, at the head of the rules. Each paragraph names its rules (web/src/pages/rules/primer.ts). The
### browser fetches this file with that page.

web-primer-more = To the reference

web-primer-goal = The goal
web-primer-goal-text = You are in prison, and you dig. Whoever first has enough Tunnel points breaks out and wins: 12 with two or three players, 10 with four, 8 with five or six.

web-primer-turn = Your turn
web-primer-turn-text = You may take two actions, the same one twice if you like; only Search and Extortion are limited to one per turn. The ability of your gang and your Background cost no action. At the end of your turn you keep at most 10 cards.

web-primer-move = From Place to Place
web-primer-move-text = A Simple Move takes one action: the die names two Places, and you go to one of them; you cannot stay where you are. A Cautious Move takes two actions and no die: you choose the Place.

web-primer-actions = The actions
web-primer-search-text = Draw as many cards as your Place shows.
web-primer-craft-text = Link and Pike make a Pickaxe, Link and Container a Shovel, Link and Blade two Knives. Not in the Cell Block, not in the Showers.
web-primer-steal-text = In the Cafeteria: take a Spoon.
web-primer-dig-text = In the Cell Block: lay a Tool from your hand beside your prisoner and score its points.
web-primer-sell-text = In the Recreational Area: discard cards and get cigarettes for them.
web-primer-buy-text = There, too: a Knife for 2, two Knives for 5, a Pickaxe for 6 or a Shovel for 8 cigarettes.
web-primer-heal-text = In the Infirmary: remove a Beating.
web-primer-join-text = Discard two different Accessories of a gang (for Triad and Queers any three different ones) and take its top card.
web-primer-play-text = Show an Action card, do what it says, and discard it.

web-primer-fight = Extortion and fights
web-primer-fight-text = With a Weapon you demand a Tool from somebody in your Place: name it, and lay the Weapon down. Whoever holds the Tool may hand it over; otherwise you fight. The defender begins, and you lay down Weapons in turn. The first who lays none loses and takes a Beating.
web-primer-spoils = If the attacker wins and the Tool is there, the attacker takes it. In every other case the winner takes a random card from the loser’s hand. All Weapons laid down are discarded.

web-primer-beating = What stops you
web-primer-beating-text = With one Beating you cannot craft, with two you cannot dig either; there are never more than two. If you start your turn in Solitary Confinement, you have one action and cannot search, extort or craft.

web-primer-win = The way out
web-primer-win-text = The moment your tunnel is long enough, the game is over: you win, and everybody else loses, however long their tunnels are.
