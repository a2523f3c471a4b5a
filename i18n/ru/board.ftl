# Доски страницы: Totemo и Tokami.

view-left = Повернуть влево
view-right = Повернуть вправо
view-nearer = Ближе
view-farther = Дальше
view-home = Показать всё

## Totemo

totemo-figure-R = воин
totemo-figure-O = собака
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
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }, снизу вверх: { $blocks }.
totemo-hole-offer = Поставить сюда, уровень { $level }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }.
totemo-hole-bonus = Попадает на бонусную плитку.
totemo-track = Счётная дорожка, круг из 30 полей
totemo-score = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
totemo-bonus-on = Бонусная плитка на поле { $space }
totemo-wheel = Цветовой круг: красный, оранжевый, жёлтый, зелёный, синий, фиолетовый. Соседи сочетаются.
totemo-chief = Вождю до типи { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[many] { $left } шагов
  }
totemo-chief-left = до типи { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[many] { $left } шагов
  }
totemo-last-round = Последний круг
totemo-bag-count = в мешке { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }
totemo-hand = Ваши кубики
totemo-hand-block = { $block }, цена { $value }
totemo-hand-size = на руках { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }
totemo-players = Игроки
totemo-you = (вы)
totemo-starts = первый игрок
totemo-view = Вид
totemo-view-flat = Сверху
totemo-view-3d = Объём
totemo-level = Уровень
totemo-level-top = верх
totemo-goes = { $count ->
    [0] Этот кубик сейчас никуда не встанет.
    [one] Этот кубик встанет в { $count } лунку.
    [few] Этот кубик встанет в { $count } лунки.
   *[many] Этот кубик встанет в { $count } лунок.
  }
totemo-over = Игра окончена.
totemo-waiting = Ходит { $name }.
totemo-moment = Минутку …
totemo-would = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }: сам кубик и { $count ->
    [0] ни одного соседа
    [one] { $count } сосед
    [few] { $count } соседа
   *[many] { $count } соседей
  }
totemo-would-bonus = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  } и бонусная плитка: можно поставить ещё кубик
totemo-choose-block = Ваш ход: выберите кубик.
totemo-choose-extra = Бонус! Поставьте ещё кубик или остановитесь.
totemo-choose-hole = Выберите лунку, которая светится.
totemo-no-hole = Этот кубик сейчас никуда не встанет. Выберите другой.
totemo-stop = Остановиться
totemo-return = Вернуть все три
totemo-return-sure = Все три кубика вернутся в мешок, и ход закончится.
totemo-return-yes = Вернуть
totemo-return-no = Оставить
totemo-told-place = { $name }: { $block } на { $hole }, уровень { $level }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
  }, всего { $score }.
totemo-told-bonus = Бонусная плитка: { $name } может поставить ещё.
totemo-told-return = { $name } возвращает все три кубика.
totemo-told-stop = { $name } останавливается.
totemo-told-chief = Вождь идёт: ещё { $left ->
    [one] { $left } шаг
    [few] { $left } шага
   *[many] { $left } шагов
  }.
totemo-told-first = Начинает { $name }.
totemo-told-redraw = У { $name } три верхушки: берёт заново.
totemo-told-end-chief = Вождь дома: игра окончена.
totemo-told-end-bag = Мешок пуст: игра окончена.
