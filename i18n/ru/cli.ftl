# Командная строка: справка, ошибки, итоги.

help = Stapel: три игры в башни за одним столом. Тотемо, Тотем и Токами.
help-after =
    Примеры:
      stapel play totemo                      вы против одного бота
      stapel play totem --players 4 --bots greedy,greedy
      stapel simulate totemo --games 10000 --bots greedy,random
      stapel check game.json tournament.jsonl

    Коды возврата: 0 всё в порядке; 1 запись нарушает правило; 2 командная строка требует
    невозможного; 3 подвёл файл или терминал.
help-heading-usage = Вызов:
help-heading-commands = Команды
help-heading-arguments = Аргументы
help-heading-options = Параметры
help-help = Показать эту справку
help-version = Показать версию
help-lang = Язык: en, de, nl или ru (иначе язык системы)
help-serve = Открыть столы для браузеров и других клиентов
help-serve-listen = На каком адресе ждать подключений
help-serve-data = Папка для базы данных; будет создана, если её нет
help-serve-database = Другая база данных вместо файла в этой папке: postgres://… или sqlite:ФАЙЛ
help-serve-flush = Когда файл SQLite сбрасывается на диск: при каждой фиксации, до того как кто-либо узнает (commit), или каждую секунду (second). Убитая программа в обоих случаях ничего не теряет; отключение питания может стоить этой секунды
help-serve-public_url = Адрес, с которого начинаются ссылки и QR-коды (иначе тот, которым пользовался клиент)
help-serve-origins = Чужие страницы, которым можно подключаться, например https://example.org
help-serve-trusted_proxies = Обратные прокси, которым можно верить насчёт настоящего адреса, например 127.0.0.1/32
help-serve-connections = Наибольшее число одновременных подключений
help-serve-connections_per_address = Наибольшее число одновременных подключений с одного адреса
help-serve-bot_games_per_address = Сколько партий без людей может одновременно смотреть один адрес
help-serve-messages_per_second = Наибольшее среднее число сообщений в секунду на одно подключение; 0 — без ограничения
help-serve-new_per_minute = Наибольшее число новых устройств, столов и кодов в минуту с одного адреса; 0 — без ограничения
help-serve-gone_after = Клиент, которого так долго не было слышно, считается ушедшим; спрашивают его втрое чаще
help-serve-away_after = Сколько времени игрок может отсутствовать, прежде чем вступит в силу правило стола для ушедших
help-serve-request_within = Сколько времени может идти запрос
help-serve-forget_after = Забывать стол, за которым столько времени ничего не происходило; но не тот, где идёт партия (never: никогда). Законченные партии остаются в истории
help-serve-thinkers = Сколько потоков отведено на раздумья ботов; ещё столько же для Токами и один для быстрых ходов (по умолчанию половина ядер)
help-serve-log = Что записывать в журнал: error, warn, info, debug или по частям
help-serve-log_json = Журнал в JSON, по строке на событие
help-play = Играть в терминале: против ботов или вместе за одной клавиатурой
help-play-after =
    Без --bots все места без имени занимают боты, а первое — человек. С --bots названные боты садятся на последние
    места, а остальные места — за людьми; между людьми, которым нельзя видеть карты друг друга,
    экран закрывается. В игре клавиша ? показывает все клавиши.
help-play-game = Игра: totemo или totem
help-play-players = Сколько участников вместе с ботами (totemo 2–4, totem 3–5)
help-play-bots = Боты на последних местах: от 1 до 5, random, greedy, ismcts, cmd:ПРОГРАММА; «--bots ''» — без ботов
help-play-names = Имена людей
help-play-hands = Тотемо: руки открыты для всех (open) или закрыты (closed) (TO-9)
help-play-chief_steps = Тотемо: сколько шагов вождю до вигвама, то есть сколько раундов (TO-7)
help-play-values = Тотемо: сколько стоят блоки, например R=1,O=2,Y=1,G=2,B=1,V=3,W=0,S=3 (TO-2)
help-play-series = Тотем: серия из стольких партий, сколько игроков (TE-20)
help-play-first = Кто начинает: номер места, считая с 0 (иначе жребий)
help-play-seed = Одно и то же число раздаёт одну и ту же партию
help-play-save = Куда сохранить неоконченную партию при выходе (иначе stapel-ИГРА.save)
help-play-resume = Продолжить сохранённую партию
help-play-record = Записать сюда оконченную партию
help-play-ms = Сколько может думать чужая программа, в миллисекундах
help-simulate = Пусть боты сыграют много партий: видно, кто выигрывает
help-simulate-after =
    Названные боты садятся по порядку и снова с первого, пока есть места; от партии к партии они
    пересаживаются. Одно и то же зерно даёт одни и те же партии при любом числе потоков.
