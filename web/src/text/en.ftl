### Words of the client's own pages; the words of the games and of refusals come from the server.

# same in ja, ru
app-name = Starhold

## Shell

skip = Skip to the content
navigation = Pages
nav-play = Play
nav-rules = Rules
nav-about = About
language = Language
settings = Settings
close = Close
cancel = Cancel
line-reconnecting = Reconnecting…
line-stale = No answer from the server…
line-unanswered = Not answered yet…
error-unexpected = Something went wrong. Please try again.
reason-unreachable = The server cannot be reached. Check your connection.
reason-unexpected = The server answered something unexpected. Please try again.
your-turn = your turn
footer-unofficial = Unofficial fan implementation of the rules, not affiliated with the publishers.
footer-unofficial-short = Unofficial fan project, not affiliated with the publishers
footer-links = More about this site

## Settings

your-name = Your name at the tables
saved = Saved
setting-confirm = Ask before dice are rolled
    .help = Also before cards are turned up: neither can be undone.
setting-motion = Animations
    .help = Short movements of ships and dice.
setting-sound = Sounds
    .help = A short sound when it is your turn.
save-record = Save the record of the game

## Account and devices

account-nav = Account
account-title = Your account
account-lead = You are signed in as “{ $name }”.
account-lead-guest = You are a guest: only this browser knows your seats. A code takes them to another device; an account keeps them safe.
account-new = Make an account
account-new-text = You keep your name, tables and seats. With an account you sign in from any browser.
account-name = Account name
account-name-hint = You sign in with it. What you are called at the tables is up to you.
account-create = Create account
account-create-passkey = Create it with a passkey
account-made = Your account is ready.
account-have = You already have one?
password = Password
password-hint = At least 8 characters.
password-set = Set a password
password-change = Change your password
password-old = Present password
password-new = New password
password-effect = All other devices are signed out by this.
password-changed = Your password is changed.
save = Save
sign-in = Sign in
sign-in-lead = Tables that you sit at as a guest in this browser come along.
sign-in-passkey = Sign in with a passkey
sign-in-other = Are you signed in on another device?
signed-in = You are signed in as “{ $name }”.
sign-out = Sign out
sign-out-everywhere = Sign out everywhere
passkey = Passkey
passkeys = Passkeys
passkeys-text = A passkey signs you in with your fingerprint, face or screen lock instead of a password.
passkeys-not-here = This browser has no passkeys for this page: they need a secure address (https).
passkey-add = Add a passkey
passkey-remove = Remove the passkey “{ $name }”
passkey-declined = No passkey came from the browser.
passkey-there-already = This device has a passkey for the account already.
devices = Signed-in devices
device = Device
device-here = this one
device-remove = Sign out { $name }
known-since = since { $created }, last used { $used }
known-here = in use now, since { $created }
link-title = Another device
link-text = A code signs you in on your phone or in another browser.
link-text-guest = A code takes your seats to your phone or to another browser as well.
link-make = Show a code
link-again = Another code
link-how = Choose “Enter a code” on the other device, or open the link there. The code works once, until { $until }. Show it to nobody else: who has it has your seats.
link-copy = Copy the link
link-copy-not = The link cannot be copied here; type the code instead.
link-enter = Enter a code
link-page = Link this device
link-page-lead = Type the code that your other device shows under “Account”.
link-code = Code
link-go = Continue
link-found =
    { $tables ->
        [0] This code belongs to { $name }.
        [one] This code belongs to { $name }, who sits at { $tables } table.
       *[other] This code belongs to { $name }, who sits at { $tables } tables.
    }
link-found-account =
    { $tables ->
        [0] This code belongs to the account “{ $name }”.
        [one] This code belongs to the account “{ $name }”, with { $tables } table in play.
       *[other] This code belongs to the account “{ $name }”, with { $tables } tables in play.
    }
link-found-along = This browser becomes one of that person’s devices. Seats that you have here as a guest come along.
link-found-moved = Those seats move into the account that you are signed in with here.
link-warning = Go on only if you made this code yourself: otherwise somebody else gets your seats.
link-use = That is me, go on
link-done = This device is linked. Welcome, { $name }.

