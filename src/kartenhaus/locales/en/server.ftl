### The server: what it refuses, what `kartenhaus serve` says, and the small page.

server-too-fast = That was too much at once. Please wait a moment.
server-too-many-connections = There are too many connections from this network. Please close some, or try again later.
server-too-many-tabs = You have this table open too many times, so it goes on in your newer windows.
server-no-pong = This device stopped responding, so the connection was closed.
server-not-text = The server only accepts text messages.
server-too-large = That message is too large.
server-no-cookie = This connection has no cookie. Please open Kartenhaus in a browser first, or request /api/me.
server-forgotten = This device isn’t known here any more. From now on you’re a new guest.
server-not-forgotten = That couldn’t be saved, so you’re still known here. Please try again later.
server-busy = The server is very busy right now. Please try again in a moment.
server-foreign-origin = This request came from another website, which isn’t allowed.
server-nothing-here = There is nothing here.
server-no-guest = Up to four people can share one device.
server-one-at-a-time = This network is already waiting for finished games. Please try again when they have arrived.
server-table-damaged = Some of what happened at this table can’t be read any more, so it stays closed. All other tables are fine; please tell the person who runs this server.
server-table-too-long = So much has happened at this table that its finished games can’t be shown any more.
server-closing = The server is restarting. Please come back in a moment.
server-no-table = This table doesn’t exist.
server-table-elsewhere = Another server is playing this table. Please try again in a moment.
server-no-finished-game = No finished game with that number at this table.
server-not-understood = The server can’t read this message: { $problem }
server-disk-full = The server has no room left to save games, so everything is on hold. Nothing you have seen is lost; please come back later.
server-not-kept = The game couldn’t be saved, so the table is on hold. Nothing you have seen is lost; please come back in a moment.
server-trouble = Something went wrong on the server. Nothing you have seen is lost; please come back in a moment.
server-house-full = All tables are taken. Please try again later.
server-too-many-tables =
    { $most ->
        [one] You’ve opened { $most } table today, and that’s the limit.
       *[other] You’ve opened { $most } tables today, and that’s the limit.
    }
server-bad-setting =
    { $setting }: “{ $text }” isn’t valid. { $fits ->
        [number] Use a whole number from { $low } to { $high }.
        [networks] Use addresses or networks, such as 192.0.2.7 or 10.0.0.0/8, separated by commas.
        [origins] Use origins, such as https://example.org, separated by commas.
        [folder] Use the path of a folder.
        [database] Use the address of a PostgreSQL database, such as postgresql://user:password@host:5432/database.
        [url] Use an address with a port, such as http://10.0.0.7:8080.
       *[host] Use an address or a host name.
    }
store-damaged = { $file } is damaged, or isn’t a Kartenhaus database.
store-held = Another program is using { $file }.
store-no-place = The folder { $folder } isn’t writable, or its disk is full.
store-read-only = { $file } isn’t writable; it may belong to another user.
store-too-new = { $file } was written by a newer version of Kartenhaus. Please install that version.

cli-serve = run the server: friends join its tables from their own devices
serve-at = Kartenhaus is running: { $address }
serve-phones = For phones on the same network: { $address }
serve-stop = Press Ctrl-C to stop the server; all games are saved.
serve-not-started = The server couldn’t start: { $reason }
serve-folder-in-use = Another Kartenhaus server is using this folder: { $folder }. Stop that one, or choose another folder with --data.
serve-unknown-variable = There’s no setting called { $variable }; kartenhaus serve --help lists them all.
serve-port-taken = Another program is already using port { $port }. Choose another port with --port.
serve-workers-need-postgres = --workers { $workers } needs PostgreSQL (--store): a SQLite database belongs to one process at a time. Leave out --workers, or move your games to PostgreSQL first.
serve-setting = { $text } (default: { $usual }; variable { $variable })
serve-nothing = none
serve-host = the address to listen on
serve-port = the port to listen on; 0 picks a free one
serve-data = the folder for the database
serve-store = a PostgreSQL database instead of that folder’s, such as postgresql://user:password@host:5432/database
serve-peer-url = where the other servers of the same database reach this one, such as http://10.0.0.7:8080; with --workers that of the first process, the others have the next ports
serve-workers = how many processes serve the port; more than one need --store
serve-origins = other addresses of this server, such as https://example.org, separated by commas
serve-proxies = proxies (addresses or networks) whose X-Forwarded headers are trusted
serve-metrics = who may read /metrics (addresses or networks)
serve-bot-workers = how many processes compute bots’ moves, for each of --workers
serve-bot-pace = how long a bot takes for a move, in milliseconds
serve-command-rate = commands per second from one person
serve-command-burst = commands at once from one person
serve-address-rate = commands per second from one address
serve-address-burst = commands at once from one address
serve-frame-size = the largest message, in bytes
serve-write-buffer = bytes that may wait for a slow client before it is disconnected
serve-connections = connections from one address
serve-request-rate = requests per second from one address
serve-request-burst = requests at once from one address
serve-tables-per-hour = tables per hour from one address
serve-tables-per-person = tables per day from one person
serve-tables = tables kept in memory
serve-ping-every = seconds between two pings
serve-idle-after = seconds after which a table with no one at it is unloaded from memory
serve-load-since = seconds: tables idle for longer than this are not loaded at start-up, only when someone opens them
serve-largest-store = how large the database may grow, in bytes; 0 means no limit but the disk
