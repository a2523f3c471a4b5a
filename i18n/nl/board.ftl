# De borden van de pagina: Totemo en Tokami.

view-left = Naar links draaien
view-right = Naar rechts draaien
view-nearer = Dichterbij
view-farther = Verder weg
view-home = Alles zien

## Totemo

totemo-figure-R = krijger
totemo-figure-O = hond
totemo-figure-Y = bever
totemo-figure-G = kikker
totemo-figure-B = adelaar
totemo-figure-V = bloem
totemo-figure-W = regenboog
totemo-figure-S = ster
totemo-block = { $block } ({ $figure })
totemo-board = Het bord, vijf bij vijf gaten
totemo-hole-empty = { $hole }: leeg.
totemo-hole-pole = { $hole }: { $count ->
    [one] één blok
   *[other] { $count } blokken
  }, van onderen: { $blocks }.
totemo-hole-offer = Hier plaatsen, niveau { $level }, voor { $points ->
    [one] één punt
   *[other] { $points } punten
  }.
totemo-hole-bonus = Komt op een bonustegel.
totemo-track = De puntentelling, een rondje van 30 vakken
totemo-score = { $name }: { $score ->
    [one] één punt
   *[other] { $score } punten
  }
totemo-bonus-on = Bonustegel op vak { $space }
totemo-wheel = Het kleurenwiel: rood, oranje, geel, groen, blauw, paars. Buren passen bij elkaar.
totemo-chief = De chef is { $left ->
    [one] één stap
   *[other] { $left } stappen
  } van zijn tipi
totemo-chief-left = { $left ->
    [one] nog één stap naar de tipi
   *[other] nog { $left } stappen naar de tipi
  }
totemo-last-round = Laatste ronde
totemo-bag-count = { $count ->
    [one] één blok in de zak
   *[other] { $count } blokken in de zak
  }
totemo-hand = Jouw blokken
totemo-hand-block = { $block }, waarde { $value }
totemo-hand-size = { $count ->
    [one] één blok in de hand
   *[other] { $count } blokken in de hand
  }
totemo-players = Spelers
totemo-you = (jij)
totemo-starts = beginspeler
totemo-view = Het beeld
totemo-view-flat = Van boven
totemo-view-3d = In 3D
totemo-level = Niveau
totemo-level-top = boven
totemo-goes = { $count ->
    [0] Dit blok past nu nergens.
    [one] Dit blok past in één gat.
   *[other] Dit blok past in { $count } gaten.
  }
totemo-over = Het spel is afgelopen.
totemo-waiting = { $name } is aan de beurt.
totemo-moment = Een ogenblik …
totemo-would = { $points ->
    [one] Eén punt
   *[other] { $points } punten
  }: het blok en { $count ->
    [0] geen buur
    [one] één buur
   *[other] { $count } buren
  }
totemo-would-bonus = { $points ->
    [one] Eén punt
   *[other] { $points } punten
  } en een bonustegel: je mag nog een blok plaatsen
totemo-choose-block = Jouw beurt: kies een blok.
totemo-choose-extra = Bonus! Plaats nog een blok, of stop.
totemo-choose-hole = Kies een gat dat oplicht.
totemo-no-hole = Dit blok past nu nergens. Kies een ander.
totemo-stop = Hier stoppen
totemo-return = Alle drie terugdoen
totemo-return-sure = Alle drie gaan terug in de zak, en je beurt is voorbij.
totemo-return-yes = Terugdoen
totemo-return-no = Houden
totemo-told-place = { $name }: { $block } op { $hole }, niveau { $level }, { $points ->
    [one] één punt
   *[other] { $points } punten
  }, nu { $score }.
totemo-told-bonus = Een bonustegel: { $name } mag nog eens plaatsen.
totemo-told-return = { $name } doet alle drie de blokken terug.
totemo-told-stop = { $name } stopt.
totemo-told-chief = De chef loopt: nog { $left ->
    [one] één stap
   *[other] { $left } stappen
  }.
totemo-told-first = { $name } begint.
totemo-told-redraw = { $name } had drie puntblokken en trekt opnieuw.
totemo-told-end-chief = De chef is thuis: het spel is afgelopen.
totemo-told-end-bag = De zak is leeg: het spel is afgelopen.
