# De opdrachtregel: hulp, fouten, uitslagen.

help = Stapel: drie stapelspellen aan één tafel. Totemo, Totem en Tokami.
help-after =
    Voorbeelden:
      stapel play totemo                      jij tegen één bot
      stapel play totem --players 4 --bots greedy,greedy
      stapel simulate totemo --games 10000 --bots greedy,random
      stapel check partij.json toernooi.jsonl

    Afsluitcodes: 0 alles in orde; 1 een verslag breekt een regel; 2 de opdrachtregel vraagt
    iets onmogelijks; 3 een bestand of de terminal laat het afweten.
help-heading-usage = Gebruik:
help-heading-commands = Opdrachten
help-heading-arguments = Argumenten
help-heading-options = Opties
help-help = Toont deze hulp
help-version = Toont de versie
help-lang = De taal: en, de, nl of ru (anders die van het systeem)
help-serve = Tafels aanbieden aan browsers en andere clients
help-serve-listen = Op welk adres de server bereikbaar is
help-serve-data = De map voor de database; ze wordt gemaakt als ze ontbreekt
help-serve-database = Een andere database dan het bestand in die map: postgres://… of sqlite:BESTAND
help-serve-flush = Wanneer een SQLite-bestand naar de schijf gaat: bij elke commit, voordat iemand het hoort (commit), of elke seconde (second). Een afgeschoten programma verliest hoe dan ook niets; een stroomstoring kan die seconde kosten
help-serve-public_url = Het adres waarmee links en QR-codes beginnen (anders dat wat de client gebruikte)
help-serve-origins = Pagina's van elders die verbinding mogen maken, zoals https://example.org
help-serve-trusted_proxies = Reverse proxy's die op hun woord worden geloofd over het echte adres, zoals 127.0.0.1/32
help-serve-connections = Het hoogste aantal verbindingen tegelijk
help-serve-connections_per_address = Het hoogste aantal verbindingen tegelijk vanaf één adres
help-serve-bot_games_per_address = Hoeveel spellen met alleen bots één adres tegelijk mag bekijken
help-serve-messages_per_second = Het hoogste aantal berichten per seconde op één verbinding, gemiddeld; 0 voor onbeperkt
help-serve-new_per_minute = Het hoogste aantal nieuwe apparaten, tafels en codes per minuut vanaf één adres; 0 voor onbeperkt
help-serve-gone_after = Een client van wie zo lang niets is gehoord, geldt als weg; hij wordt drie keer zo vaak gevraagd
help-serve-away_after = Hoe lang iemand weg mag zijn voordat de regel van de tafel voor afwezigen geldt
help-serve-request_within = Hoe lang een verzoek onderweg mag zijn
help-serve-forget_after = Een tafel vergeten waaraan zo lang niets is gebeurd; nooit een waaraan een partij loopt (never: nooit). Afgelopen partijen blijven in de geschiedenis
help-serve-thinkers = Op hoeveel threads bots nadenken; voor Tokami komen er evenveel bij, en één voor snelle zetten (standaard: de helft van de kernen)
help-serve-log = Wat wordt gelogd: error, warn, info, debug, of per onderdeel
help-serve-log_json = Logt in JSON, één regel per gebeurtenis
help-play = Speel in de terminal, tegen bots of met anderen aan één toetsenbord
help-play-after =
    Zonder --bots is elke plaats zonder naam een bot, de eerste een mens. Met --bots zitten de genoemde bots op de
    laatste plaatsen en mensen op de andere; tussen mensen die elkaars hand niet mogen zien, wordt
    het scherm afgedekt. Druk in het spel op ? voor de toetsen.
