ce-name = Crazy Eights
ce-pitch = Follow suit or rank, change the suit with an eight, and be the first with no cards left.
ce-help = Moves in words: play 10h, play 8s d (an eight, asking for diamonds), draw, pass. Suits: s, h, d, c.
ce-suit =
    { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
ce-card =
    { $rank ->
        [a] ace
        [j] jack
        [q] queen
        [k] king
       *[other] { $rank }
    } of { ce-suit }
ce-zone-deck = Deck
ce-zone-pile = Discard pile
ce-zone-hand = Hand

ce-event-turn-began =
    { $you ->
        [yes] It’s your turn.
       *[no] It’s { $player }’s turn.
    }
ce-event-played =
    { $you ->
        [yes] You play
       *[no] { $player } plays
    } the { $card }{ $suit ->
        [none] .
       *[other] : now it’s { ce-suit }.
    }
ce-event-drawn = { $player } draws a card.
ce-event-seen = You draw the { $card }.
ce-event-passed = { $player } passes.
ce-verdict = The game is over. The fewest points win.
ce-move-play = Play the { $card }
ce-move-suit = and ask for { ce-suit }
ce-move-draw = Draw a card
ce-move-pass = Pass
ce-expected = Play { ce-suit }, the same rank or an eight; otherwise draw or pass.

ce-not-in-hand = You don’t have that card.
ce-suit-for-eights = Name a suit with an eight, and only with an eight.
ce-no-match = Play { ce-suit }, the rank of the top card, or an eight.
ce-no-draw = You can’t draw now: you have drawn already, or the deck is empty.
ce-draw-first = Draw a card before you pass.
ce-move-form = “{ $verb }” needs other words after it. Examples: play 10h, play 8s d, draw, pass.

rules-ce-intro = Get rid of your cards: play one of the same suit or rank as the last one. Eights are wild.
rule-ce-c1 = There are 52 cards in four suits: spades, hearts, diamonds and clubs.
rule-ce-s1 = Everyone is dealt 5 cards, with two players 7. One card is turned up and starts the discard pile; the rest is the deck. (R) Chance decides who starts.
rule-ce-t1 = On your turn, play one card from your hand or draw one. Play goes clockwise.
rule-ce-t2 = A card has to match the suit to follow or the rank of the top card of the discard pile.
rule-ce-t3 = An eight can always be played, and you name the suit to follow.
rule-ce-t4 = You may draw one card a turn, then play or pass. (R) When the deck is empty you may pass at once; it is not refilled.
rule-ce-e1 = The game ends as soon as a hand is empty, or (R) when everyone passes in a row.
rule-ce-e2 = Cards left in your hand cost points: an eight 50, king, queen and jack 10, an ace 1, all others their number. The fewest points win.
