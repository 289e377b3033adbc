### Words of every game and of the server.

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
reason-undo-other-seat = Another player has acted on it, or has to answer as well.

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
reason-rules-unknown =
    { $newest ->
        [1] Version { $rules } of the rules is unknown here; only version 1 is known.
       *[other] Version { $rules } of the rules is unknown here; versions 1 to { $newest } are known.
    }
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
        [duplicate] The position is wrong at “{ $place }”: this stands there twice.
        [conservation] The position is wrong at “{ $place }”: the number of pieces or cards does not add up.
        [no-such-space] The position is wrong at “{ $place }”: there is no such square.
        [square-occupied] The position is wrong at “{ $place }”: there is already a ship on that square.
        [planet-full] The position is wrong at “{ $place }”: there are more cubes than this planet holds.
        [starting-planets] The position is wrong at “{ $place }”: each player needs one starting planet.
        [too-few-ships] The position is wrong at “{ $place }”: at least three ships are needed here; only the other two dice can be in the reserve.
        [limit] The position is wrong at “{ $place }”: this is more than allowed.
        [not-a-row] The position is wrong at “{ $place }”: the rows of the map cannot be read.
        [no-such-ship] The position is wrong at “{ $place }”: there is no such ship.
        [not-here] The position is wrong at “{ $place }”: this says nothing at the moment that the position describes.
        [nothing-due] The position is wrong at “{ $place }”: no card is due, so the advance-card phase is over.
        [one-for-each-seat] The position is wrong at “{ $place }”: one entry is needed for each seat.
        [used-twice] The position is wrong at “{ $place }”: this stands there twice.
        [no-cell] The position is wrong at “{ $place }”: a cell such as e5 is needed.
        [too-many-tiles] The position is wrong at “{ $place }”: there are more tiles than the board holds.
        [void] The position is wrong at “{ $place }”: structures stand on worlds only.
        [no-objective-mark] The position is wrong at “{ $place }”: this world has no objective mark.
        [no-faction] The position is wrong at “{ $place }”: this seat has no faction yet.
        [wrong-kind-of-area] The position is wrong at “{ $place }”: ships stay in space, ground units on worlds.
        [no-such-token-left] The position is wrong at “{ $place }”: this player has no such order token left.
        [wrong-length] The position is wrong at “{ $place }”: the list has the wrong length.
        [five-titles] The position is wrong at “{ $place }”: a combat deck has five titles.
        [eight-tokens] The position is wrong at “{ $place }”: a player has eight order tokens.
        [out-of-order] The position is wrong at “{ $place }”: the tokens do not stand in their order.
        [no-edge] The position is wrong at “{ $place }”: there is no free tile edge of that name.
        [too-many-storms] The position is wrong at “{ $place }”: there are more storms than players.
        [too-many-reinforcement-tokens] The position is wrong at “{ $place }”: there are more than twelve reinforcement tokens.
        [units-of-two-players] The position is wrong at “{ $place }”: units of two players stand in one area without a combat.
        [structure-of-another-player] The position is wrong at “{ $place }”: units stand by a structure of another player without an order under way.
        [over-capacity] The position is wrong at “{ $place }”: more units stand in an area than it holds.
        [fight-things-outside-a-fight] The position is wrong at “{ $place }”: dice, combat tokens and combat cards in hand or on the table belong to a fight, and none is under way.
        [reinforcement-outside-a-combat] The position is wrong at “{ $place }”: reinforcement tokens stand on the board only in a combat.
        [laid-token-in-no-stack] The position is wrong at “{ $place }”: a token is called laid but lies in no stack.
        [too-many-dice] The position is wrong at “{ $place }”: a side has at most eight dice.
        [too-many-structures] The position is wrong at “{ $place }”: a player has at most nine structures.
        [too-many-units] The position is wrong at “{ $place }”: there are more units of a type than the supply has.
        [objectives-do-not-add-up] The position is wrong at “{ $place }”: objectives on the board and taken ones do not make those placed.
        [upgrade-on-a-token] The position is wrong at “{ $place }”: at this table upgrades lie beside the board.
        [upgrade-of-another-order] The position is wrong at “{ $place }”: an upgrade lies on a token of another order.
        [upgrade-used-twice] The position is wrong at “{ $place }”: an upgrade lies on two tokens.
        [upgrade-cannot-wait] The position is wrong at “{ $place }”: at this table no upgrade waits for a token.
        [upgrade-cannot-be-turned] The position is wrong at “{ $place }”: at this table upgrades are not turned over.
        [upgrade-without-its-token] The position is wrong at “{ $place }”: an upgrade is owned exactly when it lies on a token.
        [too-many-schemes] The position is wrong at “{ $place }”: a player holds at most one scheme.
        [not-a-scheme] The position is wrong at “{ $place }”: the card in hand is no scheme.
        [no-such-scheme-held] The position is wrong at “{ $place }”: the scheme in hand and what others may think of it do not fit.
        [ten-combat-cards] The position is wrong at “{ $place }”: hand, played and undrawn combat cards are not ten.
        [incomplete-board] The position is wrong at “{ $place }”: a game that has begun needs all tiles of its board.
        [no-rectangle] The position is wrong at “{ $place }”: the tiles do not make a full rectangle of the size for that many players.
        [cell-not-open] The position is wrong at “{ $place }”: no tile could have been laid on this cell.
        [own-objective] The position is wrong at “{ $place }”: an objective of the player who laid this tile lies on it.
        [two-objectives-of-one-player] The position is wrong at “{ $place }”: two objectives of one player lie on this tile.
        [objectives-not-spread] The position is wrong at “{ $place }”: this world bears more objectives than it ever gets.
        [pieces-of-the-eliminated] The position is wrong at “{ $place }”: a player who is out has no pieces and no orders on the board.
        [game-goes-on] The position is wrong at “{ $place }”: only a game that is over has winners.
        [no-winner] The position is wrong at “{ $place }”: a game that is over has a winner.
        [wrong-type] The position is wrong at “{ $place }”: this value is of another kind than needed.
        [nobody-asked] The position is wrong at “{ $place }”: somebody has to be asked something here.
        [asked-differently] The position is wrong at “{ $place }”: those who are asked here are not those who have something to decide.
        [out-of-place] The position is wrong at “{ $place }”: this step cannot follow the one before it.
        [does-not-fit] The position is wrong at “{ $place }”: this does not fit the rest of the position.
        [said-by-pending] The position is wrong at “{ $place }”: “pending” already says what is under way; a position has one or the other.
        [said-elsewhere] The position is wrong at “{ $place }”: another field says this; it must not stand here too.
        [not-in-this-phase] The position is wrong at “{ $place }”: this field does not belong to the phase of the position.
        [nothing-left-to-do] The position is wrong at “{ $place }”: nothing is left to decide here; the game would have gone on.
        [cannot-act] The position is wrong at “{ $place }”: this player has nothing to do now.
        [contradiction] The position is wrong at “{ $place }”: this does not agree with what follows from the rest of the position.
        [nothing-owned] The position is wrong at “{ $place }”: an owner needs a structure; units control an area by themselves.
        [no-storm] The position is wrong at “{ $place }”: no storm lies on this edge.
        [not-allowed] The position is wrong at “{ $place }”: the rules do not allow this here.
        [no-units-there] The position is wrong at “{ $place }”: the units that this needs are not there.
        [no-such-card-left] The position is wrong at “{ $place }”: the combat deck does not hold so many of these cards.
        [no-event-chosen] The position is wrong at “{ $place }”: an event has to be chosen first; it stands under “used”.
        [too-many-copies] The position is wrong at “{ $place }”: there are more copies of this than the game has.
        [unreadable] The position is wrong at “{ $place }”: this part cannot be read.
       *[other] The position is wrong at “{ $place }”.
    }

