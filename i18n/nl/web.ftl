## De pagina voor de browser: overal

skip = Naar de inhoud
close = Sluiten
yes = Ja
no = Nee
sound = Geluiden
language = Taal
theme-auto = Kleuren: zoals het systeem
theme-light = Kleuren: licht
theme-dark = Kleuren: donker
to-lobby = Naar de startpagina
lost-title = Deze pagina bestaat niet
rules = Spelregels
seats = Spelers

## Als iets niet lukt

web-no-connection = Er is geen verbinding met de server. Controleer je netwerk en probeer het opnieuw; spelen tegen bots kan ook zonder.
web-server-trouble = Dat lukte niet. Probeer het opnieuw; gebeurt het weer, laad dan de pagina opnieuw.
web-refused = Dat kan nu niet
connection-lost = De verbinding is weg. Ze komt vanzelf terug; er gaat niets verloren.
no-such-table = Deze tafel bestaat niet
no-such-table-here = Spellen op één apparaat worden bewaard door de browser waarin ze begonnen zijn.
no-such-table-server = Misschien is de link niet volledig, of is de tafel allang opgeruimd.
table-opens = Een ogenblik …

## Startpagina

your-name = Je naam
bot-strength = Bots
bot-level-1 = heel makkelijk
bot-level-2 = makkelijk
bot-level-3 = gemiddeld
bot-level-4 = sterk
bot-level-5 = heel sterk
facts = { $least }–{ $most } spelers · { $minutes } minuten · vanaf { $age } jaar
about-totemo = Stapel gekleurde blokken tot palen. Een blok telt voor zichzelf en voor alles wat het raakt – maar alleen passende kleuren mogen elkaar raken.
about-totem = Iedereen bouwt aan dezelfde palen, kaart voor kaart, maar alleen wie er een voltooit, krijgt hem. Kies in het geheim drie kaarten en raad wat de anderen van plan zijn.
about-tokami = Trek een stokje uit de stapel en leg het hoger terug, met vaste hand. Wat valt, is voor jou – en telt tegen je.
play-bots = Tegen bots spelen
play-friends = Met vrienden
play-here = Op één apparaat
your-turns = Jij bent aan de beurt
go-on-here = Verder met een spel
open-tables = Open tafels
lobby-offline = De server is niet bereikbaar. Bots en spelen op één apparaat werken gewoon.
lobby-empty = Niemand wacht nu op medespelers. Open een tafel en maak hem openbaar!
free-seats = { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }

## Namen om mee te beginnen

name-0 = Otter
name-1 = Das
name-2 = Reiger
name-3 = Lynx
name-4 = Raaf
name-5 = Haas
name-6 = Marter
name-7 = Zwaluw
name-8 = Egel
name-9 = Eland
name-10 = Eekhoorn
name-11 = Kraanvogel
bot-name-0 = Eik
bot-name-1 = Es
bot-name-2 = Iep
bot-name-3 = Berk
bot-name-4 = Taxus

## Een plaats op een ander apparaat

pair-title = Een plaats ook op dit apparaat spelen
pair-explain = Met deze link kan een plaats aan tafel ook van hier gespeeld worden, bijvoorbeeld met je kaarten op de telefoon en de tafel op het grote scherm. Hij werkt één keer.
pair-take = Plaats overnemen
pair = Op een tweede apparaat spelen …
pair-show = Open deze link op het andere apparaat. Hij werkt één keer, een paar minuten lang.

## Plaatsen innemen

seat-free = Vrije plaats
stand-in = { $name } (een bot vervangt)
seat-name = Naam op plaats { $seat }
seat-number = Plaats { $seat }: { $name }
stand-up = Opstaan
sit-down = Gaan zitten
sit-another = Nog iemand hier
sit-again = Terug naar je plaats
seat-bot = Een bot voor plaats { $seat }
add-bot = Bot erbij
unseat = Plaats vrijmaken
away = weg
hurried = laatste zet: { $level }, de server is druk
start = Spel beginnen
start-needs = { $count ->
        [one] Er is nog één plaats vrij: wacht op iemand of zet er een bot neer.
       *[other] Er zijn nog { $count } plaatsen vrij: wacht op anderen of zet er bots neer.
    }
host-starts = Wie de tafel opende, begint het spel als iedereen er is.
invite = Uitnodigen
invite-explain = Wie deze link opent, kan gaan zitten – of scan de code met een telefoon.
invite-link = Link naar deze tafel
invite-qr = De link als QR-code
copy = Kopiëren
copied = Gekopieerd
share = Delen

