import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('fr');

const lessons = (count: number) =>
  plural(count, { one: `${number(count)} leçon`, other: `${number(count)} leçons` });

const fr: Messages = {
  new_course: 'Nouveau cours',
  title: 'Que voulez-vous apprendre ?',
  lead: 'Indiquez un sujet ou apportez des documents. Vous obtenez des modules de courtes leçons avec des quiz, et chaque affirmation mène à sa source.',
  optional: 'facultatif',
  loading: 'Chargement du formulaire…',
  taking_share: 'Réception du contenu partagé…',
  share_gone: 'Le contenu partagé n’est plus là. Partagez-le de nouveau.',
  error_id: ({ message, id }) => `${message} (ID de l’erreur : ${id})`,

  topic: 'Sujet',
  topic_placeholder: 'Comment les rivières façonnent le paysage',
  topic_too_long: ({ by }) =>
    plural(by, {
      one: `Le sujet est trop long de ${number(by)} caractère.`,
      other: `Le sujet est trop long de ${number(by)} caractères.`,
    }),
  characters: ({ count, max }) => `${number(count)} caractères sur ${number(max)}`,
  audience: 'À qui s’adresse-t-il, et que faudra-t-il savoir faire à la fin ?',
  audience_placeholder:
    'J’ai des bases de SVT et je veux comprendre ce que je vois en me promenant au bord d’une rivière.',
  builtin_title: 'À propos de l’auteur intégré',
  builtin: ({ strong }) => (
    <>
      Aucun modèle d’IA n’est connecté : {strong('l’auteur intégré')} écrit avec des phrases de vos
      sources. Ajoutez des documents ci-dessous.
    </>
  ),
  builtin_with_samples: ({ strong }) => (
    <>
      Aucun modèle d’IA n’est connecté : {strong('l’auteur intégré')} écrit avec des phrases de vos
      sources. Ajoutez des documents ci-dessous ou choisissez un sujet d’exemple :
    </>
  ),

  coverage_short: ({ onTopic, asked }) =>
    `Sur ce sujet, vos sources suffisent pour environ ${lessons(onTopic)} ; vous en avez demandé ${number(asked)}.`,
  coverage_language_title: 'Vos sources sont dans une autre langue.',
  coverage_language: ({ language }) =>
    `Vos sources sont en ${language}. L’auteur intégré les cite telles quelles ; seuls les titres et les questions qui les accompagnent sont dans la langue du cours.`,
  coverage_fewer: ({ count }) => `Rédiger ${lessons(count)}`,
  coverage_all: ({ count }) => `Rédiger ${lessons(count)} avec toutes les sources`,
  coverage_anyway: 'Rédiger quand même',
  coverage_in: ({ language }) => `Rédiger le cours en ${language}`,

  documents: 'Vos documents',
  choose_files: 'Choisir des fichiers',
  or_drop: 'ou déposez-les ici.',
  what_fits: ({ size, count }) =>
    `PDF, Word, EPUB, HTML, Markdown ou texte ; jusqu’à ${size} chacun, ${number(count)} par cours.`,
  documents_not_loaded: 'Impossible de charger vos documents précédents.',
  still_uploading:
    'Des documents sont encore en cours d’envoi. Attendez la fin de l’envoi ou retirez-les.',
  uploads: 'Envois',
  upload_states: {
    waiting: 'En attente',
    sending: 'Envoi en cours',
    reading: 'Lecture du texte',
    failed: 'Non ajouté',
  },
  upload_of: ({ file }) => `Envoi de ${file}`,
  try_again: 'Réessayer',
  try_file_again: ({ file }) => `Réessayer : ${file}`,
  remove: 'Retirer',
  remove_file: ({ file }) => `Retirer ${file}`,
  file_empty: 'Le fichier est vide.',
  file_too_large: ({ size, max }) => `Le fichier pèse ${size} ; la limite est de ${max}.`,
  file_unknown: ({ formats }) =>
    `Ce type de fichier n’est pas pris en charge. Formats acceptés : ${list(formats)}.`,
  too_many_documents: ({ max }) => `Un cours accepte au plus ${number(max)} documents.`,
  document_list: 'Documents',
  passages: ({ count }) =>
    plural(count, { one: `${number(count)} passage`, other: `${number(count)} passages` }),
  show_all_documents: ({ count }) => `Afficher les ${number(count)} documents`,
  delete: 'Supprimer',
  delete_file: ({ file }) => `Supprimer ${file}`,
  delete_question: ({ file }) => `Supprimer « ${file} » ?`,
  delete_consequence:
    'Le document est supprimé définitivement. Les cours qui s’en servent gardent les passages qu’ils citent.',

  without_documents: {
    library: 'Sans documents, le cours s’appuie sur la bibliothèque d’exemples intégrée.',
    web: ({ search }) => `Sans documents, le cours s’appuie sur le web (via ${search}).`,
  },
  sources: 'Sources à utiliser',
  policies_library: {
    documents: {
      name: 'Mes documents uniquement',
      explanation: 'Rien d’autre n’est lu ; ce qu’ils ne disent pas ne sera pas dans le cours.',
    },
    documents_and_web: {
      name: 'Mes documents, puis la bibliothèque d’exemples',
      explanation: 'Vos documents d’abord ; la bibliothèque comble les manques.',
    },
    web: {
      name: 'La bibliothèque d’exemples uniquement',
      explanation: 'Les documents choisis ci-dessus ne sont pas utilisés.',
    },
  },
  policies_web: {
    documents: {
      name: 'Mes documents uniquement',
      explanation: 'Rien d’autre n’est lu ; ce qu’ils ne disent pas ne sera pas dans le cours.',
    },
    documents_and_web: {
      name: 'Mes documents, puis le web',
      explanation: 'Vos documents d’abord ; le web comble les manques.',
    },
    web: {
      name: 'Le web uniquement',
      explanation: 'Les documents choisis ci-dessus ne sont pas utilisés.',
    },
  },

  without_sources: 'Si aucune source n’est trouvée',
  without_sources_choices: {
    ask: {
      name: 'Me demander',
      explanation:
        'La rédaction s’interrompt jusqu’à votre décision. Si vous arrêtez là, votre crédit vous est rendu.',
    },
    allow: {
      name: 'Rédiger sans source',
      explanation:
        'À partir de ce que sait le modèle, qui peut se tromper. Rien n’est cité, et le cours le signale partout.',
    },
    refuse: {
      name: 'Arrêter',
      explanation: 'Rien n’est rédigé et votre crédit vous est rendu.',
    },
  },

  own_keys: 'Vos propres clés',
  own_keys_hint: ({ account }) => (
    <>
      Pour faire rédiger vos cours par Gemini ou chercher leurs sources avec Perplexity avec votre
      propre clé, enregistrez-la d’abord dans {account('votre compte')}.
    </>
  ),
  key_uses: {
    google: {
      name: 'Rédiger avec Gemini, avec ma clé Google',
      explanation:
        'Gemini rédige le cours à la place de l’auteur configuré ici. Google vous le facture.',
    },
    perplexity: {
      name: 'Chercher avec ma clé Perplexity',
      explanation:
        'Perplexity cherche sur le web pour le cours et vous le facture. Aucune recherche n’a lieu si seuls vos documents sont utilisés.',
    },
  },

  advanced: 'Options avancées : plan d’abord, langue, style, taille et vitesse',
  outline_first: 'Me montrer d’abord le plan',
  outline_first_explanation:
    'La rédaction s’interrompt après le plan : renommez, déplacez, ajoutez ou retirez modules et leçons, puis lancez la rédaction. Si vous annulez à ce stade, cela ne coûte rien.',
  course_language: 'Langue du cours',
  course_language_hint: 'Pour une autre langue, saisissez son code, par exemple nl ou pt-BR.',
  no_such_language: 'Cette langue n’existe pas. Essayez son code, par exemple nl.',
  style: 'Style',
  quoted_styles: {
    standard: 'Ce qu’en disent les sources, dans leur ordre.',
    simple: 'Préfère leurs phrases courtes et leurs définitions ; les leçons sont plus brèves.',
    technical:
      'Préfère les passages avec du code, des tableaux et des chiffres ; les leçons sont plus longues.',
    example: 'Préfère les passages qui donnent des exemples.',
    conceptual: 'Préfère les passages qui donnent des raisons et définissent des termes.',
  },
  styles: {
    standard: {
      name: 'Standard',
      explanation: 'Clair et équilibré, comme dans un bon manuel.',
    },
    simple: {
      name: 'Simple',
      explanation: 'Phrases courtes et mots de tous les jours ; chaque terme est expliqué.',
    },
    technical: {
      name: 'Technique',
      explanation: 'Termes précis, détails et cas limites pour qui a déjà des bases.',
    },
    example: {
      name: 'Par l’exemple',
      explanation: 'Chaque idée part d’un cas concret, puis se généralise.',
    },
    conceptual: {
      name: 'Conceptuel',
      explanation: 'Le pourquoi et les liens entre les choses, avant les détails.',
    },
    grumpy_genius: {
      name: 'Génie grincheux',
      explanation: 'Mordant et sans patience pour les bêtises, mais jamais faux sur les faits.',
    },
  },
  modules: 'Modules',
  lessons_per_module: 'Leçons par module',
  author_decides: ({ min, max }) => `Au choix de l’auteur (de ${min} à ${max})`,
  exactly: ({ count }) => `Exactement ${count}`,
  speed: 'Vitesse',
  speed_hint:
    'Ce qui est traité en même temps. Plus il y en a, plus c’est rapide, sauf si le modèle ou le moteur de recherche limite les requêtes.',
  speeds: {
    parallel_count: { label: 'Modules', hint: 'préparés à la fois' },
    search_parallel_count: { label: 'Recherches', hint: 'lancées à la fois' },
    submodule_parallel_count: { label: 'Leçons', hint: 'rédigées à la fois' },
  },

  credits: ({ count }) =>
    plural(count, { one: `${number(count)} crédit`, other: `${number(count)} crédits` }),
  you_have: ({ count }) => `vous en avez ${number(count)}`,
  generate: 'Générer le cours',
  starting: 'Lancement…',
  start_failed: 'Impossible de lancer la génération du cours. Réessayez.',
  draft_stays: 'Votre brouillon reste ici.',
  not_enough_credits: 'Vous n’avez pas assez de crédits.',
  buy_credits: 'Acheter des crédits',

  find_courses: ({ link }) => (
    <>Vos cours déjà générés se trouvent dans {link('votre historique')}.</>
  ),
};
export default fr;