## Refusals about files and commands

reason-file-unreadable =
    { $problem ->
        [not-found] There is no file “{ $file }”.
        [not-text] “{ $file }” is not a text file in UTF-8.
       *[no-access] “{ $file }” cannot be opened.
    }
reason-file-unwritable = “{ $file }” cannot be written.
reason-document-too-large = The file is too large; { $limit } KiB are allowed.
reason-document-unreadable = Line { $line } of the document cannot be read.
reason-document-repeats = Line { $line } of the document gives “{ $place }” a second time.
reason-dice-unreadable = “{ $text }” is not a list of dice.
reason-script-does-not-fit = “{ $value }” was given, but it cannot come here.
reason-script-left-over =
    { $dice ->
        [0] More cards were given than are needed: { $cards }.
       *[other] More dice were given than are needed: { $dice }.
    }
reason-choice-unreadable = “{ $text }” is not a table option; write it as name=value.
reason-bot-unknown = There is no bot called “{ $bot }” for “{ $game }”.
reason-bot-broken = The bot “{ $bot }” gave an answer that is not possible.
reason-bots-count = { $count } bots were named for { $seats } seats; name one for all or one for each.
reason-people-count = { $people } people do not fit { $seats } seats.
reason-entry-unknown = There is no entry { $entry }; the record has { $entries }.

