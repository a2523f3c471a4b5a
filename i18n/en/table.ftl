# What is said at a table.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-your-turn = Your turn!
phrase-one-moment = One moment, please.
phrase-have-to-go = I have to go.
phrase-good-game = Good game!
phrase-again = Another one?
