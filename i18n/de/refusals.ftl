# Warum die Regeln etwas verbieten. Die Nummer der Regel folgt in Klammern.

refused-totemo-not-your-turn = Dieser Platz ist nicht an der Reihe
refused-totemo-not-in-hand = Dieser Klotz ist nicht auf der Hand: { $block }
refused-totemo-pole-crowned = Auf einem Schlussklotz steht nichts
refused-totemo-pole-full = Der Pfahl ist fünf Klötze hoch
refused-totemo-topper-on-board = Ein Schlussklotz steht nie direkt auf dem Brett
refused-totemo-colour-clash = { $block } passt nicht zu { $with }
refused-totemo-return-too-late = Klötze gibt man nur zu Beginn des Zuges zurück
refused-totemo-nothing-to-stop = Es gibt keinen Bonus, auf den man verzichten könnte
refused-totemo-not-now = So etwas geschieht jetzt nicht
refused-totemo-no-such-seat = Es gibt keinen Platz { $seat }
refused-totemo-wrong-tiles = So können die Bonusplättchen nicht liegen
refused-totemo-wrong-opening = Zu Beginn zieht man drei Klötze, nicht { $found }
refused-totemo-wrong-draw = { $wanted ->
        [one] Jetzt wird 1 Klotz gezogen
       *[other] Jetzt werden { $wanted } Klötze gezogen
    }, nicht { $found }
refused-totemo-not-in-bag = Dieser Klotz ist nicht mehr im Beutel: { $block }

refused-totem-not-your-turn = Dieser Platz ist nicht an der Reihe
refused-totem-no-such-seat = Es gibt keinen Platz { $seat }
refused-totem-still-choosing = Noch haben nicht alle ihre drei Karten gewählt
refused-totem-not-choosing = Jetzt wählt niemand Karten
refused-totem-already-chosen = Die drei Karten dieser Runde sind schon gewählt
refused-totem-not-in-stock = Diese Karte ist nicht mehr da: { $card }
refused-totem-not-in-hand = Keine der für diese Runde gewählten Karten: { $card }
refused-totem-no-such-place = Diesen Platz für einen Pfahl gibt es nicht
refused-totem-on-warrior = Auf einen Krieger passt nur eine Gefährtin
refused-totem-top-needs-totem = Eine Spitze kommt auf eine Totemkarte; sie beginnt keinen Pfahl
refused-totem-companion-needs-warrior = Eine Gefährtin kommt nur auf einen Krieger
refused-totem-not-now = So etwas geschieht jetzt nicht
refused-totem-wrong-deal = Jeder bekommt 14 Totemkarten, nicht { $found }
refused-totem-not-in-deck = Diese Karte kann nicht mehr ausgeteilt werden: { $card }