## People and tables

player-former = a former player
player-nameless = Player { $place }
guest-name = Guest { $guest }
bot-captain = Captain
bot-random = Random
bot-warlord = Warlord
checking-database = The database is being checked for damage; that takes a while with a large one.
serving = Starhold is running at { $address } (stop with Ctrl+C)
working = Starhold is playing bots (stop with Ctrl+C)
event-undone = { $seat } takes back a step

## Refusals by the server

reason-request-unreadable = This request cannot be understood.
reason-request-too-large = This request is too large.
reason-message-unreadable = This message cannot be understood.
reason-message-unknown = The server does not know this kind of message.
reason-message-too-large = This message is too large; { $limit } KiB are allowed.
reason-method-not-allowed = This cannot be done at this address.
reason-page-unknown = There is nothing at this address.
reason-origin-foreign = This request comes from another site and was not carried out.
reason-header-missing = The request lacks the header “{ $header }”.
reason-too-fast = That was too much at once; wait a moment and try again.
reason-flood = That was far too much at once, so the connection was closed; wait a moment.
reason-bot-tables-many = Only { $limit } games at a time can be played by bots alone; wait until one of them is over.
reason-request-slow = This request took too long to arrive.
reason-request-head-large = The head of this request is too large.
reason-connections-many = Too many connections from your network are open; close some of them and try again.
reason-server-crowded = The server has as many visitors as it can hold; please try again in a moment.
reason-server-failed = Something went wrong in the server. The mistake has been noted; please try again.
reason-not-read = This could not be read just now. Please try again.
reason-store-damaged = Part of what the server has stored is damaged and cannot be read; whoever runs it has to restore a backup.
reason-not-saved = This could not be saved, so it was not carried out. Please try again.
reason-name-unusable = A name needs 1 to { $longest } visible characters.
reason-name-signs = A name cannot contain signs that are not seen or that change the direction of writing.
reason-name-marks = A name can have at most four marks on a letter, and none without one.
reason-language-unknown = There is no language “{ $language }”.
reason-table-unknown = There is no such table.
reason-table-closed = The owner has closed this table.
reason-table-shared = Other people play at this table, so it cannot be closed.
reason-table-started = The game at this table has already begun.
reason-table-not-started = The game at this table has not begun yet.
reason-table-broken = The record of this game does not fit the rules of this server.
reason-owner-only = Only the owner of the table can do this.
reason-invite-needed = This table can only be joined with an invitation link.
reason-seat-unknown = There is no such seat.
reason-seat-unreadable = “{ $text }” is not something that a seat can be.
reason-seat-taken = This seat is taken.
reason-seat-changed = Somebody else sits there by now.
reason-seat-one-each = There is one seat for each visitor; the owner of the table can give you another one.
reason-seat-freed = The owner has freed your seat; ask for the invitation link to sit down again.
reason-seat-foreign = This is not your seat.
reason-seat-not-at-screen = Another player has the screen at the moment.
reason-seats-open = Not all seats are taken yet.
reason-terms-unfit = These terms do not fit together: look at the time, and at what happens when somebody’s time is over.
reason-hours-unfit = These hours of sleep cannot be kept: at most ten hours a day, at a table that counts them.
reason-hours-lately = You have set your hours of sleep today already; you can change them again tomorrow.
reason-seat-stood-in = A bot plays for you; take your seat back first.
reason-vote-foreign = This is not yours to decide.
reason-vote-not-agreed = This table has not agreed that the others vote on who is absent.
reason-voted-already = You have voted already.
reason-proposal-open = Something else is being decided at the moment.
reason-proposal-gone = This is no longer being decided.
reason-proposal-repeated = You have just proposed that; play on before you propose it again.
reason-person-there = They are not absent: their time is not over yet.
reason-seat-kept = This seat is not offered to anybody.
reason-seat-played = You play at this table already.
reason-vacation-over = You have not so many days of vacation left, or you are on vacation already.
reason-table-goes-on = This game has not been put away.
reason-seed-not-allowed = This server does not let anybody choose the dice.
reason-stale = Something has happened in the meantime; look at the table again and choose anew.
reason-version-unknown = The game has not come that far yet.
reason-record-secret = The record holds secrets and can be read when the game is over.
reason-knowledge-secret = What the others knew can be seen once the game is over.
reason-fork-secret = This game still holds secrets. It can be continued at another table once it is over.
reason-chat-room = You cannot speak in this part of the chat.
reason-chat-line-foreign = Only the host and whoever wrote it may remove this line.
reason-chat-line-unknown = This line of the chat is not there.
reason-chat-unusable = A line needs something that can be read, and at most { $limit } characters.
reason-chat-signs = This line has signs that nobody would see, or that turn the direction of writing.
reason-chat-marks = This line has too many marks on its letters.
reason-chat-fast = Not so fast: please wait a moment before the next line.
reason-notes-many = You can keep { $limit } notes at a table; remove one first.
reason-record-long = A record may have at most { $limit } entries.
reason-record-unusable = This record cannot be replayed.
reason-client-missing = The pages of this server have not been built; run “make client”.

