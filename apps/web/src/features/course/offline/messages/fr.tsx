import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  title: 'Cours hors ligne',
  lead: 'Ces cours sont enregistrés sur cet appareil. Vous pouvez les lire et vous entraîner sans connexion.',
  how_to_install: 'Comment installer l’application',
  looking: 'Recherche des cours enregistrés…',
  not_here:
    'Ce navigateur ne peut pas conserver de cours hors ligne. Une fenêtre privée ne le peut pas non plus.',
  not_read: 'Impossible de lire les cours enregistrés.',
  not_read_why: 'Le stockage de ce navigateur n’a pas répondu. Rechargez la page.',
  try_again: 'Réessayer',
  nothing: 'Pas encore de cours enregistrés',
  nothing_why:
    'Ouvrez l’un de vos cours et choisissez « Enregistrer hors ligne ». Il vous attendra ici.',
  nothing_without_login:
    'Connectez-vous pour voir ce que vous avez enregistré. Sans connexion à votre compte, seuls s’affichent les cours que l’on a choisi de garder sur cet appareil.',
  to_history: 'Voir vos cours',
  log_in: 'Se connecter',

  lessons: ({ count }) =>
    plural(count, { one: `${number(count)} leçon`, other: `${number(count)} leçons` }),
  lessons_done: ({ done, count }) =>
    `${number(done)} ${plural(done, { one: 'leçon terminée', other: 'leçons terminées' })} sur ${number(count)}`,
  saved: ({ day }) => `enregistré le ${day}`,
  keep: 'Garder sur cet appareil après ma déconnexion',
  remove: 'Retirer',
  remove_of: ({ topic }) => `Retirer « ${topic} » de cet appareil`,
  removed: ({ topic }) => `« ${topic} » n’est plus sur cet appareil.`,
  not_changed: 'Impossible d’effectuer cette modification. Réessayez.',
  size: ({ size }) => `${size} en tout.`,
  room: ({ size, free }) =>
    `${size} en tout. Le navigateur a encore de la place pour environ ${free}.`,

  newer: 'Une version plus récente est disponible.',
  update: 'Mettre à jour',
  updating: ({ done, all }) =>
    `Mise à jour : ${number(done)} ${plural(done, { one: 'leçon', other: 'leçons' })} sur ${number(all)}`,
  not_updated: ({ reason }) => `Le cours n’a pas été mis à jour. ${reason}`,
  full: 'Il n’y a pas assez de place sur cet appareil. Retirez d’autres cours enregistrés et réessayez.',

  own_copy: ({ day, link }) => (
    <>
      Enregistré sur cet appareil le {day}. Ce que vous faites ici rejoindra votre compte.{' '}
      {link('Tous les cours enregistrés')}
    </>
  ),
  kept_copy: ({ day, link }) => (
    <>
      Enregistré sur cet appareil le {day}. Aucune session n’est ouverte : ce que vous faites ici
      reste donc sur cet appareil. {link('Tous les cours enregistrés')}
    </>
  ),
  choose_file: 'Ouvrir un fichier de cours',
  from_file: ({ address }) => `d’un fichier de ${address}`,
  from_unproven: ({ address }) =>
    `d’un fichier qui dit venir de ${address} ; signature non vérifiée`,
  file_copy: ({ day, link }) => (
    <>
      Ouvert depuis un fichier le {day}. Ce que vous faites ici reste sur cet appareil.{' '}
      {link('Tous les cours enregistrés')}
    </>
  ),
  gone: 'Ce cours n’est pas enregistré ici',
  gone_why:
    'Il a été retiré de cet appareil ou appartient à quelqu’un d’autre. S’il est à vous, connectez-vous et enregistrez-le de nouveau.',
  to_list: 'Voir les cours enregistrés',
};
export default fr;
