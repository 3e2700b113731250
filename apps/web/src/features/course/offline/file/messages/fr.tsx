import type { Messages } from './en.tsx';

const fr: Messages = {
  opening: ({ name, percent }) => `Ouverture de ${name} : ${percent} %`,
  opened_part: 'Partie du fichier vérifiée',
  cancel: 'Annuler',
  close: 'Fermer',
  not_opened: 'Le fichier n’a pas été ouvert',
  unreadable: 'Le fichier n’a pas pu être lu. Veuillez le choisir à nouveau.',
  too_large: ({ max }) => `Il est trop volumineux : un fichier de cours fait au plus ${max}.`,
  insecure: 'Les fichiers ne peuvent être ouverts que si cette page est chargée en HTTPS.',
  full: 'Il n’y a pas assez de place sur cet appareil. Supprimez d’autres cours enregistrés et réessayez.',
  not_kept: 'Le navigateur n’a pas pu enregistrer le cours.',
  no_sound: 'Ce navigateur ne peut pas lire les enregistrements de ce fichier.',

  replace_title: ({ topic }) => `« ${topic} » est déjà sur cet appareil`,
  why_ask: {
    older: 'Le cours de cet appareil est plus récent que celui du fichier.',
    other_signer:
      'Le fichier a été signé par quelqu’un d’autre que celui que vous aviez ouvert, ou cela n’a pas pu être vérifié.',
    same_age:
      'Le fichier a un autre contenu que celui que vous aviez ouvert, et rien ne dit lequel est le plus récent.',
  },
  keep_mine: 'Garder ce qui est là',
  replace: 'Remplacer',
  outcome: {
    new: ({ topic }) => `« ${topic} » est sur cet appareil`,
    newer: ({ topic }) => `« ${topic} » a été remplacé par la version plus récente`,
    replaced: ({ topic }) => `« ${topic} » a été remplacé par le fichier`,
    known: ({ topic }) => `« ${topic} » est déjà sur cet appareil, tel que dans ce fichier`,
    of_account: ({ topic }) =>
      `« ${topic} » est enregistré sur cet appareil depuis un compte. Le fichier ne l’a pas remplacé ; avec une connexion, le cours enregistré peut être mis à jour.`,
  },
  signed: ({ address, key }) => (
    <>
      Inchangé depuis sa signature. Le fichier dit venir de {address}. Clé : {key}
    </>
  ),
  unproven: ({ address, key }) => (
    <>
      La signature n’a pas été vérifiée : ce navigateur ne sait pas le faire. Le fichier dit venir
      de {address}. Clé : {key}
    </>
  ),

  read: 'Ouvrir le cours',
  add: 'Ajouter à mon compte',
  added: {
    imported: 'Il est maintenant dans votre compte.',
    merged: 'Il était déjà dans votre compte ; ce qui était nouveau a été ajouté.',
    known: 'Il est déjà dans votre compte, avec tout ce que contient ce fichier.',
  },
  open_in_account: 'Ouvrir dans mon compte',
};
export default fr;
