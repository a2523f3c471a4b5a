# Die Befehlszeile: Hilfe, Fehler, Ergebnisse.

help = Stapel: drei Stapelspiele an einem Tisch. Totemo, Totem und Tokami.
help-after =
    Beispiele:
      stapel play totemo                      du gegen einen Bot
      stapel play totem --players 4 --bots greedy,greedy
      stapel simulate totemo --games 10000 --bots greedy,random
      stapel check partie.json turnier.jsonl

    Rückgabewerte: 0 alles in Ordnung; 1 eine Aufzeichnung bricht eine Regel; 2 die
    Befehlszeile verlangt Unmögliches; 3 eine Datei oder das Terminal versagt.
help-heading-usage = Aufruf:
help-heading-commands = Befehle
help-heading-arguments = Angaben
help-heading-options = Optionen
help-help = Zeigt diese Hilfe
help-version = Zeigt die Version
help-lang = Die Sprache: en, de, nl oder ru (sonst die des Systems)
help-serve = Tische für Browser und andere Clients bereitstellen
help-serve-listen = Unter welcher Adresse der Server erreichbar ist
help-serve-data = Der Ordner für die Datenbank; er wird angelegt, wenn er fehlt
help-serve-database = Eine andere Datenbank als die Datei in diesem Ordner: postgres://… oder sqlite:DATEI
help-serve-flush = Wann eine SQLite-Datei auf die Platte geschrieben wird: bei jedem Commit, bevor jemand davon erfährt (commit), oder jede Sekunde (second). Ein abgeschossenes Programm verliert so oder so nichts; ein Stromausfall kann diese Sekunde kosten
help-serve-public_url = Die Adresse, mit der Links und QR-Codes beginnen (sonst die vom Client benutzte)
help-serve-origins = Fremde Seiten, die sich verbinden dürfen, etwa https://example.org
help-serve-trusted_proxies = Reverse-Proxys, denen die echte Adresse geglaubt wird, etwa 127.0.0.1/32
help-serve-connections = Höchstzahl gleichzeitiger Verbindungen
help-serve-connections_per_address = Höchstzahl gleichzeitiger Verbindungen von einer Adresse
help-serve-bot_games_per_address = Wie viele Partien nur mit Bots eine Adresse gleichzeitig ansehen darf
help-serve-messages_per_second = Höchstzahl der Nachrichten je Sekunde und Verbindung, im Mittel; 0 für unbegrenzt
help-serve-new_per_minute = Höchstzahl neuer Geräte, Tische und Codes je Minute und Adresse; 0 für unbegrenzt
help-serve-gone_after = Ein Client, von dem so lange nichts zu hören war, gilt als fort; dreimal so oft wird er gefragt
help-serve-away_after = Wie lange jemand fort sein darf, bevor die Regel des Tischs für Abwesende gilt
help-serve-request_within = Wie lange eine Anfrage unterwegs sein darf
help-serve-forget_after = Einen Tisch vergessen, an dem so lange nichts geschehen ist; nie einen, an dem eine Partie läuft (never: nie). Beendete Partien bleiben im Verlauf
help-serve-thinkers = Auf wie vielen Threads Bots nachdenken; ebenso viele kommen für Tokami dazu und einer für schnelle Züge (Standard: die Hälfte der Kerne)
help-serve-log = Was protokolliert wird: error, warn, info, debug, auch nach Teilen
help-serve-log_json = Protokolliert in JSON, eine Zeile je Ereignis
help-play = Im Terminal spielen, gegen Bots oder zu mehreren an einer Tastatur
help-play-after =
    Ohne --bots ist jeder Platz ohne Namen ein Bot, der erste ein Mensch. Mit --bots sitzen die genannten Bots auf
    den letzten Plätzen und Menschen auf den übrigen; zwischen Menschen, die einander nicht in die
    Hand sehen dürfen, wird der Bildschirm verdeckt. Im Spiel zeigt ? die Tasten.