help-play-game = Het spel: totemo of totem
help-play-players = Hoeveel er meespelen, bots meegeteld (totemo 2–4, totem 3–5)
help-play-bots = De bots op de laatste plaatsen: 1 tot 5, random, greedy, ismcts, cmd:PROGRAMMA; "--bots ''" voor geen
help-play-names = De namen van de mensen
help-play-hands = Totemo: open handen voor iedereen, of gesloten (TO-9)
help-play-chief_steps = Totemo: de stappen van de chef naar zijn tipi, dus het aantal ronden (TO-7)
help-play-values = Totemo: wat de blokken waard zijn, zoals R=1,O=2,Y=1,G=2,B=1,V=3,W=0,S=3 (TO-2)
help-play-series = Totem: een serie van evenveel spellen als er spelers zijn (TE-20)
help-play-first = De plaats die begint, geteld vanaf 0 (anders het lot)
help-play-seed = Hetzelfde getal deelt hetzelfde spel
help-play-save = Waar een onaf spel blijft als je weggaat (anders stapel-SPEL.save)
help-play-resume = Gaat verder met een bewaard spel
help-play-record = Schrijft het verslag van het afgelopen spel hierheen
help-play-ms = Hoelang een vreemd programma mag nadenken, in milliseconden
help-simulate = Laat bots veel spellen spelen en zie wie er wint
help-simulate-after =
    De genoemde bots gaan op volgorde zitten, weer van voren af aan tot de plaatsen vol zijn, en
    schuiven van spel tot spel door. Hetzelfde startgetal geeft dezelfde spellen, met hoeveel
    threads ook.
help-simulate-game = Het spel: totemo, totem of tokami
help-simulate-games = Hoeveel spellen
help-simulate-players = Hoeveel er meespelen (anders zoveel als er bots genoemd zijn, of de kleinste tafel)
help-simulate-bots = De bots: 1 tot 5 (tokami: alleen deze), random, greedy, ismcts of een programma: "cmd:python3 mybot.py"
help-simulate-seed = Hetzelfde getal speelt dezelfde spellen (anders 0)
help-simulate-threads = Hoeveel threads (anders één per kern)
help-simulate-records = Schrijft elk spel hierheen, één per regel
help-simulate-options = De opties van de tafel zoals in een verslag, bijvoorbeeld '{"{"}"series":true{"}"}'
help-simulate-ms = Hoelang een vreemd programma mag nadenken, in milliseconden
help-simulate-json = Geeft de uitslag als JSON
help-arena = Meten hoe sterk bots zijn, met dezelfde kaarten voor iedereen
help-arena-after =
    Elke groep bots die de tafel vult speelt dezelfde spellen, eenmaal op elke plaats. Met --out komen
    het verslag (JSON en HTML) en een logboek in die map; dezelfde opdracht gaat verder waar hij
    onderbroken werd.
help-arena-game = Het spel: totemo, totem of tokami
help-arena-bots = De bots: 1 tot 5 (tokami: alleen deze), random, greedy, ismcts of een programma: "cmd:python3 mybot.py"
help-arena-games = Hoeveel spellen, afgerond op hele rondes over alle plaatsen
help-arena-players = Hoeveel er spelen (anders zo weinig mogelijk)
help-arena-seed = Hetzelfde getal geeft dezelfde spellen
help-arena-out = De map voor het verslag en het logboek
help-arena-threads = Hoeveel threads (anders één per kern)
help-arena-options = De opties van de tafel zoals in een verslag, bijvoorbeeld '{"{"}"series":true{"}"}'
help-arena-ms = Hoelang een vreemd programma mag nadenken, in milliseconden
help-arena-json = Geeft het verslag als JSON
help-check = Verslagen naspelen volgens de regels
help-check-after =
    Een bestand bevat één verslag, of veel als JSON Lines. Van elk wordt de eerste foute gebeurtenis
    genoemd, de regel die ze breekt en wat er verwacht werd. Gebeurtenissen tellen vanaf 0.
