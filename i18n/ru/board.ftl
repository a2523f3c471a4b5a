# Доски страницы: Totemo и Tokami.

view-left = Повернуть влево
view-right = Повернуть вправо
view-nearer = Ближе
view-farther = Дальше
view-home = Показать всё

## Totemo

totemo-figure-R = воин
totemo-figure-O = пёс
totemo-figure-Y = бобр
totemo-figure-G = лягушка
totemo-figure-B = орёл
totemo-figure-V = цветок
totemo-figure-W = радуга
totemo-figure-S = звезда
totemo-block = { $block } ({ $figure })
totemo-board = Доска, пять на пять лунок
totemo-hole-empty = { $hole }: пусто.
totemo-hole-pole = { $hole }: { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[many] { $count } блоков
  }, снизу вверх: { $blocks }.
totemo-hole-offer = Поставить сюда, уровень { $level }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
totemo-hole-bonus = Попадает на бонусную плитку.
totemo-track = Тропа очков, круг из 30 полей
player-score = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
totemo-bonus-on = Бонусная плитка на поле { $space }
totemo-wheel = Колесо цветов: красный, оранжевый, жёлтый, зелёный, синий, фиолетовый. Соседи сочетаются.
totemo-chief = Вождю до вигвама { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[many] { $left } шагов
  }
totemo-chief-left = до вигвама { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[many] { $left } шагов
  }
totemo-last-round = Последний круг
totemo-bag-count = в мешочке { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[many] { $count } блоков
  }
totemo-hand = Ваши блоки
totemo-hand-block = { $block }, цена { $value }
totemo-hand-size = на руках { $count ->
    [one] { $count } блок
    [few] { $count } блока
   *[many] { $count } блоков
  }
players = Игроки
you = (вы)
totemo-starts = стартовый игрок
view-tools = Вид
totemo-view-flat = Сверху
totemo-view-3d = Объём
totemo-level = Уровень
totemo-level-top = верх
totemo-goes = { $count ->
    [0] Этот блок сейчас никуда не встанет.
    [one] Этот блок встанет в { $count } лунку.
    [few] Этот блок встанет в { $count } лунки.
   *[many] Этот блок встанет в { $count } лунок.
  }
table-over = Игра окончена.
table-waiting = Ходит { $name }.
table-moment = Минутку …
totemo-would = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }: сам блок и { $count ->
    [0] ни одного соседа
    [one] { $count } сосед
    [few] { $count } соседа
   *[many] { $count } соседей
  }
totemo-would-bonus = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } и бонусная плитка: можно поставить ещё блок
totemo-touched = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }. Нажмите ещё раз, чтобы поставить.
totemo-touched-bonus = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } и бонусная плитка. Нажмите ещё раз, чтобы поставить.
totemo-choose-block = Ваш ход: выберите блок.
totemo-choose-extra = Бонус! Поставьте ещё блок или остановитесь.
totemo-choose-hole = Выберите лунку, которая светится.
totemo-no-hole = Этот блок сейчас никуда не встанет. Выберите другой.
totemo-stop = Остановиться
totemo-return = Сбросить все три
totemo-return-sure = Все три блока уйдут в мешочек, и ход закончится.
totemo-return-yes = Сбросить
totemo-return-no = Оставить
totemo-told-place = { $name }: { $block } на { $hole }, уровень { $level }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, всего { $score }.
totemo-told-bonus = Бонусная плитка: { $name } может поставить ещё.
totemo-told-return = { $name } сбрасывает все три блока.
totemo-told-stop = { $name } останавливается.
totemo-told-chief = Вождь идёт: ещё { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[many] { $left } шагов
  }.
totemo-told-first = Начинает { $name }.
totemo-told-redraw = У { $name } три верхушки: берёт заново.
totemo-told-end-chief = Вождь дома: игра окончена.
totemo-told-end-bag = Мешочек пуст: игра окончена.

## Tokami

tokami-title = Токами
tokami-colour-R = красная, кольцо
tokami-colour-Y = жёлтая, гора
tokami-colour-G = зелёная, ромб
tokami-colour-B = синяя, волны
tokami-stick = Палочка { $number } ({ $colour })
tokami-taboo = табу
tokami-raised = только что положена выше
tokami-height = { $mm } мм
tokami-total = всего { $total }
tokami-won-list = { $count ->
    [0] Выигранных палочек нет
    [one] { $count } выигранная палочка: { $sticks }
    [few] { $count } выигранные палочки: { $sticks }
   *[many] { $count } выигранных палочек: { $sticks }
  }
tokami-minus-list = { $count ->
    [0] Минусовых палочек нет
    [one] { $count } минусовая палочка: { $sticks }
    [few] { $count } минусовые палочки: { $sticks }
   *[many] { $count } минусовых палочек: { $sticks }
  }
