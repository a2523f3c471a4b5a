# De woorden van de spellen: namen, bots, blokken, kaarten.

game-totemo = Totemo
game-totem = Totem
game-tokami = Tokami

bot-random = Toeval
bot-greedy = Gulzig
bot-ismcts = Eenvoudig zoeken
bot-program = Programma
bot-1 = Niveau 1
bot-2 = Niveau 2
bot-3 = Niveau 3
bot-4 = Niveau 4
bot-5 = Niveau 5

block-R = rood
block-O = oranje
block-Y = geel
block-G = groen
block-B = blauw
block-V = paars
block-W = regenboog
block-S = startblok
block-Rt = rode punt
block-Ot = oranje punt
block-Yt = gele punt
block-Gt = groene punt
block-Bt = blauwe punt
block-Vt = paarse punt

# Eén letter elk, allemaal verschillend: geel is E, want G is groen.
letter-R = R
letter-O = O
letter-Y = E
letter-G = G
letter-B = B
letter-V = P

card-W = krijger
card-T = top
card-C = gezellin