help-check-files = Bestanden met verslagen
help-check-json = Geeft per fout verslag een JSON-object en tot slot een samenvatting
help-rules = Lees de regels van een spel
help-rules-game = Het spel: totemo, totem of tokami
help-bench = Meet hoe snel toevalsspellen op één kern gaan
help-bench-json = Geeft één JSON-object per regel
help-bench-seconds = Hoe lang elke meting duurt
help-bench-threads = Hoeveel threads tegelijk zoeken
help-tokami = Tokami: de hand onderzoeken, een stapel bekijken
help-tokami-study = Laat zorgvuldige, haastige en slordige handen op elke stapel spelen
help-tokami-study-piles = Hoeveel stapels van elke soort, drie beurten op elk
help-tokami-study-friction = Hoe ruw het hout is, in honderdsten: 30 moeilijk, 45 gewoon, 60 makkelijk
help-tokami-study-seed = Hetzelfde getal geeft dezelfde stapels
help-tokami-survey = Bekijk onaangeraakte stapels: blijven ze liggen?
help-tokami-survey-piles = Hoeveel stapels van elke soort en wrijving
help-tokami-survey-setup = Alleen deze stapel: cube, crossed of wild
help-tokami-survey-seconds = Hoelang elke stapel wordt bekeken, in gesimuleerde seconden
help-tokami-survey-seed = Het nummer van de eerste stapel
help-tokami-shot = Teken een stapel
help-tokami-shot-out = Waarheen: een bestand dat op .png of .svg eindigt
help-tokami-shot-setup = De stapel: cube, crossed of wild
help-tokami-shot-seed = Hetzelfde getal geeft dezelfde stapel
help-tokami-shot-width = Hoe breed, in pixels
help-backup = De opslag van een draaiende server naar een bestand kopiëren
help-backup-file = De kopie: een nieuw SQLite-bestand, dat zelf als opslag kan dienen
help-backup-data = De gegevensmap van de server
help-backup-database = De opslag, als die niet in de gegevensmap staat: postgres://… of een SQLite-bestand
help-export = Alles wat een opslag bevat naar een bestand schrijven
help-export-after = Elke regel is JSON; import leest ze weer in, ook in een opslag van een andere soort.
help-export-file = Een nieuw bestand
help-export-records = Alleen de verslagen van afgelopen partijen, zoals check ze leest
help-export-data = De gegevensmap van de server
help-export-database = De opslag, als die niet in de gegevensmap staat: postgres://… of een SQLite-bestand
help-import = In een opslag opnemen wat export heeft geschreven, of verslagen van afgelopen partijen
help-import-after = Verslagen van afgelopen partijen (docs/records.md, zoals van simulate --records) worden gecontroleerd en kunnen dan worden nagespeeld; van elk wordt het kenmerk getoond. Het bestand wordt helemaal gecontroleerd voordat er iets wordt opgenomen. Wat al in de opslag staat, blijft zoals het is. Geen server mag de opslag ondertussen gebruiken.
help-import-file = Wat export heeft geschreven, of verslagen, één per regel
help-import-data = De gegevensmap van de server
help-import-database = De opslag, als die niet in de gegevensmap staat: postgres://… of een SQLite-bestand
help-dump = Een tafel tonen zoals die is opgeslagen
help-dump-after = Eerst hoe die is geopend, dan één regel per stap: het nummer vanaf 0, wanneer de stap is gezet, van wie de opdracht kwam (apparaat/pagina/nummer, of - voor de tafel zelf) en wat er gebeurde (docs/store.md). Kan ook terwijl er een server draait. Toont ook wat in een lopende partij geheim is.
help-dump-table = De tafel, zoals in de link
help-dump-json = Elke regel als JSON, zonder inkortingen
help-dump-data = De gegevensmap van de server
help-dump-database = De opslag, als die niet in de gegevensmap staat: postgres://… of een SQLite-bestand
help-load = Een server meten: tafels met virtuele spelers over echte verbindingen
help-load-host = Waar de server luistert
help-load-spawn = Start een eigen server, met gegevens in een tijdelijke map
help-load-database = De opslag van de gestarte server: postgres://… of een bestand
help-load-server_pid = Het nummer van het serverproces, om rekentijd en geheugen te meten
help-load-game = Het spel: totemo of totem
help-load-tables = Hoeveel tafels
help-load-players = Hoeveel spelers aan elke tafel
help-load-seconds = Hoe lang er gemeten wordt, na een seconde om warm te draaien (anders 10); met kill: hoe lang het minstens duurt
help-load-rate = Zoveel zetten per seconde in totaal; zonder deze optie zet iedereen zodra hij kan
help-load-idle = Opent zoveel verbindingen, groet en meet het geheugen van de server
help-load-crowd = Opent zoveel tafels met vijf bots van niveau 5, vraagt voortdurend om advies en meet hoe snel een bot van niveau 2 aan een andere tafel antwoordt
help-load-kill = Breekt een eigen server zo vaak plotseling af terwijl iedereen speelt, en controleert dat er niets verloren gaat
help-load-steered = Met kill: meldt op de standaardfoutuitvoer hoeveel zetten en weigeringen er waren, en gaat door tot de standaardinvoer wordt gesloten
help-load-seed = Hetzelfde getal geeft dezelfde keuzes
help-load-json = Geeft het rapport als JSON
help-load-out = Een map om het rapport in te bewaren
help-completions = Geef aanvullingen voor een shell
help-completions-shell = De shell