## Profile

profile-title = Your games
profile-none = No finished games yet. Games that are still in play are not counted.
profile-score =
    { $played ->
        [one] { $played } game played, { $won } won
       *[other] { $played } games played, { $won } won
    }
profile-sides = Factions
profile-cards = Favourite cards
profile-times =
    { $times ->
        [one] once
       *[other] { $times } times
    }
profile-different = { $different } different cards in all
profile-uncounted =
    { $uncounted ->
        [one] The cards of { $uncounted } game are not counted yet.
       *[other] The cards of { $uncounted } games are not counted yet.
    }
profile-count = Count on
profile-finished = Finished games
profile-shown = { $shown } of { $total }
export-title = Your data
export-text = Everything that this server keeps about you, as a file (JSON). Of games in play it holds nothing that is hidden.
export-do = Download
leave-title = Leave for good
leave-text = Your name, account and settings are deleted. Games in play are resigned. Finished games stay for the others, with “a former player” in your seat.
leave-do = Delete me…
leave-sure = Delete everything about you?
leave-password = Password of your account
leave-yes = Delete for good
leave-done = Everything about you is deleted. You are a new guest now.

## The host of the server

host-title = This server
host-registration-open = People may make accounts
host-registration-closed = No accounts are made
host-close-registration = Close registration
host-open-registration = Open registration
host-tables = Tables not over: { $total }
host-status-open = not started
host-status-playing = in play
host-people =
    { $people ->
        [one] { $people } person
       *[other] { $people } people
    }
host-hide = Hide
host-unhide = Show again
host-repair = Rebuild from its record
host-end = End
host-end-text = The game ends without a winner and its record stays; a table that has not started is removed.
host-accounts = Accounts: { $total }
host-is-host = host
host-you = you
host-name = Make a host
host-name-text = “{ $what }” may then do everything that you do here.
host-unname = No longer a host
host-unname-text = “{ $what }” can no longer see to this server.
host-ban = Shut out
host-ban-text = Whoever is shut out can look but not play, until you let them in again.
host-bans = Shut out: { $total }
host-unban = Let in again
host-whom = Account, mark of a person, or network address
host-load = Load
host-load-text = What this server process does now, and has done since its start.
host-load-accepted = Moves that were made
host-load-refused = Requests that were refused
host-load-failed_commits = Moves lost because the database did not take them
host-load-bot_fallbacks = Moves that chance made for a bot that failed
host-load-bot_retries = Bots that were asked once more
host-load-connections = Pages that watch a table now
host-load-tables = Tables in memory now
host-load-commits = Writes to the database
host-load-committed_jobs = Changes in those writes
host-sure = Are you sure?
host-yes = Do it

## Notices

notices-nav = Notices
notices-title = Notices
notices-lead = Hear that it is your turn when this page is not open. A notice names the table and the game, nothing else.
notices-yours = Where notices go
notices-none = Nowhere yet. Add this browser, an e-mail address or a chat service.
notices-push = This browser
notices-push-text = The browser shows the notice by itself, even when no page of this site is open.
notices-push-add = Notify me here
notices-push-on = This browser shows notices.
notices-push-blocked = Notices from this page are blocked in the browser. Allow them in its settings for this site.
notices-push-missing = This browser cannot show notices for this page. It needs a secure address (https); on an iPhone or iPad, add the page to the home screen first.
notices-push-failed = The browser did not get an address for notices; please try again later.
notices-mail = E-mail
notices-mail-address = E-mail address
notices-mail-add = Add e-mail
notices-mail-none = This server does not send e-mail.
notices-mail-sent = A link has gone to this address; open it to confirm.
notices-chat = Chat service
notices-chat-text = { $services }. Paste the address of a webhook, or an address in the form of Apprise.
notices-chat-address = Address
notices-chat-hint = For example ntfys://ntfy.sh/my-topic or https://discord.com/api/webhooks/…
notices-chat-add = Add chat
notices-chat-help = How such addresses are written
notices-mode = When
notices-mode-always = always
notices-mode-away = when I am not looking at the table
notices-mode-digest = once a day
notices-mode-off = never
notices-test = Test
notices-test-of = Test { $address }
notices-tested = Sent. Look whether it has arrived.
notices-remove = Remove { $address }
notices-mode-of = When notices go to { $address }
notices-unconfirmed = Not confirmed yet: open the link in the e-mail.
notices-ask-again = Send the link again
notices-last-sent = Last sent { $time }
notices-last-failed = Failed { $time }: { $error }
notices-hours = Hours
notices-zone = Time zone
notices-quiet = Quiet hours
notices-quiet-text = In these hours nothing comes; what is still due comes after them.
notices-from = From
notices-until = Until
notices-digest = Daily notice at
notices-confirm-title = Confirm this address
notices-confirm-text = From then on, notices about your turn come to the address where you got this link.
notices-confirm = Confirm
notices-confirmed = The address is confirmed.
notices-off-title = No more notices?
notices-off-text = No more notices will be sent to the address where you got this link.
notices-off = Send no more
notices-turned-off = No more notices go to that address.

