### What the page says where it is the whole house, and where it is installed.

engine-label = Loading the game
update-label = New version
engine-loading = Getting the cards ready: { $percent } %
engine-starting = Laying the table…
engine-no-wasm = This browser cannot run the game: it has no WebAssembly. The rules can be read; to play, open this page in another browser.
engine-too-old = This browser is too old to run the game. The rules can be read; to play, open this page in a newer browser.
engine-store = This browser does not let the page keep anything, so no game can be played here: allow storage for this site, or leave private browsing.
engine-engine = The game could not be loaded. Reload the page; if that does not help, the folder is not whole or its host changes files.
failed-engine = The game in this page does not answer. Reload the page, then try again.
update-ready = A new version is here.
update-take = Use it now
save-record = Save the record
save-page = Save as a page
saving = Saving…
bring-record = Look at a record from a file
bring-too-large = That is too large for a record of a game.
needs-server = Follow Suit is installed, but its server cannot be reached: to play with others a connection is needed.
