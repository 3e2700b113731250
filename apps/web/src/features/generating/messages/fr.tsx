import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const minutes = (count: number) =>
  plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` });
const hours = (count: number) =>
  plural(count, { one: `${number(count)} heure`, other: `${number(count)} heures` });
/** De minutes, et à partir d’une heure et demie, en heures. */
const duration = (count: number) => (count < 90 ? minutes(count) : hours(Math.round(count / 60)));
const modules = (count: number) =>
  plural(count, { one: `${number(count)} module`, other: `${number(count)} modules` });
const lessons = (count: number) =>
  plural(count, { one: `${number(count)} leçon`, other: `${number(count)} leçons` });

const fr: Messages = {
  title_writing: ({ percent, topic }) => `${percent} % · ${topic}`,
  title_waiting: {
    outline: ({ topic }) => `Plan · ${topic}`,
    sources: ({ topic }) => `Aucune source · ${topic}`,
  },
  heading: {
    pending: 'Votre cours va bientôt commencer',
    running: 'Votre cours est en train de s’écrire',
    completed: 'Votre cours est prêt',
    failed: 'Votre cours n’a pas pu être rédigé',
    cancelled: 'Ce cours a été annulé',
  },
  heading_waiting: {
    outline: 'Votre plan est prêt, à vous de jouer',
    sources: 'Une décision vous attend',
  },
  loading: 'Chargement',
  stages: 'Étapes',
  stage: {
    research: 'Recherche',
    outline: 'Plan',
    lessons: 'Leçons',
    assemble: 'Finition',
  },
  stage_done: ({ stage }) => `${stage} (étape terminée)`,
  progress: 'Progression du cours',
  percent: ({ percent }) => `${percent} %`,
  phase: {
    queued: 'Dans la file d’attente',
    research: 'Recherche documentaire',
    outline: 'Préparation des modules',
    lessons: 'Rédaction des leçons',
    assemble: 'Assemblage du cours',
    done: 'Terminé',
  },
  detail: {
    searches: ({ count }) =>
      plural(count, { one: `${number(count)} recherche`, other: `${number(count)} recherches` }),
    module_searches: ({ module }) => `Recherches complémentaires sur « ${module} »`,
    source: ({ title }) => `Lecture de « ${title} »`,
    modules: ({ count }) => `Le cours compte ${modules(count)}`,
    lessons: ({ module, count }) => `« ${module} » compte ${lessons(count)}`,
    lesson: ({ lesson, step }) => `« ${lesson} » : ${step}`,
  },
  nothing_written_before: {
    outline: 'Rien n’est rédigé avant votre confirmation',
    sources: 'Rien n’est rédigé avant votre décision',
  },
  time_left: {
    seconds: 'Encore quelques secondes',
    under_a_minute: 'Encore moins d’une minute',
    up_to: ({ to }) => `Encore ${duration(to)} au plus`,
    between: ({ from, to }) =>
      `Encore ${to < 90 ? number(from) : duration(from)} à ${duration(to)}`,
    about: ({ count }) => `Encore ${duration(count)} environ`,
  },

  reconnecting: 'Reconnexion…',
  reconnecting_waiting: {
    outline:
      'Vous pouvez continuer à modifier le plan ; il sera enregistré dès que le serveur répondra.',
    sources: 'Le cours attend votre décision ; rien n’est perdu.',
  },
  reconnecting_writing: 'La rédaction de votre cours continue ; rien n’est perdu.',

  outline: 'Plan',
  outline_to_come:
    'Il apparaîtra ici une fois les sources lues, et se complétera au fil de la rédaction des leçons.',
  lessons_not_planned: 'Ses leçons n’ont pas encore été préparées.',
  lessons_being_planned: 'Ses leçons sont en préparation.',
  being_written: 'En cours de rédaction, pas encore vérifiée',
  can_be_read_along: ({ lesson }) =>
    `« ${lesson} » est en cours de rédaction ; vous pouvez déjà lire.`,
  lesson_state: {
    planned: '',
    writing: 'en cours de rédaction',
    readable: 'prête à lire',
    completed: 'terminée',
    failed: 'en échec',
  },
  lesson_state_at_the_end: {
    planned: 'non rédigée',
    writing: 'non rédigée',
    readable: 'prête à lire',
    completed: 'terminée',
    failed: 'en échec',
  },
  step: {
    plan_searches: 'préparation des recherches',
    search: 'recherche',
    fetch: 'lecture des sources',
    judge_research: 'vérification de ce qui manque',
    outline_modules: 'préparation des modules',
    write_curiosities: 'collecte d’anecdotes',
    topic_resources: 'choix des ressources',
    outline_submodules: 'préparation des leçons',
    module_resources: 'choix des ressources',
    pick_passages: 'choix des passages',
    write_lesson: 'rédaction',
    check_citations: 'vérification des citations',
    revise_sentences: 'révision des phrases',
    second_reading: 'seconde lecture',
    write_quiz: 'rédaction du quiz',
    pick_resources: 'choix des ressources',
    read_course: 'relecture de tout le cours',
    assemble: 'assemblage',
  },

  searches: 'Recherches',
  sources: 'Sources',
  more_sources: ({ count }) => `${number(count)} de plus`,
  source_kind: {
    document: 'votre document',
    web: 'page web',
    sample: 'bibliothèque d’exemples',
  },
  in_new_tab: '(s’ouvre dans un nouvel onglet)',

  activity: 'Activité',
  nothing_yet: 'Rien pour l’instant.',
  log_phase: {
    queued: 'Dans la file d’attente.',
    research: 'Recherche documentaire.',
    outline: 'Préparation des modules.',
    lessons: 'Rédaction des leçons.',
    assemble: 'Assemblage du cours.',
    done: 'Terminé.',
  },
  log_ended: {
    completed: 'Le cours est prêt.',
    failed: 'Le cours n’a pas pu être rédigé.',
    cancelled: 'Le cours a été annulé.',
  },
  log_again: 'Nouvelle tentative.',
  log_modules: ({ count }) => `Plan prêt : ${modules(count)}.`,
  log_waits: {
    outline: 'Le plan vous attend.',
    sources: 'Aucune source trouvée : à vous de décider.',
  },
  log_lesson_ready: ({ lesson }) => `Leçon prête : « ${lesson} ».`,
  log_lesson_failed: ({ lesson }) => `La leçon « ${lesson} » n’a pas pu être rédigée.`,

  ready: 'Votre cours est prêt à lire',
  ready_region: 'Le cours est prêt',
  lessons_failed: ({ count }) =>
    plural(count, {
      one: `${lessons(count)} n’a pas pu être rédigée ; le cours dit pourquoi.`,
      other: `${lessons(count)} n’ont pas pu être rédigées ; le cours dit pourquoi.`,
    }),
  read_course: 'Lire le cours',
  stay: ({ seconds }) => `Rester ici (ouverture dans ${seconds} secondes)`,
  failed: 'La génération du cours a échoué',
  failed_why: 'La génération du cours a échoué. Réessayez.',
  credit_returned: 'Votre crédit vous a été rendu.',
  was_stopped: 'Ce cours a été arrêté',
  you_cancelled: 'Vous avez annulé ce cours',
  finished_stays: 'Ce qui était terminé est conservé.',
  nothing_finished: 'Aucune leçon n’était terminée : votre crédit vous a donc été rendu.',
  credit_stays:
    'Vous avez arrêté plusieurs cours aujourd’hui : le crédit reste donc attaché à celui-ci. Réessayer ne coûte rien de plus.',
  read_finished: 'Lire ce qui est terminé',

  may_close: 'Vous pouvez fermer cette page',
  may_close_waiting: {
    outline: ({ link }) => <>Le plan vous attend. Retrouvez-le dans {link('votre historique')}.</>,
    sources: ({ link }) => (
      <>
        La question vous attend pendant 7 jours ; ensuite, le cours est arrêté et votre crédit vous
        est rendu. Retrouvez-la dans {link('votre historique')}.
      </>
    ),
  },
  may_close_writing: ({ link }) => (
    <>
      Votre cours continue de s’écrire en arrière-plan. Retrouvez-le dans {link('votre historique')}
      .
    </>
  ),
  left_waiting: {
    outline: ({ topic }) =>
      `Le plan de « ${topic} » attend votre confirmation. Retrouvez-le dans votre historique.`,
    sources: ({ topic }) =>
      `« ${topic} » : à vous de décider comment continuer sans source. Retrouvez ce cours dans votre historique.`,
  },
  left_writing: ({ topic }) =>
    `La rédaction de « ${topic} » continue en arrière-plan. Retrouvez ce cours dans votre historique.`,
  notification_denied:
    'Votre navigateur bloque les notifications de ce site. Pour en recevoir une quand le cours est prêt, autorisez-les dans les paramètres du navigateur pour ce site.',
  notification_hint:
    'Votre navigateur vous le demandera une seule fois. Cela fonctionne tant que cet onglet reste ouvert.',
  notification_on:
    'S’affiche quand vous êtes dans un autre onglet ou une autre fenêtre ; gardez celui-ci ouvert.',
  notify_browser: 'M’avertir dans ce navigateur',
  notify_email: 'M’envoyer un e-mail quand il est prêt',
  notify_email_hint: ({ email }) => `À ${email}, même en cas d’échec.`,
  notification: {
    completed: 'Votre cours est prêt',
    failed: 'Votre cours n’a pas pu être rédigé',
    outline: 'Votre plan est prêt à modifier',
    sources: 'Aucune source trouvée : à vous de décider',
  },

  cancel_this: 'Annuler ce cours',
  cancel_question: 'Annuler ce cours ?',
  cancel: 'Annuler le cours',
  keep_it: 'Le garder',
  keep_writing: 'Poursuivre la rédaction',
  cancel_outline:
    'Aucune leçon n’est encore rédigée : votre crédit vous est donc rendu. Le plan est conservé avec le cours.',
  cancel_outline_paid:
    'Aucune leçon n’est encore rédigée, mais vous avez arrêté plusieurs cours aujourd’hui : le crédit reste donc attaché à celui-ci. Le plan est conservé, et vous pourrez repartir de là plus tard sans autre crédit.',
  cancel_writing_paid:
    'La rédaction s’arrête aussitôt. Les leçons terminées sont conservées et restent lisibles. Vous avez arrêté plusieurs cours aujourd’hui : le crédit reste donc attaché à celui-ci, et vous pourrez le poursuivre plus tard sans en dépenser un autre.',
  cancel_writing:
    'La rédaction s’arrête aussitôt. Les leçons terminées sont conservées et restent lisibles. Votre crédit vous est rendu si aucune leçon n’est terminée.',

  while_you_wait: 'En attendant',
  more_from_sources: 'Également dans vos sources',
  carousel: 'carrousel',
  slide: 'diapositive',
  slide_label: ({ at, count, category }) => `${at} sur ${count} : ${category}`,
  slide_of: ({ at, count }) => `${at} sur ${count}`,
  play: 'Lecture',
  pause: 'Pause',
  previous: 'Précédent',
  next: 'Suivant',
  source: ({ title }) => <>Source : {title}</>,
  category: {
    fun_fact: 'Le saviez-vous ?',
    key_insight: 'Idée clé',
    best_practice: 'Bonne pratique',
    common_pitfall: 'Piège courant',
    myth_buster: 'Idée reçue',
    historical_context: 'Un peu d’histoire',
    practical_tip: 'Conseil pratique',
    advanced_nugget: 'Pour aller plus loin',
    knowledge_check: 'Testez-vous',
    opinion_poll: 'Sondage',
    quick_quiz: 'Question éclair',
    fact_or_fiction: 'Vrai ou faux',
  },
  mark: { right: 'bonne réponse', wrong: 'votre réponse', chosen: 'votre choix' },
  noted: 'C’est noté.',
  correct: 'Bonne réponse.',
  not_quite: 'Pas tout à fait.',
  not_quite_answer: ({ answer }) => <>Pas tout à fait. La réponse est « {answer} ».</>,

  no_source_found: 'Aucune source trouvée',
  no_source_question:
    'Rien de lisible et de citable n’a été trouvé sur ce sujet. Comment voulez-vous continuer ?',
  write_without: 'Rédiger sans source',
  write_without_explained:
    'Le modèle rédige à partir de ce qu’il sait et peut se tromper. Rien n’est cité ni vérifié, et le cours, chaque leçon et chaque phrase le signalent.',
  stop_here: 'Arrêter là',
  stop_here_explained:
    'Rien n’est rédigé et votre crédit vous est rendu. Vous pourrez recommencer avec vos propres documents ou un autre sujet.',
  tried_in_vain: 'Ce qui a été tenté',

  your_outline: 'Votre plan',
  outline_lead:
    'Modifiez les titres, les descriptions et l’ordre ; ajoutez ou retirez des modules et des leçons. Rien n’est rédigé avant votre confirmation. Si vous partez, le plan vous attend.',
  outline_size: ({ moduleCount, lessonCount }) =>
    `${modules(moduleCount)}, ${lessons(lessonCount)}`,
  write_course: 'Rédiger le cours',
  changed_elsewhere: 'Le plan a été modifié dans un autre onglet',
  changed_elsewhere_choice: 'Chargez cette version, ou gardez la vôtre, qui la remplacera.',
  load_other: 'Charger l’autre version',
  keep_mine: 'Garder la mienne',
  saving: {
    saved: 'Enregistré',
    waiting: 'Enregistrement…',
    saving: 'Enregistrement…',
    failed: 'Non enregistré.',
    incomplete: 'Pas encore enregistré : il manque quelque chose ou un texte est trop long.',
    overtaken: 'Non enregistré : choisissez la version à garder.',
  },
  not_saved_because: ({ reason }) => `Non enregistré. ${reason}`,
  renewed: 'Modifié dans un autre onglet : voici la dernière version.',
  save_now: 'Enregistrer',
  no_outline_answered: 'Le serveur a répondu sans plan.',
  outline_error: {
    title: 'Donnez-lui un titre.',
    no_modules: 'Un cours a besoin d’au moins un module.',
    no_lessons: 'Un module a besoin d’au moins une leçon.',
    too_many_modules: ({ max }) => `Un cours compte au plus ${max} modules.`,
    too_many_lessons: ({ max }) => `Un module compte au plus ${max} leçons.`,
    too_long: ({ max }) => `${number(max)} caractères au plus.`,
  },
};
export default fr;
