import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  questions_wait: ({ count }) =>
    plural(count, {
      one: 'Eine Frage zeigt, was hängen geblieben ist.',
      other: `${number(count)} Fragen zeigen, was hängen geblieben ist.`,
    }),
  questions_left: ({ count }) =>
    plural(count, {
      one: 'Eine Frage ist noch nicht beantwortet.',
      other: `${number(count)} Fragen sind noch nicht beantwortet.`,
    }),
  to_questions: 'Fragen beantworten',
  finish: 'Lektion abschließen',
  finished: 'Abgeschlossen',
  finished_said: ({ lesson }) => `Lektion ${lesson} abgeschlossen`,
  not_finished: 'Als nicht abgeschlossen markieren',
  continue_with: ({ lesson, title }) => (
    <>
      Weiter mit {lesson}: {title}
    </>
  ),
  see_learned: 'Sieh, was du gelernt hast',

  right_of: ({ right, count }) =>
    plural(count, {
      one: `${number(right)} von 1 Antwort richtig`,
      other: `${number(right)} von ${number(count)} Antworten richtig`,
    }),
  unanswered: ({ count }) =>
    plural(count, {
      one: '1 Frage nicht beantwortet',
      other: `${number(count)} Fragen nicht beantwortet`,
    }),
  best_of: ({ best }) => `bestes Ergebnis: ${number(best)}`,
  attempts: ({ count }) => plural(count, { one: '1 Versuch', other: `${number(count)} Versuche` }),
  not_answered: 'Noch nicht beantwortet',
  not_counted: 'Zählt nicht',
  you_chose: ({ answer }) => <>Deine Antwort: {answer}</>,
  wrong_again: ({ count }) =>
    plural(count, {
      one: 'Die falsche noch einmal beantworten',
      other: `Die ${number(count)} falschen noch einmal beantworten`,
    }),
  rest_now: ({ count }) =>
    plural(count, {
      one: 'Die übrige beantworten',
      other: `Die ${number(count)} übrigen beantworten`,
    }),
  all_again: 'Alle noch einmal beantworten',

  before_you_read_on: 'Bevor du weiterliest',
  answered_right: 'Richtig beantwortet',
  answered_wrong: 'Nicht ganz richtig',
  read_on: 'Weiterlesen',
  pass_over: 'Überspringen',
  bring_back: ({ count }) =>
    plural(count, {
      one: 'Eine Frage aus einer früheren Lektion',
      other: `${number(count)} Fragen aus früheren Lektionen`,
    }),
  from_lesson: ({ lesson, title }) => (
    <>
      Aus Lektion {lesson}: {title}
    </>
  ),
  pass_brought_back: 'Gleich zum Ergebnis',
  question_gone: 'Diese Frage wird nicht mehr gestellt.',

  dispute: 'Diese Frage ist falsch',
  dispute_label: 'Was stimmt daran nicht? (optional)',
  dispute_send: 'Melden',
  dispute_cancel: 'Abbrechen',
  disputed: 'Du hast diese Frage gemeldet. Sie zählt nicht.',
  disputed_told: 'Dem Autor des Kurses gemeldet. Sie zählt nicht.',
  dispute_goes_to: 'Es liest, wem der Kurs gehört, ohne deinen Namen.',
  count_again: 'Wieder mitzählen',
  disputes: ({ count }) => `Als falsch gemeldete Fragen (${number(count)})`,
  disputes_why:
    'Sie zählen nicht zum Ergebnis. Bearbeite die Fragen, wo sie falsch sind, oder lass sie neu schreiben.',
  dispute_said: ({ reason }) => `„${reason}“`,
  reader_reports: ({ count }) => `Fragen, die Leser falsch finden (${number(count)})`,
  reader_reports_why:
    'Leser der öffentlichen Seite haben sie gemeldet. Sieh in die Quelle, dann entscheide.',
  dismiss_reports: ({ count }) =>
    plural(count, {
      one: 'Meldung verwerfen',
      other: `${number(count)} Meldungen verwerfen`,
    }),
  dismiss_reports_of: ({ lesson, count }) =>
    plural(count, {
      one: `Meldung zu einer Frage der Lektion ${lesson} verwerfen`,
      other: `${number(count)} Meldungen zu einer Frage der Lektion ${lesson} verwerfen`,
    }),
  to_question: ({ lesson }) => `Lektion ${lesson}`,
  show_passage: 'Quelle zeigen',
  rewrite_questions: 'Fragen neu schreiben …',
  rewrite_questions_of: ({ lesson }) => `Fragen der Lektion ${lesson} neu schreiben …`,

  module_done: ({ module, count }) => `Modul ${number(module)} von ${number(count)} abgeschlossen`,
  course_done: 'Du hast den Kurs abgeschlossen',
  lessons: ({ count }) => plural(count, { one: '1 Lektion', other: `${number(count)} Lektionen` }),
  minutes_read: ({ count }) => `${number(count)} Min. Lesezeit`,
  you_can: 'Das kannst du jetzt',
  you_learned: 'Was du gelernt hast',
  weak: 'Noch einen Blick wert',
  up_next: 'Wie es weitergeht',
  next_module: ({ module, title }) => (
    <>
      Modul {number(module)}: {title}
    </>
  ),
  next_why: 'Was du nach ein paar Tagen noch einmal übst, bleibt. Dann geh zu etwas Neuem weiter.',
  practise: 'Die falschen noch einmal beantworten',
  new_course: 'Neuen Kurs erzeugen',
  to_history: 'Zu deinen Kursen',
  read_again: 'Zurück zu den Lektionen',
};
export default de;
