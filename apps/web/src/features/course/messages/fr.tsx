import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const instead = (text: string, given: string | undefined): string =>
  given ? `${text} ; elle dit ici « ${given} ».` : `${text}.`;
const lessons = (count: number) =>
  plural(count, { one: `${number(count)} leçon`, other: `${number(count)} leçons` });

const fr: Messages = {
  loading: 'Chargement…',
  loading_course: 'Chargement du cours…',
  on_demand: {
    lesson: {
      loading: 'Chargement de la leçon…',
      not_loaded: 'Impossible de charger cette leçon',
      offline: 'La leçon s’ouvrira automatiquement au retour du réseau.',
    },
    lessons: {
      loading: 'Chargement des leçons…',
      not_loaded: 'Impossible de charger les leçons',
      offline: 'Elles arriveront automatiquement au retour du réseau.',
    },
  },
  loading_sample: 'Chargement du cours d’exemple…',
  in_new_tab: '(s’ouvre dans un nouvel onglet)',

  reconnecting: 'Reconnexion… La rédaction de votre cours continue.',
  being_rewritten:
    'Une leçon est en cours de réécriture ; la nouvelle version apparaîtra ici automatiquement.',
  being_completed:
    'Les leçons manquantes sont en cours de rédaction ; elles apparaîtront ici automatiquement.',
  being_written: ({ percent }) => `La rédaction de ce cours est en cours (${percent} %).`,
  watch_progress: 'Suivre la progression',
  cancelled: 'Ce cours a été annulé. Ce qui était terminé se trouve ci-dessous.',
  cancelled_empty: 'Ce cours a été annulé avant le début de la rédaction.',
  stopped: ({ reason }) =>
    `La rédaction s’est arrêtée : ${reason} Ce qui était terminé se trouve ci-dessous.`,
  failed: 'La génération du cours a échoué. Réessayez.',
  sources_being_read: 'Lecture des sources en cours. Le plan apparaîtra ici automatiquement.',
  being_planned:
    'Le plan est en préparation. Les premières leçons apparaîtront ici automatiquement.',
  no_lessons: 'Ce cours n’a pas de leçons.',
  saved_to_history: 'Enregistré dans l’historique',
  change_outline: 'Modifier le plan',
  more: 'Plus d’actions',
  sample: 'Cours d’exemple',
  sample_intro:
    'Voici un cours d’exemple, ouvert à tout le monde : ouvrez une citation, répondez à un quiz.',
  sample_own: 'Générer le vôtre',
  sample_register: 'Créer un compte pour générer le vôtre',
  offline: 'Vous êtes hors ligne',
  offline_sample: 'Le cours d’exemple s’ouvrira automatiquement au retour du réseau.',

  missing_new: ({ count }) =>
    plural(count, {
      one: `${lessons(count)} de ce cours n’est pas encore rédigée. La rédaction est gratuite.`,
      other: `${lessons(count)} de ce cours ne sont pas encore rédigées. La rédaction est gratuite.`,
    }),
  missing_failed: ({ count }) =>
    plural(count, {
      one: `${lessons(count)} de ce cours n’a pas pu être rédigée. Réessayer est gratuit.`,
      other: `${lessons(count)} de ce cours n’ont pas pu être rédigées. Réessayer est gratuit.`,
    }),
  write_missing: ({ count }) =>
    plural(count, {
      one: `Rédiger ${number(count)} leçon manquante`,
      other: `Rédiger les ${number(count)} leçons manquantes`,
    }),

  modules: ({ count }) =>
    plural(count, { one: `${number(count)} module`, other: `${number(count)} modules` }),
  lessons: ({ count }) => lessons(count),
  about_minutes: ({ count }) => `environ ${number(count)} min`,
  minutes: ({ count }) => `${number(count)} min`,
  by_builtin: 'Rédigé par l’auteur intégré à partir de phrases de ses sources.',
  by_model: ({ author }) =>
    `Rédigé par ${author}. Les numéros ouvrent le passage que cite une phrase.`,
  by_model_alone: ({ author }) =>
    `Rédigé par ${author} à partir de ce qu’il sait. Aucune source n’a été trouvée : rien n’y est cité ni vérifié.`,
  lesson_cites_nothing:
    'Cette leçon ne cite aucune source. Rien n’y a été vérifié : contrôlez ce sur quoi vous comptez vous appuyer.',
  checked: ({ certain, all }) =>
    certain === all
      ? plural(all, {
          one: `La vérification automatique a retrouvé ${number(all)} affirmation dans sa source.`,
          other: `La vérification automatique a retrouvé chacune des ${number(all)} affirmations dans sa source.`,
        })
      : `La vérification automatique a retrouvé ${number(certain)} ${plural(certain, { one: 'affirmation', other: 'affirmations' })} sur ${number(all)} dans leurs sources.`,
  unverified_marks:
    '« Non vérifié » signale les citations que la vérification automatique n’a pas pu confirmer.',
  show_uncertain: 'Montrer ce qui est incertain',
  uncertain_count: ({ count, all }) =>
    count === 0
      ? 'Toutes les phrases vérifiées de cette leçon se retrouvent dans leurs sources.'
      : plural(count, {
          one: `Incertain : ${number(count)} phrase vérifiée sur ${number(all)} dans cette leçon.`,
          other: `Incertain : ${number(count)} phrases vérifiées sur ${number(all)} dans cette leçon.`,
        }),
  details: 'Détails',
  sources_and_details: ({ count }) => `Sources (${number(count)}) et détails`,
  about_course: 'À propos de ce cours',

  contents: 'Dans ce cours',
  course_map: 'Carte du cours',
  begin: 'Commencer la première leçon',
  resume: ({ lesson }) => `Reprendre à la leçon ${lesson}`,
  module_number: ({ module }) => `Module ${number(module)}`,
  to_overview: 'Vue d’ensemble du cours',
  reader_bar: 'Lecture',
  previous_short: 'Préc.',
  sources_short: 'Sources',
  next_short: 'Suiv.',
  outline: 'Plan',
  outline_region: 'Plan du cours',
  lessons_being_planned: 'Ses leçons sont en préparation.',
  lessons_not_planned: 'Ses leçons ne sont pas encore préparées.',
  read_prefix: 'Terminée :',
  lessons_written: ({ done, count }) =>
    `${number(done)} ${plural(done, { one: 'leçon rédigée', other: 'leçons rédigées' })} sur ${number(count)}`,
  lessons_read: ({ done, count }) =>
    `${number(done)} ${plural(done, { one: 'leçon terminée', other: 'leçons terminées' })} sur ${number(count)}`,
  progress_written: 'Leçons rédigées',
  progress_read: 'Leçons terminées',

  lesson_numbered: ({ lesson }) => `Leçon ${lesson}`,
  content: 'Contenu',
  quiz: 'Quiz',
  quiz_with: ({ count }) => `Quiz (${number(count)})`,
  resources: 'Ressources',
  companion: {
    chat: 'Tuteur',
    audio: 'Audio',
    visualization: 'Visualisation',
  },
  see_learned: 'Voir ce que vous avez appris',
  neighbours: 'Leçons voisines',
  previous: ({ lesson }) => `Précédente : ${lesson}`,
  next: ({ lesson }) => `Suivante : ${lesson}`,
  objectives: 'Après cette leçon, vous saurez',
  summary: 'En bref',
  key_terms: 'Termes clés',
  lesson_sources: 'Sources de cette leçon',

  not_written: 'Cette leçon n’a pas pu être rédigée',
  no_reason: 'L’auteur n’a donné aucune raison.',
  not_yet: 'Cette leçon n’est pas encore rédigée',
  not_yet_why:
    'Elle n’est pour l’instant que dans le plan ; vous pouvez la faire rédiger depuis le haut de cette page.',
  lesson_being_written:
    'Cette leçon est en cours de rédaction. Elle apparaîtra ici automatiquement.',
  lesson_queued: 'Cette leçon est dans la file d’attente. Elle apparaîtra ici automatiquement.',

  no_quiz:
    'Cette leçon n’a pas de quiz. Fermez le texte un instant et redites avec vos propres mots ce que vous y avez appris ; regardez ensuite ce que vous avez oublié.',
  quiz_being_written: 'Le quiz est en cours de rédaction. Il apparaîtra ici automatiquement.',
  quiz_never_written: 'La rédaction s’est arrêtée avant que cette leçon ait son quiz.',
  quiz_outdated:
    'La leçon a été modifiée après la rédaction de ces questions. Certaines ne lui correspondent peut-être plus.',
  question_of: ({ at, count }) => `Question ${number(at)} sur ${number(count)}`,
  your_result: 'Votre résultat',
  right_answer: 'Bonne réponse',
  your_answer: 'Votre réponse',
  check_answer: 'Vérifier',
  help_me: 'Aidez-moi',
  see_result: 'Voir le résultat',
  next_question: 'Question suivante',
  right: 'Bonne réponse.',
  not_quite: 'Pas tout à fait.',
  the_answer_is: ({ answer }) => <>La réponse est : {answer}</>,
  answer: ({ answer }) => <>Réponse : {answer}</>,
  pane_wide: 'Élargir',
  pane_close: 'Fermer la source',
  document_kept:
    'Les passages que cite ce cours, tels qu’ils figuraient dans le document au moment de la rédaction. « … » remplace ce qui n’est pas cité.',
  document_partly: 'Seuls les passages de cette leçon ont pu être chargés.',
  source_says_of_answer: 'La source dit :',
  question_brought: ({ name }) =>
    `Vous avez importé cette question de ${name}. Elle n’a pas été comparée aux sources.`,
  question_from_file: 'Cette question vient d’un fichier. Elle n’a pas été comparée aux sources.',
  show_source: 'Voir la source',
  show_source_numbered: ({ source }) => `Voir la source ${source}`,
  score_all: ({ score, count, strong }) => (
    <>{strong(`${number(score)} sur ${number(count)}`)} : un sans-faute.</>
  ),
  score_good: ({ score, count, strong }) => (
    <>{strong(`${number(score)} sur ${number(count)}`)}. Jetez un œil aux autres ci-dessous.</>
  ),
  score_low: ({ score, count, strong }) => (
    <>{strong(`${number(score)} sur ${number(count)}`)}. Relisez la leçon et réessayez.</>
  ),
  order_hint: 'Déplacez les éléments pour les mettre dans le bon ordre.',
  move_up: ({ text }) => `Monter : ${text}`,
  move_down: ({ text }) => `Descendre : ${text}`,
  moved: ({ text, at, count }) =>
    `${text} : maintenant en position ${number(at)} sur ${number(count)}`,
  right_place: 'À sa place',
  belongs_at: ({ place }) => `Sa place : position ${number(place)}`,
  recall_hint: 'Répondez d’abord de mémoire, puis comparez.',
  show_answer: 'Afficher la réponse',
  the_answer: 'La réponse :',
  did_you_know: 'Le saviez-vous ?',
  knew_it: 'Je le savais',
  not_known_yet: 'Pas encore',
  recall_known: 'Vous le saviez.',
  recall_not_yet: 'Pas encore. Relisez la réponse.',
  match_hint: 'Donnez à chaque élément la lettre de ce qui lui correspond.',
  match_choose: 'Choisir…',
  matched: ({ letter }) => `${letter} : bonne réponse`,
  belongs_to: ({ letter, given }) => `Vous avez choisi ${given} ; la bonne réponse est ${letter}`,
  right_prefix: 'Juste :',
  wrong_prefix: 'Faux :',
  try_again: 'Réessayer',

  for_lesson: 'Pour cette leçon',
  for_module: 'Pour le module',
  for_course: 'Pour tout le cours',
  resources_to_come: 'Les ressources sont en cours de sélection.',
  no_resources: 'Il n’y a pas de ressources pour cette leçon.',
  resource: {
    article: 'Article',
    book: 'Livre',
    course: 'Cours',
    documentation: 'Documentation',
    video: 'Vidéo',
    tool: 'Outil',
    document: 'Document',
    other: 'Ressource',
  },

  source: 'Source',
  source_numbered: ({ marker }) => `Source ${marker}`,
  source_unverified: ({ marker }) => `Source ${marker}, non vérifiée`,
  unverified: 'non vérifié',
  unverified_why: ({ strong }) => (
    <>
      {strong('Non vérifié.')} La vérification n’a pas retrouvé dans le passage les nombres, les
      noms et les mots de cette phrase. Lisez les deux avant de vous y fier.
    </>
  ),
  lesson_says: 'La leçon dit',
  source_says: 'La source dit',
  source_says_under: ({ heading }) => `La source dit, sous « ${heading} »`,
  passage_kept: ({ passage }) =>
    `Passage ${passage} de la source, conservé avec le cours lors de sa rédaction.`,
  source_kind: {
    document: 'Document importé',
    web: 'Page web',
    sample: 'Bibliothèque d’exemples',
  },
  source_read: ({ day }) => `consultée le ${day}`,

  how_checked: 'Comment il a été vérifié',
  sentences_cited: 'Phrases des leçons avec une source',
  verified_citations: 'Citations vérifiées',
  all_that_claims: 'Avec les résumés, les termes clés et les questions :',
  claim_states: {
    quoted: 'Citée',
    supported: 'Étayée',
    loose: 'Formulation libre',
    contradicted: 'Contredite ou absente',
    unsourced: 'Sans source',
  },
  claims_counted: {
    quoted: 'Phrases qui citent leur source',
    supported: 'Phrases étayées par leur source',
    loose: 'Phrases à la formulation libre, impossibles à prouver ici',
    contradicted: 'Phrases que leur source contredit ou ne contient pas',
    unsourced: 'Phrases rédigées sans source',
  },
  claim_reasons: {
    word_for_word: () => 'La source le dit mot pour mot.',
    in_other_words: () => 'La source le dit en d’autres termes.',
    evidence_stands: () => 'Les mots surlignés de la source, dans une autre langue, l’étayent.',
    evidence_missing: () => 'Les mots donnés comme preuve ne figurent pas dans la source.',
    much_reworded: () => 'La formulation est trop libre pour être prouvée par la source.',
    little_found: () => 'On n’en retrouve que peu dans la source.',
    no_passage: () => 'Aucune source n’est indiquée.',
    no_source: () => 'Il n’y avait pas de source : l’auteur a rédigé à partir de ce qu’il sait.',
    negation: () => 'La phrase nie ce que dit la source, ou omet une négation.',
    opposite: ({ said, given }) =>
      instead(`« ${said} » est le contraire de ce que dit la source`, given),
    quantifier: ({ said, given }) => instead(`« ${said} » en affirme plus que la source`, given),
    attribution: ({ said }) => `La source n’attribue pas ceci à ${said}.`,
    cause: () => 'La cause et l’effet diffèrent de ce que dit la source.',
    order: () => 'La source présente un autre ordre chronologique.',
    unit: ({ said, given }) => instead(`La source donne une autre unité que « ${said} »`, given),
    number_absent: ({ said, given }) =>
      instead(`La source ne contient pas le nombre ${said}`, given),
    number_elsewhere: ({ said, given }) =>
      instead(`La source donne le nombre ${said} pour autre chose`, given),
    name_absent: ({ said, given }) => instead(`La source ne mentionne pas ${said}`, given),
    name_elsewhere: ({ said, given }) =>
      instead(`La source dit autre chose au sujet de ${said}`, given),
    rival: ({ said, given }) => instead(`La source ne dit pas « ${said} » ici`, given),
    exchanged: ({ said, given }) =>
      given
        ? `« ${said} » et « ${given} » semblent avoir été intervertis.`
        : `« ${said} » semble avoir été interverti.`,
    appended: ({ said }) => `La source ne contient pas « ${said} ».`,
    spliced: ({ said }) =>
      `La phrase réunit des affirmations distinctes de la source autour de « ${said} ».`,
    quotation: ({ said }) => `La source ne contient pas la citation « ${said} » mot pour mot.`,
    code: ({ said }) => `La source ne contient pas le code « ${said} ».`,
  },
  key_uncertain: 'La bonne réponse de cette question n’est pas certaine.',
  second_reader: {
    supported: 'Le second lecteur, un modèle de langage, estime que la source le confirme.',
    contradicted: 'Le second lecteur, un modèle de langage, estime que la source dit autre chose.',
    unproven: 'Le second lecteur, un modèle de langage, ne peut pas trancher non plus.',
  },
  questions_from_files: 'Questions de fichiers, non vérifiées',
  failed_lessons: 'Leçons qui n’ont pas pu être rédigées',
  some_of: ({ some, all }) => `${number(some)} sur ${number(all)}`,
  sources: 'Sources',
  no_sources: 'Aucune pour l’instant.',
  written_without_sources: 'Aucune : l’auteur a rédigé à partir de ce qu’il sait.',

  usage: 'Utilisation du modèle',
  usage_builtin:
    'L’auteur intégré l’a rédigé : aucun modèle d’IA n’a été utilisé, et cela ne coûte rien.',
  usage_none: 'Aucun modèle d’IA n’a encore été utilisé.',
  usage_table: 'Appels et tokens par étape',
  step: 'Étape',
  calls: 'Appels',
  tokens_read: 'Tokens lus',
  tokens_written: 'Tokens écrits',
  cost: 'Coût',
  total: 'Total',
  usage_with_cost: ({ calls, limit }) =>
    `Coût selon les prix fixés ici pour le modèle. Appels lors de la dernière génération : ${number(calls)} sur ${number(limit)} au plus.`,
  usage_without_cost: ({ calls, limit }) =>
    `Aucun prix n’est fixé ici pour le modèle : le coût est donc inconnu. Appels lors de la dernière génération : ${number(calls)} sur ${number(limit)} au plus.`,
  steps: {
    plan_searches: 'Préparation des recherches',
    search: 'Recherche',
    fetch: 'Lecture des sources',
    judge_research: 'Contrôle des recherches',
    outline_modules: 'Préparation des modules',
    write_curiosities: 'Anecdotes et questions',
    topic_resources: 'Ressources',
    outline_submodules: 'Préparation des leçons',
    module_resources: 'Ressources des modules',
    pick_passages: 'Choix des passages',
    write_lesson: 'Rédaction des leçons',
    check_citations: 'Vérification des citations',
    revise_sentences: 'Révision des phrases',
    second_reading: 'Seconde lecture',
    write_quiz: 'Rédaction des quiz',
    pick_resources: 'Ressources des leçons',
    read_course: 'Relecture de tout le cours',
    assemble: 'Assemblage',
  },
};
export default fr;
