# The games' own words: names, bots, blocks, cards.

game-totemo = Totemo
game-totem = Totem
game-tokami = Tokami

bot-random = Random
bot-greedy = Greedy
bot-ismcts = Plain search
bot-program = Program
bot-1 = Level 1
bot-2 = Level 2
bot-3 = Level 3
bot-4 = Level 4
bot-5 = Level 5

block-R = red
block-O = orange
block-Y = yellow
block-G = green
block-B = blue
block-V = violet
block-W = rainbow
block-S = starting block
block-Rt = red topper
block-Ot = orange topper
block-Yt = yellow topper
block-Gt = green topper
block-Bt = blue topper
block-Vt = violet topper

# One letter each, all different.
letter-R = R
letter-O = O
letter-Y = Y
letter-G = G
letter-B = B
letter-V = V

card-W = warrior
card-T = top
card-C = companion