help-play-game = Das Spiel: totemo oder totem
help-play-players = Wie viele mitspielen, Bots eingeschlossen (totemo 2–4, totem 3–5)
help-play-bots = Die Bots auf den letzten Plätzen: 1 bis 5, random, greedy, ismcts, cmd:PROGRAMM; „--bots ''“ für keine
help-play-names = Die Namen der Menschen
help-play-hands = Totemo: offene Hände für alle, oder verdeckte (TO-9)
help-play-chief_steps = Totemo: die Schritte des Häuptlings zum Tipi, also die Zahl der Runden (TO-7)
help-play-values = Totemo: was die Klötze wert sind, etwa R=1,O=2,Y=1,G=2,B=1,V=3,W=0,S=3 (TO-2)
help-play-series = Totem: eine Serie von so vielen Partien, wie Spieler da sind (TE-20)
help-play-first = Der Platz, der beginnt, von 0 an gezählt (sonst das Los)
help-play-seed = Dieselbe Zahl teilt dieselbe Partie aus
help-play-save = Wo eine unfertige Partie beim Verlassen bleibt (sonst stapel-SPIEL.save)
help-play-resume = Setzt eine gespeicherte Partie fort
help-play-record = Schreibt die Aufzeichnung der fertigen Partie hierhin
help-play-ms = Wie lange ein fremdes Programm nachdenken darf, in Millisekunden
help-simulate = Bots viele Partien spielen lassen und sehen, wer gewinnt
help-simulate-after =
    Die genannten Bots setzen sich der Reihe nach, wieder von vorn, bis alle Plätze besetzt sind;
    von Partie zu Partie rücken sie weiter. Derselbe Startwert gibt dieselben Partien, gleich mit
    wie vielen Threads.
help-simulate-game = Das Spiel: totemo, totem oder tokami
help-simulate-games = Wie viele Partien
help-simulate-players = Wie viele mitspielen (sonst so viele, wie Bots genannt sind, oder die kleinste Runde)
help-simulate-bots = Die Bots: 1 bis 5 (tokami: nur diese), random, greedy, ismcts oder ein Programm: "cmd:python3 mybot.py"
help-simulate-seed = Dieselbe Zahl spielt dieselben Partien (sonst 0)
help-simulate-threads = Wie viele Threads (sonst einer je Kern)
help-simulate-records = Schreibt jede Partie hierhin, eine je Zeile
help-simulate-options = Die Optionen des Tisches wie in einer Aufzeichnung, etwa '{"{"}"series":true{"}"}'
help-simulate-ms = Wie lange ein fremdes Programm nachdenken darf, in Millisekunden
help-simulate-json = Gibt das Ergebnis als JSON aus
help-arena = Messen, wie stark Bots sind, mit gleichen Karten für alle
help-arena-after =
    Jede Gruppe von Bots, die den Tisch füllt, spielt dieselben Spiele, einmal auf jedem Platz. Mit
    --out kommen der Bericht (JSON und HTML) und ein Protokoll in diesen Ordner; derselbe Befehl
    macht dort weiter, wo er unterbrochen wurde.
help-arena-game = Das Spiel: totemo, totem oder tokami
help-arena-bots = Die Bots: 1 bis 5 (tokami: nur diese), random, greedy, ismcts oder ein Programm: "cmd:python3 mybot.py"
help-arena-games = Wie viele Spiele, aufgerundet auf ganze Runden über alle Plätze
help-arena-players = Wie viele spielen (sonst so wenige wie möglich)
help-arena-seed = Dieselbe Zahl gibt dieselben Spiele
help-arena-out = Der Ordner für Bericht und Protokoll
help-arena-threads = Wie viele Threads (sonst einer je Kern)
help-arena-options = Die Optionen des Tisches wie in einer Aufzeichnung, etwa '{"{"}"series":true{"}"}'
help-arena-ms = Wie lange ein fremdes Programm nachdenken darf, in Millisekunden
help-arena-json = Gibt den Bericht als JSON aus
help-check = Aufzeichnungen nach den Regeln nachspielen
help-check-after =
    Eine Datei enthält eine Aufzeichnung oder viele als JSON Lines. Von jeder wird das erste falsche
    Ereignis genannt, die Regel, die es bricht, und was erwartet wurde. Ereignisse zählen von 0 an.