fail-players = Een tafel heeft 2 tot 5 spelers, niet { $found }.
fail-first = Er is geen plaats { $seat } om te beginnen.
fail-seats = Dit spel is voor { $least } tot { $most } spelers, niet voor { $found }.
fail-range = De optie { $option } gaat van { $least } tot { $most }, niet { $found }.
fail-too-many-bots = Er zijn { $bots } bots voor { $seats } plaatsen.
fail-options = Deze opties zijn niet te lezen: { $what }
fail-not-for-this-game = Dit spel heeft geen optie { $option }.
fail-needs-a-hand = { $game } heeft een hand nodig: het kan niet in een terminal gespeeld worden. Zie: stapel simulate { $name }
fail-no-bots = Bots spelen { $game } niet onder elkaar.
fail-game = Een spel kon niet tot het einde gespeeld worden: { $what }
fail-picture = { $path }: een plaatje moet op .png of .svg eindigen
fail-wood = Het hout liet het afweten: { $what }
fail-file = { $path }: { $error }
fail-save = { $path } kan niet verder gespeeld worden: { $what }
fail-terminal = De terminal werkt niet: { $error }
fail-output = De uitvoer kan niet geschreven worden: { $error }
fail-program = Een bot kan niet gestart worden: { $error }
fail-store = De opslag: { $error }
fail-no-table = Er is geen tafel { $table }.
fail-opening = Tafel { $table }: de opening is beschadigd: { $what }
fail-step = Tafel { $table }: stap { $step } is beschadigd: { $what }
fail-line = { $path }, regel { $line }: { $what }
fail-unfinished = { $path }, regel { $line }: deze partij is niet afgelopen
fail-load = De belastingstest is mislukt: { $what }
fail-system = Het systeem weigert: { $error }
fail-other-run = { $path } hoort bij een andere meting. Kies een andere map.
fail-still-running = Een andere arena schrijft nu in { $path }. Wacht daarop of kies een andere map.
bot-troubles = { $bot }: { $late } antwoorden te laat, { $wrong } fout, { $died } keer gestorven (zie { $logs })

check-good = { $file }: { $records ->
        [one] { $records } verslag is in orde
       *[other] alle { $records } verslagen zijn in orde
    } ({ $events ->
        [one] { $events } gebeurtenis
       *[other] { $events } gebeurtenissen
    })
check-bad = { $file }: { $bad } van { $records } verslagen breken een regel of zijn niet te lezen
check-unreadable = { $file }: { $what }
check-event = { $file }, regel { $line }: gebeurtenis { $event } breekt { $rule }: { $message }
check-record = { $file }, regel { $line }: { $message }
check-json = regel { $line }, kolom { $column }: { $what }
check-no-event = regel { $line }: gebeurtenis { $event } is er geen: { $what }
check-format = regel { $line }: dit is geen stapel-record van versie 1
check-game = regel { $line }: er is geen spel dat { $game } heet
check-empty = er staat geen verslag in
check-wrong = dit volgt niet uit de regels
check-missing = hier ontbreekt een gebeurtenis
check-result = punten of winnaars kloppen niet
check-other-physics = er is gespeeld op hout van versie { $found }, en dit is { $ours }: daarover valt hier niet te oordelen
check-no-pile = geen stapel van de soort { $pile } bleef staan
check-unfinished = de stapel is van maar { $found } stokjes gebouwd
check-hand = hand { $hand }: { $what }
check-no-hand = dat heeft geen hand gedaan
check-differs = de handen komen op iets anders uit
check-left-over = er zijn meer handen dan gebeurtenissen
check-found = gevonden
check-expected = verwacht
check-expected-seats = een beslissing van plaats { $seats }
check-expected-fate = een trekking of een deling
check-expected-nothing = niets: het spel was afgelopen