## Keyboard

keys-title = Keyboard
help-title = Help
help-signs = Signs
sign-bot = a bot sits here
sign-here = this person is here now
keys-everywhere = Everywhere
keys-sheet = show or hide this sheet
keys-close = close what is open
keys-tab = go to the next control

## Lobby

lobby-title = A table in deep space
lobby-lead = Sit down with friends, or with a bot while you wait. No account needed.
lobby-quantum-facts = { $min }–{ $max } players · 45–60 minutes · ships are dice
lobby-forbidden_stars-facts = { $min }–{ $max } players · 2–4 hours · hidden orders, dice and cards
table-of = { $player }’s table
lobby-due = They wait for you
lobby-mine = Your tables
lobby-mine-none = You sit at no table yet.
lobby-open = Open tables
lobby-open-none = Nobody is waiting for players right now. Open a public table and others will find it here.
play-bot = Play a bot
new-table = New table
read-rules = Rules in short
sit-down = Sit down
watch = Watch
play = Play
open = Open
table-over = finished
table-won = { $names } won
table-ready = ready to start
table-free =
    { $free ->
        [0] all seats are taken
        [one] { $free } free seat
       *[other] { $free } free seats
    }
table-running = in play
table-waits-for = waiting for { $names }
seat-open = Free seat
seat-nameless = Player { $place }

## A new table

new-title = New table: { $game }
new-seats = Seats
new-seat = Seat { $place }
new-me = Me
new-me-named = Me ({ $name })
new-open = Free: anybody with the link
new-bot = Bot: { $bot }
new-same-screen = Somebody at this screen
new-same-screen-name = Name of the player on seat { $place }
new-same-screen-hint = Name
new-add-seat = Add a seat
new-remove-seat = Remove seat { $place }
new-name-missing = Please give everybody at this screen a name.
new-table-panel = Table
new-name = Name of the table (optional)
new-name-hint = For example Late Orbit
new-private = By invitation
    .help = Whoever has the address may watch, whoever has the invitation may sit down.
new-public = Public
    .help = Stands in the lobby; anybody may sit down or watch.
new-options = Table options
new-options-changed =
    { $changed ->
        [0] all as usual
        [one] { $changed } changed
       *[other] { $changed } changed
    }
new-options-reset = Back to the usual options
rule-link = Rule { $clause }
create = Create the table
map-cubes =
    { $cubes ->
        [one] { $cubes } cube each
       *[other] { $cubes } cubes each
    }
map-random = Random map
map-basic = basic map
map-void = The Void
map-uneven = uneven starts
map-start-mark = starting planet

## A table before the game

