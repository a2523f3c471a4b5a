# Spelen in de terminal.

play-you = Jij
play-person = Speler { $number }
play-no-terminal = om te spelen moeten invoer en uitvoer een terminal zijn
play-too-small = Dit scherm is { $now_width } × { $now_height }; het spel heeft { $width } × { $height } nodig. Maak het wat groter en het gaat verder.
play-saved = Het spel is bewaard. Ga verder met: stapel play --resume { $path }
play-save-failed = Bewaren lukt niet: { $why } (nog eens q gaat weg zonder bewaren)
play-bot-stuck = Een bot weet niet wat te doen.
play-no-undo-with-people = Terugnemen kan alleen tegen bots.
play-nothing-to-undo = Er is niets om terug te nemen.
play-undone = Teruggenomen.
play-turn = ▶ { $name }
play-over = Het spel is afgelopen.
play-moves = Zetten
play-moves-title = Zetten (m: alle)
play-keys = Toetsen
play-reference = Goed om te weten
play-ideas = Ideeën
play-ideas-thinking = Even nadenken.
play-ideas-win = winstkans
play-ideas-points = punten
play-any-key = verder met elke toets
plain-choose = Je keuze (een nummer, of q om te stoppen):
play-scroll = ↑ ↓ · verder met elke andere toets
play-hand-over = Enter dekt het scherm af voor { $name }.
play-hint-hand-over = Enter afdekken · m zetten · ? toetsen · q bewaren en weg
play-hint-bot = Enter: meteen verder   m zetten · u terug · ? toetsen · q bewaren en weg
play-hint-result = b bord · n nieuw spel · q einde

cover-pass = Geef het apparaat aan { $name }
cover-enter = Druk op Enter als alleen { $name } kijkt
cover-leave = q: bewaren en weg

result-title = De uitslag
result-winners = { $count ->
        [one] Winnaar: { $names }
       *[other] Samen gewonnen: { $names }
    }
result-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

key-idea = ideeën: de beste mogelijkheden, met winstkans en te verwachten punten
key-moves = alle zetten tot nu toe
key-reference = goed om te weten: kleuren en waarden, of de geziene kaarten
key-undo = je laatste beslissing terugnemen (tegen bots)
key-leave = weggaan; een onafgemaakt spel wordt bewaard
key-skip = terwijl bots spelen: meteen verder
key-help = deze toetsen

totemo-key-block = kies een blok; toegestane gaten tonen dan hun punten
totemo-key-hole = de cursor verplaatsen
totemo-key-best = naar het volgende beste gat springen
totemo-key-place = het blok plaatsen
totemo-key-return = alle drie de blokken terugdoen en nieuwe trekken
totemo-key-stop = van de bonus afzien
totemo-hint = 1–3 blok · ←↓↑→ gat · Tab beste · Enter plaatsen · r terugdoen · u · ? · q
totemo-hint-extra = 1–3 blok · ←↓↑→ gat · Tab beste · Enter plaatsen · x stoppen · u · ? · q
totemo-chief = Chef: { $left ->
        [one] { $left } stap
       *[other] { $left } stappen
    }
