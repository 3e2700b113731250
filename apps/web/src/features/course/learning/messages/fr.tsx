import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');

const questions = (count: number) =>
  plural(count, { one: `${number(count)} question`, other: `${number(count)} questions` });

const fr: Messages = {
  questions_wait: ({ count }) => `${questions(count)} pour voir ce que vous avez retenu.`,
  questions_left: ({ count }) =>
    plural(count, {
      one: `${questions(count)} n’a pas encore de réponse.`,
      other: `${questions(count)} n’ont pas encore de réponse.`,
    }),
  to_questions: 'Répondre aux questions',
  finish: 'Terminer la leçon',
  finished: 'Terminée',
  finished_said: ({ lesson }) => `Leçon ${lesson} terminée`,
  not_finished: 'Marquer comme non terminée',
  continue_with: ({ lesson, title }) => (
    <>
      Continuer avec la leçon {lesson} : {title}
    </>
  ),
  see_learned: 'Voir ce que vous avez appris',

  right_of: ({ right, count }) =>
    `${number(right)} ${plural(right, { one: 'bonne réponse', other: 'bonnes réponses' })} sur ${number(count)}`,
  unanswered: ({ count }) => `${questions(count)} sans réponse`,
  best_of: ({ best }) => `meilleur résultat : ${number(best)}`,
  attempts: ({ count }) =>
    plural(count, { one: `${number(count)} essai`, other: `${number(count)} essais` }),
  not_answered: 'Pas encore de réponse',
  not_counted: 'Ne compte pas',
  you_chose: ({ answer }) => <>Votre réponse : {answer}</>,
  wrong_again: ({ count }) =>
    plural(count, {
      one: `Reprendre ${number(count)} erreur`,
      other: `Reprendre les ${number(count)} erreurs`,
    }),
  rest_now: ({ count }) =>
    plural(count, {
      one: `Répondre à ${number(count)} question restante`,
      other: `Répondre aux ${number(count)} questions restantes`,
    }),
  all_again: 'Tout reprendre',

  before_you_read_on: 'Avant de continuer',
  answered_right: 'Bonne réponse',
  answered_wrong: 'Pas tout à fait',
  read_on: 'Continuer la lecture',
  pass_over: 'Passer',
  bring_back: ({ count }) =>
    plural(count, {
      one: `${questions(count)} d’une leçon précédente`,
      other: `${questions(count)} de leçons précédentes`,
    }),
  from_lesson: ({ lesson, title }) => (
    <>
      De la leçon {lesson} : {title}
    </>
  ),
  pass_brought_back: 'Passer au résultat',
  question_gone: 'Cette question n’est plus posée.',

  dispute: 'Cette question est erronée',
  dispute_label: 'Qu’est-ce qui ne va pas ? (facultatif)',
  dispute_send: 'Signaler',
  dispute_cancel: 'Annuler',
  disputed: 'Vous avez signalé cette question. Elle ne compte pas.',
  disputed_told: 'Question signalée à l’auteur du cours. Elle ne compte pas.',
  dispute_goes_to: 'L’auteur du cours lit votre message, sans votre nom.',
  count_again: 'La compter de nouveau',
  disputes: ({ count }) => `Questions signalées comme erronées (${number(count)})`,
  disputes_why:
    'Elles ne comptent pas dans le résultat. Modifiez ou réécrivez celles qui sont vraiment erronées.',
  dispute_said: ({ reason }) => `« ${reason} »`,
  reader_reports: ({ count }) => `Questions que des lecteurs jugent erronées (${number(count)})`,
  reader_reports_why:
    'Des lecteurs de la page publique les ont signalées. Consultez la source, puis décidez.',
  dismiss_reports: ({ count }) =>
    plural(count, {
      one: `Écarter ${number(count)} signalement`,
      other: `Écarter ${number(count)} signalements`,
    }),
  dismiss_reports_of: ({ lesson, count }) =>
    plural(count, {
      one: `Écarter ${number(count)} signalement sur une question de la leçon ${lesson}`,
      other: `Écarter ${number(count)} signalements sur une question de la leçon ${lesson}`,
    }),
  to_question: ({ lesson }) => `Leçon ${lesson}`,
  show_passage: 'Voir la source',
  rewrite_questions: 'Réécrire les questions…',
  rewrite_questions_of: ({ lesson }) => `Réécrire les questions de la leçon ${lesson}…`,

  module_done: ({ module, count }) => `Module ${number(module)} sur ${number(count)} terminé`,
  course_done: 'Vous avez terminé le cours',
  lessons: ({ count }) =>
    plural(count, { one: `${number(count)} leçon`, other: `${number(count)} leçons` }),
  minutes_read: ({ count }) => `${number(count)} min de lecture`,
  you_can: 'Vous savez maintenant',
  you_learned: 'Ce que vous avez appris',
  weak: 'À revoir',
  up_next: 'La suite',
  next_module: ({ module, title }) => (
    <>
      Module {number(module)} : {title}
    </>
  ),
  next_why:
    'Ce que vous retravaillez au bout de quelques jours reste en mémoire. Passez ensuite à autre chose.',
  practise: 'Reprendre les erreurs',
  new_course: 'Générer un nouveau cours',
  to_history: 'Voir vos cours',
  read_again: 'Revenir aux leçons',
};
export default fr;
