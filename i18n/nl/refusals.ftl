# Waarom de regels iets verbieden. Het nummer van de regel volgt tussen haakjes.

refused-totemo-not-your-turn = Deze plaats is niet aan de beurt
refused-totemo-not-in-hand = Dit blok is niet in de hand: { $block }
refused-totemo-pole-crowned = Op een punt staat niets
refused-totemo-pole-full = De paal is vijf blokken hoog
refused-totemo-topper-on-board = Een punt staat nooit op het bord zelf, alleen op een ander blok
refused-totemo-colour-clash = { $block } past niet bij { $with }
refused-totemo-return-too-late = Blokken terugdoen kan alleen aan het begin van een beurt
refused-totemo-nothing-to-stop = Er is geen bonus om van af te zien
refused-totemo-not-now = Zoiets gebeurt nu niet
refused-totemo-no-such-seat = Er is geen plaats { $seat }
refused-totemo-wrong-tiles = Zo kunnen de bonustegels niet liggen
refused-totemo-wrong-opening = Een beginhand is drie blokken, niet { $found }
refused-totemo-wrong-draw = { $wanted ->
        [one] Er wordt nu 1 blok getrokken
       *[other] Er worden nu { $wanted } blokken getrokken
    }, niet { $found }
refused-totemo-not-in-bag = Dit blok zit niet meer in de zak: { $block }

refused-totem-not-your-turn = Deze plaats is niet aan de beurt
refused-totem-no-such-seat = Er is geen plaats { $seat }
refused-totem-still-choosing = Nog niet iedereen heeft drie kaarten gekozen
refused-totem-not-choosing = Er kiest nu niemand kaarten
refused-totem-already-chosen = De drie kaarten van deze ronde zijn al gekozen
refused-totem-not-in-stock = Deze kaart is er niet meer: { $card }
refused-totem-not-in-hand = Geen van de voor deze ronde gekozen kaarten: { $card }
refused-totem-no-such-place = Die plaats voor een paal is er niet
refused-totem-on-warrior = Op een krijger past alleen een gezellin
refused-totem-top-needs-totem = Een top gaat op een totemkaart; hij begint geen paal
refused-totem-companion-needs-warrior = Een gezellin gaat alleen op een krijger
refused-totem-not-now = Zoiets gebeurt nu niet
refused-totem-wrong-deal = Een speler krijgt 14 totemkaarten, niet { $found }
refused-totem-not-in-deck = Deze kaart kan niet meer worden gedeeld: { $card }

refused-tokami-colours = Een stapel heeft 9 stokjes van elke kleur, niet { $found } in rood, geel, groen en blauw
refused-tokami-pile-stands = Stokjes worden alleen aan het begin van een ronde opgestapeld
refused-tokami-not-started = De ronde is nog niet begonnen
refused-tokami-no-such-seat = Er is geen plaats { $seat }
refused-tokami-no-lot = Er valt nu niets te loten
refused-tokami-not-your-turn = Plaats { $to_move } is aan de beurt
refused-tokami-not-on-x = Stokje { $stick } ligt niet op het X
refused-tokami-not-raised = Van { $before } naar { $after } mm is niet hoger
refused-tokami-raise-first = Eerst moet er een stokje hoger worden gelegd
refused-tokami-just-raised = Stokje { $stick } is in deze beurt hoger gelegd
refused-tokami-sticks-fell = Er zijn stokjes gevallen: { $fallen }
refused-tokami-nothing-fell = Er is niets gevallen
refused-tokami-is-higher = Van { $before } naar { $after } mm is hoger
refused-tokami-fell-from-nowhere = Wat niet op het X ligt, kan er niet af vallen: { $sticks }
refused-tokami-hand-busy = De hand is nog bezig met stokje { $stick }
refused-tokami-already-raised = In deze beurt is al een stokje hoger gelegd
refused-tokami-second-stick = Stokje { $tried } wordt geprobeerd, niet stokje { $found }
refused-tokami-no-try = Er wordt nu geen stokje geprobeerd
refused-tokami-taboo = Stokje { $stick } is taboe
refused-tokami-nothing-due = Er hoeft geen stokje te worden genomen
refused-tokami-other-due = Stokje { $due } moet worden genomen, niet stokje { $found }
refused-tokami-no-taboo = Er is geen taboestokje: een poging is verplicht
refused-tokami-over = Het spel is afgelopen

# Waarom een beweging van de hand wordt geweigerd of niet te lezen is.
refused-hand-out-of-order = beweging { $got } kwam waar { $expected } aan de beurt is
refused-hand-ended = ze gaat door nadat de poging is beëindigd
refused-hand-no-turn = ze draait zoals niets kan draaien
refused-hand-grip-beside = ze grijpt naast het stokje
refused-hand-not-there = stokje { $stick } is er niet
refused-hand-forbidden = stokje { $stick } mag niet worden aangeraakt
refused-hand-second-stick = ze pakt stokje { $stick } nadat een ander is geprobeerd
refused-hand-grip-moved = de greep verschoof terwijl de hand gesloten was
refused-samples-format = dit zijn geen bewegingen van een hand
refused-samples-damaged = de bewegingen zijn beschadigd
refused-samples-too-many = { $count } bewegingen, terwijl een poging er hoogstens { $most } heeft
refused-samples-coding = beweging { $at } is niet gecodeerd zoals het hoort
refused-samples-out-of-range = beweging { $at } valt buiten het mogelijke
refused-samples-no-such-grip = beweging { $at } grijpt in het niets
refused-samples-after-the-end = na het einde gaan de bewegingen door, bij { $at }
