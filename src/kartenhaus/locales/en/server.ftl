### The server: what it refuses, what `kartenhaus serve` says, and the small page.

server-too-fast = That was too much at once. Please wait a moment.
server-too-many-connections = There are too many connections from this network. Please close some, or try again later.
server-no-pong = No sign of life came from this device any more, so the connection was ended.
server-not-text = The server reads texts only.
server-too-large = That was larger than the server reads.
server-no-cookie = This connection carries no cookie. Please open the house in a browser first, or ask for /api/me.
server-busy = The server has too much to do just now. Please try again in a moment.
server-foreign-origin = Another website has sent this; that is not allowed.
server-nothing-here = There is nothing here.
server-no-guest = At most four people can share one device.
server-no-table = There is no such table.
server-other-rules = This game was started with an older version of the rules and can’t go on here. Please open a new table.
server-no-finished-game = No game of that number has been played to its end at this table.
server-not-understood = The server cannot read this message: { $problem }
server-disk-full = The server has no room left to save games, so nothing goes on for now. Nothing that you have seen is lost; please come back later.
server-not-kept = The game could not be saved, so the table stands still. Nothing that you have seen is lost; please come back in a moment.
server-trouble = Something went wrong at the server. Nothing that you have seen is lost; please come back in a moment.
server-house-full = All tables are taken. Please try again later.
server-too-many-tables =
    { $most ->
        [one] You have opened { $most } table today; that is the most.
       *[other] You have opened { $most } tables today; that is the most.
    }
server-bad-setting =
    { $setting }: “{ $text }” does not fit. { $fits ->
        [number] It takes a whole number from { $low } to { $high }.
        [networks] It takes addresses or networks, such as 192.0.2.7 or 10.0.0.0/8, separated by commas.
        [origins] It takes origins, such as https://example.org, separated by commas.
        [folder] It takes the path of a folder.
       *[host] It takes an address or the name of a machine.
    }
store-damaged = { $file } is damaged, or is no database of Kartenhaus.
store-held = Another program is using { $file }.
store-no-place = Nothing can be written in the folder { $folder }, or its disk is full.
store-read-only = { $file } cannot be written; it may belong to somebody else.
store-too-new = { $file } was written by a newer version of Kartenhaus. Please install that one.

cli-serve = run the server for tables that friends join from their own devices
serve-at = Kartenhaus is open: { $address }
serve-phones = For phones in the same network: { $address }
serve-stop = Ctrl-C closes it; all games are kept.
serve-not-started = The server could not start: { $reason }
serve-folder-in-use = Another Kartenhaus is using this folder: { $folder }. Close that one, or choose another folder with --data.
serve-unknown-variable = There is no setting { $variable }; kartenhaus serve --help lists them all.
serve-port-taken = Another program already listens on port { $port }. Another port can be chosen with --port.
serve-setting = { $text } (default: { $usual }; variable { $variable })
serve-nothing = none
serve-host = the address to listen at
serve-port = the port to listen at; 0 takes a free one
serve-data = the folder of the database
serve-origins = other addresses at which people find this house, such as https://example.org, separated by commas
serve-proxies = proxies (addresses or networks) whose X-Forwarded headers are believed
serve-metrics = who may read /metrics (addresses or networks)
serve-bot-workers = processes in which bots think
serve-bot-pace = how long a bot takes for a step, in milliseconds
serve-command-rate = commands a second that one connection may send
serve-command-burst = commands that one connection may send at once
serve-frame-size = the longest message, in bytes
serve-write-buffer = bytes that may wait for a slow reader before it is dropped
serve-connections = connections from one address
serve-request-rate = requests a second from one address
serve-request-burst = requests at once from one address
serve-tables-per-hour = tables an hour that one address may open
serve-tables-per-person = tables a day that one person may open
serve-tables = tables in memory
serve-ping-every = seconds between two pings
serve-idle-after = seconds after which a table without viewers leaves memory
serve-load-since = seconds: tables that stood still for longer are not loaded at the start, only when somebody comes
serve-largest-store = how large the database may grow, in bytes; 0: as large as the disk allows