help-simulate-game = Игра: totemo, totem или tokami
help-simulate-games = Сколько партий
help-simulate-players = Сколько игроков (иначе по числу ботов или наименьший стол)
help-simulate-bots = Боты: от 1 до 5 (tokami: только они), random, greedy, ismcts или программа: "cmd:python3 mybot.py"
help-simulate-seed = Одно и то же число играет одни и те же партии (иначе 0)
help-simulate-threads = Сколько потоков (иначе по одному на ядро)
help-simulate-records = Записать сюда все партии, по одной в строке
help-simulate-options = Параметры стола, как в записи, например '{"{"}"series":true{"}"}'
help-simulate-ms = Сколько может думать чужая программа, в миллисекундах
help-simulate-json = Вывести итог в JSON
help-arena = Измерить силу ботов на одинаковых раздачах
help-arena-after =
    Каждая группа ботов, занимающая стол, играет одни и те же раздачи, по разу с каждого места.
    С --out в эту папку пишутся отчёт (JSON и HTML) и журнал; та же команда продолжает с того
    места, где её прервали.
help-arena-game = Игра: totemo, totem или tokami
help-arena-bots = Боты: от 1 до 5 (tokami: только они), random, greedy, ismcts или программа: "cmd:python3 mybot.py"
help-arena-games = Сколько партий, с округлением вверх до целых раздач
help-arena-players = Сколько игроков (иначе наименьшее возможное число)
help-arena-seed = То же число даёт те же партии
help-arena-out = Папка для отчёта и журнала
help-arena-threads = Сколько потоков (иначе по одному на ядро)
help-arena-options = Настройки стола, как в записи, например '{"{"}"series":true{"}"}'
help-arena-ms = Сколько может думать чужая программа, в миллисекундах
help-arena-json = Печатает отчёт в виде JSON
help-check = Переиграть записи по правилам
help-check-after =
    В файле одна запись или много в виде JSON Lines. Для каждой называется первое неверное событие,
    правило, которое оно нарушает, и то, что ожидалось. События считаются с 0.
help-check-files = Файлы с записями
help-check-json = Выводит JSON-объект на каждую неверную запись и в конце — итог
help-rules = Прочитать правила игры
help-rules-game = Игра: totemo, totem или tokami
help-bench = Измерить, как быстро идут случайные партии на одном ядре
help-bench-json = Выводит по одному JSON-объекту в строке
help-bench-seconds = Сколько секунд длится каждое измерение
help-bench-threads = Сколько потоков ищут одновременно
help-tokami = Токами: изучить руку, посмотреть на кучу
help-tokami-study = Аккуратная, торопливая и небрежная рука играют на каждой куче
help-tokami-study-piles = Сколько куч каждого вида, по три хода на каждой
help-tokami-study-friction = Насколько шероховато дерево, в сотых: 30 трудно, 45 обычно, 60 легко
help-tokami-study-seed = Одно и то же число даёт одни и те же кучи
help-tokami-survey = Понаблюдать за нетронутыми кучами: лежат ли они спокойно
help-tokami-survey-piles = Сколько куч каждого вида и каждой шероховатости
help-tokami-survey-setup = Только эта куча: cube, crossed или wild
help-tokami-survey-seconds = Сколько наблюдать за каждой, в секундах модели
help-tokami-survey-seed = Номер первой кучи
help-tokami-shot = Нарисовать кучу
help-tokami-shot-out = Куда: файл с концом .png или .svg
help-tokami-shot-setup = Куча: cube, crossed или wild
help-tokami-shot-seed = Одно и то же число даёт одну и ту же кучу
help-tokami-shot-width = Ширина в пикселях
help-backup = Скопировать хранилище работающего сервера в файл
help-backup-file = Копия: новый файл SQLite, который сам может служить хранилищем
help-backup-data = Папка с данными сервера
help-backup-database = Хранилище, если оно не в папке с данными: postgres://… или файл SQLite
help-export = Записать всё содержимое хранилища в файл
help-export-after = Каждая строка — JSON; import читает их обратно, в том числе в хранилище другого вида.
help-export-file = Новый файл
help-export-records = Только записи законченных партий, в том виде, в каком их читает check
help-export-data = Папка с данными сервера
help-export-database = Хранилище, если оно не в папке с данными: postgres://… или файл SQLite
help-import = Принять в хранилище то, что записал export, или записи законченных партий
help-import-after = Записи законченных партий (docs/records.md, например от simulate --records) проверяются, и потом их можно просмотреть; номер каждой выводится. Файл проверяется целиком, прежде чем что-либо принимается. То, что уже есть в хранилище, остаётся как было. Сервер в это время не должен пользоваться хранилищем.
help-import-file = То, что записал export, или записи, по одной на строку
help-import-data = Папка с данными сервера
help-import-database = Хранилище, если оно не в папке с данными: postgres://… или файл SQLite
help-dump = Вывести стол так, как он хранится
help-dump-after = Сначала — как он был открыт, затем по строке на каждый шаг: номер (с 0), время, чья это была команда (устройство/страница/номер или - для самого стола) и что произошло (docs/store.md). Можно и при работающем сервере. Показывает и то, что в идущей партии секретно.
help-dump-table = Стол, как в его ссылке
help-dump-json = Каждая строка — JSON, без сокращений
help-dump-data = Папка с данными сервера
help-dump-database = Хранилище, если оно не в папке с данными: postgres://… или файл SQLite
help-load = Измерить сервер: столы виртуальных игроков через настоящие соединения
help-load-host = Где слушает сервер
help-load-spawn = Запускает собственный сервер с данными во временной папке
help-load-database = Хранилище запускаемого сервера: postgres://… или файл
help-load-server_pid = Номер процесса сервера, чтобы измерить его процессорное время и память
help-load-game = Игра: totemo или totem
help-load-tables = Сколько столов
help-load-players = Сколько игроков за каждым
help-load-seconds = Сколько длится измерение, после секунды разогрева (иначе 10); с kill — сколько всё длится самое меньшее
help-load-rate = Столько ходов в секунду всего; без этого каждый ходит, как только может
help-load-idle = Открывает столько соединений, здоровается и измеряет память сервера
help-load-crowd = Открывает столько столов с пятью ботами уровня 5, непрерывно просит совета и измеряет, как скоро отвечает бот уровня 2 за другим столом
help-load-kill = Столько раз внезапно обрывает собственный сервер, пока все играют, и проверяет, что ничего не потеряно
help-load-steered = Вместе с kill: сообщает в стандартный поток ошибок, сколько было ходов и отказов, и продолжает, пока не закрыт стандартный ввод
help-load-seed = То же число даёт те же решения
help-load-json = Выводит отчёт как JSON
help-load-out = Папка, в которой сохраняется отчёт
help-completions = Вывести автодополнение для оболочки
help-completions-shell = Оболочка

