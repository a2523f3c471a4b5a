## Страница для браузера: везде

skip = К содержанию
close = Закрыть
yes = Да
no = Нет
sound = Звуки
language = Язык
theme-auto = Цвета: как в системе
theme-light = Цвета: светлые
theme-dark = Цвета: тёмные
to-lobby = На главную страницу
lost-title = Такой страницы нет
rules = Правила
seats = Игроки

## Когда что-то не получается

web-no-connection = Нет связи с сервером. Проверьте сеть и попробуйте ещё раз; играть с ботами можно и без неё.
web-server-trouble = Не получилось. Попробуйте ещё раз; если повторится, обновите страницу.
web-refused = Сейчас так нельзя
connection-lost = Связь пропала. Она восстановится сама; ничего не потеряно.
no-such-table = Такого стола нет
no-such-table-here = Игры на одном устройстве хранит браузер, в котором они были начаты.
no-such-table-server = Возможно, ссылка неполная или стол давно убран.
table-opens = Минутку …

## Главная страница

your-name = Ваше имя
bot-strength = Боты
bot-level-1 = очень лёгкий
bot-level-2 = лёгкий
bot-level-3 = средний
bot-level-4 = сильный
bot-level-5 = очень сильный
facts = Игроков: { $least }–{ $most } · { $minutes } минут · от { $age } лет
about-totemo = Складывайте цветные блоки в столбы. Блок приносит очки за себя и за всё, чего касается, — но касаться могут только подходящие цвета.
about-totem = Все строят одни и те же столбы, карта за картой, но столб получает только тот, кто его завершит. Тайно выберите три карты и угадайте, что задумали остальные.
about-tokami = Вытащите палочку из кучи и спокойной рукой положите её выше. Что упадёт — ваше, и это вам в минус.
play-bots = Играть с ботами
play-friends = С друзьями
play-here = На одном устройстве
your-turns = Ваш ход
go-on-here = Продолжить игру
open-tables = Открытые столы
lobby-offline = Сервер недоступен. Боты и игра на одном устройстве работают и без него.
lobby-empty = Сейчас никто не ждёт игроков. Откройте стол и сделайте его общим!
free-seats = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }

## Имена для начала

name-0 = Выдра
name-1 = Барсук
name-2 = Цапля
name-3 = Рысь
name-4 = Ворон
name-5 = Заяц
name-6 = Куница
name-7 = Стриж
name-8 = Ёж
name-9 = Лось
name-10 = Белка
name-11 = Журавль
bot-name-0 = Дуб
bot-name-1 = Ясень
bot-name-2 = Вяз
bot-name-3 = Берёза
bot-name-4 = Тис

## Место на другом устройстве

pair-title = Играть за это место и с этого устройства
pair-explain = По этой ссылке за место у стола можно играть и отсюда: например, карты на телефоне, а стол на большом экране. Она действует один раз.
pair-take = Занять место
pair = Играть со второго устройства …
pair-show = Откройте эту ссылку на другом устройстве. Она действует один раз, несколько минут.

## Как занять места

seat-free = Свободное место
stand-in = { $name } (играет бот)
seat-name = Имя на месте { $seat }
seat-number = Место { $seat }: { $name }
stand-up = Встать
sit-down = Сесть
sit-another = Ещё кто-то здесь
sit-again = Вернуться на своё место
seat-bot = Бот на место { $seat }
add-bot = Добавить бота
unseat = Освободить место
away = не на связи
hurried = последний ход: { $level }, сервер занят
start = Начать игру
start-needs = { $count ->
        [one] Свободно ещё { $count } место: подождите игрока или посадите бота.
        [few] Свободно ещё { $count } места: подождите игроков или посадите ботов.
       *[many] Свободно ещё { $count } мест: подождите игроков или посадите ботов.
    }
host-starts = Игру начнёт тот, кто открыл стол, когда все соберутся.
invite = Пригласить
invite-explain = Кто откроет эту ссылку, сможет сесть за стол — или отсканируйте код телефоном.
invite-link = Ссылка на этот стол
invite-qr = Ссылка в виде QR-кода
copy = Скопировать
copied = Скопировано
share = Поделиться

## О чём договорились за столом

