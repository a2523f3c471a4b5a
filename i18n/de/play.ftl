# Spielen im Terminal.

play-you = Du
play-person = Spieler { $number }
play-no-terminal = zum Spielen müssen Ein- und Ausgabe ein Terminal sein
play-too-small = Dieser Bildschirm ist { $now_width } × { $now_height }; das Spiel braucht { $width } × { $height }. Etwas größer, und es geht weiter.
play-saved = Das Spiel ist gespeichert. Weiter mit: stapel play --resume { $path }
play-save-failed = Speichern geht nicht: { $why } (noch einmal q geht ohne Speichern)
play-bot-stuck = Ein Bot weiß nicht weiter.
play-no-undo-with-people = Zurücknehmen geht nur gegen Bots allein.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-undone = Zurückgenommen.
play-turn = ▶ { $name }
play-over = Das Spiel ist zu Ende.
play-moves = Züge
play-moves-title = Züge (m: alle)
play-keys = Tasten
play-reference = Gut zu wissen
play-ideas = Ideen
play-ideas-thinking = Ich denke kurz nach.
play-ideas-win = Gewinnchance
play-ideas-points = Punkte
play-any-key = weiter mit jeder Taste
plain-choose = Deine Wahl (eine Zahl, oder q zum Aufhören):
play-scroll = ↑ ↓ · weiter mit jeder anderen Taste
play-hand-over = Enter deckt den Bildschirm für { $name } zu.
play-hint-hand-over = Enter zudecken · m Züge · ? Tasten · q speichern und gehen
play-hint-bot = Enter: gleich weiter   m Züge · u zurück · ? Tasten · q speichern und gehen
play-hint-result = b Brett · n neues Spiel · q Ende

cover-pass = Gib das Gerät an { $name }
cover-enter = Drücke Enter, wenn nur { $name } hinsieht
cover-leave = q: speichern und gehen

result-title = Das Ergebnis
result-winners = { $count ->
        [one] Gewonnen hat: { $names }
       *[other] Gemeinsam gewonnen: { $names }
    }
result-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

key-idea = Ideen: die besten Möglichkeiten mit Gewinnchance und erwarteten Punkten
key-moves = alle Züge bisher
key-reference = gut zu wissen: Farben und Werte, oder die gesehenen Karten
key-undo = deine letzte Entscheidung zurücknehmen (gegen Bots)
key-leave = gehen; ein unfertiges Spiel wird gespeichert
key-skip = während Bots spielen: gleich weiter
key-help = diese Tasten

totemo-key-block = einen Klotz wählen; erlaubte Löcher zeigen dann ihre Punkte
totemo-key-hole = den Zeiger bewegen
totemo-key-best = zum nächstbesten Loch springen
totemo-key-place = den Klotz setzen
totemo-key-return = alle drei Klötze zurückgeben und neue ziehen
totemo-key-stop = auf den Bonus verzichten
totemo-hint = 1–3 Klotz · ←↓↑→ Loch · Tab bestes · Enter setzen · r zurückgeben · u · ? · q
totemo-hint-extra = 1–3 Klotz · ←↓↑→ Loch · Tab bestes · Enter setzen · x verzichten · u · ? · q
totemo-chief = Häuptling: { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    }
totemo-bag = Beutel: { $blocks }
totemo-last-round = Letzte Runde!
totemo-level = Ebene { $level }
totemo-wheel = Farbkreis
totemo-with-all = zu allen
totemo-topper = Schlussklotz
totemo-hand = Deine Klötze
totemo-side-below = unten
totemo-side-left = links
totemo-side-right = rechts
totemo-side-behind = hinten
totemo-side-front = vorne
totemo-choose = Wähle einen Klotz mit 1, 2 oder 3.
totemo-choose-first = Wähle zuerst einen Klotz mit 1, 2 oder 3.
totemo-no-such-block = So einen Klotz hast du nicht.
totemo-hole-empty = { $hole } ist leer
totemo-hole = { $hole }, von unten: { $pole }
totemo-would-score = { $hole }, Ebene { $level }, { $block }: { $sum } = { $points }
totemo-bonus = ★ Bonus!
totemo-ask-return = Alle drei Klötze zurückgeben und neue ziehen?  Enter: ja · Esc: nein
totemo-extra = ★ Bonus für { $name }: noch einen Klotz setzen, oder mit x verzichten.
totemo-idea-place = { $block } auf { $hole }
totemo-idea-return = alle drei Klötze zurückgeben
totemo-idea-stop = kein Bonuszug
totemo-log-first = { $name }: Startspieler
totemo-log-redraw = { $name }: drei Schlussklötze, neu gezogen
totemo-log-tipi = Der Häuptling ist am Tipi: die letzte Runde
totemo-log-place = { $name }: { $block } { $hole } +{ $points } = { $score }
totemo-log-stop = { $name }: verzichtet auf den Bonus
totemo-log-return = { $name }: alle Klötze zurückgegeben
totemo-log-end-chief = Der Häuptling ist da. Das Spiel ist zu Ende.
totemo-log-end-bag = Der Beutel ist leer. Das Spiel ist zu Ende.
totemo-reference-wheel = Eine Farbe passt zu sich und zu ihren zwei Nachbarn im Farbkreis.
totemo-reference-topper = ▲ Ein Schlussklotz steht auf einem Klotz und beendet den Pfahl.
totemo-reference-star = ★ Bonusplättchen: wer darauf landet, darf noch einen Klotz setzen.
totemo-reference-down = ☆ Das verdeckte Plättchen zählt erst ab 10 Punkten.