help-check-files = Dateien mit Aufzeichnungen
help-check-json = Gibt je falscher Aufzeichnung ein JSON-Objekt aus und am Ende eine Summe
help-rules = Die Regeln eines Spiels lesen
help-rules-game = Das Spiel: totemo, totem oder tokami
help-bench = Messen, wie schnell Zufallspartien auf einem Kern laufen
help-bench-json = Gibt ein JSON-Objekt je Zeile aus
help-bench-seconds = Wie lange jede Messung dauert
help-bench-threads = Wie viele Threads gleichzeitig suchen
help-tokami = Tokami: die Hand untersuchen, einen Stapel ansehen
help-tokami-study = Sorgfältige, hastige und achtlose Hände auf jedem Stapel spielen lassen
help-tokami-study-piles = Wie viele Stapel jeder Art, je drei Züge
help-tokami-study-friction = Wie rau das Holz ist, in Hundertsteln: 30 schwer, 45 normal, 60 leicht
help-tokami-study-seed = Dieselbe Zahl gibt dieselben Stapel
help-tokami-survey = Unberührte Stapel beobachten: Ruhen sie?
help-tokami-survey-piles = Wie viele Stapel jeder Art und Reibung
help-tokami-survey-setup = Nur dieser Stapel: cube, crossed oder wild
help-tokami-survey-seconds = Wie lange jeder beobachtet wird, in simulierten Sekunden
help-tokami-survey-seed = Die Nummer des ersten Stapels
help-tokami-shot = Einen Stapel zeichnen
help-tokami-shot-out = Wohin: eine Datei, die auf .png oder .svg endet
help-tokami-shot-setup = Der Stapel: cube, crossed oder wild
help-tokami-shot-seed = Dieselbe Zahl gibt denselben Stapel
help-tokami-shot-width = Wie breit, in Pixeln
help-backup = Den Speicher eines laufenden Servers in eine Datei kopieren
help-backup-file = Die Kopie: eine neue SQLite-Datei, die selbst als Speicher dienen kann
help-backup-data = Der Datenordner des Servers
help-backup-database = Der Speicher, wenn er nicht im Datenordner liegt: postgres://… oder eine SQLite-Datei
help-export = Alles, was ein Speicher enthält, in eine Datei schreiben
help-export-after = Jede Zeile ist JSON; import liest sie wieder ein, auch in einen Speicher anderer Art.
help-export-file = Eine neue Datei
help-export-records = Nur die Aufzeichnungen beendeter Partien, so wie check sie liest
help-export-data = Der Datenordner des Servers
help-export-database = Der Speicher, wenn er nicht im Datenordner liegt: postgres://… oder eine SQLite-Datei
help-import = In einen Speicher aufnehmen, was export geschrieben hat, oder Aufzeichnungen beendeter Partien
help-import-after = Aufzeichnungen beendeter Partien (docs/records.md, etwa von simulate --records) werden geprüft und lassen sich dann nachspielen; die Kennung jeder Partie wird ausgegeben. Die Datei wird ganz geprüft, bevor etwas aufgenommen wird. Was schon im Speicher ist, bleibt, wie es ist. Kein Server darf den Speicher gerade benutzen.
help-import-file = Was export geschrieben hat, oder Aufzeichnungen, eine je Zeile
help-import-data = Der Datenordner des Servers
help-import-database = Der Speicher, wenn er nicht im Datenordner liegt: postgres://… oder eine SQLite-Datei
help-dump = Einen Tisch ausgeben, wie er gespeichert ist
help-dump-after = Zuerst, wie er eröffnet wurde, dann eine Zeile je Schritt: seine Nummer ab 0, wann er gemacht wurde, von wem der Befehl kam (Gerät/Seite/Nummer oder - für den Tisch selbst) und was geschah (docs/store.md). Geht auch, während ein Server läuft. Zeigt auch, was in einer laufenden Partie geheim ist.
help-dump-table = Der Tisch, wie in seinem Link
help-dump-json = Jede Zeile als JSON, ohne Kürzungen
help-dump-data = Der Datenordner des Servers
help-dump-database = Der Speicher, wenn er nicht im Datenordner liegt: postgres://… oder eine SQLite-Datei
help-load = Einen Server messen: Tische mit virtuellen Spielern über echte Verbindungen
help-load-host = Wo der Server lauscht
help-load-spawn = Startet einen eigenen Server mit Daten in einem temporären Ordner
help-load-database = Der Speicher des gestarteten Servers: postgres://… oder eine Datei
help-load-server_pid = Die Nummer des Serverprozesses, um Rechenzeit und Speicher zu messen
help-load-game = Das Spiel: totemo oder totem
help-load-tables = Wie viele Tische
help-load-players = Wie viele Spieler an jedem
help-load-seconds = Wie lange gemessen wird, nach einer Sekunde zum Warmlaufen (sonst 10); mit kill: wie lange es mindestens dauert
help-load-rate = So viele Züge pro Sekunde insgesamt; ohne die Angabe zieht jeder, sobald er kann
help-load-idle = Öffnet so viele Verbindungen, grüßt und misst den Arbeitsspeicher des Servers
help-load-crowd = Eröffnet so viele Tische mit fünf Bots der Stufe 5, fragt ständig um Rat und misst, wie schnell ein Bot der Stufe 2 an einem anderen Tisch antwortet
help-load-kill = Beendet so oft schlagartig einen eigenen Server, während alle spielen, und prüft, dass nichts verloren geht
help-load-steered = Mit kill: meldet auf der Standardfehlerausgabe, wie viele Züge und Ablehnungen es gab, und macht weiter, bis die Standardeingabe geschlossen wird
help-load-seed = Dieselbe Zahl ergibt dieselben Entscheidungen
help-load-json = Gibt den Bericht als JSON aus
help-load-out = Ein Ordner, in dem der Bericht aufgehoben wird
help-completions = Vervollständigungen für eine Shell ausgeben
help-completions-shell = Die Shell