## Refusals about accounts

reason-account-exists = You already have an account here.
reason-account-needed = For this, sign in first.
reason-account-name-taken = This name, or one that looks like it, is taken; choose another one.
reason-account-way-missing = An account needs a password or a passkey.
reason-registration-closed = No new accounts are made here at present. You can play without one.
reason-password-short = A password needs at least { $limit } characters.
reason-password-long = A password has at most { $limit } characters.
reason-password-plain = This password is too easy to guess; choose another one.
reason-password-wrong = This is not your password.
reason-sign-in-wrong = Name and password do not fit together.
reason-passkey-unusable = This passkey could not be checked; please try again.
reason-passkey-unknown = This passkey is not known here.
reason-passkey-late = That took too long; please try again.
reason-passkey-last = This is your only way to sign in; choose a password or add another passkey first.
reason-passkeys-many = An account can have { $limit } passkeys; remove one first.
reason-device-unknown = This device is not signed in.
reason-attempts-many = That was tried too often; wait a few minutes.
reason-link-unknown = This code is not valid: it is mistyped, used or more than ten minutes old.
reason-link-same = This is the browser that the code comes from; use it on the other one.
reason-link-accounts = You are signed in here with another account; sign out first.
reason-link-moved = Your seats have moved to another device.
reason-banned = You have been shut out of this server by its host.
reason-host-only = Only the host of this server can do this.
reason-account-unknown = There is no account of that name.
reason-action-unknown = There is no action “{ $action }”.
reason-signed-out = This device has been signed out.

## Refusals about notices