tokami-resting = Палочки замирают…
tokami-choose-raise = Ваш ход: возьмите палочку и положите её выше.
tokami-choose-win = Получилось. Вытяните ещё одну, чтобы выиграть её, или закончите ход.
tokami-do-raise = Вытяните её и положите выше { $mm } мм.
tokami-do-lower = Палочка снаружи. Отпустите её над кучей: рука её опустит.
tokami-do-win = Вытяните её из кучи совсем.
tokami-do-keep = Палочка снаружи. Отпустите, и она ваша.
tokami-do-take = Выньте отмеченную палочку. Она станет минусовой.
tokami-do-build = Положите палочку на крест.
tokami-take-next = Взять следующую палочку
tokami-let-go = Отпустить
tokami-keep = Оставить себе
tokami-take-out = Вынуть
tokami-skip = Закончить ход
tokami-decline = Лучше взять табу-палочку
tokami-give-up = Прекратить попытку
tokami-skip-hand = Пропустить
tokami-lets = Рука опускает палочку…
tokami-tries = { $name } пробует: { $stick }…
tokami-takes = { $name } забирает: { $stick }…
tokami-builds = { $name } кладёт палочку на крест…
tokami-soon = { $seconds ->
    [one] Ещё { $seconds } секунда
    [few] Ещё { $seconds } секунды
   *[many] Ещё { $seconds } секунд
  }, и рука устанет.
tokami-tired = Две минуты движений прошли: рука устала и опускает палочку.
tokami-turn = Повернуть палочку
tokami-turn-left = Повернуть влево
tokami-turn-right = Повернуть вправо
tokami-turn-back = Наклонить назад
tokami-turn-front = Наклонить вперёд
tokami-turn-tilt-left = Накренить влево
tokami-turn-tilt-right = Накренить вправо
tokami-turn-away = Отодвинуть от себя
tokami-turn-near = Придвинуть к себе
tokami-keys = Тяните, удерживая Shift или правую кнопку, или Q/E, R/F, Z/X: повернуть · колесо или W/S: дальше и ближе · пробел: отпустить
tokami-fell = Упали – ваши, если ход ваш:
tokami-wobbles = Качаются:
tokami-pile = { $count ->
    [one] { $count } палочка на кресте
    [few] { $count } палочки на кресте
   *[many] { $count } палочек на кресте
  }
tokami-col-stick = Палочка
tokami-col-height = Верхняя точка
tokami-step = Шаг за шагом
tokami-step-stick = Какая палочка?
tokami-step-other = Другая
tokami-step-way = В какую сторону?
tokami-step-place = Куда?
tokami-step-no-place = Выше нет места, где бы она удержалась.
tokami-step-places = { $count ->
    [0] Места не нашлось.
    [one] Нашлось { $count } место.
    [few] Нашлось { $count } места.
   *[many] Нашлось { $count } мест.
  }
tokami-step-pace = Как быстро?
tokami-pace-0 = медленно
tokami-pace-1 = ровно
tokami-pace-2 = второпях
tokami-step-moving = Рука движется…
tokami-step-stuck = Она ещё не снаружи. Выберите другую сторону.
tokami-step-wait = Сейчас не ваш ход.
tokami-way-right = вправо
tokami-way-left = влево
tokami-way-up = вверх
tokami-way-down = вниз
tokami-way-near = к себе
tokami-way-away = от себя
tokami-way-free = свободно
tokami-way-loaded = на ней что-то лежит
tokami-way-heavy = на ней много лежит
tokami-way-blocked = закрыто
tokami-place = { $where }, { $mm } мм
tokami-at-right = справа
tokami-at-left = слева
tokami-at-near = спереди
tokami-at-away = сзади
tokami-at-middle = посередине
tokami-place-holds = похоже, удержится
tokami-place-risky = рискованно
tokami-told-first = Начинает { $name }.
tokami-told-raise-raised = { $name }: { $stick } теперь не на { $before }, а на { $after } мм.
tokami-told-raise-fell = { $name }: { $stick } – и палочки упали.
tokami-told-raise-not_higher = { $name }: { $stick } не легла выше.
tokami-told-raise-abandoned = { $name }: { $stick } осталась на месте, попытка брошена.
tokami-told-win-won = { $name }: { $stick } вытянута.
tokami-told-win-fell = { $name }: { $stick } – и палочки упали.
tokami-told-win-abandoned = { $name }: { $stick } оставлена как была.
tokami-told-skip = { $name } заканчивает ход.
tokami-told-decline = { $name } не решается и берёт табу-палочку.
tokami-told-minus = { $name } получает { $count ->
    [one] { $count } минусовую палочку
    [few] { $count } минусовые палочки
   *[many] { $count } минусовых палочек
  }.
tokami-told-plus = { $name } выигрывает: { $stick }.
tokami-told-freed = В коробку возвращается { $count ->
    [one] { $count } минусовая палочка
    [few] { $count } минусовые палочки
   *[many] { $count } минусовых палочек
  }.
tokami-told-round = Раунд окончен.