lobby-more = Show more
lobby-shown-mine = { $shown } of your { $total } tables
lobby-shown-join = { $shown } of { $total } tables with free seats
lobby-shown-watch = { $shown } of { $total } games to watch
table-close = Close table
table-close-title = Close this table?
table-close-text = It goes for everybody, and cannot be brought back.
table-close-game = The game ends and its record is deleted. It cannot be brought back.
room-add-person = Add a person
room-person-name = Name
room-person-screen = At whose screen
room-person-mine = at my screen
room-person-at = at the screen of { $player }
room-person-give = Give the seat
room-free-title = Remove { $player }?
room-free-text = The seat becomes free and the invitation link changes. Whoever you remove can sit down again only by the new link.
room-freed = The owner has freed your seat. You can watch; to sit down again, ask for the new invitation link.
room-opening = The table is being laid…
room-ready = All seats are taken. The owner can start.
room-ready-owner = All seats are taken. You can start.
room-start = Start the game
room-start-when-full = The game can start when every seat is taken.
room-leave = Leave the table
room-add-bot = Add a bot
room-free-seat = Remove
room-watch = All seats are taken; you can watch from here.
room-uninvited = You may watch. To sit down you need the invitation of whoever made the table.
room-watching =
    { $watching ->
        [one] { $watching } is watching
       *[other] { $watching } are watching
    }
seat-mine = your seat
seat-same-screen = at your screen
seat-bot = bot
seat-online = here
seat-away = away
invite-title = Invitation
invite-text = Whoever opens this link can take a free seat. It needs no account.
invite-copy = Copy
invite-copied = The link is copied.
invite-copy-by-hand = The link is selected: copy it with your keyboard.
invite-local = This link works on this computer only. For friends elsewhere start Starhold with STARHOLD_HOST=0.0.0.0 and open it here by this computer’s network address.
table-missing-title = There is no table here
table-missing-text = It may have been closed, or it can be entered by invitation only. Ask the owner for the link.

## Rules

rules-title = { $game }: rules
rules-lead = The game in a few minutes. Every detail stands in the numbered clauses further down.
rules-clauses = All rules in numbered clauses
rules-clauses-lead = The program and its tests name these numbers, and so does every refusal at the table.
rules-clauses-english = The clauses are kept in English only. The short rules and every message at the table are in your language.
rules-clauses-short = To the short rules
rules-search = Search the clauses
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } clause
       *[other] { $count } clauses
    }
rule-mark-official = rulebook
rule-mark-faq = FAQ
rule-mark-unverified = unverified
rule-mark-decision = our decision

## Other pages

missing-title = Nothing in orbit here
missing-text = This page does not exist. The address may be misspelt or out of date.
to-lobby = To the lobby
about-title = About Starhold
about-lead = Space-conquest board games in the browser: with friends at one table, by link, or against bots.
about-unofficial = Unofficial
    .text = Starhold is an unofficial fan implementation of the rules. It is not affiliated with, endorsed by or connected to the authors or publishers of the games. All drawings and texts are our own; names of games belong to their owners. If you like a game, buy it where it can be had.
about-cookie = No account, one cookie
    .text = You play without registering. One cookie remembers which seats are yours, and this browser remembers your language and settings. Nothing about you is passed on.
about-host = Host it yourself
    .text = Starhold runs on a small machine and needs no internet. With Python 3.11 or newer and make, one command in its folder builds it and starts a server on port 8000:
about-licence = Licence
    .text = Free software under the MIT licence: use it, change it and pass it on. The source comes with the program, together with pages on hosting, on writing bots and on adding games.

## table

# same in ja, ru
play-seat = { $seat }
play-board = Map. Arrow keys move the cursor, Enter selects.
curtain-title = Pass the screen to { $seat }
curtain-text = What comes next is for { $seat } only. Everybody else, please look away.
curtain-lift = I am { $seat }: show my side
play-orders = Your decision
play-waiting = Waiting for { $who }
play-sending = Sending…
play-map-moved = The map moved just then. Please tap once more.
play-over = { $seat } wins the game
play-you-won = All your cubes are placed. Well played!
play-won-how = All cubes of this player are placed.
play-turns-played =
    { $turn ->
        [one] The game took { $turn } turn.
       *[other] The game took { $turn } turns.
    }
play-look-at-board = Look at the map
play-record = Record of the game
play-lobby = To the lobby
play-again = Play again
play-cubes-placed = { $count } of { $total } cubes placed

play-pick-ship = Choose a ship
play-pick-square = Choose a square
play-pick-planet = Choose a planet
play-pick-number = Choose a number
play-pick-card = Choose a card
play-pick-destination = Choose where to move, or an enemy to attack
play-pick-launch = From which square do you attack?
play-pick-any = How do you want to go on?
play-back = Back
play-cancel = Cancel
play-yes = Yes
play-attack = Attack
play-confirm = Do you want this?
play-no-way-back = This cannot be undone.
play-undo = Undo
play-costs =
    { $count ->
        [one] Costs { $count } action.
       *[other] Costs { $count } actions.
    }
