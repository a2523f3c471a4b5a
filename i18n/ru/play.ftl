# Игра в терминале.

play-you = Вы
play-person = Игрок { $number }
play-no-terminal = чтобы играть, ввод и вывод должны быть терминалом
play-too-small = Экран { $now_width } × { $now_height }, а игре нужно { $width } × { $height }. Увеличьте его немного, и игра продолжится.
play-saved = Партия сохранена. Продолжить: stapel play --resume { $path }
play-save-failed = Не сохраняется: { $why } (ещё раз q — выйти без сохранения)
play-bot-stuck = Бот не знает, что делать.
play-no-undo-with-people = Взять назад можно только в игре против ботов.
play-nothing-to-undo = Назад брать нечего.
play-undone = Ход взят назад.
play-turn = ▶ { $name }
play-over = Партия окончена.
play-moves = Ходы
play-moves-title = Ходы (m: все)
play-keys = Клавиши
play-reference = Полезно знать
play-ideas = Подсказки
play-ideas-thinking = Дайте подумать.
play-ideas-win = шанс
play-ideas-points = очки
play-any-key = дальше — любая клавиша
plain-choose = Ваш выбор (номер или q, чтобы выйти):
play-scroll = ↑ ↓ · дальше — любая другая клавиша
play-hand-over = Enter закрывает экран. Следующий игрок: { $name }.
play-hint-hand-over = Enter закрыть · m ходы · ? клавиши · q сохранить и выйти
play-hint-bot = Enter — сразу дальше   m ходы · u назад · ? клавиши · q сохранить и выйти
play-hint-result = b поле · n новая партия · q выход

cover-pass = Передайте устройство. Следующий игрок: { $name }
cover-enter = Нажмите Enter, когда на экран смотрит только { $name }
cover-leave = q: сохранить и выйти

result-title = Итог
result-winners = { $count ->
        [one] Победа: { $names }
       *[other] Общая победа: { $names }
    }
result-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }

key-idea = подсказки: лучшие ходы, шанс на победу и ожидаемые очки
key-moves = все ходы партии
key-reference = полезно знать: цвета и их цена или вышедшие карты
key-undo = взять назад своё последнее решение (против ботов)
key-leave = выйти; неоконченная партия сохраняется
key-skip = пока ходят боты: сразу дальше
key-help = эти клавиши

totemo-key-block = выбрать блок; на доступных лунках видны очки
totemo-key-hole = двигать курсор
totemo-key-best = к следующей лучшей лунке
totemo-key-place = выставить блок
totemo-key-return = сбросить все три блока и вытянуть новые
totemo-key-stop = отказаться от бонуса
totemo-hint = 1–3 блок · ←↓↑→ лунка · Tab лучшая · Enter ставить · r сброс · u · ? · q
totemo-hint-extra = 1–3 блок · ←↓↑→ лунка · Tab лучшая · Enter ставить · x хватит · u · ? · q
totemo-chief = Вождь: { $left ->
        [one] { $left } шаг
        [few] { $left } шага
       *[other] { $left } шагов
    }
totemo-bag = Мешочек: { $blocks }
totemo-last-round = Последний раунд!
totemo-level = Ярус { $level }
totemo-wheel = Колесо цветов
totemo-with-all = ко всем
totemo-topper = верхушка
totemo-hand = Ваши блоки
totemo-side-below = снизу
totemo-side-left = слева
totemo-side-right = справа
totemo-side-behind = сзади
totemo-side-front = спереди
totemo-choose = Выберите блок: 1, 2 или 3.
totemo-choose-first = Сначала выберите блок: 1, 2 или 3.
totemo-no-such-block = Такого блока у вас нет.
totemo-hole-empty = { $hole } — пусто
totemo-hole = { $hole }, снизу вверх: { $pole }
totemo-would-score = { $hole }, ярус { $level }, { $block }: { $sum } = { $points }
totemo-bonus = ★ Бонус!
totemo-ask-return = Сбросить все три блока и вытянуть новые?  Enter: да · Esc: нет
totemo-extra = ★ Бонус ({ $name }): выставьте ещё блок или откажитесь клавишей x.
totemo-idea-place = { $block } на { $hole }
totemo-idea-return = вернуть все три блока
totemo-idea-stop = без бонусного хода
totemo-log-first = { $name }: стартовый игрок
totemo-log-redraw = { $name }: три верхушки, новые блоки
totemo-log-tipi = Вождь у вигвама: последний раунд
totemo-log-place = { $name }: { $block } { $hole } +{ $points } = { $score }
totemo-log-stop = { $name }: без бонуса
totemo-log-return = { $name }: сброс всех блоков
totemo-log-end-chief = Вождь дома. Партия окончена.
totemo-log-end-bag = Мешочек пуст. Партия окончена.
totemo-reference-wheel = Цвет сочетается с самим собой и с двумя соседями на колесе.
totemo-reference-topper = ▲ Верхушка стоит на блоке и завершает столб.
totemo-reference-star = ★ Бонусная плитка: попавший на неё может выставить ещё блок.
totemo-reference-down = ☆ Закрытая плитка действует только с 10 очков.

totem-key-move = двигать курсор: виды карт или столбы
totem-key-take = при выборе: взять карту этого вида или вернуть их
totem-key-back = при выборе: вернуть карту
totem-key-kinds = при выборе: взять карту этого вида (0 = 10)
totem-key-card = в игре: выбрать карту из руки
totem-key-place = в игре: выбрать столб
totem-key-enter = подтвердить три карты или сыграть карту
totem-hint-choose = ←→ вид · пробел взять · ↓ вернуть · Enter готово · v вышли · u · ? · q
totem-hint-play = 1–3 карта · ←→ столб · Enter сыграть · v вышли · m ходы · u · ? · q
totem-round = Раунд { $round }/{ $rounds }
totem-series = Партия { $game } из { $games }
totem-series-game = Партия { $game } серии окончена. ♛ впереди.
totem-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
totem-empty = пусто
totem-stock = Ваши карты на потом
totem-picked = На этот раунд:
totem-confirm = Enter: готово
totem-hand = Ваша рука:
totem-three-already = Три карты уже выбраны. Сначала верните одну.
totem-none-left = Больше нет: { $card }
totem-choose-more = Выберите ещё { $missing ->
        [one] { $missing } карту.
        [few] { $missing } карты.
       *[other] { $missing } карт.
    }
totem-no-such-card = Такой карты в руке нет.
totem-choose-first = Сначала выберите карту: 1, 2 или 3.
totem-choose-card = выберите карту: 1, 2 или 3
totem-choose-three = тайно выберите три карты на этот раунд
totem-others-choose = Остальные выбирают.
totem-would-not-go = { $card }: на { $place } нельзя
totem-would-take = { $card } завершает { $place }: +{ $points }
totem-would-start = { $card } начинает столб на { $place }
totem-would-extend = { $card } на { $place }: в столбе будет { $points }
totem-idea-play = { $card } на { $place }
totem-log-first = { $name }: стартовый игрок
totem-log-play = { $name }: { $card } на { $place }
totem-log-capture = { $name }: { $card }, столб { $place } взят: +{ $points }!
totem-log-pass = { $name }: ходить нечем, пас
totem-log-lose = { $name }: потеряно: { $cards }
totem-log-round-end = — конец раунда { $round } —
totem-log-game-end = — партия окончена —
totem-seen-all = всего
totem-seen-gone = вышли
totem-seen-own = ваши
totem-seen-left = не видно
totem-seen-note = Не видно: у других или не сданы.
