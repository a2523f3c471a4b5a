## Die Seite für den Browser: überall

skip = Zum Inhalt
close = Schließen
yes = Ja
no = Nein
sound = Geräusche
language = Sprache
theme-auto = Farben: wie das System
theme-light = Farben: hell
theme-dark = Farben: dunkel
to-lobby = Zur Startseite
lost-title = Diese Seite gibt es nicht
rules = Regeln
seats = Spieler

## Wenn etwas nicht geht

web-no-connection = Es gibt keine Verbindung zum Server. Prüfe dein Netz und versuche es noch einmal; Spiele gegen Bots gehen auch ohne.
web-server-trouble = Das hat nicht geklappt. Versuche es noch einmal; passiert es wieder, lade die Seite neu.
web-refused = Das geht jetzt nicht
connection-lost = Die Verbindung ist weg. Sie kommt von selbst wieder; nichts geht verloren.
no-such-table = Diesen Tisch gibt es nicht
no-such-table-here = Spiele auf einem Gerät behält der Browser, in dem sie begonnen wurden.
no-such-table-server = Vielleicht ist der Link unvollständig, oder der Tisch ist längst abgeräumt.
table-opens = Einen Moment …

## Startseite

your-name = Dein Name
bot-strength = Bots
bot-level-1 = sehr leicht
bot-level-2 = leicht
bot-level-3 = mittel
bot-level-4 = stark
bot-level-5 = sehr stark
facts = { $least }–{ $most } Personen · { $minutes } Minuten · ab { $age } Jahren
about-totemo = Stapelt bunte Klötze zu Pfählen. Ein Klotz zählt für sich und für alles, was er berührt – aber nur passende Farben dürfen sich berühren.
about-totem = Alle bauen an denselben Pfählen, Karte für Karte, doch nur wer einen vollendet, bekommt ihn. Wählt geheim drei Karten und ahnt, was die anderen vorhaben.
about-tokami = Zieh ein Stäbchen aus dem Haufen und leg es höher wieder hin, mit ruhiger Hand. Was fällt, gehört dir – und zählt gegen dich.
play-bots = Gegen Bots spielen
play-friends = Mit Freunden
play-here = An einem Gerät
your-turns = Du bist dran
go-on-here = Ein Spiel fortsetzen
open-tables = Offene Tische
lobby-offline = Der Server ist nicht erreichbar. Bots und Spiele an einem Gerät gehen trotzdem.
lobby-empty = Gerade wartet niemand auf Mitspieler. Eröffne einen Tisch und mach ihn öffentlich!
free-seats = { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }

## Namen zum Anfangen

name-0 = Otter
name-1 = Dachs
name-2 = Reiher
name-3 = Luchs
name-4 = Rabe
name-5 = Hase
name-6 = Marder
name-7 = Segler
name-8 = Igel
name-9 = Elch
name-10 = Eichhorn
name-11 = Kranich
bot-name-0 = Eiche
bot-name-1 = Esche
bot-name-2 = Ulme
bot-name-3 = Birke
bot-name-4 = Eibe

## Ein Platz auf einem anderen Gerät

pair-title = Einen Platz auch von diesem Gerät spielen
pair-explain = Mit diesem Link lässt sich ein Platz am Tisch auch von hier spielen, etwa mit den Karten auf dem Telefon und dem Tisch auf dem großen Bildschirm. Er gilt einmal.
pair-take = Platz übernehmen
pair = Auf einem zweiten Gerät spielen …
pair-show = Öffne diesen Link auf dem anderen Gerät. Er gilt einmal, für ein paar Minuten.

## Plätze einnehmen

seat-free = Freier Platz
stand-in = { $name } (ein Bot vertritt)
seat-name = Name an Platz { $seat }
seat-number = Platz { $seat }: { $name }
stand-up = Aufstehen
sit-down = Hinsetzen
sit-another = Noch jemand hier
sit-again = Zurück auf deinen Platz
seat-bot = Ein Bot für Platz { $seat }
add-bot = Bot dazu
unseat = Platz freimachen
away = nicht da
hurried = letzter Zug: { $level }, der Server ist ausgelastet
start = Spiel beginnen
start-needs = { $count ->
        [one] Ein Platz ist noch frei: warte auf jemanden oder setze einen Bot hin.
       *[other] { $count } Plätze sind noch frei: warte auf andere oder setze Bots hin.
    }
host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel, wenn alle da sind.
invite = Einladen
invite-explain = Wer diesen Link öffnet, kann sich setzen – oder scannt den Code mit dem Telefon.
invite-link = Link zu diesem Tisch
invite-qr = Der Link als QR-Code
copy = Kopieren
copied = Kopiert
share = Teilen

