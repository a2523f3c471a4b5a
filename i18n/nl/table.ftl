# Wat er aan een tafel gezegd wordt.

phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Dank je!
phrase-oops = Oeps!
phrase-your-turn = Jij bent!
phrase-one-moment = Een ogenblik, alsjeblieft.
phrase-have-to-go = Ik moet gaan.
phrase-good-game = Mooi spel!
phrase-again = Nog een?
