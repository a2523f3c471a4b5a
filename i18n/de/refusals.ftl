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

refused-tokami-colours = Ein Stapel hat 9 Stäbchen jeder Farbe, nicht { $found } in Rot, Gelb, Grün und Blau
refused-tokami-pile-stands = Aufgeschichtet wird nur zu Beginn einer Runde
refused-tokami-not-started = Die Runde hat noch nicht begonnen
refused-tokami-no-such-seat = Es gibt keinen Platz { $seat }
refused-tokami-no-lot = Jetzt wird nicht gelost
refused-tokami-not-your-turn = An der Reihe ist Platz { $to_move }
refused-tokami-not-on-x = Stäbchen { $stick } liegt nicht auf dem X
refused-tokami-not-raised = Von { $before } auf { $after } mm ist nicht höher
refused-tokami-raise-first = Zuerst muss ein Stäbchen höher gelegt werden
refused-tokami-just-raised = Stäbchen { $stick } wurde in diesem Zug höher gelegt
refused-tokami-sticks-fell = Es sind Stäbchen gefallen: { $fallen }
refused-tokami-nothing-fell = Es ist nichts gefallen
refused-tokami-is-higher = Von { $before } auf { $after } mm ist höher
refused-tokami-fell-from-nowhere = Was nicht auf dem X liegt, kann nicht herunterfallen: { $sticks }
refused-tokami-hand-busy = Die Hand ist noch mit Stäbchen { $stick } beschäftigt
refused-tokami-already-raised = In diesem Zug wurde schon ein Stäbchen höher gelegt
refused-tokami-second-stick = Probiert wird Stäbchen { $tried }, nicht Stäbchen { $found }
refused-tokami-no-try = Es wird gerade kein Stäbchen probiert
refused-tokami-taboo = Stäbchen { $stick } ist tabu
refused-tokami-nothing-due = Es ist kein Stäbchen zu nehmen
refused-tokami-other-due = Zu nehmen ist Stäbchen { $due }, nicht Stäbchen { $found }
refused-tokami-no-taboo = Es gibt kein Tabustäbchen: Ein Versuch ist Pflicht
refused-tokami-over = Das Spiel ist zu Ende

# Warum eine Bewegung der Hand abgelehnt wird oder nicht lesbar ist.
refused-hand-out-of-order = Bewegung { $got } kam, wo { $expected } an der Reihe ist
refused-hand-ended = sie macht weiter, obwohl der Versuch beendet ist
refused-hand-no-turn = sie dreht, wie sich nichts drehen kann
refused-hand-grip-beside = sie greift neben das Stäbchen
refused-hand-not-there = Stäbchen { $stick } ist nicht da
refused-hand-forbidden = Stäbchen { $stick } darf nicht berührt werden
refused-hand-second-stick = sie fasst Stäbchen { $stick }, nachdem ein anderes probiert wurde
refused-hand-grip-moved = der Griff wanderte, während die Hand geschlossen war
refused-samples-format = das sind keine Bewegungen einer Hand
refused-samples-damaged = die Bewegungen wurden beschädigt
refused-samples-too-many = { $count } Bewegungen, ein Versuch hat aber höchstens { $most }
refused-samples-coding = Bewegung { $at } ist nicht so kodiert, wie sie sollte
refused-samples-out-of-range = Bewegung { $at } liegt außerhalb des Möglichen
refused-samples-no-such-grip = Bewegung { $at } greift ins Leere
refused-samples-after-the-end = nach dem Ende gehen die Bewegungen weiter, bei { $at }