play-costs-nothing = Costs no action.
play-rule = Rule { $clause }

play-result = Result
play-empty = empty

play-show-map = Look at the map
play-show-cards = Show the cards

play-log = Log
play-log-empty = Nothing to show.
play-filter = Show
play-filter-all = All
play-filter-fights = Fights
play-filter-cubes = Cubes
play-filter-cards = Cards
play-setup = Setup
play-turn = Turn { $turn }
play-you-left = you left here
play-look-back = Show the table as it was then
play-recap = Since your last turn
replay-title = An earlier moment
replay-open = Replay
replay-moment = Step { $version } of { $last }
replay-steps = Steps
replay-first = To the first step
replay-last = To the last step
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-order-back = To the order before
replay-order-on = To the next order
replay-round-back = To the round before
replay-round-on = To the next round
replay-play = Play by itself
replay-pause = Pause
replay-speed = Speed
replay-reader = Whose knowledge
replay-reader-seat = as { $seat } saw it
replay-reader-watcher = as spectators saw it
replay-reader-all = everything
replay-copy = Copy the link to this moment
replay-copied = The link to this moment is copied.
replay-key-steps = while you look back: a step, a turn
replay-key-ends = to the first, to the last step
replay-key-play = play by itself, pause
fork = Go on from here at another table
fork-title = Go on from step { $version }
fork-text = A private table begins with everything up to this step; from here on it has dice and cards of its own. Nothing changes at this table.
fork-friend = A friend, by invitation
fork-begin = Open the table
fork-name = { $name }, from step { $version }
lineage-fork = This game goes on from step { $version } of another one.
lineage-archive = This record was brought as a file.
lineage-ends = The record ends here.
record-bring = Choose a file
record-bring-text = Look at a saved game again: bring its record.
record-large = A record may have at most { $limit } KB.
trial = What-if board
trial-text = Play all seats as you like. Nothing here touches the table; what is hidden is guessed.
trial-due = The table waits for you.
trial-open = Try something out from here
trial-reroll = Other dice
trial-leave = Back to the table
play-pane-chat = Chat
chat = Chat
chat-unread = new
chat-new = new
chat-empty = Nobody has said anything yet.
chat-empty-watching = Nobody has said anything yet. What you write here stands apart from what the players say.
chat-write = Write a line
chat-write-note = Write a note to yourself
chat-send = Send
chat-to-table = All
chat-to-spectators = Spectators
chat-to-note = Write to the others, or a note to yourself
chat-note = Note
chat-phrases = Quick phrases
chat-remove = Remove
chat-remove-note = Remove the note
chat-removed = removed
chat-mute = Mute { $name }
chat-unmute = Hear { $name } again
chat-hearing = Who is heard
chat-muted = { $count } muted
chat-hear-spectators = Hear spectators
chat-point = Point at it in the chat
chat-pin = Point at something
chat-pin-help = Click a place on the map, or a line of the log.
chat-points-at = Points at: { $what }
chat-points-at-nothing = Point at nothing
chat-at-step = step { $version }
# same in ja, ru
chat-at-card = { $card }
# same in ja, ru
chat-at-place = { $square }
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-sorry = Sorry!
phrase-moment = One moment, please.
phrase-back = I am back.
phrase-again = Another game?
phrase-goodbye = Goodbye!
play-earlier = One step earlier
play-later = One step later
play-moment = Moment of the game
play-back-to-now = Back to now

play-list = All options as a list
play-list-search = Search
play-list-count =
    { $count ->
        [one] { $count } option
       *[other] { $count } options
    }
play-zoom-in = Zoom in
play-zoom-out = Zoom out
play-fit = Show the whole map
play-pen = Draw arrows and marks, for yourself
play-pen-clear = Wipe what is drawn at this moment
play-hide-pieces = Hide the ships
play-fold = Fold the buttons
play-panes = Views
play-pane-play = Map
play-pane-cards = Cards
play-pane-log = Log
play-pane-players = Players

