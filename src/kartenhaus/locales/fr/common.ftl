### Refusals that any game can give. The id is the code of the refusal.

not-your-turn = Ce n’est pas votre tour.
game-over = La partie est terminée.

option-unknown = Il n’y a pas d’option « { $field } ». Les options sont : { $known }.
option-number = Option « { $field } » : indiquez un nombre entier de { $low } à { $high }.
option-flag = Option « { $field } » : écrivez yes (oui) ou no (non).
option-seat = Option « { $field } » : indiquez un siège de 0 à { $last }, ou none pour laisser faire le hasard.
option-text = Option « { $field } » : indiquez un texte.
option-picks = Option « { $field } » : indiquez un nom par siège, séparés par des virgules, « - » pour aucun, chacun une seule fois. Il y a : { $known }.

deck-too-long = Le fichier de cartes est trop long ; la limite est de { $most } caractères.
deck-too-deep = La ligne { $line } du fichier de cartes contient plus de { $most } points ; c’est trop.
deck-syntax = Le fichier de cartes n’est pas du TOML correct : { $error }.
deck-unknown-field = Le fichier de cartes contient un champ « { $field } » qui ne veut rien dire ici. Champs connus : { $known }.
deck-missing-field = Il manque « { $field } » dans le fichier de cartes, ou ce champ n’est pas du bon type.
deck-unknown-kind = « { $field } » dans le fichier de cartes n’est pas une sorte de carte. Sortes connues : { $known }.
deck-count = « { $field } » dans le fichier de cartes doit être un nombre de 0 à { $most }.
deck-number = « { $field } » dans le fichier de cartes doit être un nombre de { $low } à { $high }.

log-not-json = Ce n’est pas une partie enregistrée : le fichier n’est pas lisible en JSON. Il est peut-être abîmé.
log-not-ours = Ce n’est pas une partie enregistrée de Kartenhaus.
log-field = La partie enregistrée est abîmée : « { $field } » manque ou n’a pas de sens.
log-other-game = Cette partie enregistrée est celle d’un autre jeu ({ $game } au lieu de { $expected }).
log-rules-version = Cette partie a été jouée avec la version { $version } des règles ; ce Kartenhaus connaît la version { $known }.
log-seats = La partie enregistrée est abîmée : ce jeu se joue de { $low } à { $high }.
log-move = La partie enregistrée ne peut pas être rejouée : le coup numéro { $number } (« { $move } ») ne convient pas.
save-too-large = Ce fichier est trop gros pour être une partie enregistrée.
save-unreadable = Impossible de lire le fichier : { $error }.
game-unknown = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.

move-unknown = « { $text } » n’est pas un coup que je connais. Les coups commencent par l’un de ces mots : { $known }.
move-word = Je ne comprends pas « { $word } » après « { $verb } ».
position-field = Impossible de lire la position : « { $field } » ne convient pas.

rules-legend = (R) signale nos propres précisions : quand la règle imprimée laisse un point ouvert, voici comment nous jouons.
