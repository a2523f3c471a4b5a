# Was an einem Tisch gesagt wird.

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-your-turn = Du bist dran!
phrase-one-moment = Einen Moment, bitte.
phrase-have-to-go = Ich muss los.
phrase-good-game = Schönes Spiel!
phrase-again = Noch eins?