play-keys = At the table
play-key-arrows = move the cursor on the map
play-key-enter = select what is under the cursor; confirm
play-key-next = next and previous lit square
play-key-back = one step back; back to now
play-key-letters = the buttons with that letter
play-key-end = end the actions
play-key-undo = undo
play-key-board = go to the map
play-key-zoom = zoom in, zoom out, whole map

## Forbidden Stars: the table

fs-routed = routed
fs-routed-count = { $count } routed
fs-swap-beside = beside the board
fs-swap-waiting = the next token that comes back
fs-over = Victory: { $who }
fs-ended-objectives = Round { $round }: all objectives are collected.
fs-ended-rounds = Round { $round } was the last: most objectives win, then most worlds, materiel and units.
fs-ended-alone = Round { $round }: nobody else is left.
fs-pick-area = Choose a world or a space on the map
fs-pick-system = Choose a system on the map
fs-pick-edge = Choose one of the lit edges
fs-pick-order = Choose an order
fs-pick-unit = Choose a unit
fs-pick-structure = Choose a structure
fs-pick-drop = Which cards leave your deck?
fs-pick-swap = Which token does it replace?
fs-pick-price = How do you pay?
fs-pick-cell = Choose where the tile lies
fs-window = You may react: { $timing }
fs-log-round = Round { $round }
fs-log-order = { $order } of { $seat }
fs-orders-revealed = Orders revealed
fs-orders-none = No order has been revealed yet.
fs-orders-nothing = nothing came of it
fs-orders-discarded = discarded for an event
fs-orders-unit-moved = { $seat } moves { $count } units.
fs-orders-unit-destroyed = { $count } units of { $seat } are destroyed.
fs-orders-unit-bought = { $seat } buys { $count } × { $kind }.
fs-orders-asset-gained = { $seat } gains { $count } × { $asset }.
fs-sign-income = materiel that a world brings each round
fs-sign-capacity = room for a unit
fs-sign-objective = objective of a player
fs-sign-materiel = materiel and income
fs-sign-storm = storm: no way across
fs-round = Round { $round } of 8
fs-phase-setup = Setup
fs-phase-planning = Planning
fs-phase-operations = Orders
fs-phase-refresh = End of round
fs-phase-over = Game over
fs-filter-orders = Orders
fs-filter-goods = Gains
fs-first = first player
fs-objectives = Objectives
fs-objectives-of = { $count } of { $needed } objectives
fs-materiel = Materiel
fs-command = Command level
fs-schemes = Schemes in hand
fs-sheet-open = All about { $seat }
fs-orders-laid = { $count } of 4 orders laid
fs-attacker = attacks
fs-defender = defends
fs-ahead = ahead on morale
fs-token = combat token
fs-facedown = a card face down
fs-combat = Combat
fs-strike = Orbital strike
fs-combat-round = Combat round { $round } of 3
fs-bolters = bolters
fs-shields = shields
fs-damage = damage taken
fs-morale = morale
fs-hand = Your combat cards
fs-shop = Deploy
fs-limit = { $bought } of { $limit } units
fs-lack-level = Needs more cities or a forge token
fs-lack-supply = None left in your supply
fs-lack-forge = Needs a forge token
fs-lack-materiel = Not enough materiel
fs-lack-place = Not here or not now
fs-usual = usually { $price }
fs-places = May stand on: { $places }
fs-supply = { $count } left
fs-lack-once = Only one of a kind for an order
fs-lack-command = Needs command level { $level }
fs-figures = dice { $dice }, health { $health }, morale { $morale }
fs-free-infantry = Free infantry for a reinforcement token
fs-cache-help = A discount token lowers a price by 2.
fs-market = Upgrades
fs-owned = yours
fs-market-drop = Both copies go into your deck; both copies of one of these leave it: { $cards }.
fs-market-swap = replaces an ordinary token: { $order }
fs-market-when = You buy here when you resolve a Strategise order in whose system you have a unit: at most one order upgrade and one combat upgrade.
fs-order-upgrades = Order upgrades
fs-combat-upgrades = Combat cards (two copies)
fs-scheme = scheme
fs-tactic = tactic
fs-choose = Choose
fs-play = Play
fs-events-drawn = Events drawn
fs-schemes-own = Your schemes
fs-look = A closer look
fs-capacity = { $units } of { $capacity } units
fs-objective-here = Objective of { $seat }
fs-tiles = Your tiles
fs-rotate = Turn
fs-flip = Flip
fs-turned =
    { $degrees ->
        [0] as it is printed
       *[other] turned by { $degrees }°
    }
