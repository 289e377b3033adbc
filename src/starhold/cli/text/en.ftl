### Words of the terminal.

## Commands

help-app = Starhold: space-conquest board games in the browser and in the terminal.
help-serve = Start the server for browsers.
help-play = Play a whole game in the terminal.
help-simulate = Let bots play many games and print the figures.
help-position = Look at situations written as YAML documents.
help-admin = What a host does with the database.
help-admin-list = List accounts, tables that are not over, and who is shut out.
help-admin-host = Let an account see to the server: it finds the page /admin.
help-admin-no-host = Let an account see to the server no more.
help-admin-close-registration = Let nobody make an account; guests may play.
help-admin-open-registration = Let people make accounts again.
help-admin-end = End a game without a winner and keep its record, or remove a table that has not started.
help-admin-hide = Take a table out of the lists of everybody who does not sit there.
help-admin-unhide = Let a hidden table stand in the lists again.
help-admin-repair = Read a table again from its record.
help-admin-ban = Shut out an account, a guest or a network address.
help-admin-unban = Let somebody in again.
help-account = name of the account
help-table = id or address of the table
help-whom = name of an account, mark of a person from the list, or network address
help-admin-move-database = Copy a database into a fresh one, from a file to PostgreSQL or back, while no server runs.
help-source = The database as it is: a file or postgresql://…
help-target = The fresh database: a new file or an empty postgresql://…
database-part = { $name }: { NUMBER($rows) }
admin-done = Done.
database-moved = Everything has been copied ({ $tables ->
    [one] one table
   *[other] { NUMBER($tables) } tables
  }); the old database is as it was. Start the server with the new one.
help-position-show = Check a position and draw it.
help-position-options = List what may be done in a position.
help-position-apply = Carry out options and print the position that follows.
help-replay = Check a record entry by entry and tell what happened.
help-bench = Measure the speed of rules, bots and server.

## Options of the commands

help-version = Print the version and leave.
help-language = en, ja or ru; without it the language of the environment.
help-game = The game, for instance quantum.
help-games = How many games.
help-seats = How many seats.
help-bots = One bot for all seats, or one for each, separated by commas; they change seats from game to game.
help-play-bots = One bot for all other seats, or one for each, separated by commas.
help-people = How many people play at this keyboard; they take the first seats.
help-name = The name of a person; may be repeated.
help-seed = Any text; the same seed gives the same dice and cards.
help-layout = The map.
help-layouts = The map, several separated by commas, or “all” for every map in turn.
help-option = A table option such as the_void=true; may be repeated.
help-max-decisions = A game with more decisions counts as unfinished.
help-workers = How many processes share the games; 0 for one on each processor core.
help-json = Print data for programs.
help-record = Write the record of the game to this file.
help-position-file = A position document in YAML.
help-record-file = A record of a game.
help-apply-options = Options to carry out, separated by commas; may be repeated.
help-dice = Dice to come, for instance 3,4.
help-draw = Cards to come, for instance agile,cruel.
help-apply-seed = Take dice and cards that are not given from this seed.
help-to = Stop after this entry.
help-to-position = Print the position instead of a report.
help-bench-server = Whether to measure the server too.
help-bench-full = Measure the server with 500 tables too.
help-bench-abuse = Measure only how long others wait while somebody attacks the server.
help-bench-against = Measure only what an option costs a server of other sources (the folder src of another copy) and this one, in turn.
help-bench-games = Which games are measured.
help-port = The port to listen on.
help-processes = How many processes serve together, one for each core; needs PostgreSQL.
help-work = Play the bots of tables that servers of the same PostgreSQL database serve.
help-host = The address to listen on.
help-database = The database: a file, or postgresql://…
help-root-path = Path of the host below which people find the server, for example /games.

## What the terminal says

cli-version =
    { $compiled ->
        [true] { $version } (compiled)
       *[other] { $version } (pure Python)
    }
cli-usage = The command line is not right: { $message }
cli-welcome = { $game }. Seed of this game: { $seed }
cli-you = Player { $index }
cli-pass-to = This is for { $name } only. Everybody else looks away; then press Enter.
cli-play-help =
    Type the number of a line, or an option as it is written there (“move d4 c4”).
    A kind of option (“move”) lists all of that kind, “all” lists everything, an empty line shows the list again.
    undo – take back the last step; why OPTION – the rule that forbids it; card NAME – what a card does;
    save FILE – write the record of the game; quit – leave.
    On the map a letter and a number are a ship (A4), the same letter in small a cube on a planet; a comma marks a ship
    that has moved, an apostrophe one that has also used its ability.
cli-kind =
    { $kind } … { $count ->
        [one] ({ $count } way)
       *[other] ({ $count } ways)
    }
cli-possible = This is possible now.
cli-saved = The record is in { $file }.
cli-left = You left the game after entry { $entries } of its record.
cli-won = Victory: { $names }
cli-still-open =
    The game is still open after { $entries ->
        [one] { $entries } entry.
       *[other] { $entries } entries.
    }
cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions } decisions in { $seconds } s ({ $decisions_per_second } per second), unfinished: { $unfinished }
cli-wins = { $name }: { $wins } of { $games }
cli-not-measured = The server could not be measured: { $problem }
cli-orbits = In orbit, of what is needed: { $sums }
cli-combat = Combat at { $at }: attack { $attack }, defense { $defense }
cli-combat-chance = Chance that the attack succeeds: { $chance } %
cli-column-player = Player
cli-column-dominance = Dominance
cli-column-research = Research
cli-column-cubes = Cubes left
cli-column-scrapyard = Scrapyard
cli-column-cards = Command cards
cli-market-command = Command cards
cli-market-gambit = Gambit cards
cli-round = Round { $round } of 8: { $phase }
cli-phase-setup = setup
cli-phase-planning = planning
cli-phase-operations = orders
cli-phase-refresh = end of the round
cli-phase-over = the game is over
cli-storms = Storms: { $edges } (* moved this round)
cli-stack = orders from the bottom: { $tokens }
cli-capacity = capacity { $count }
cli-value = materiel { $materiel }
cli-routed = ({ $count } routed)
cli-objectives =
    { $count ->
        [one] { $count } objective
       *[other] { $count } objectives
    }
cli-column-faction = Faction
cli-column-materiel = Materiel
cli-column-objectives = Objectives
cli-column-command = Command level
cli-column-assets = Tokens
cli-column-orders = Orders (hand + laid)
cli-column-hand = Combat cards
cli-own-orders = Your orders in hand: { $names }
cli-own-hand = Your combat cards: { $names }
cli-own-schemes = Your schemes: { $names }
cli-combat-at = Combat on { $at }, round { $round }
cli-strike-at = Orbital strike on { $at }
cli-side = { $dice }; in all: bolters { $bolters }, shields { $shields }, morale { $morale }
