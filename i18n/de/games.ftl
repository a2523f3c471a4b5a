# Die Wörter der Spiele: Namen, Bots, Klötze, Karten.

game-totemo = Totemo
game-totem = Totem
game-tokami = Tokami

bot-random = Zufall
bot-greedy = Gierig
bot-ismcts = Einfache Suche
bot-program = Programm
bot-1 = Stufe 1
bot-2 = Stufe 2
bot-3 = Stufe 3
bot-4 = Stufe 4
bot-5 = Stufe 5

block-R = rot
block-O = orange
block-Y = gelb
block-G = grün
block-B = blau
block-V = violett
block-W = Regenbogen
block-S = Start-Klotz
block-Rt = Schlussklotz rot
block-Ot = Schlussklotz orange
block-Yt = Schlussklotz gelb
block-Gt = Schlussklotz grün
block-Bt = Schlussklotz blau
block-Vt = Schlussklotz violett

# Je ein Buchstabe, alle verschieden: gelb ist E, weil G für grün steht.
letter-R = R
letter-O = O
letter-Y = E
letter-G = G
letter-B = B
letter-V = V

card-W = Krieger
card-T = Spitze
card-C = Gefährtin
