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

refused-tokami-colours = В груде по 9 палочек каждого цвета, а не { $found } (красных, жёлтых, зелёных, синих)
refused-tokami-pile-stands = Палочки складывают только в начале раунда
refused-tokami-not-started = Раунд ещё не начался
refused-tokami-no-such-seat = Нет места { $seat }
refused-tokami-no-lot = Сейчас жребий не тянут
refused-tokami-not-your-turn = Сейчас ход места { $to_move }
refused-tokami-not-on-x = Палочки { $stick } нет на кресте
refused-tokami-not-raised = С { $before } до { $after } мм — это не выше
refused-tokami-raise-first = Сначала нужно положить палочку выше
refused-tokami-just-raised = Палочку { $stick } положили выше в этот же ход
refused-tokami-sticks-fell = Упали палочки: { $fallen }
refused-tokami-nothing-fell = Ничего не упало
refused-tokami-is-higher = С { $before } до { $after } мм — это выше
refused-tokami-fell-from-nowhere = Чего нет на кресте, то не может с него упасть: { $sticks }
refused-tokami-hand-busy = Рука занята палочкой { $stick }
refused-tokami-already-raised = В этот ход палочку уже положили выше
refused-tokami-second-stick = Пробуют палочку { $tried }, а не { $found }
refused-tokami-no-try = Сейчас никакую палочку не пробуют
refused-tokami-taboo = Палочка { $stick } — табу
refused-tokami-nothing-due = Брать палочку не нужно
refused-tokami-other-due = Взять нужно палочку { $due }, а не { $found }
refused-tokami-no-taboo = Табу-палочки нет: попытка обязательна
refused-tokami-over = Игра окончена

# Почему движение руки отклонено или не читается.
refused-hand-out-of-order = пришло движение { $got } вместо { $expected }
refused-hand-ended = она продолжает, хотя попытка закончена
refused-hand-no-turn = так ничто не поворачивается
refused-hand-grip-beside = она берётся мимо палочки
refused-hand-not-there = палочки { $stick } здесь нет
refused-hand-forbidden = палочку { $stick } трогать нельзя
refused-hand-second-stick = она берёт палочку { $stick }, хотя уже пробовала другую
refused-hand-grip-moved = хват сместился, пока рука была сжата
refused-samples-format = это не движения руки
refused-samples-damaged = движения повреждены
refused-samples-too-many = движений { $count }, а в попытке их не больше { $most }
refused-samples-coding = движение { $at } записано не так, как положено
refused-samples-out-of-range = движение { $at } за пределами возможного
refused-samples-no-such-grip = движение { $at } хватает пустоту
refused-samples-after-the-end = движения продолжаются после конца, с { $at }