fail-players = За столом от 2 до 5 игроков, а не { $found }.
fail-first = Нет места { $seat }, которое могло бы начать.
fail-seats = В эту игру играют от { $least } до { $most } игроков, а не { $found }.
fail-range = Параметр { $option } — от { $least } до { $most }, а не { $found }.
fail-too-many-bots = Ботов { $bots }, а мест { $seats }.
fail-options = Эти параметры не читаются: { $what }
fail-not-for-this-game = У этой игры нет параметра { $option }.
fail-needs-a-hand = Для игры «{ $game }» нужна рука: в терминале в неё не сыграть. См.: stapel simulate { $name }
fail-no-bots = Боты не играют между собой в «{ $game }».
fail-game = Партию не удалось доиграть до конца: { $what }
fail-picture = { $path }: имя картинки должно кончаться на .png или .svg
fail-wood = Дерево подвело: { $what }
fail-file = { $path }: { $error }
fail-save = { $path }: партию нельзя продолжить: { $what }
fail-terminal = Терминал не работает: { $error }
fail-output = Не удаётся записать вывод: { $error }
fail-program = Бота не удаётся запустить: { $error }
fail-store = Хранилище: { $error }
fail-no-table = Стола { $table } нет.
fail-opening = Стол { $table }: запись об открытии повреждена: { $what }
fail-step = Стол { $table }: шаг { $step } повреждён: { $what }
fail-line = { $path }, строка { $line }: { $what }
fail-unfinished = { $path }, строка { $line }: эта партия не закончена
fail-load = Нагрузочная проверка не удалась: { $what }
fail-system = Система отказывает: { $error }
fail-other-run = { $path } относится к другому измерению. Выберите другую папку.
fail-still-running = В { $path } сейчас пишет другая арена. Подождите её или выберите другую папку.
bot-troubles = { $bot }: поздних ответов { $late }, неверных { $wrong }, умер раз: { $died } (см. { $logs })

check-good = { $file }: { $records ->
        [one] { $records } запись в порядке
        [few] { $records } записи в порядке
       *[other] { $records } записей в порядке
    } ({ $events ->
        [one] { $events } событие
        [few] { $events } события
       *[other] { $events } событий
    })