fs-tile = Tile { $tile }
fs-worlds = Worlds
fs-structures = Structures
fs-units = Units
fs-level = Level
fs-cost = Cost
fs-dice = Dice
fs-health = Health
fs-orders-known = Orders
fs-orders-hand = { $count } more in hand
fs-place-hand = in hand
fs-place-used = used this round
fs-place-deck = on the event deck
fs-place-laid = on the board
fs-deck = Combat deck (two of each)
fs-auto = Pass by itself
fs-auto-help = The game does not stop for you at these moments.
fs-price-full = Full price
fs-price-cache = With a discount token
fs-choice = Alternative { $count }
fs-position = Token { $count } from below
fs-end-0 = to the bottom
fs-end-1 = to the top
fs-hide-pieces = Hide the units
fs-key-orders = orders: advance, deploy, dominate, strategise
fs-key-marks = over lit cells and edges, from one to the next
fs-key-revealed = the orders revealed, by round
fs-key-market = the upgrades on sale
fs-key-rotate = turn the tile
fs-key-flip = flip the tile
fs-key-done = end the step
fs-timing-planning-end = at the end of planning
fs-timing-storm-other-moves = when another player moves a storm
fs-timing-combat-damage-start = before damage in a combat
fs-timing-combat-damage-end = after damage in a combat
fs-timing-combat-enemy-routed = when an enemy unit is routed in a combat
fs-timing-orbital-during = during an orbital strike
fs-timing-orbital-before-roll = before the dice of your orbital strike
fs-timing-purchase-unit = when you buy a unit
fs-timing-advance-resolving = when you resolve an Advance
fs-timing-scheme-instead-of-reveal = instead of revealing an order
fs-timing-tactic-resolve = at once

## Chances

estimate-title = Chance to win
estimate-how = What this assumes
# same in ja, ru
estimate-exact = { $chance } %
estimate-about = about { $chance } %
estimate-under = under { $chance } %
estimate-over = over { $chance } %
estimate-nobody = nobody: { $chance }
estimate-samples = Fought { $count } times in imagination: it may be off by some { $points } points.

