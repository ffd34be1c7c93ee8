### Refusals that any game can give. The id is the code of the refusal.

not-your-turn = Ce n’est pas votre tour.
game-over = La partie est terminée.
hint-none = Il n’y a pas d’indices dans ce jeu.

option-unknown = L’option « { $field } » n’existe pas. Choisissez parmi : { $known }.
option-number = Option « { $field } » : indiquez un nombre entier de { $low } à { $high }.
option-flag = Option « { $field } » : écrivez yes (oui) ou no (non).
option-seat = Option « { $field } » : indiquez une place de 0 à { $last }, ou none pour laisser faire le hasard.
option-text = Option « { $field } » : indiquez un texte.
option-picks = Option « { $field } » : indiquez un nom par place, séparés par des virgules, « - » pour aucun, chacun une seule fois. Il y a : { $known }.

deck-too-long = Le fichier de cartes est trop long ; la limite est de { $most } caractères.
deck-too-deep = La ligne { $line } du fichier de cartes contient plus de { $most } points, c’est trop.
deck-too-many-lines = Le fichier de cartes a trop de lignes ; la limite est de { $most }.
deck-too-many-marks = Le fichier de cartes contient trop de « { $mark } » ; la limite est de { $most }.
deck-too-nested = Trop de crochets ou d’accolades sont ouverts à la ligne { $line } du fichier de cartes ; la limite est de { $most }.
deck-syntax = Le fichier de cartes n’est pas du TOML valide : { $error }.
deck-unknown-field = Le champ « { $field } » n’a pas de sens dans un fichier de cartes. Champs possibles : { $known }.
deck-missing-field = « { $field } » manque dans le fichier de cartes, ou n’est pas du bon type.
deck-unknown-kind = Dans le fichier de cartes, « { $field } » n’est pas une sorte de carte. Sortes possibles : { $known }.
deck-count = Dans le fichier de cartes, « { $field } » doit être un nombre de 0 à { $most }.
deck-number = Dans le fichier de cartes, « { $field } » doit être un nombre de { $low } à { $high }.

log-not-json = Ce n’est pas une partie enregistrée : le fichier n’est pas du JSON. Il est peut-être abîmé.
log-not-ours = Ce n’est pas une partie enregistrée de Kartenhaus.
log-field = La partie enregistrée est abîmée : « { $field } » manque ou n’a pas de sens.
log-other-game = Cette partie enregistrée est celle d’un autre jeu ({ $game } au lieu de { $expected }).
log-rules-version = Cette partie suit la version { $version } des règles ; ce Kartenhaus connaît la version { $known }.
log-seats = La partie enregistrée est abîmée : ce jeu se joue de { $low } à { $high } joueurs.
log-move = La partie enregistrée ne peut pas être rejouée : le coup numéro { $number } (« { $move } ») n’est pas possible.
save-too-large = Ce fichier est trop gros pour être une partie enregistrée.
save-unreadable = Impossible de lire le fichier : { $error }.
game-unknown = Le jeu « { $game } » n’existe pas. Choisissez parmi : { $known }.

move-unknown = Je ne connais pas le coup « { $text } ». Un coup commence par l’un de ces mots : { $known }.
move-word = Je ne comprends pas « { $word } » après « { $verb } ».
position-field = Impossible de lire la position : « { $field } » ne convient pas.

rules-legend = (R) signale nos propres précisions : là où la règle imprimée laisse un doute, voici comment nous jouons.