## Was am Tisch gilt

settings = Was gespielt wird
set-seats = Personen
set-seats-explain = Menschen und Bots zusammen.
set-first = Startspieler
set-first-explain = Wer das erste Spiel beginnt; danach wandert der Start weiter.
set-first-lot = wird gelost
set-access = Wer den Tisch findet
set-access-explain = Ein öffentlicher Tisch steht auf der Startseite; dort spricht man nur in fertigen Sätzen.
set-access-link = wer den Link hat
set-access-public = alle
set-spectators = Zuschauer
set-spectators-explain = Sie sehen nur, was offen auf dem Tisch liegt.
set-clock = Uhr
set-clock-none = keine Uhr
set-clock-none-explain = Alle nehmen sich die Zeit, die sie brauchen.
set-clock-quick = flott
set-clock-quick-explain = 30 Sekunden je Zug und 2 Minuten Reserve für das ganze Spiel. Ist die Zeit um, zieht ein Bot.
set-clock-calm = ruhig
set-clock-calm-explain = 90 Sekunden je Zug und 10 Minuten Reserve für das ganze Spiel. Ist die Zeit um, zieht ein Bot.
set-clock-days = Tage
set-clock-days-explain = Drei Tage je Zug, wie beim Fernschach. Ist die Zeit um, zieht ein Bot. Die Startseite zeigt, wann du dran bist.
set-clock-own = andere
set-clock-own-explain = Eine eigene Uhr.
set-leaver = Wenn jemand wegbleibt
set-leaver-wait = warten
set-leaver-wait-explain = Die anderen warten, bis er oder sie wieder da ist.
set-leaver-bot = ein Bot spielt
set-leaver-bot-explain = Ein Bot spielt weiter und gibt den Platz bei Rückkehr zurück.
set-leaver-vote = abstimmen
set-leaver-vote-explain = Die anderen stimmen ab, ob das Spiel endet.
totemo-option-hands = Klötze auf der Hand
totemo-option-hands-closed = verdeckt
totemo-option-hands-closed-explain = Jeder sieht nur die eigenen Klötze.
totemo-option-hands-open = offen
totemo-option-hands-open-explain = Alle sehen alle Klötze: gut, um das Spiel zu lernen.
totemo-option-chief-steps = Schritte des Häuptlings
totemo-option-chief-steps-explain = Ein Schritt je Runde: je weniger, desto kürzer das Spiel (TO-7).
totemo-option-values = Was Klötze wert sind
totemo-option-values-explain = Es gelten die Werte der Spielregel (TO-2). Ein Schlussklotz ist so viel wert wie seine Farbe.
totemo-option-values-R = { block-R }
totemo-option-values-O = { block-O }
totemo-option-values-Y = { block-Y }
totemo-option-values-G = { block-G }
totemo-option-values-B = { block-B }
totemo-option-values-V = { block-V }
totemo-option-values-W = { block-W }
totemo-option-values-S = { block-S }
totem-option-series = Länge
totem-option-series-explain = In einer Serie beginnt jeder ein Spiel, und die Punkte werden zusammengezählt (TE-20).
totem-option-series-no = ein Spiel
totem-option-series-yes = eine Serie
tokami-option-setup = Der Haufen
tokami-option-setup-crossed = gekreuzt
tokami-option-setup-crossed-explain = Lagen über Kreuz, wie die Regel rät.
tokami-option-setup-wild = wild
tokami-option-setup-wild-explain = Zufällig hingeworfen: jeder Haufen ist anders, und tückisch.
tokami-option-setup-cube = Würfel
tokami-option-setup-cube-explain = Sechs ordentliche Lagen zu sechst: ein ruhiger Anfang.
tokami-option-setup-built = gebaut
tokami-option-setup-built-explain = Ihr baut den Haufen zusammen.
tokami-option-friction = Rauheit des Holzes
tokami-option-friction-explain = Je kleiner, desto rutschiger, und desto schwerer das Spiel.
tokami-option-friction-30 = 30, rutschig
tokami-option-friction-45 = 45, normal
tokami-option-friction-60 = 60, rau
tokami-option-rounds = Runden
tokami-option-rounds-explain = Die Punkte aller Runden werden zusammengezählt (TA-22).
unit-steps = { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
unit-rounds = { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }

## Am Tisch

table = Tisch
your-turn = { $name }, du bist dran.
turn-of = { $name } ist am Zug
undo = Zurücknehmen
advise = Tipp
watchers = { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
leave-game = Spiel verlassen
undo-asked = { $name } möchte zurücknehmen.
undo-allow = In Ordnung
undo-deny = Lieber nicht
vote-asked = { $name } ist weg. Das Spiel beenden?
vote-asked-left = Jemand ist gegangen. Das Spiel beenden?
vote-end = Beenden
vote-wait = Warten
clocks = Uhren
cover-hand-over = Gib das Gerät an { $name }
cover-ready = Ich bin { $name }, zeig mir meine Seite
talk = Reden
talk-nothing = Noch hat niemand etwas gesagt.
talk-text = Eigene Worte
talk-send = Sagen
reaction-smile = Lächeln
reaction-laugh = Lachen
reaction-wow = Staunen
reaction-clap = Beifall
reaction-hmm = Nachdenken
reaction-sad = Trauer

## Das Ergebnis

result-won = { $count ->
        [one] { $names } hat gewonnen!
       *[other] { $names } haben gemeinsam gewonnen!
    }
result-bot-won = { $count ->
        [one] Ein Bot hat die Partie für { $names } zu Ende gespielt und gewonnen.
       *[other] Bots haben die Partie für { $names } zu Ende gespielt und gewonnen.
    }
bot-finished = ein Bot hat zu Ende gespielt
result-ended = Das Spiel wurde beendet
points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tally = { $wins ->
        [one] { $wins } Spiel gewonnen
       *[other] { $wins } Spiele gewonnen
    }, insgesamt { $points } Punkte
rematch = Revanche
rematch-asked = { $count ->
        [one] { $names } will eine Revanche!
       *[other] { $names } wollen eine Revanche!
    }
rematch-waits = Warten auf { $names }…
rematch-host = Jemand ist nicht da. Unter „Tisch“ kannst du den Platz einem Bot geben.
rematch-agreed = Alle wollen eine Revanche. Mit „{ $button }“ geht es los.
rematch-seats-free = { $count ->
        [one] Ein Platz ist frei. Hol unter „Tisch“ jemanden oder einen Bot dazu.
       *[other] { $count } Plätze sind frei. Hol unter „Tisch“ Leute oder Bots dazu.
    }
look-at-table = Den Tisch ansehen
to-result = Zum Ergebnis
get-record = Aufzeichnung sichern
graph = Punkte im Verlauf des Spiels.
graph-seat = { $name }: { $points }.

## Totem

totem-round = Runde { $round } von { $rounds }
totem-series = Spiel { $game } von { $games }
totem-prompt-watch = Sieh, was geschieht …
totem-prompt-over = Das Spiel ist zu Ende
totem-prompt-choose = Wähle geheim drei Karten für diese Runde
totem-prompt-others-choose = Die anderen wählen noch
totem-prompt-card = Du bist dran: wähle eine Karte
totem-prompt-place = Jetzt einen leuchtenden Platz wählen
totem-played = Was gespielt wurde
totem-played-all = alle
totem-place = Platz { $place }: { $cards }, { $points } wert.
totem-place-empty = leer
totem-play-here = { $card } hier spielen.
totem-cards = { $count ->
        [one] in 1 Karte
       *[other] in { $count } Karten
    }
totem-cards-left = { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
totem-chief = führt in der Serie
totem-starter = Startspieler
totem-total = bisher: { $points }
totem-has-chosen = hat gewählt
totem-chooses = wählt …
totem-note-pass = nichts passt
totem-note-lose = verloren
totem-three = Deine drei für diese Runde
totem-put-back = Zurücklegen: { $card }
totem-confirm = Diese drei
totem-stock = Deine Karten
totem-pick = { $card }, noch { $count }
totem-picked = Gewählt: { $cards }
totem-picked-none = Nichts gewählt
totem-hand = Deine Hand
totem-hand-empty = In dieser Runde keine Karten mehr
totem-change = Anders wählen
totem-later = { $count ->
        [one] { $count } Karte für später
       *[other] { $count } Karten für später
    }
totem-tell-first = { $name } beginnt.
totem-tell-play = { $name } spielt { $card } auf Platz { $place }.
totem-tell-capture = { $name } vollendet Pfahl { $place } und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
totem-tell-pass = { $name } kann nichts spielen und setzt aus.
totem-tell-lose = { $name } verliert { $cards }.
totem-tell-round-end = Runde { $round } ist zu Ende.
totem-tell-game-end = Das Spiel ist zu Ende.

## Ein Spiel ohne eigenes Bild

plain-facts = Auf dem Tisch
plain-actions = Was du tun kannst
plain-nothing = Für dich gibt es gerade nichts zu tun.
plain-log = Was bisher geschah
plain-empty = nichts