reason-contact-unusable = Nothing can be sent to this address; please check it.
reason-contact-unencrypted = This server sends notices over encrypted connections only (https).
reason-contact-service-unknown = This server does not write to that service.
reason-contact-unknown = This address is no longer on your list.
reason-contact-link-unknown = This link is not valid, or no longer; ask for a new one on the notices page.
reason-contacts-many = You can have notices sent to { $limit } addresses; remove one first.
reason-mail-unset = This server does not send e-mail.
reason-zone-unknown = This server does not know that time zone.
reason-trials-many = That was sent too often; wait a while.
reason-notice-failed = The notice could not be sent.
reason-notice-forbidden = This address leads into a private network; the server sends nothing there.
reason-notice-gone = This browser no longer accepts notices.
reason-notice-mail-failed = The mail server of this site did not take the e-mail.
reason-notice-refused = The other side refused the notice; check the address and what it allows.
reason-notice-slow = The other side did not answer in time.
reason-notice-unreachable = The other side cannot be reached.

## When the server cannot start

reason-setting-unreadable = “{ $value }” is not possible for the setting { $setting }.
reason-port-occupied = Port { $port } is already in use; stop the other program or choose another port.
reason-address-unusable = The server cannot listen at the address “{ $host }”.
reason-database-unusable = “{ $database }” cannot be used as the database.
reason-database-newer = The database “{ $database }” was made by a newer version of Starhold; update the program or use another database.
reason-database-read-only = The database “{ $database }” cannot be written to.
reason-database-full = There is no room left for the database “{ $database }”.
reason-database-busy = The database “{ $database }” is in use by another program.
reason-database-served = The database “{ $database }” is already served by another Starhold; stop that one or choose another database.
reason-database-unreachable = The database server at “{ $database }” cannot be reached; start it, or check the address.
reason-database-driver-missing = To keep games in PostgreSQL (“{ $database }”), install its driver: pip install psycopg psycopg-binary.
reason-server-silent = The server of “{ $database }” does not answer; it may be busy or of another version.
reason-database-missing = There is no database at “{ $database }”.
reason-database-not-empty = The database “{ $database }” is not empty; a copy needs a fresh one.
reason-database-copy-broken = The copy is not complete ({ $table }); nothing was copied. Please try again.
reason-channel-unreadable = The channel between servers (STARHOLD_CHANNEL) must be an address like redis://host:6379; leave it empty to use PostgreSQL itself.
reason-channel-driver-missing = To let servers tell each other what is new through Redis, install its driver: pip install redis.
reason-processes-need-postgres = A data file belongs to one process. For several processes, or bots in one of their own, use a PostgreSQL database (--database postgresql://…).
reason-database-foreign = “{ $database }” is no database of Starhold, or its beginning is damaged; choose another file, or put your last backup in its place.
reason-database-damaged = The database “{ $database }” is damaged; put your last backup in its place and remove the files ending in -wal and -shm beside it, or rescue what can be read ({ $rescue }).
reason-mail-unreadable = The mail server (STARHOLD_SMTP) must be an address like smtp://user:password@mail.example.org:587.
reason-mail-incomplete = To send e-mail, set STARHOLD_ADDRESS (the web address of this server) and STARHOLD_MAIL_FROM (the sender) too.

## Notices: somebody’s turn, outside the page

notice-turn-title = Your turn: { $table }
notice-turn = { $game }: it is your turn at “{ $table }”.
notice-turn-nameless = { $game }: it is your turn.
notice-digest-title =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
notice-digest = It is your turn at these tables:
notice-digest-line = – { $table } ({ $game })
notice-digest-line-nameless = – { $game }
notice-digest-more =
    { $count ->
        [one] – and { $count } more
       *[other] – and { $count } more
    }
notice-trial-title = Starhold: a test
notice-trial = This is how you will hear that it is your turn.
notice-mail-foot = You get this e-mail because you asked for notices. No more of them: { $link }
notice-confirm-title = Starhold: confirm your e-mail address
notice-confirm = Somebody – you, we hope – wants to be told at this address when it is their turn at { $address }. To confirm, open this link within two days:
notice-confirm-foot = If it was not you, there is nothing to do: without your confirmation nothing more will come.