fail-players = Ein Tisch hat 2 bis 5 Spieler, nicht { $found }.
fail-first = Es gibt keinen Platz { $seat }, der beginnen könnte.
fail-seats = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $found }.
fail-range = Die Option { $option } geht von { $least } bis { $most }, nicht { $found }.
fail-too-many-bots = Es sind { $bots } Bots für { $seats } Plätze.
fail-options = Diese Optionen sind nicht lesbar: { $what }
fail-not-for-this-game = Dieses Spiel hat keine Option { $option }.
fail-needs-a-hand = { $game } braucht eine Hand: Im Terminal lässt es sich nicht spielen. Siehe: stapel simulate { $name }
fail-no-bots = { $game } spielen Bots nicht unter sich.
fail-game = Eine Partie ließ sich nicht zu Ende spielen: { $what }
fail-picture = { $path }: Ein Bild muss auf .png oder .svg enden
fail-wood = Das Holz hat versagt: { $what }
fail-file = { $path }: { $error }
fail-save = { $path } lässt sich nicht fortsetzen: { $what }
fail-terminal = Das Terminal funktioniert nicht: { $error }
fail-output = Die Ausgabe kann nicht geschrieben werden: { $error }
fail-program = Ein Bot lässt sich nicht starten: { $error }
fail-store = Der Speicher: { $error }
fail-no-table = Es gibt keinen Tisch { $table }.
fail-opening = Tisch { $table }: die Eröffnung ist beschädigt: { $what }
fail-step = Tisch { $table }: Schritt { $step } ist beschädigt: { $what }
fail-line = { $path }, Zeile { $line }: { $what }
fail-unfinished = { $path }, Zeile { $line }: diese Partie ist nicht zu Ende
fail-load = Der Lasttest ist gescheitert: { $what }
fail-system = Das System weigert sich: { $error }
fail-other-run = { $path } gehört zu einem anderen Lauf. Nimm einen anderen Ordner.
fail-still-running = In { $path } schreibt gerade eine andere Arena. Warte auf sie oder nimm einen anderen Ordner.
bot-troubles = { $bot }: { $late } Antworten zu spät, { $wrong } falsch, { $died }-mal gestorben (siehe { $logs })

check-good = { $file }: { $records ->
        [one] { $records } Aufzeichnung ist in Ordnung
       *[other] alle { $records } Aufzeichnungen sind in Ordnung
    } ({ $events ->
        [one] { $events } Ereignis
       *[other] { $events } Ereignisse
    })
check-bad = { $file }: { $bad } von { $records } Aufzeichnungen brechen eine Regel oder sind nicht lesbar
check-unreadable = { $file }: { $what }
check-event = { $file }, Zeile { $line }: Ereignis { $event } bricht { $rule }: { $message }
check-record = { $file }, Zeile { $line }: { $message }
check-json = Zeile { $line }, Spalte { $column }: { $what }
check-no-event = Zeile { $line }: Ereignis { $event } ist keines: { $what }
check-format = Zeile { $line }: Das ist kein stapel-record der Version 1
check-game = Zeile { $line }: Es gibt kein Spiel namens { $game }
check-empty = Es ist keine Aufzeichnung darin
check-wrong = Das folgt nicht aus den Regeln
check-missing = Hier fehlt ein Ereignis
check-result = Punkte oder Gewinner sind falsch
check-other-physics = gespielt wurde auf Holz der Version { $found }, und hier ist { $ours }: darüber lässt sich nicht urteilen
check-no-pile = kein Stapel der Art { $pile } blieb stehen
check-unfinished = der Stapel wurde aus nur { $found } Stäbchen gebaut
check-hand = Hand { $hand }: { $what }
check-no-hand = das hat keine Hand getan
check-differs = die Hände führen zu etwas anderem
check-left-over = es gibt mehr Hände als Ereignisse
check-found = gefunden
check-expected = erwartet
check-expected-seats = eine Entscheidung von Platz { $seats }
check-expected-fate = ein Zug aus dem Beutel oder ein Austeilen
check-expected-nothing = nichts: Die Partie war vorbei