check-bad = { $file }: записей с нарушениями или нечитаемых: { $bad } из { $records }
check-unreadable = { $file }: { $what }
check-event = { $file }, строка { $line }: событие { $event } нарушает { $rule }: { $message }
check-record = { $file }, строка { $line }: { $message }
check-json = строка { $line }, столбец { $column }: { $what }
check-no-event = строка { $line }: событие { $event } не читается: { $what }
check-format = строка { $line }: это не stapel-record версии 1
check-game = строка { $line }: нет игры с именем { $game }
check-empty = в нём нет ни одной записи
check-wrong = по правилам здесь следует другое
check-missing = здесь не хватает события
check-result = очки или победители неверны
check-other-physics = играли на дереве версии { $found }, а здесь { $ours }: судить об этом нельзя
check-no-pile = ни одна груда вида { $pile } не устояла
check-unfinished = груда сложена только из { $found } палочек
check-hand = рука { $hand }: { $what }
check-no-hand = ни одна рука этого не делала
check-differs = руки приводят к другому
check-left-over = рук больше, чем событий
check-found = найдено
check-expected = ожидалось
check-expected-seats = решение места { $seats }
check-expected-fate = вытягивание или раздача
check-expected-nothing = ничего: партия окончена

simulate-progress = партий
simulate-title = { $games } партий в { $game }, игроков: { $players }, зерно { $seed }
simulate-bot = бот
simulate-seat = место
simulate-share = победы (общие — поровну)
simulate-sole = одному
simulate-tied = общие
simulate-games-column = партий
simulate-points = очки
simulate-histogram = Очки всех игроков
simulate-length = Длина: в среднем { $mean } решений, от { $least } до { $most }
simulate-speed = { $rate } партий/с, потоков: { $threads }
simulate-failed = Не удалось доиграть до конца партий: { $failed } из { $games }; они не учтены. Первая из них — { $game }: { $what }

arena-title = Партий { $game }: { $games }, игроков { $players }, одинаковые раздачи, число { $seed }
arena-elo = Эло (95 %)
arena-margin = отрыв от лучшего из остальных
arena-time = время на ход (p50 / p99)
arena-matrix = Как часто один набирал больше другого (ничья за половину, 95 %)

bench-title = Случайные партии на одном ядре (ход — одно решение игрока)
bench-game = игра
bench-players = игроков
bench-playouts = партий/с
bench-moves = ходов/с
bench-moves-per-game = ходов в партии
bench-mean-score = очков на игрока
bench-cpu = ЦП
bench-search-title = Поиск по информационным множествам (ismcts)
bench-search = шагов поиска/с
bench-threads = потоки
simulate-turns = ходов
simulate-clean = без падений
simulate-fallen = потеряно палочек за ход
simulate-thinking = Раздумье перед движением руки: в половине случаев до { $median } с, в 99 % до { $p99 } с, не больше { $most } с
survey-title = Нетронутые кучи: { $seconds } с в покое и { $seconds } с без сна; худшее из всех
survey-friction = трение
survey-piles = куч
survey-overlap = перекрытие, мм
survey-moved = сдвиг, мм
survey-crept = сползание без сна, мм
survey-fell = упало
survey-bad = первая плохая куча
check-wood = { $file }: дерево переиграно в { $times } раза быстрее, чем на самом деле
study-title = Аккуратная, торопливая и небрежная рука, куч каждого вида: { $piles }; до: жёсткая рука, после: наша
bench-wood-title = Дерево на одном ядре, пока тянут палочку
bench-pile = куча
bench-steps = шагов/с
bench-real-time = раз быстрее

keep-backup = Скопировано в { $file }.
keep-exported = Строк записано в { $file }: { $count }.
keep-imported = { $file }: принято строк { $count }, уже было { $there }.
load-files = Нужно открытых файлов: { $wanted }, а разрешено только { $limit } (ulimit -n)
load-moves = ходов в секунду
load-games = законченных партий
load-percentiles = миллисекунды
load-ack = {"  "}от действия до подтверждения
load-update = {"  "}от действия до другого игрока
load-cpu = сервер: секунд процессорного времени
load-moves-per-cpu = сервер: ходов за секунду процессора
load-memory = сервер: память в МБ
load-memory-before = сервер: память в МБ до этого
load-crowd-tables = столов с пятью ботами уровня 5
load-crowd-moves = ответов бота уровня 2
load-crowd-answer = {"  "}до ответа
load-crowd-95 = {"  "}95 % не дольше, мс
load-crowd-hurried = ходов, сделанных на более низком уровне из-за нехватки времени
load-own-cpu = сама проверка: секунд процессорного времени
load-sockets = открытых соединений
load-kills = обрывов
load-commands = подтверждённых команд, каждая сохранена один раз
load-returns = восстановленных соединений
load-refusals = отказов, пока хранилище было недоступно
serve-ready = Stapel работает: { $url }
fail-serve = сервер не может работать: { $what }