totem-key-move = den Zeiger bewegen: Kartenarten oder Pfähle
totem-key-take = beim Wählen: eine Karte nehmen, oder alle dieser Art zurücklegen
totem-key-back = beim Wählen: eine Karte zurücklegen
totem-key-kinds = beim Wählen: eine Karte dieser Art nehmen (0 = 10)
totem-key-card = beim Spielen: eine Karte der Hand wählen
totem-key-place = beim Spielen: einen Pfahl wählen
totem-key-enter = die drei Karten bestätigen, oder die Karte spielen
totem-hint-choose = ←→ Art · Leertaste nehmen · ↓ zurück · Enter fertig · v gesehen · u · ? · q
totem-hint-play = 1–3 Karte · ←→ Pfahl · Enter spielen · v gesehen · m Züge · u · ? Tasten · q
totem-round = Runde { $round }/{ $rounds }
totem-series = Spiel { $game } von { $games }
totem-series-game = Spiel { $game } der Serie ist zu Ende. ♛ führt.
totem-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
totem-empty = leer
totem-stock = Deine Karten für später
totem-picked = Für diese Runde:
totem-confirm = Enter: fertig
totem-hand = Deine Hand:
totem-three-already = Drei Karten sind gewählt. Lege erst eine zurück.
totem-none-left = Keine mehr da: { $card }
totem-choose-more = { $missing ->
        [one] Wähle noch eine Karte.
       *[other] Wähle noch { $missing } Karten.
    }
totem-no-such-card = So eine Karte hast du nicht auf der Hand.
totem-choose-first = Wähle zuerst eine Karte mit 1, 2 oder 3.
totem-choose-card = wähle eine Karte mit 1, 2 oder 3
totem-choose-three = wähle geheim drei Karten für diese Runde
totem-others-choose = Die anderen wählen.
totem-would-not-go = { $card } passt nicht auf { $place }
totem-would-take = { $card } vollendet { $place }: +{ $points }
totem-would-start = { $card } beginnt einen Pfahl auf { $place }
totem-would-extend = { $card } auf { $place }, dann { $points } wert
totem-idea-play = { $card } auf { $place }
totem-log-first = { $name }: Startspieler
totem-log-play = { $name }: { $card } auf { $place }
totem-log-capture = { $name }: { $card } holt { $place }, +{ $points }!
totem-log-pass = { $name }: nichts passt, aussetzen
totem-log-lose = { $name }: verloren { $cards }
totem-log-round-end = — Ende von Runde { $round } —
totem-log-game-end = — das Spiel ist zu Ende —
totem-seen-all = insgesamt
totem-seen-gone = gesehen
totem-seen-own = deine
totem-seen-left = ungesehen
totem-seen-note = Ungesehen: bei den anderen, oder nie ausgeteilt.
