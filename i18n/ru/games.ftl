# Слова игр: названия, боты, блоки, карты.

game-totemo = Тотемо
game-totem = Тотем
game-tokami = Токами

bot-random = Случай
bot-greedy = Жадина
bot-ismcts = Простой поиск
bot-program = Программа
bot-1 = Уровень 1
bot-2 = Уровень 2
bot-3 = Уровень 3
bot-4 = Уровень 4
bot-5 = Уровень 5

block-R = красный
block-O = оранжевый
block-Y = жёлтый
block-G = зелёный
block-B = синий
block-V = фиолетовый
block-W = радужный
block-S = стартовый блок
block-Rt = красная верхушка
block-Ot = оранжевая верхушка
block-Yt = жёлтая верхушка
block-Gt = зелёная верхушка
block-Bt = синяя верхушка
block-Vt = фиолетовая верхушка

# По одной букве, все разные.
letter-R = К
letter-O = О
letter-Y = Ж
letter-G = З
letter-B = С
letter-V = Ф

card-W = воин
card-T = вершина
card-C = спутница