## Wat aan tafel geldt

settings = Wat jullie spelen
set-seats = Spelers
set-seats-explain = Mensen en bots samen.
set-first = Beginspeler
set-first-explain = Wie het eerste spel begint; daarna schuift de start door.
set-first-lot = door het lot
set-access = Wie de tafel vindt
set-access-explain = Een openbare tafel staat op de startpagina; daar praat je alleen in vaste zinnen.
set-access-link = wie de link heeft
set-access-public = iedereen
set-spectators = Toeschouwers
set-spectators-explain = Zij zien alleen wat open op tafel ligt.
set-clock = Klok
set-clock-none = geen klok
set-clock-none-explain = Iedereen neemt de tijd die nodig is.
set-clock-quick = vlot
set-clock-quick-explain = 30 seconden per beurt en 2 minuten reserve voor het hele spel. Is de tijd om, dan zet een bot.
set-clock-calm = rustig
set-clock-calm-explain = 90 seconden per beurt en 10 minuten reserve voor het hele spel. Is de tijd om, dan zet een bot.
set-clock-days = dagen
set-clock-days-explain = Drie dagen per zet, zoals bij correspondentieschaak. Is de tijd om, dan zet een bot. De startpagina toont wanneer je aan de beurt bent.
set-clock-own = anders
set-clock-own-explain = Een eigen klok.
set-leaver = Als iemand wegblijft
set-leaver-wait = wachten
set-leaver-wait-explain = De anderen wachten tot hij of zij terug is.
set-leaver-bot = een bot speelt
set-leaver-bot-explain = Een bot speelt verder en geeft de plaats bij terugkomst terug.
set-leaver-vote = stemmen
set-leaver-vote-explain = De anderen stemmen of het spel stopt.
totemo-option-hands = Blokken in de hand
totemo-option-hands-closed = verborgen
totemo-option-hands-closed-explain = Iedereen ziet alleen de eigen blokken.
totemo-option-hands-open = open
totemo-option-hands-open-explain = Iedereen ziet alle blokken: goed om het spel te leren.
totemo-option-chief-steps = Stappen van de chef
totemo-option-chief-steps-explain = Eén stap per ronde: hoe minder, hoe korter het spel (TO-7).
totemo-option-values = Wat blokken waard zijn
totemo-option-values-explain = De waarden van het spelregelboek staan ingesteld (TO-2). Een punt is evenveel waard als zijn kleur.
totemo-option-values-R = { block-R }
totemo-option-values-O = { block-O }
totemo-option-values-Y = { block-Y }
totemo-option-values-G = { block-G }
totemo-option-values-B = { block-B }
totemo-option-values-V = { block-V }
totemo-option-values-W = { block-W }
totemo-option-values-S = { block-S }
totem-option-series = Lengte
totem-option-series-explain = In een serie begint iedereen één spel, en de punten worden opgeteld (TE-20).
totem-option-series-no = één spel
totem-option-series-yes = een serie
tokami-option-setup = De stapel
tokami-option-setup-crossed = gekruist
tokami-option-setup-crossed-explain = Lagen kruislings, zoals de regels aanraden.
tokami-option-setup-wild = wild
tokami-option-setup-wild-explain = Willekeurig neergegooid: elke stapel is anders, en verraderlijk.
tokami-option-setup-cube = kubus
tokami-option-setup-cube-explain = Zes nette lagen van zes: rustig om te beginnen.
tokami-option-setup-built = gebouwd
tokami-option-setup-built-explain = Jullie bouwen de stapel samen.
tokami-option-friction = Ruwheid van het hout
tokami-option-friction-explain = Hoe lager, hoe gladder, en hoe moeilijker het spel.
tokami-option-friction-30 = 30, glad
tokami-option-friction-45 = 45, normaal
tokami-option-friction-60 = 60, ruw
tokami-option-rounds = Rondes
tokami-option-rounds-explain = De punten van alle rondes worden opgeteld (TA-22).
unit-steps = { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }
unit-rounds = { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }

## Aan tafel

table = Tafel
your-turn = { $name }, jij bent aan de beurt.
turn-of = { $name } is aan zet
undo = Terugnemen
advise = Tip
watchers = { $count ->
        [one] { $count } kijkt mee
       *[other] { $count } kijken mee
    }
