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
player-score = { $name }: { $score ->
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
players = Spelers
you = (jij)
totemo-starts = beginspeler
view-tools = Het beeld
totemo-view-flat = Van boven
totemo-view-3d = In 3D
totemo-level = Niveau
totemo-level-top = boven
totemo-goes = { $count ->
    [0] Dit blok past nu nergens.
    [one] Dit blok past in één gat.
   *[other] Dit blok past in { $count } gaten.
  }
table-over = Het spel is afgelopen.
table-waiting = { $name } is aan de beurt.
table-moment = Een ogenblik …
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
totemo-touched = { $points ->
    [one] Eén punt
   *[other] { $points } punten
  }. Tik nog eens om het te plaatsen.
totemo-touched-bonus = { $points ->
    [one] Eén punt
   *[other] { $points } punten
  } en een bonustegel. Tik nog eens om het te plaatsen.
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

## Tokami

tokami-title = Tokami
tokami-colour-R = rood, ring
tokami-colour-Y = geel, berg
tokami-colour-G = groen, ruit
tokami-colour-B = blauw, golven
tokami-stick = Stokje { $number } ({ $colour })
tokami-taboo = taboe
tokami-raised = net hoger gelegd
tokami-height = { $mm } mm
tokami-total = { $total } in totaal
tokami-won-list = { $count ->
    [0] Geen winststokjes
    [one] Eén winststokje: { $sticks }
   *[other] { $count } winststokjes: { $sticks }
  }
tokami-minus-list = { $count ->
    [0] Geen minstokjes
    [one] Eén minstokje: { $sticks }
   *[other] { $count } minstokjes: { $sticks }
  }
tokami-resting = Even wachten tot de stokjes stilliggen…
tokami-choose-raise = Jouw beurt: pak een stokje en leg het hoger.
tokami-choose-win = Goed gedaan. Trek er nog een uit en win het, of beëindig je beurt.
tokami-do-raise = Trek het eruit en leg het hoger dan { $mm } mm.
tokami-do-lower = Het is eruit. Laat boven de stapel los, dan legt je hand het neer.
tokami-do-win = Trek het helemaal uit de stapel.
tokami-do-keep = Het is eruit. Laat los om het te houden.
tokami-do-take = Til het gemerkte stokje eruit. Het wordt een minstokje.
tokami-do-build = Leg een stokje in de X.
tokami-take-next = Het volgende stokje pakken
tokami-let-go = Loslaten
tokami-keep = Houden
tokami-take-out = Eruit nemen
tokami-skip = Beurt beëindigen
tokami-decline = Liever het taboestokje nemen
tokami-give-up = Stoppen met dit stokje
tokami-skip-hand = Overslaan
tokami-lets = Je hand legt het neer…
tokami-tries = { $name } probeert { $stick }…
tokami-takes = { $name } moet { $stick } nemen…
tokami-builds = { $name } legt een stokje in de X…
tokami-soon = { $seconds ->
    [one] Nog één seconde
   *[other] Nog { $seconds } seconden
  }, dan wordt je hand moe.
tokami-tired = Twee minuten bewegen zijn om: je hand wordt moe en legt het stokje neer.
tokami-turn = Het stokje draaien
tokami-turn-left = Naar links draaien
tokami-turn-right = Naar rechts draaien
tokami-turn-back = Achterover kantelen
tokami-turn-front = Voorover kantelen
tokami-turn-tilt-left = Naar links hellen
tokami-turn-tilt-right = Naar rechts hellen
tokami-turn-away = Van je af bewegen
tokami-turn-near = Naar je toe bewegen
tokami-keys = Houd bij het slepen Shift of de rechterknop ingedrukt, of Q/E, R/F, Z/X: draaien · wiel of W/S: verder weg en dichterbij · spatie: loslaten
tokami-fell = Gevallen – voor jou, als jij aan de beurt bent:
tokami-wobbles = Wiebelt:
tokami-pile = { $count ->
    [one] Eén stokje op het X
   *[other] { $count } stokjes op het X
  }
tokami-col-stick = Stokje
tokami-col-height = Hoogste punt
tokami-step = Stap voor stap
tokami-step-stick = Welk stokje?
tokami-step-other = Een ander
tokami-step-way = Welke kant op?
tokami-step-place = Waarheen?
tokami-step-no-place = Hogerop is geen plek die het zou houden.
tokami-step-places = { $count ->
    [0] Geen plek gevonden.
    [one] Eén plek gevonden.
   *[other] { $count } plekken gevonden.
  }
tokami-step-pace = Hoe snel?
tokami-pace-0 = langzaam
tokami-pace-1 = gelijkmatig
tokami-pace-2 = haastig
tokami-step-moving = De hand beweegt…
tokami-step-stuck = Het is er nog niet uit. Kies een andere kant.
tokami-step-wait = Je bent niet aan de beurt.
tokami-way-right = naar rechts
tokami-way-left = naar links
tokami-way-up = omhoog
tokami-way-down = omlaag
tokami-way-near = naar je toe
tokami-way-away = van je af
tokami-way-free = vrij
tokami-way-loaded = er ligt iets op
tokami-way-heavy = er ligt veel op
tokami-way-blocked = versperd
tokami-place = { $where }, { $mm } mm
tokami-at-right = rechts
tokami-at-left = links
tokami-at-near = vooraan
tokami-at-away = achteraan
tokami-at-middle = in het midden
tokami-place-holds = lijkt te houden
tokami-place-risky = gewaagd
tokami-told-first = { $name } begint.
tokami-told-raise-raised = { $name } heeft { $stick } van { $before } naar { $after } mm gelegd.
tokami-told-raise-fell = { $name } probeerde { $stick }, en er vielen stokjes.
tokami-told-raise-not_higher = { $name } kreeg { $stick } niet hoger.
tokami-told-raise-abandoned = { $name } gaf { $stick } op.
tokami-told-win-won = { $name } trok { $stick } eruit.
tokami-told-win-fell = { $name } wilde { $stick }, en er vielen stokjes.
tokami-told-win-abandoned = { $name } liet { $stick } liggen.
tokami-told-skip = { $name } beëindigt de beurt.
tokami-told-decline = { $name } durft niet en neemt het taboestokje.
tokami-told-minus = { $name } krijgt { $count ->
    [one] één minstokje
   *[other] { $count } minstokjes
  }.
tokami-told-plus = { $name } wint { $stick }.
tokami-told-freed = { $count ->
    [one] Eén minstokje gaat
   *[other] { $count } minstokjes gaan
  } terug in de doos.
tokami-told-round = De ronde is afgelopen.
