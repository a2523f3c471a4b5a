# Die Bretter der Seite: Totemo und Tokami.

view-left = Nach links drehen
view-right = Nach rechts drehen
view-nearer = Näher
view-farther = Weiter weg
view-home = Alles sehen

## Totemo

totemo-figure-R = Krieger
totemo-figure-O = Hund
totemo-figure-Y = Biber
totemo-figure-G = Frosch
totemo-figure-B = Adler
totemo-figure-V = Blume
totemo-figure-W = Regenbogen
totemo-figure-S = Stern
totemo-block = { $block } ({ $figure })
totemo-board = Das Brett, fünf mal fünf Löcher
totemo-hole-empty = { $hole }: leer.
totemo-hole-pole = { $hole }: { $count ->
    [one] ein Klotz
   *[other] { $count } Klötze
  }, von unten: { $blocks }.
totemo-hole-offer = Hierher, Ebene { $level }, für { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
totemo-hole-bonus = Trifft ein Bonusplättchen.
totemo-track = Die Wertungsleiste, eine Runde von 30 Feldern
player-score = { $name }: { $score ->
    [one] ein Punkt
   *[other] { $score } Punkte
  }
totemo-bonus-on = Bonusplättchen auf Feld { $space }
totemo-wheel = Der Farbkreis: rot, orange, gelb, grün, blau, violett. Nachbarn passen zusammen.
totemo-chief = Der Häuptling ist { $left ->
    [one] einen Schritt
   *[other] { $left } Schritte
  } von seinem Tipi entfernt
totemo-chief-left = { $left ->
    [one] ein Schritt bis zum Tipi
   *[other] { $left } Schritte bis zum Tipi
  }
totemo-last-round = Letzte Runde
totemo-bag-count = { $count ->
    [one] ein Klotz im Beutel
   *[other] { $count } Klötze im Beutel
  }
totemo-hand = Deine Klötze
totemo-hand-block = { $block }, Wert { $value }
totemo-hand-size = { $count ->
    [one] ein Klotz auf der Hand
   *[other] { $count } Klötze auf der Hand
  }
players = Spieler
you = (du)
totemo-starts = Startspieler
view-tools = Die Ansicht
totemo-view-flat = Von oben
totemo-view-3d = In 3D
totemo-level = Ebene
totemo-level-top = oben
totemo-goes = { $count ->
    [0] Dieser Klotz passt jetzt nirgends.
    [one] Dieser Klotz passt in ein Loch.
   *[other] Dieser Klotz passt in { $count } Löcher.
  }
table-over = Das Spiel ist aus.
table-waiting = { $name } ist am Zug.
table-moment = Einen Augenblick …
totemo-would = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }: der Klotz und { $count ->
    [0] kein Nachbar
    [one] ein Nachbar
   *[other] { $count } Nachbarn
  }
totemo-would-bonus = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  } und ein Bonusplättchen: du darfst noch einen Klotz setzen
totemo-touched = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  }. Zum Setzen noch mal antippen.
totemo-touched-bonus = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
  } und ein Bonusplättchen. Zum Setzen noch mal antippen.
totemo-choose-block = Du bist am Zug: wähle einen Klotz.
totemo-choose-extra = Bonus! Setze noch einen Klotz, oder höre auf.
totemo-choose-hole = Wähle ein Loch, das leuchtet.
totemo-no-hole = Dieser Klotz passt jetzt nirgends. Wähle einen anderen.
totemo-stop = Aufhören
totemo-return = Alle drei zurückgeben
totemo-return-sure = Alle drei kommen zurück in den Beutel, und dein Zug ist vorbei.
totemo-return-yes = Zurückgeben
totemo-return-no = Behalten
totemo-told-place = { $name }: { $block } auf { $hole }, Ebene { $level }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }, jetzt { $score }.
totemo-told-bonus = Ein Bonusplättchen: { $name } darf noch einmal setzen.
totemo-told-return = { $name } gibt alle drei Klötze zurück.
totemo-told-stop = { $name } hört auf.
totemo-told-chief = Der Häuptling geht: noch { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
  }.
totemo-told-first = { $name } beginnt.
totemo-told-redraw = { $name } hatte drei Schlussklötze und zieht neu.
totemo-told-end-chief = Der Häuptling ist daheim: das Spiel ist aus.
totemo-told-end-bag = Der Beutel ist leer: das Spiel ist aus.

## Tokami

tokami-title = Tokami
tokami-colour-R = rot, Ring
tokami-colour-Y = gelb, Berg
tokami-colour-G = grün, Raute
tokami-colour-B = blau, Wellen
tokami-stick = Stäbchen { $number } ({ $colour })
tokami-taboo = tabu
tokami-raised = eben höher gelegt
tokami-height = { $mm } mm
tokami-total = { $total } insgesamt
tokami-won-list = { $count ->
    [0] Keine Gewinnstäbchen
    [one] Ein Gewinnstäbchen: { $sticks }
   *[other] { $count } Gewinnstäbchen: { $sticks }
  }
tokami-minus-list = { $count ->
    [0] Keine Minusstäbchen
    [one] Ein Minusstäbchen: { $sticks }
   *[other] { $count } Minusstäbchen: { $sticks }
  }