leave-game = Spel verlaten
undo-asked = { $name } wil terugnemen.
undo-allow = Goed
undo-deny = Liever niet
vote-asked = { $name } is weg. Het spel beëindigen?
vote-asked-left = Iemand is weggegaan. Het spel beëindigen?
vote-end = Beëindigen
vote-wait = Wachten
clocks = Klokken
cover-hand-over = Geef het apparaat aan { $name }
cover-ready = Ik ben { $name }, laat mijn kant zien
talk = Praten
talk-nothing = Er is nog niets gezegd.
talk-text = Eigen woorden
talk-send = Zeggen
reaction-smile = glimlach
reaction-laugh = lachen
reaction-wow = verbazing
reaction-clap = applaus
reaction-hmm = nadenken
reaction-sad = verdriet

## De uitslag

result-won = { $count ->
        [one] { $names } heeft gewonnen!
       *[other] { $names } hebben samen gewonnen!
    }
result-bot-won = { $count ->
        [one] Een bot heeft het spel voor { $names } uitgespeeld en gewonnen.
       *[other] Bots hebben het spel voor { $names } uitgespeeld en gewonnen.
    }
bot-finished = uitgespeeld door een bot
result-ended = Het spel is beëindigd
points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tally = { $wins ->
        [one] { $wins } spel gewonnen
       *[other] { $wins } spellen gewonnen
    }, in totaal { $points } punten
rematch = Revanche
rematch-asked = { $count ->
        [one] { $names } wil een revanche!
       *[other] { $names } willen een revanche!
    }
rematch-waits = Wachten op { $names }…
rematch-host = Er is iemand weg. Onder ‘Tafel’ kun je de plaats aan een bot geven.
rematch-agreed = Iedereen wil een revanche. Druk op ‘{ $button }’ om te beginnen.
rematch-seats-free = { $count ->
        [one] Er is één plaats vrij. Voeg onder ‘Tafel’ een speler of een bot toe.
       *[other] Er zijn { $count } plaatsen vrij. Voeg onder ‘Tafel’ spelers of bots toe.
    }
look-at-table = De tafel bekijken
to-result = Naar de uitslag
get-record = Verslag bewaren
graph = Punten in de loop van het spel.
graph-seat = { $name }: { $points }.

## Totem

totem-round = Ronde { $round } van { $rounds }
totem-series = spel { $game } van { $games }
totem-prompt-watch = Kijk wat er gebeurt …
totem-prompt-over = Het spel is afgelopen
totem-prompt-choose = Kies in het geheim drie kaarten voor deze ronde
totem-prompt-others-choose = De anderen kiezen nog
totem-prompt-card = Jouw beurt: kies een kaart
totem-prompt-place = Kies nu een verlichte plaats
totem-played = Wat er gespeeld is
totem-played-all = alle
totem-place = Plaats { $place }: { $cards }, waarde { $points }.
totem-place-empty = leeg
totem-play-here = { $card } hier spelen.
totem-cards = { $count ->
        [one] in 1 kaart
       *[other] in { $count } kaarten
    }
totem-cards-left = { $count ->
        [one] nog 1 kaart
       *[other] nog { $count } kaarten
    }
totem-chief = leidt in de serie
totem-starter = beginspeler
totem-total = eerder: { $points }
totem-has-chosen = heeft gekozen
totem-chooses = kiest …
totem-note-pass = niets past
totem-note-lose = verloren
totem-three = Jouw drie voor deze ronde
totem-put-back = Terugleggen: { $card }
totem-confirm = Deze drie
totem-stock = Jouw kaarten
totem-pick = { $card }, nog { $count }
totem-picked = Gekozen: { $cards }
totem-picked-none = Niets gekozen
totem-hand = Jouw hand
totem-hand-empty = Geen kaarten meer in deze ronde
totem-change = Anders kiezen
totem-later = { $count ->
        [one] { $count } kaart voor later
       *[other] { $count } kaarten voor later
    }
totem-tell-first = { $name } begint.
totem-tell-play = { $name } speelt { $card } op plaats { $place }.
totem-tell-capture = { $name } voltooit paal { $place } en krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
totem-tell-pass = { $name } kan niets spelen en past.
totem-tell-lose = { $name } verliest { $cards }.
totem-tell-round-end = Ronde { $round } is afgelopen.
totem-tell-game-end = Het spel is afgelopen.

## Een spel zonder eigen beeld

plain-facts = Op tafel
plain-actions = Wat je kunt doen
plain-nothing = Er is nu niets voor je te doen.
plain-log = Wat er is gebeurd
plain-empty = niets
