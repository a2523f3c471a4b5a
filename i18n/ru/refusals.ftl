# Почему правила это запрещают. За текстом в скобках следует номер правила.

refused-totemo-not-your-turn = Сейчас не ход этого места
refused-totemo-not-in-hand = Такого блока нет в руке: { $block }
refused-totemo-pole-crowned = На верхушку ничего не ставят
refused-totemo-pole-full = В столбе уже пять блоков
refused-totemo-topper-on-board = Верхушка не стоит на самом поле, только на другом блоке
refused-totemo-colour-clash = Не сочетаются: { $block } и { $with }
refused-totemo-return-too-late = Сбросить блоки можно только в начале хода
refused-totemo-nothing-to-stop = Нет бонуса, от которого можно отказаться
refused-totemo-not-now = Сейчас такого не бывает
refused-totemo-no-such-seat = Нет места { $seat }
refused-totemo-wrong-tiles = Бонусные плитки не могут так лежать
refused-totemo-wrong-opening = В начале вытягивают три блока, а не { $found }
refused-totemo-wrong-draw = Сейчас вытягивают { $wanted ->
        [one] { $wanted } блок
        [few] { $wanted } блока
       *[other] { $wanted } блоков
    }, а не { $found }
refused-totemo-not-in-bag = Такого блока в мешочке больше нет: { $block }

refused-totem-not-your-turn = Сейчас не ход этого места
refused-totem-no-such-seat = Нет места { $seat }
refused-totem-still-choosing = Ещё не все выбрали свои три карты
refused-totem-not-choosing = Сейчас никто не выбирает карты
refused-totem-already-chosen = Три карты этого раунда уже выбраны
refused-totem-not-in-stock = Такой карты больше нет: { $card }
refused-totem-not-in-hand = Этой карты нет среди выбранных на раунд: { $card }
refused-totem-no-such-place = Такого места для столба нет
refused-totem-on-warrior = На воина кладут только спутницу
refused-totem-top-needs-totem = Вершину кладут на карту тотема; столб она не начинает
refused-totem-companion-needs-warrior = Спутницу кладут только на воина
refused-totem-not-now = Сейчас такого не бывает
refused-totem-wrong-deal = Игроку сдают 14 карт тотема, а не { $found }
refused-totem-not-in-deck = Такой карты для сдачи больше нет: { $card }