tokami-resting = Die Stäbchen kommen noch zur Ruhe …
tokami-choose-raise = Du bist am Zug: nimm ein Stäbchen und lege es höher.
tokami-choose-win = Gut gemacht. Zieh noch eines heraus und gewinne es, oder beende deinen Zug.
tokami-do-raise = Zieh es heraus und lege es höher als { $mm } mm.
tokami-do-lower = Es ist heraus. Lass über dem Stapel los, dann legt deine Hand es ab.
tokami-do-win = Zieh es ganz aus dem Stapel.
tokami-do-keep = Es ist heraus. Lass los, dann gehört es dir.
tokami-do-take = Hebe das markierte Stäbchen heraus. Es wird ein Minusstäbchen.
tokami-do-build = Lege ein Stäbchen in das X.
tokami-take-next = Das nächste Stäbchen nehmen
tokami-let-go = Loslassen
tokami-keep = Behalten
tokami-take-out = Herausnehmen
tokami-skip = Zug beenden
tokami-decline = Lieber das Tabustäbchen nehmen
tokami-give-up = Dieses Stäbchen aufgeben
tokami-skip-hand = Überspringen
tokami-lets = Deine Hand legt es ab …
tokami-tries = { $name } versucht { $stick } …
tokami-takes = { $name } muss { $stick } nehmen …
tokami-builds = { $name } legt ein Stäbchen in das X …
tokami-soon = { $seconds ->
    [one] Noch eine Sekunde
   *[other] Noch { $seconds } Sekunden
  }, dann wird deine Hand müde.
tokami-tired = Zwei Minuten Bewegung sind um: Deine Hand wird müde und legt das Stäbchen ab.
tokami-turn = Das Stäbchen drehen
tokami-turn-left = Nach links drehen
tokami-turn-right = Nach rechts drehen
tokami-turn-back = Nach hinten kippen
tokami-turn-front = Nach vorn kippen
tokami-turn-tilt-left = Nach links neigen
tokami-turn-tilt-right = Nach rechts neigen
tokami-turn-away = Von dir weg bewegen
tokami-turn-near = Zu dir her bewegen
tokami-keys = Beim Ziehen Umschalt oder die rechte Taste halten oder Q/E, R/F, Z/X: drehen · Rad oder W/S: weiter weg und näher · Leertaste: loslassen
tokami-fell = Heruntergefallen – dein, wenn du am Zug bist:
tokami-wobbles = Wackelt:
tokami-pile = { $count ->
    [one] Ein Stäbchen auf dem X
   *[other] { $count } Stäbchen auf dem X
  }
tokami-col-stick = Stäbchen
tokami-col-height = Höchster Punkt
tokami-step = Schritt für Schritt
tokami-step-stick = Welches Stäbchen?
tokami-step-other = Ein anderes
tokami-step-way = In welche Richtung?
tokami-step-place = Wohin?
tokami-step-no-place = Weiter oben ist kein Platz, der hielte.
tokami-step-places = { $count ->
    [0] Kein Platz gefunden.
    [one] Ein Platz gefunden.
   *[other] { $count } Plätze gefunden.
  }
tokami-step-pace = Wie schnell?
tokami-pace-0 = langsam
tokami-pace-1 = gleichmäßig
tokami-pace-2 = hastig
tokami-step-moving = Die Hand bewegt sich …
tokami-step-stuck = Es ist noch nicht heraus. Wähle eine andere Richtung.
tokami-step-wait = Du bist nicht dran.
tokami-way-right = nach rechts
tokami-way-left = nach links
tokami-way-up = nach oben
tokami-way-down = nach unten
tokami-way-near = zu dir hin
tokami-way-away = von dir weg
tokami-way-free = frei
tokami-way-loaded = etwas liegt darauf
tokami-way-heavy = viel liegt darauf
tokami-way-blocked = versperrt
tokami-place = { $where }, { $mm } mm
tokami-at-right = rechts
tokami-at-left = links
tokami-at-near = vorn
tokami-at-away = hinten
tokami-at-middle = in der Mitte
tokami-place-holds = scheint zu halten
tokami-place-risky = gewagt
tokami-told-first = { $name } beginnt.
tokami-told-raise-raised = { $name } hat { $stick } von { $before } auf { $after } mm gelegt.
tokami-told-raise-fell = { $name } hat { $stick } versucht, und es ist etwas heruntergefallen.
tokami-told-raise-not_higher = { $name } hat { $stick } nicht höher gelegt.
tokami-told-raise-abandoned = { $name } hat { $stick } aufgegeben.
tokami-told-win-won = { $name } hat { $stick } herausgezogen.
tokami-told-win-fell = { $name } wollte { $stick }, und es ist etwas heruntergefallen.
tokami-told-win-abandoned = { $name } hat { $stick } gelassen, wo es war.
tokami-told-skip = { $name } beendet den Zug.
tokami-told-decline = { $name } traut sich nicht und nimmt das Tabustäbchen.
tokami-told-minus = { $name } bekommt { $count ->
    [one] ein Minusstäbchen
   *[other] { $count } Minusstäbchen
  }.
tokami-told-plus = { $name } gewinnt { $stick }.
tokami-told-freed = { $count ->
    [one] Ein Minusstäbchen kommt
   *[other] { $count } Minusstäbchen kommen
  } zurück in die Schachtel.
tokami-told-round = Die Runde ist aus.