totemo-bag = Zak: { $blocks }
totemo-last-round = Laatste ronde!
totemo-level = Laag { $level }
totemo-wheel = Kleurenwiel
totemo-with-all = bij alle
totemo-topper = punt, bovenop
totemo-hand = Jouw blokken
totemo-side-below = onder
totemo-side-left = links
totemo-side-right = rechts
totemo-side-behind = achter
totemo-side-front = voor
totemo-choose = Kies een blok met 1, 2 of 3.
totemo-choose-first = Kies eerst een blok met 1, 2 of 3.
totemo-no-such-block = Zo'n blok heb je niet.
totemo-hole-empty = { $hole } is leeg
totemo-hole = { $hole }, van onder: { $pole }
totemo-would-score = { $hole }, laag { $level }, { $block }: { $sum } = { $points }
totemo-bonus = ★ Bonus!
totemo-ask-return = Alle drie de blokken terugdoen en nieuwe trekken?  Enter: ja · Esc: nee
totemo-extra = ★ Bonus voor { $name }: nog een blok plaatsen, of stoppen met x.
totemo-idea-place = { $block } op { $hole }
totemo-idea-return = alle drie de blokken teruggeven
totemo-idea-stop = geen bonuszet
totemo-log-first = { $name }: beginspeler
totemo-log-redraw = { $name }: drie punten, opnieuw getrokken
totemo-log-tipi = De chef is bij zijn tipi: de laatste ronde
totemo-log-place = { $name }: { $block } { $hole } +{ $points } = { $score }
totemo-log-stop = { $name }: geen bonus
totemo-log-return = { $name }: alle blokken teruggedaan
totemo-log-end-chief = De chef is thuis. Het spel is afgelopen.
totemo-log-end-bag = De zak is leeg. Het spel is afgelopen.
totemo-reference-wheel = Een kleur past bij zichzelf en haar twee buren op het kleurenwiel.
totemo-reference-topper = ▲ Een punt staat op een blok en sluit de paal af.
totemo-reference-star = ★ Bonustegel: wie erop komt, mag nog een blok plaatsen.
totemo-reference-down = ☆ De gedekte tegel telt pas vanaf 10 punten.

totem-key-move = de cursor verplaatsen: soorten kaarten, of palen
totem-key-take = kiezen: een kaart nemen, of alle van die soort teruggeven
totem-key-back = kiezen: een kaart teruggeven
totem-key-kinds = kiezen: een kaart van die soort nemen (0 = 10)
totem-key-card = spelen: een kaart uit je hand kiezen
totem-key-place = spelen: een paal kiezen
totem-key-enter = de drie kaarten bevestigen, of de kaart spelen
totem-hint-choose = ←→ soort · spatie nemen · ↓ terug · Enter klaar · v gezien · u · ? · q
totem-hint-play = 1–3 kaart · ←→ paal · Enter spelen · v gezien · m zetten · u · ? · q
totem-round = Ronde { $round }/{ $rounds }
totem-series = Spel { $game } van { $games }
totem-series-game = Spel { $game } van de serie is afgelopen. ♛ staat voor.
totem-points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
totem-empty = leeg
totem-stock = Jouw kaarten voor later
totem-picked = Voor deze ronde:
totem-confirm = Enter: klaar
totem-hand = Jouw hand:
totem-three-already = Er zijn drie kaarten gekozen. Geef er eerst een terug.
totem-none-left = Geen meer over: { $card }
totem-choose-more = { $missing ->
        [one] Kies nog één kaart.
       *[other] Kies nog { $missing } kaarten.
    }
totem-no-such-card = Zo'n kaart heb je niet in je hand.
totem-choose-first = Kies eerst een kaart met 1, 2 of 3.
totem-choose-card = kies een kaart met 1, 2 of 3
totem-choose-three = kies in het geheim drie kaarten voor deze ronde
totem-others-choose = De anderen kiezen.
totem-would-not-go = { $card } past niet op { $place }
totem-would-take = { $card } voltooit { $place }: +{ $points }
totem-would-start = { $card } begint een paal op { $place }
totem-would-extend = { $card } op { $place }, dan { $points } waard
totem-idea-play = { $card } op { $place }
totem-log-first = { $name }: beginspeler
totem-log-play = { $name }: { $card } op { $place }
totem-log-capture = { $name }: { $card } pakt { $place }, +{ $points }!
totem-log-pass = { $name }: niets past, passen
totem-log-lose = { $name }: kwijt { $cards }
totem-log-round-end = — einde van ronde { $round } —
totem-log-game-end = — het spel is afgelopen —
totem-seen-all = in totaal
totem-seen-gone = gezien
totem-seen-own = jouw
totem-seen-left = ongezien
totem-seen-note = Ongezien: bij de anderen, of nooit gedeeld.
