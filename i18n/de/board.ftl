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
totemo-score = { $name }: { $score ->
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
totemo-players = Spieler
totemo-you = (du)
totemo-starts = Startspieler
totemo-view = Die Ansicht
totemo-view-flat = Von oben
totemo-view-3d = In 3D
totemo-level = Ebene
totemo-level-top = oben
totemo-goes = { $count ->
    [0] Dieser Klotz passt jetzt nirgends.
    [one] Dieser Klotz passt in ein Loch.
   *[other] Dieser Klotz passt in { $count } Löcher.
  }
totemo-over = Das Spiel ist aus.
totemo-waiting = { $name } ist am Zug.
totemo-moment = Einen Augenblick …
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
