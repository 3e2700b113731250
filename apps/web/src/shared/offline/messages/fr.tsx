import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  save_offline: 'Enregistrer hors ligne',
  save_title: 'Enregistrer ce cours pour le lire hors ligne',
  lead: 'Ses leçons, ses quiz et ses sources sont enregistrés sur cet appareil, ainsi que les enregistrements audio et les schémas si vous les choisissez. Ce que vous y ferez sans connexion rejoindra votre compte plus tard.',
  looking: 'Recherche de ce qui est enregistré…',
  saved: ({ day, size }) => `Enregistré le ${day} · ${size}`,
  saved_now: 'Enregistré. Vous pouvez le lire sans connexion.',
  newer: 'Une version plus récente de ce cours est disponible.',
  companions: ({ size }) => `Avec l’audio et les schémas (environ ${size})`,
  recordings: ({ count }) =>
    plural(count, {
      one: `${number(count)} enregistrement`,
      other: `${number(count)} enregistrements`,
    }),
  diagrams: ({ count }) =>
    plural(count, { one: `${number(count)} schéma`, other: `${number(count)} schémas` }),
  no_room: ({ free }) =>
    `Le navigateur n’a de place que pour ${free} environ. Enregistrez le cours sans eux ou retirez d’abord d’autres cours enregistrés.`,
  made_not_read: ({ reason }) =>
    `Impossible de savoir s’il y a de l’audio et des schémas. ${reason}`,
  keep: 'Le garder sur cet appareil après ma déconnexion',
  keep_why:
    'Toute personne utilisant cet appareil pourra alors le lire. N’activez pas cette option sur un appareil partagé.',
  saving: ({ done, all }) =>
    `Enregistrement : ${number(done)} ${plural(done, { one: 'leçon', other: 'leçons' })} sur ${number(all)}`,
  saving_label: 'Leçons enregistrées',
  save: 'Enregistrer',
  update: 'Mettre à jour',
  remove: 'Retirer de cet appareil',
  open_copy: 'Ouvrir le cours enregistré',
  close: 'Fermer',
  not_saved: 'Le cours n’a pas été enregistré.',
  full: 'Il n’y a pas assez de place sur cet appareil. Retirez d’autres cours enregistrés ou libérez de l’espace, puis réessayez.',
  not_changed: 'Impossible d’effectuer cette modification. Réessayez.',
  not_read: 'Impossible de lire les cours enregistrés dans ce navigateur.',
  not_here:
    'Ce navigateur ne peut pas conserver de cours hors ligne. Une fenêtre privée ne le peut pas non plus.',
  needs_connection: 'Il faut une connexion pour enregistrer un cours.',
};
export default fr;
