# Что говорят за столом.

phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-well-played = Хороший ход!
phrase-thanks = Спасибо!
phrase-oops = Ой!
phrase-your-turn = Твой ход!
phrase-one-moment = Минутку, пожалуйста.
phrase-have-to-go = Мне пора.
phrase-good-game = Хорошая игра!
phrase-again = Ещё разок?
