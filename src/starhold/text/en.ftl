### Words of every game, of the server and of the terminal.

## Refusals at any table

reason-game-over = The game is over.
reason-not-asked = You are not asked at the moment.
reason-not-an-option = This is not possible now.
reason-option-unreadable = This move cannot be understood.

## Undo

reason-undo-nothing = There is no step to take back.
reason-undo-not-yours = The last step was not yours.
reason-undo-chance = Dice have been rolled or cards turned up since; what is known stays known.
reason-undo-revealed = Something hidden has been revealed since; what is known stays known.
reason-undo-other-seat = Another player has decided since.

## Setting up a table

reason-game-unknown = There is no game called “{ $game }”.
reason-seats-impossible = This game is for { $low } to { $high } players.
reason-choice-unknown = There is no table option called “{ $choice }”.
reason-choice-impossible = “{ $value }” is not possible for the table option “{ $choice }”.

## Dice and cards that are given in advance

reason-chance-does-not-fit = A die or card that was given cannot come here.
reason-script-exhausted =
    { $wanted ->
        [die] Another die is needed, but no more were given.
       *[card] Another card is needed, but no more were given.
    }

## Records and positions

reason-record-broken = The record cannot be used: “{ $place }” is wrong.
reason-record-line-broken = Line { $line } of the record cannot be read.
reason-record-entry-broken = Entry { $entry } of the record does not fit the game.
reason-position-broken =
    { $problem ->
        [map-expected] The position is wrong at “{ $place }”: named fields are needed here.
        [unknown-key] The position is wrong at “{ $place }”: there is no such field.
        [missing] The position is wrong at “{ $place }”: this field is missing.
        [list-expected] The position is wrong at “{ $place }”: a list is needed here.
        [number-expected] The position is wrong at “{ $place }”: a whole number is needed here.
        [out-of-range] The position is wrong at “{ $place }”: this number is too small or too large.
        [text-expected] The position is wrong at “{ $place }”: a text is needed here.
        [flag-expected] The position is wrong at “{ $place }”: true or false is needed here.
        [unknown-name] The position is wrong at “{ $place }”: this name is unknown.
       *[other] The position is wrong at “{ $place }”.
    }
