import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('fr');

const words = (count: number) =>
  plural(count, { one: `${number(count)} mot`, other: `${number(count)} mots` });
const newLessons = (count: number) =>
  plural(count, {
    one: `${number(count)} nouvelle leçon`,
    other: `${number(count)} nouvelles leçons`,
  });
const removals = (count: number) =>
  plural(count, { one: `${number(count)} retrait`, other: `${number(count)} retraits` });

const fr: Messages = {
  loading_course: 'Chargement du cours…',
  try_again: 'Réessayer',
  cancel: 'Annuler',
  back_to_course: 'Retour au cours',
  back_to_lesson: 'Retour à la leçon',
  lesson_title: ({ lesson, title }) => (
    <>
      Leçon {lesson} : {title}
    </>
  ),
  gone_title: 'Leçon introuvable',
  gone: 'Cette leçon ne fait pas partie du cours',
  gone_why: 'Elle a peut-être été retirée du plan.',
  offline:
    'Vous êtes hors ligne. Vous pouvez lire le cours ; pour le modifier, rétablissez d’abord la connexion.',
  rewriting:
    'Une leçon de ce cours est en cours de réécriture. Attendez qu’elle soit prête ou annulez-la.',
  still_writing:
    'La rédaction du cours n’est pas terminée. Vous pourrez le modifier dès qu’il sera prêt.',
  count_of: ({ count, max }) => `${number(count)} sur ${number(max)}`,

  change_lesson: 'Modifier cette leçon',
  menu_rewrite: 'Réécrire avec l’IA…',
  menu_edit: 'Modifier',
  menu_versions: 'Versions',
  menu_download: 'Télécharger…',

  rewrite_title: 'Réécrire cette leçon',
  what_changes: 'Que faut-il changer ?',
  parts: { content: 'Le texte', quiz: 'Le quiz', both: 'Les deux' },
  how: 'Comment ?',
  quick: {
    shorter: 'Plus court',
    more_detail: 'Plus détaillé',
    more_examples: 'Plus d’exemples',
    simpler_words: 'Mots plus simples',
    more_formal: 'Plus soutenu',
    step_by_step: 'Pas à pas',
  },
  own_words: 'Avec vos propres mots',
  own_words_hint: 'Facultatif. La nouvelle version utilise les mêmes sources, avec des citations.',
  instruction_too_long: ({ max }) =>
    `L’ensemble des consignes ne peut pas dépasser ${number(max)} caractères.`,
  rewrite_terms:
    'Gratuit. Le texte actuel reste lisible jusqu’à ce que le nouveau soit complet, puis il reste parmi les versions.',
  rewrite_terms_left: ({ left, max }) =>
    `Gratuit ; réécritures restantes pour ce cours : ${number(left)} sur ${number(max)}. Le texte actuel reste lisible jusqu’à ce que le nouveau soit complet, puis il reste parmi les versions.`,
  rewrite: 'Réécrire',
  not_now: 'Pas maintenant',
  being_rewritten: {
    content: 'Un nouveau texte est en cours de rédaction.',
    quiz: 'Un nouveau quiz est en cours de rédaction.',
    both: 'Un nouveau texte et un nouveau quiz sont en cours de rédaction.',
  },
  asked_for: ({ instruction }) => <>Demande : {instruction}</>,
  until_complete: 'En attendant, vous lisez l’ancienne version.',
  rewrite_done: 'La nouvelle version est dans le cours.',
  rewrite_cancelled: 'Annulé. L’ancienne version reste.',
  rewrite_failed: 'La réécriture a échoué. L’ancienne version reste.',
  rewrite_unchanged: 'La leçon reste telle quelle.',
  show_changes: 'Voir les changements',
  dismiss: 'Fermer',

  edit_lesson: 'Modifier la leçon',
  edit_page: ({ title }) => `Modifier : ${title}`,
  edit_intro: ({ lesson, title }) => (
    <>
      Leçon {lesson} : {title}. Ce que vous enregistrez devient une nouvelle version ; les
      précédentes restent.
    </>
  ),
  not_written:
    'Cette leçon n’est pas encore rédigée. Faites-la d’abord rédiger ; vous pourrez ensuite la modifier.',
  kept_in_tab: ({ obstacle }) => `${obstacle} Ce que vous écrivez ici est gardé dans cet onglet.`,
  the_lesson: 'La leçon',
  title: 'Titre',
  description: 'Description',
  objectives: 'Objectifs',
  objectives_hint: ({ max }) => `Un par ligne, ${number(max)} au plus.`,
  summary: 'Résumé',
  text: 'Texte (Markdown)',
  text_hint:
    'Les numéros tels que [^3] après une phrase sont ses citations. Elles sont de nouveau vérifiées à l’enregistrement.',
  text_of_lesson: 'Texte de la leçon',
  write: 'Écrire',
  preview: 'Aperçu',
  preview_of_text: 'Aperçu du texte',
  citations_removed: ({ count, markers }) =>
    plural(count, {
      one: `${number(count)} citation retirée du texte : ${list(markers)}. Sans elle, on ne peut plus vérifier l’affirmation.`,
      other: `${number(count)} citations retirées du texte : ${list(markers)}. Sans elles, on ne peut plus vérifier les affirmations.`,
    }),
  citations_unknown: ({ count, markers }) =>
    plural(count, {
      one: `${number(count)} citation inconnue dans cette leçon : ${list(markers)}. Utilisez-en une de la liste ci-dessous.`,
      other: `${number(count)} citations inconnues dans cette leçon : ${list(markers)}. Utilisez celles de la liste ci-dessous.`,
    }),
  insert_citation: ({ count }) => `Insérer une citation (${number(count)})`,
  insert: ({ marker }) => `Insérer ${marker}`,
  key_terms: 'Termes clés',
  term: 'Terme',
  definition: 'Définition',
  add_term: 'Ajouter un terme',
  remove_term: ({ term }) => `Retirer le terme ${term}`,
  terms_full: ({ max }) => `Une leçon compte au plus ${number(max)} termes.`,
  quiz: 'Quiz',
  no_questions: 'Cette leçon n’a pas de questions.',
  question: 'Question',
  question_numbered: ({ question }) => `Question ${question}`,
  options: 'Options. Celle qui est cochée est la bonne.',
  options_in_order:
    'Les éléments à mettre en ordre, dans le bon ordre. Ils seront présentés mélangés.',
  answer: 'Réponse',
  answer_hint: 'Affichée une fois que l’on a répondu de mémoire.',
  options_in_pairs:
    'Les paires qui vont ensemble. Les secondes moitiés seront présentées mélangées.',
  match: ({ option }) => `Ce qui correspond à l’option ${option}`,
  option: ({ option }) => `Option ${option}`,
  option_if_right: ({ text }) => `${text} (bonne réponse)`,
  option_is_right: ({ option }) => `L’option ${option} est la bonne`,
  remove_option: ({ option, question }) => `Retirer l’option ${option} de la question ${question}`,
  add_option: 'Ajouter une option',
  explanation: 'Explication',
  explanation_hint: 'Affichée après la réponse.',
  add_question: 'Ajouter une question',
  remove_question: ({ question }) => `Retirer la question ${question}`,
  quiz_full: ({ max }) => `Un quiz compte au plus ${number(max)} questions.`,
  fields_wrong: ({ count }) =>
    plural(count, {
      one: `${number(count)} champ est à revoir.`,
      other: `${number(count)} champs sont à revoir.`,
    }),
  draft_kept: 'Pas encore enregistré. Le brouillon est gardé dans cet onglet.',
  unchanged: 'Aucun changement pour l’instant.',
  discard: 'Abandonner les changements',
  save_lesson: 'Enregistrer la leçon',
  lesson_saved: 'La leçon est enregistrée.',
  lesson_changed: 'Cette leçon a été modifiée entre-temps',
  lesson_changed_why: ({ link }) => (
    <>
      Votre brouillon part d’un texte plus ancien. {link('Voyez ce qui a changé')}, chargez le
      nouveau texte (votre brouillon est mis de côté) ou gardez le vôtre, qui le remplacera.
    </>
  ),
  load_new_text: 'Charger le nouveau texte',
  keep_draft: 'Garder mon brouillon',
  draft_aside: 'Votre brouillon est mis de côté',
  draft_aside_why: 'Le texte le plus récent est dans l’éditeur.',
  restore_draft: 'Reprendre mon brouillon',
  leave_question: 'Quitter sans enregistrer ?',
  leave_kept:
    'Vos changements ne sont pas encore dans le cours. Cet onglet peut les garder comme brouillon jusqu’à sa fermeture.',
  leave_lost:
    'Vos changements ne sont pas encore dans le cours. Ils seront perdus si vous quittez la page.',
  stay: 'Rester ici',
  leave_and_keep: 'Quitter et garder le brouillon',
  leave_and_discard: 'Quitter et abandonner',

  edit_outline: 'Modifier le plan',
  outline_page: ({ topic }) => `Plan : ${topic}`,
  outline_intro: ({ topic }) => (
    <>
      {topic}. Où qu’elles aillent, les leçons gardent leurs textes, leurs versions et leurs marques
      de lecture. Les nouvelles leçons sont rédigées à votre demande, gratuitement.
    </>
  ),
  outline_changed: 'Le plan a été modifié entre-temps',
  outline_changed_choice: 'Repartez du nouveau plan, ou gardez le vôtre, qui le remplacera.',
  take_new_outline: 'Repartir du nouveau',
  keep_my_outline: 'Garder le mien',
  outline_wrong: 'Certains modules ou certaines leçons sont à revoir.',
  outline_unsaved: 'Pas encore enregistré.',
  outline_added: ({ added }) => `Pas encore enregistré : ${newLessons(added)}.`,
  outline_removed: ({ removed }) => `Pas encore enregistré : ${removals(removed)}.`,
  outline_added_removed: ({ added, removed }) =>
    `Pas encore enregistré : ${newLessons(added)}, ${removals(removed)}.`,
  save_outline: 'Enregistrer le plan',
  outline_saved: 'Le plan est enregistré.',
  outline_restored: 'Le plan est comme avant.',
  undo: 'Annuler',

  versions: 'Versions',
  versions_page: ({ title }) => `Versions : ${title}`,
  loading_versions: 'Chargement des versions…',
  loading_version: 'Chargement de la version…',
  no_versions: 'Cette leçon n’a pas encore de texte : il n’y a donc pas de versions.',
  version: ({ version }) => `Version ${version}`,
  version_now: ({ version }) => `Version ${version}, actuellement dans le cours`,
  in_course: 'dans le cours',
  version_by: {
    written: ({ author }) => `Rédigée par ${author}`,
    rewritten: ({ author }) => `Réécrite par ${author}`,
    edited: ({ author }) => `Modifiée par ${author}`,
    restored: ({ author }) => `Restaurée par ${author}`,
    questions_added: ({ author }) => `Questions ajoutées par ${author}`,
  },
  version_by_you: {
    written: 'Rédigée par vous',
    rewritten: 'Réécrite par vous',
    edited: 'Modifiée par vous',
    restored: 'Restaurée par vous',
    questions_added: 'Questions ajoutées par vous',
  },
  builtin_author: 'l’auteur intégré',
  what_to_show: 'À afficher',
  changes_since: ({ version }) => `Changements depuis la version ${version}`,
  changes_since_then: 'Changements depuis',
  whole_text: 'Texte complet',
  restore: ({ version }) => `Restaurer la version ${version}`,
  restore_question: ({ version }) => `Restaurer la version ${version} ?`,
  restore_it: 'Restaurer',
  restore_consequence: ({ present }) =>
    `Son texte et son quiz deviennent une nouvelle version, que le cours affiche alors. La version ${present} reste dans cette liste.`,
  restored: ({ version }) => `La version ${version} est restaurée, sous forme de nouvelle version.`,
  restore_undone: 'La leçon est comme avant.',
  right_option: '(bonne réponse)',
  in_short: 'En bref',

  same: 'Ces deux versions disent la même chose.',
  added_removed: ({ added, removed, mark_added, mark_removed }) => (
    <>
      {words(added)} {mark_added(plural(added, { one: 'ajouté', other: 'ajoutés' }))},{' '}
      {words(removed)} {mark_removed(plural(removed, { one: 'supprimé', other: 'supprimés' }))}
    </>
  ),
  paragraphs_unchanged: ({ count }) =>
    plural(count, {
      one: `${number(count)} paragraphe inchangé`,
      other: `${number(count)} paragraphes inchangés`,
    }),
  diff_start: { added: '[ajouté :', removed: '[supprimé :' },
  lesson_part: {
    title: 'Titre',
    description: 'Description',
    objectives: 'Objectifs',
    text: 'Texte',
    summary: 'Résumé',
    key_terms: 'Termes clés',
    quiz: 'Quiz',
  },
};
export default fr;
