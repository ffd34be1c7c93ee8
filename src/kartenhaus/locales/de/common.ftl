### Refusals that any game can give. The id is the code of the refusal.

not-your-turn = Du bist gerade nicht am Zug.
game-over = Die Partie ist zu Ende.
hint-none = In diesem Spiel gibt es keine Tipps.

option-unknown = Eine Einstellung „{ $field }“ gibt es nicht. Es gibt: { $known }.
option-number = Einstellung „{ $field }“: bitte eine ganze Zahl von { $low } bis { $high }.
option-flag = Einstellung „{ $field }“: bitte yes (ja) oder no (nein).
option-seat = Einstellung „{ $field }“: bitte einen Sitzplatz von 0 bis { $last } oder none; dann entscheidet das Los.
option-text = Einstellung „{ $field }“: bitte einen Text.
option-picks = Einstellung „{ $field }“: bitte für jeden Sitzplatz eines, durch Kommas getrennt, „-“ für keines, jedes höchstens einmal. Es gibt: { $known }.

deck-too-long = Die Kartendatei ist zu lang; mehr als { $most } Zeichen dürfen es nicht sein.
deck-too-deep = In Zeile { $line } der Kartendatei stehen mehr als { $most } Punkte; das sind zu viele.
deck-too-many-lines = Die Kartendatei hat zu viele Zeilen; mehr als { $most } dürfen es nicht sein.
deck-too-many-marks = In der Kartendatei steht zu oft „{ $mark }“; mehr als { $most } Mal darf es nicht sein.
deck-too-nested = In Zeile { $line } der Kartendatei sind zu viele Klammern offen; mehr als { $most } dürfen es nicht sein.
deck-syntax = Die Kartendatei ist kein gültiges TOML: { $error }.
deck-unknown-field = Das Feld „{ $field }“ in der Kartendatei kenne ich nicht. Bekannt sind: { $known }.
deck-missing-field = In der Kartendatei fehlt „{ $field }“ oder hat nicht die richtige Form.
deck-unknown-kind = „{ $field }“ in der Kartendatei ist keine Kartenart. Bekannt sind: { $known }.
deck-count = „{ $field }“ in der Kartendatei muss eine Zahl von 0 bis { $most } sein.
deck-number = „{ $field }“ in der Kartendatei muss eine Zahl von { $low } bis { $high } sein.

log-not-json = Das ist kein Spielstand: Die Datei lässt sich nicht als JSON lesen. Vielleicht ist sie beschädigt.
log-not-ours = Das ist kein Spielstand von Kartenhaus.
log-field = Der Spielstand ist beschädigt: „{ $field }“ fehlt oder ergibt keinen Sinn.
log-other-game = Der Spielstand gehört zu einem anderen Spiel ({ $game } statt { $expected }).
log-rules-version = Dieser Spielstand gehört zu Version { $version } der Regeln; dieses Kartenhaus kennt Version { $known }.
log-seats = Der Spielstand ist beschädigt: Das Spiel ist für { $low } bis { $high } Personen.
log-move = Der Spielstand lässt sich nicht nachspielen: Zug Nummer { $number } („{ $move }“) passt nicht.
save-too-large = Diese Datei ist zu groß für einen Spielstand.
save-unreadable = Die Datei lässt sich nicht lesen: { $error }.
game-unknown = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.

move-unknown = „{ $text }“ verstehe ich nicht als Zug. Züge beginnen mit einem dieser Wörter: { $known }.
move-word = Mit „{ $word }“ nach „{ $verb }“ kann ich nichts anfangen.
position-field = Die Stellung lässt sich nicht lesen: „{ $field }“ passt nicht.

rules-legend = (R) steht vor unseren eigenen Auslegungen: Wo die gedruckte Regel etwas offenlässt, spielen wir so.