# Pace, absence, and what is settled beside the rules
span-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
span-hours = { $hours } h
span-minutes = { $minutes } min
span-seconds = { $seconds } s
terms-title = Pace and absence
terms-pace = Pace
terms-each = Time for each move
terms-bank = Time for the whole game
terms-increment = Added after each move
terms-vacation-days = Vacation for each player
terms-no = none
terms-sleep = Sleeping hours do not count
terms-vacation = Vacation: { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
terms-absent = If somebody is away
terms-late = When somebody’s time is over
terms-moment = Bots wait so that you can undo
terms-until-done = until I press “Done”
pace-kind-none = No clock
pace-kind-live = Live: a clock for the game
pace-kind-move = By turns: time for each move
pace-kind-days = By turns: days for the game
pace-none = No clock
pace-live = Live, { $time }
pace-move = By turns, { $time } for each move
pace-days = By turns, { $time } in all
absent-wait = Everybody waits
absent-vote = The others vote
absent-bot = A bot takes over; they may come back
absent-forfeit = They lose their seat
moment-seconds = Bots wait { $seconds } s for an undo
moment-done = Bots wait until you are done
clock-over = 0:00
    .label = Time is over
clock-runs =
    .label = { $time } left, running
clock-stands =
    .label = { $time } left
clock-rests =
    .label = { $time } left, resting now
clock-urgent =
    .label = Only { $time } left
seat-stood-in = a bot plays for them
seat-resigned = has resigned
seat-forfeited = has lost the seat
seat-vacation = on vacation
matter-vote = To be decided
matter-withdraw = Take it back
matter-votes = { $agreed } in favour, { $waits } to decide
proposed-draw = { $seat } proposes a draw.
proposed-end = { $seat } proposes to end the game without a result.
proposed-bot = { $seat } proposes that a bot plays for { $rival }, who is away.
proposed-bot-table = { $rival } has run out of time. Shall a bot play on for them?
agree-draw = Agree
decline-draw = Decline
agree-end = End the game
decline-end = Play on
agree-bot = Let a bot play
decline-bot = Wait on
matter-stood-in = A bot plays for { $seat }.
matter-return = Take the seat back
matter-warned-you = Your time is nearly over.
matter-warned = The time of { $seat } is nearly over.
then-wait = Everybody will wait.
then-vote = After that the others vote.
then-bot = After that a bot takes over.
then-forfeit = After that the seat is lost.
matter-late-you = Your time is over; the others wait for you.
matter-late = The time of { $seat } is over.
matter-offered = The seat of { $seat } is free for a substitute.
matter-substitute = Play it on
matter-fades = Nobody has played here for long. The table is put away on { $day } unless somebody goes on.
menu-table = Table
menu-abandon = End the game
menu-draw = Propose a draw
menu-end = Propose to end the game
menu-vote = Let a bot play for { $rival }
menu-offer = Offer my seat
menu-keep = Keep my seat
menu-resign = Resign
menu-vacation = Vacation
menu-vacation-until = You are away until { $day }. Your clock stands.
menu-vacation-days = Days (of { $left })
menu-vacation-go = Go on vacation
menu-vacation-none = You have no vacation left in this game.
menu-home = I am back
menu-sleep = Sleeping hours
menu-sleep-set = Your clock stands from { $begins } to { $ends } ({ $zone }). You can change that once a day.
menu-sleep-help = Your clock stands while you sleep, at most ten hours a day. Time zone: { $zone }.
menu-sleep-from = From
menu-sleep-to = to
menu-sleep-save = Set
resign-title = Resign this game?
resign-text-two = The game ends and the other player wins.
resign-text-more = A bot plays on for you until the end. You cannot come back.
ending-draw = A draw
ending-agreed = Ended by agreement
ending-abandoned = Abandoned
ending-resigned = Resigned
ending-forfeited = Time is over
ending-shelved = Put away
ending-reopen = Go on with the game
out-resigned = { $seat } has resigned.
out-forfeited = { $seat } has run out of time.
undo-done = Done
undo-waits = Bots wait: undo, or press “Done”.
room-fades = Nothing has happened here for long. This table is removed on { $day } unless somebody sits down, leaves or starts.
now-resigned = { $seat } has resigned; a bot plays on.
now-forfeited = { $seat } has run out of time and lost the seat; a bot plays on.
now-bot = A bot plays for { $seat } until they come back.
now-back = { $seat } is back and plays on.
now-substitute = { $seat } has joined as a substitute and plays on.
gone-resigned = You have resigned; a bot plays on.
gone-forfeited = You have lost your seat; a bot plays on.
matter-fold = Fold
done-offer = Your seat is offered. You play until somebody takes it.
done-keep = You keep your seat.
done-vacation = You are on vacation; your clock stands.
done-home = Welcome back. Your vacation is over.
done-sleep = Your sleeping hours are set.
terms-sleep-later = Each player sets them later, under “Table”.
terms-clock-idle = When time is over, nothing happens then: everybody goes on waiting. If the game shall go on:
menu-end-or-resign = “End the game” puts it away without a winner; “Resign” gives the win to the bot.
menu-end-or-resign-more = Either way the game ends without a winner; “Resign” also notes that you have given up.
resign-text-bots = The game ends without a winner, with the note that you have resigned.
sign-gave-up = has resigned or lost the seat
sign-replay-step = replay: a step back, a step on
sign-replay-leap = replay: further at once, by a fight, turn, order or round
sign-replay-end = replay: to the first step; the other way round, to the last
sign-clock-runs = this clock is running
sign-clock-rests = this clock is resting: vacation or sleeping hours
sign-clock-urgent = this time is nearly over, or over
