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
