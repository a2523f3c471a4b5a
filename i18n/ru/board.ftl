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
totemo-score = { $name }: { $score ->
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
totemo-players = Игроки
totemo-you = (вы)
totemo-starts = стартовый игрок
totemo-view = Вид
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
totemo-over = Игра окончена.
totemo-waiting = Ходит { $name }.
totemo-moment = Минутку …
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
