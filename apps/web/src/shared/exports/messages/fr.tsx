import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const fr: Messages = {
  download: 'Télécharger',
  download_course: 'Télécharger ce cours',
  format: 'Format',
  formats: {
    pdf: { name: 'PDF', explanation: 'Un livre à imprimer, à transmettre et à lire partout.' },
    markdown: {
      name: 'Markdown',
      explanation: 'Pour vos applications de notes, vos éditeurs et pour retravailler le texte.',
    },
    epub: { name: 'EPUB', explanation: 'Un livre pour liseuses, tablettes et téléphones.' },
    anki: {
      name: 'Anki',
      explanation:
        'Des cartes mémoire avec les questions et les termes clés. Un paquet plus récent met à jour vos cartes.',
    },
    scorm: {
      name: 'SCORM 1.2',
      explanation:
        'Pour les plateformes comme Moodle : le cours s’y suit et communique la progression et le score.',
    },
    cmi5: {
      name: 'cmi5',
      explanation:
        'Pour les plateformes compatibles xAPI : le cours s’y suit et communique la progression, le score et chaque réponse.',
    },
    qti: {
      name: 'QTI 3',
      explanation:
        'Les questions pour d’autres logiciels d’évaluation et plateformes, avec les bonnes réponses et leur explication.',
    },
    course: {
      name: 'Coursewright',
      explanation:
        'Tout dans un fichier signé, avec les versions précédentes des leçons. S’importe ici ou dans une autre installation.',
    },
  },

  extent: 'Quelle partie',
  whole: 'Tout le cours',
  chosen: 'Une sélection de modules et de leçons',
  parts: 'Modules et leçons',
  lessons_chosen: ({ chosen, count }) =>
    `${number(chosen)} ${plural(chosen, { one: 'leçon choisie', other: 'leçons choisies' })} sur ${number(count)}`,
  none_chosen: 'Choisissez au moins une leçon.',
  loading: 'Chargement des modules et des leçons…',
  not_loaded: 'Impossible de charger les modules et les leçons.',
  try_again: 'Réessayer',

  options: 'Options',
  quizzes: 'Les quiz, avec les réponses',
  sources: 'Le texte complet des passages cités',
  folder: 'Un fichier par leçon, dans un zip',
  learning: 'Mes coches, réponses et notes (à laisser de côté pour transmettre le fichier)',
  media: ({ size }) => `L’audio et les schémas (environ ${size})`,
  media_too_large: ({ max }) =>
    `Ils ne tiennent pas dans le fichier, limité à ${max}, et n’en font pas partie.`,

  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Lettre (US)' },
  headings: 'Langue des intitulés',
  headings_of_course: 'Celle du cours',

  preparing: 'Le fichier est en préparation…',
  setting_pages: 'Mise en page en cours…',
  progress: 'Avancement du fichier',
  percent: ({ share }) => `${number(Math.floor(share * 100))}\u202F%`,
  waits: ({ ahead }) =>
    plural(ahead, {
      one: `Le fichier attend son tour : ${number(ahead)} autre passe avant lui.`,
      other: `Le fichier attend son tour : ${number(ahead)} autres passent avant lui.`,
    }),
  may_close:
    'Vous pouvez fermer cette fenêtre. Un avis vous préviendra dès que le fichier sera prêt.',
  cancel: 'Ne pas créer le fichier',
  kept: ({ size }) =>
    `${size}. Le fichier est conservé pendant un jour : tant que rien ne change, le télécharger à nouveau est immédiat.`,
  ready: ({ format, topic }) => `Prêt à télécharger au format ${format} : ${topic}`,
  failed_for: ({ format, topic, reason }) =>
    `Impossible de télécharger au format ${format} : ${topic}. ${reason}`,
  not_made: ({ reason }) => `Impossible de télécharger le fichier. ${reason}`,
  downloaded: ({ name }) => `Téléchargé : ${name}`,
  failed: ({ format }) => `Impossible de télécharger au format ${format}`,
  offline: 'Vous êtes hors ligne. Vous pourrez télécharger le cours au retour de la connexion.',
  close: 'Fermer',
};
export default fr;