settings = Как играем
set-seats = Игроки
set-seats-explain = Люди и боты вместе.
set-first = Стартовый игрок
set-first-explain = Кто начинает первую игру; потом право хода переходит дальше.
set-first-lot = по жребию
set-access = Кто найдёт стол
set-access-explain = Общий стол виден на главной странице; за ним говорят только готовыми фразами.
set-access-link = у кого есть ссылка
set-access-public = все
set-spectators = Зрители
set-spectators-explain = Они видят только то, что лежит на столе открыто.
set-clock = Часы
set-clock-none = без часов
set-clock-none-explain = Каждый думает столько, сколько нужно.
set-clock-quick = быстро
set-clock-quick-explain = 30 секунд на ход и 2 минуты запаса на всю игру. Когда время выйдет, ходит бот.
set-clock-calm = спокойно
set-clock-calm-explain = 90 секунд на ход и 10 минут запаса на всю игру. Когда время выйдет, ходит бот.
set-clock-days = дни
set-clock-days-explain = Три дня на ход, как в игре по переписке. Когда время выйдет, ходит бот. Главная страница покажет, когда ваш ход.
set-clock-own = другие
set-clock-own-explain = Свои настройки часов.
set-leaver = Если кто-то пропал
set-leaver-wait = ждать
set-leaver-wait-explain = Остальные ждут, пока он не вернётся.
set-leaver-bot = играет бот
set-leaver-bot-explain = За него играет бот и вернёт место, когда игрок придёт.
set-leaver-vote = голосовать
set-leaver-vote-explain = Остальные голосуют, закончить ли игру.
totemo-option-hands = Блоки в руке
totemo-option-hands-closed = закрыты
totemo-option-hands-closed-explain = Каждый видит только свои блоки.
totemo-option-hands-open = открыты
totemo-option-hands-open-explain = Все видят все блоки: удобно, чтобы научиться играть.
totemo-option-chief-steps = Шаги вождя до вигвама
totemo-option-chief-steps-explain = Один шаг за раунд: чем их меньше, тем короче игра (TO-7).
totemo-option-values = Сколько стоят блоки
totemo-option-values-explain = Заданы значения из правил (TO-2). Верхушка стоит столько же, сколько её цвет.
totemo-option-values-R = { block-R }
totemo-option-values-O = { block-O }
totemo-option-values-Y = { block-Y }
totemo-option-values-G = { block-G }
totemo-option-values-B = { block-B }
totemo-option-values-V = { block-V }
totemo-option-values-W = { block-W }
totemo-option-values-S = { block-S }
totem-option-series = Длина
totem-option-series-explain = В серии каждый начинает одну игру, и очки складываются (TE-20).
totem-option-series-no = одна игра
totem-option-series-yes = серия
tokami-option-setup = Куча
tokami-option-setup-crossed = крест-накрест
tokami-option-setup-crossed-explain = Слои крест-накрест, как советуют правила.
tokami-option-setup-wild = как попало
tokami-option-setup-wild-explain = Брошена наугад: каждая куча другая и коварная.
tokami-option-setup-cube = куб
tokami-option-setup-cube-explain = Шесть ровных слоёв по шесть: спокойное начало.
tokami-option-setup-built = построена
tokami-option-setup-built-explain = Кучу строите вместе.
tokami-option-friction = Шероховатость дерева
tokami-option-friction-explain = Чем меньше, тем дерево более скользкое и игра труднее.
tokami-option-friction-30 = 30, скользко
tokami-option-friction-45 = 45, обычно
tokami-option-friction-60 = 60, шершаво
tokami-option-rounds = Раунды
tokami-option-rounds-explain = Очки всех раундов складываются (TA-22).
unit-steps = { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
unit-rounds = { $n ->
        [one] { $n } раунд
        [few] { $n } раунда
       *[many] { $n } раундов
    }

## За столом

table = Стол
your-turn = { $name }: ваш ход.
turn-of = Ходит { $name }
undo = Взять назад
advise = Подсказка
watchers = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
leave-game = Покинуть игру
undo-asked = { $name } хочет взять ход назад.
undo-allow = Хорошо
undo-deny = Лучше не надо
vote-asked = { $name } не на связи. Закончить партию?
vote-asked-left = Кто-то ушёл. Закончить партию?
vote-end = Закончить
vote-wait = Подождать
clocks = Часы
cover-hand-over = Передайте устройство: { $name }
cover-ready = Я { $name }, показать мою сторону
talk = Разговор
talk-nothing = Пока никто ничего не сказал.
talk-text = Свои слова
talk-send = Сказать
reaction-smile = улыбка
reaction-laugh = смех
reaction-wow = удивление
reaction-clap = аплодисменты
reaction-hmm = раздумье
reaction-sad = грусть

## Итог

result-won = { $count ->
        [one] Победа: { $names }!
        [few] Общая победа: { $names }!
       *[many] Общая победа: { $names }!
    }
result-bot-won = { $count ->
        [one] Партию за игрока { $names } закончил бот — и выиграл.
        [few] Партию за игроков { $names } закончили боты — и выиграли.
        [many] Партию за игроков { $names } закончили боты — и выиграли.
       *[other] Партию за игроков { $names } закончили боты — и выиграли.
    }
bot-finished = партию закончил бот
result-ended = Игра была прекращена
points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
tally = { $wins ->
        [one] { $wins } победа
        [few] { $wins } победы
       *[many] { $wins } побед
    }, всего очков: { $points }
rematch = Реванш
rematch-asked = { $count ->
        [one] { $names } предлагает реванш!
        [few] { $names } предлагают реванш!
        [many] { $names } предлагают реванш!
       *[other] { $names } предлагают реванш!
    }
rematch-waits = Ждём: { $names }…
rematch-host = Кого-то нет на месте. В окне «Стол» это место можно отдать боту.
rematch-agreed = Все хотят реванш. Нажмите «{ $button }», чтобы начать.
rematch-seats-free = { $count ->
        [one] { $count } место свободно. Добавьте игрока или бота в окне «Стол».
        [few] { $count } места свободно. Добавьте игроков или ботов в окне «Стол».
        [many] { $count } мест свободно. Добавьте игроков или ботов в окне «Стол».
       *[other] { $count } места свободно. Добавьте игроков или ботов в окне «Стол».
    }
look-at-table = Посмотреть на стол
to-result = К итогу
get-record = Сохранить запись
graph = Очки по ходу игры.
graph-seat = { $name }: { $points }.

## Тотем

totem-round = Раунд { $round } из { $rounds }
totem-series = игра { $game } из { $games }
totem-prompt-watch = Смотрите, что происходит …
totem-prompt-over = Игра окончена
totem-prompt-choose = Тайно выберите три карты на этот раунд
totem-prompt-others-choose = Остальные выбирают
totem-prompt-card = Ваш ход: выберите карту
totem-prompt-place = Теперь выберите подсвеченное место
totem-played = Что уже сыграно
totem-played-all = все
totem-place = Место { $place }: { $cards }, очков: { $points }.
totem-place-empty = пусто
totem-play-here = Сыграть сюда: { $card }.
totem-cards = { $count ->
        [one] в { $count } карте
        [few] в { $count } картах
       *[many] в { $count } картах
    }
totem-cards-left = { $count ->
        [one] осталась { $count } карта
        [few] осталось { $count } карты
       *[many] осталось { $count } карт
    }
totem-chief = лидер серии
totem-starter = стартовый игрок
totem-total = раньше: { $points }
totem-has-chosen = выбор сделан
totem-chooses = выбирает …
totem-note-pass = нечем ходить
totem-note-lose = потеряно
totem-three = Ваши три карты на раунд
totem-put-back = Положить обратно: { $card }
totem-confirm = Эти три
totem-stock = Ваши карты
totem-pick = { $card }, осталось: { $count }
totem-picked = Выбрано: { $cards }
totem-picked-none = Ничего не выбрано
totem-hand = Ваша рука
totem-hand-empty = В этом раунде карт больше нет
totem-change = Выбрать иначе
totem-later = { $count ->
        [one] { $count } карта на потом
        [few] { $count } карты на потом
       *[many] { $count } карт на потом
    }
totem-tell-first = Начинает { $name }.
totem-tell-play = { $name }: { $card } на место { $place }.
totem-tell-capture = { $name } завершает столб { $place } и получает { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
totem-tell-pass = { $name } не может сыграть и пропускает ход.
totem-tell-lose = { $name } теряет: { $cards }.
totem-tell-round-end = Раунд { $round } окончен.
totem-tell-game-end = Игра окончена.

## Игра без собственной картинки

plain-facts = На столе
plain-actions = Что вы можете сделать
plain-nothing = Сейчас вам нечего делать.
plain-log = Что произошло
plain-empty = ничего