simulate-progress = spellen
simulate-title = { $games } spellen { $game }, { $players } spelers, startgetal { $seed }
simulate-bot = bot
simulate-seat = plaats
simulate-share = winst (gedeelde naar rato)
simulate-sole = alleen
simulate-tied = gedeeld
simulate-games-column = spellen
simulate-points = punten
simulate-histogram = Punten van alle spelers
simulate-length = Lengte: gemiddeld { $mean } beslissingen, { $least } tot { $most }
simulate-speed = { $rate } spellen/s met { $threads } threads
simulate-failed = { $failed } van { $games } spellen konden niet tot het einde gespeeld worden en tellen niet mee; het eerste is spel { $game }: { $what }

arena-title = { $games } spellen { $game }, { $players } spelers, dezelfde kaarten voor iedereen, startgetal { $seed }
arena-elo = Elo (95 %)
arena-margin = voorsprong op de beste van de anderen
arena-time = tijd per zet (p50 / p99)
arena-matrix = Hoe vaak de een meer punten had dan de ander (gelijk telt half, 95 %)

bench-title = Toevalsspellen op één kern (een zet is één beslissing van een speler)
bench-game = spel
bench-players = spelers
bench-playouts = spellen/s
bench-moves = zetten/s
bench-moves-per-game = zetten per spel
bench-mean-score = punten per speler
bench-cpu = CPU
bench-search-title = Zoeken over informatieverzamelingen (ismcts)
bench-search = zoekstappen/s
bench-threads = threads
simulate-turns = beurten
simulate-clean = zonder val
simulate-fallen = verloren stokjes per beurt
simulate-thinking = Bedenktijd voordat een hand beweegt: de helft onder { $median } s, 99 % onder { $p99 } s, hoogstens { $most } s
survey-title = Onaangeraakte stapels, { $seconds } s met rust gelaten en { $seconds } s wakker gehouden; telkens de slechtste waarde
survey-friction = wrijving
survey-piles = stapels
survey-overlap = overlap, mm
survey-moved = bewogen, mm
survey-crept = wakker gekropen, mm
survey-fell = gevallen
survey-bad = eerste slechte stapel
check-wood = { $file }: het hout is { $times } keer sneller dan in het echt opnieuw bewogen
study-title = Zorgvuldige, haastige en slordige handen op { $piles } stapels van elke soort; voor: een starre hand, na: de onze
bench-wood-title = Het hout op één kern, terwijl er een stokje gesleept wordt
bench-pile = stapel
bench-steps = stappen/s
bench-real-time = keer zo snel als echt

keep-backup = Gekopieerd naar { $file }.
keep-exported = { $count } regels naar { $file } geschreven.
keep-imported = { $file }: { $count } regels opgenomen, { $there } waren er al.
load-files = Er zijn { $wanted } open bestanden nodig en maar { $limit } toegestaan (ulimit -n)
load-moves = zetten per seconde
load-games = afgelopen partijen
load-percentiles = milliseconden
load-ack = {"  "}van de actie tot de bevestiging
load-update = {"  "}van de actie tot de medespeler
load-cpu = server: seconden rekentijd
load-moves-per-cpu = server: zetten per seconde rekentijd
load-memory = server: geheugen in MB
load-memory-before = server: geheugen in MB vooraf
load-crowd-tables = tafels met vijf bots van niveau 5
load-crowd-moves = antwoorden van een bot van niveau 2
load-crowd-answer = {"  "}tot die heeft geantwoord
load-crowd-95 = {"  "}95 % binnen zoveel milliseconden
load-crowd-hurried = zetten waarvoor alleen tijd was op een lager niveau
load-own-cpu = de test zelf: seconden rekentijd
load-sockets = open verbindingen
load-kills = keer afgebroken
load-commands = bevestigde opdrachten, elk één keer opgeslagen
load-returns = opnieuw gemaakte verbindingen
load-refusals = weigeringen terwijl de opslag onbereikbaar was
serve-ready = Stapel draait op { $url }
fail-serve = de server kan niet draaien: { $what }