simulate-progress = Partien
simulate-title = { $games } Partien { $game }, { $players } Spieler, Startwert { $seed }
simulate-bot = Bot
simulate-seat = Platz
simulate-share = Siege (geteilte anteilig)
simulate-sole = allein
simulate-tied = geteilt
simulate-games-column = Partien
simulate-points = Punkte
simulate-histogram = Punkte aller Spieler
simulate-length = Länge: im Mittel { $mean } Entscheidungen, { $least } bis { $most }
simulate-speed = { $rate } Partien/s mit { $threads } Threads
simulate-failed = { $failed } von { $games } Partien ließen sich nicht zu Ende spielen und zählen nicht mit; die erste ist Partie { $game }: { $what }

arena-title = { $games } Spiele { $game }, { $players } Spieler, gleiche Karten für alle, Startzahl { $seed }
arena-elo = Elo (95 %)
arena-margin = Vorsprung vor dem Besten der anderen
arena-time = Zeit je Zug (p50 / p99)
arena-matrix = Wie oft der eine mehr Punkte hatte als der andere (Gleichstand halb, 95 %)

bench-title = Zufallspartien auf einem Kern (ein Zug ist eine Entscheidung eines Spielers)
bench-game = Spiel
bench-players = Spieler
bench-playouts = Partien/s
bench-moves = Züge/s
bench-moves-per-game = Züge je Partie
bench-mean-score = Punkte je Spieler
bench-cpu = CPU
bench-search-title = Suche über Informationsmengen (ismcts)
bench-search = Suchschritte/s
bench-threads = Threads
simulate-turns = Züge
simulate-clean = ohne Sturz
simulate-fallen = verlorene Stäbchen je Zug
simulate-thinking = Bedenkzeit, bevor eine Hand sich regt: zur Hälfte unter { $median } s, zu 99 % unter { $p99 } s, höchstens { $most } s
survey-title = Unberührte Stapel, { $seconds } s in Ruhe gelassen und { $seconds } s wach gehalten; jeweils der schlechteste Wert
survey-friction = Reibung
survey-piles = Stapel
survey-overlap = Überlappung, mm
survey-moved = bewegt, mm
survey-crept = wach gekrochen, mm
survey-fell = gefallen
survey-bad = erster schlechter Stapel
check-wood = { $file }: Das Holz wurde { $times }-mal schneller als in Wirklichkeit nachbewegt
study-title = Sorgfältige, hastige und achtlose Hände auf { $piles } Stapeln jeder Art; vorher: eine starre Hand, nachher: unsere
bench-wood-title = Das Holz auf einem Kern, während ein Stäbchen gezogen wird
bench-pile = Stapel
bench-steps = Schritte/s
bench-real-time = mal Echtzeit

keep-backup = Kopiert nach { $file }.
keep-exported = { $count } Zeilen nach { $file } geschrieben.
keep-imported = { $file }: { $count } Zeilen aufgenommen, { $there } waren schon da.
load-files = { $wanted } offene Dateien werden gebraucht, nur { $limit } sind erlaubt (ulimit -n)
load-moves = Züge pro Sekunde
load-games = beendete Partien
load-percentiles = Millisekunden
load-ack = {"  "}von der Aktion bis zur Bestätigung
load-update = {"  "}von der Aktion bis zum Mitspieler
load-cpu = Server: Sekunden Rechenzeit
load-moves-per-cpu = Server: Züge pro Sekunde Rechenzeit
load-memory = Server: Arbeitsspeicher in MB
load-memory-before = Server: Arbeitsspeicher in MB vorher
load-crowd-tables = Tische mit fünf Bots der Stufe 5
load-crowd-moves = Antworten eines Bots der Stufe 2
load-crowd-answer = {"  "}bis er geantwortet hat
load-crowd-95 = {"  "}95 % innerhalb von Millisekunden
load-crowd-hurried = Züge, für die nur eine niedrigere Stufe Zeit hatte
load-own-cpu = Lasttest selbst: Sekunden Rechenzeit
load-sockets = offene Verbindungen
load-kills = Abbrüche
load-commands = bestätigte Befehle, jeder einmal gespeichert
load-returns = neu aufgebaute Verbindungen
load-refusals = Ablehnungen, während der Speicher nicht erreichbar war
serve-ready = Stapel läuft unter { $url }
fail-serve = der Server kann nicht laufen: { $what }
