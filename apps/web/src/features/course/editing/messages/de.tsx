import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('de');

const words = (count: number) => plural(count, { one: '1 Wort', other: `${number(count)} Wörter` });

const de: Messages = {
  loading_course: 'Der Kurs wird geladen …',
  try_again: 'Noch einmal versuchen',
  cancel: 'Abbrechen',
  back_to_course: 'Zurück zum Kurs',
  back_to_lesson: 'Zurück zur Lektion',
  lesson_title: ({ lesson, title }) => (
    <>
      Lektion {lesson}: {title}
    </>
  ),
  gone_title: 'Lektion nicht gefunden',
  gone: 'Diese Lektion gehört nicht zum Kurs',
  gone_why: 'Vielleicht wurde sie aus der Gliederung entfernt.',
  offline:
    'Du bist offline. Du kannst den Kurs lesen; um ihn zu ändern, brauchst du eine Verbindung.',
  rewriting:
    'Eine Lektion dieses Kurses wird neu geschrieben. Warte, bis sie fertig ist, oder brich es ab.',
  still_writing: 'Der Kurs wird noch geschrieben. Du kannst ihn ändern, sobald er fertig ist.',
  count_of: ({ count, max }) => `${number(count)} von ${number(max)}`,

  change_lesson: 'Diese Lektion ändern',
  menu_rewrite: 'Mit KI neu schreiben …',
  menu_edit: 'Bearbeiten',
  menu_versions: 'Fassungen',
  menu_download: 'Herunterladen …',

  rewrite_title: 'Diese Lektion neu schreiben',
  what_changes: 'Was soll sich ändern?',
  parts: { content: 'Der Text', quiz: 'Das Quiz', both: 'Beides' },
  how: 'Wie?',
  quick: {
    shorter: 'Kürzer',
    more_detail: 'Ausführlicher',
    more_examples: 'Mehr Beispiele',
    simpler_words: 'Einfachere Wörter',
    more_formal: 'Förmlicher',
    step_by_step: 'Schritt für Schritt',
  },
  own_words: 'In deinen eigenen Worten',
  own_words_hint: 'Optional. Die neue Fassung verwendet dieselben Quellen, mit Belegen.',
  instruction_too_long: ({ max }) =>
    `Alle Anweisungen zusammen haben höchstens ${number(max)} Zeichen.`,
  rewrite_terms:
    'Kostenlos. Der jetzige Text bleibt lesbar, bis der neue vollständig ist, und bleibt danach bei den Fassungen.',
  rewrite_terms_left: ({ left, max }) =>
    `Kostenlos; für diesen Kurs geht es noch ${number(left)} von ${number(max)} Mal. Der jetzige Text bleibt lesbar, bis der neue vollständig ist, und bleibt danach bei den Fassungen.`,
  rewrite: 'Neu schreiben',
  not_now: 'Nicht jetzt',
  being_rewritten: {
    content: 'Ein neuer Text wird geschrieben.',
    quiz: 'Ein neues Quiz wird geschrieben.',
    both: 'Ein neuer Text und ein neues Quiz werden geschrieben.',
  },
  asked_for: ({ instruction }) => <>Gewünscht: {instruction}</>,
  until_complete: 'Bis alles fertig ist, liest du die alte Fassung.',
  rewrite_done: 'Die neue Fassung ist im Kurs.',
  rewrite_cancelled: 'Abgebrochen. Die alte Fassung bleibt.',
  rewrite_failed: 'Das Neuschreiben ist misslungen. Die alte Fassung bleibt.',
  rewrite_unchanged: 'Die Lektion bleibt, wie sie war.',
  show_changes: 'Zeigen, was sich geändert hat',
  dismiss: 'Ausblenden',

  edit_lesson: 'Lektion bearbeiten',
  edit_page: ({ title }) => `Bearbeiten: ${title}`,
  edit_intro: ({ lesson, title }) => (
    <>
      Lektion {lesson}: {title}. Was du speicherst, wird eine neue Fassung; die früheren bleiben.
    </>
  ),
  not_written:
    'Diese Lektion ist noch nicht geschrieben. Lass sie erst schreiben; dann kannst du sie bearbeiten.',
  kept_in_tab: ({ obstacle }) => `${obstacle} Was du hier schreibst, bleibt in diesem Tab.`,
  the_lesson: 'Die Lektion',
  title: 'Titel',
  description: 'Beschreibung',
  objectives: 'Lernziele',
  objectives_hint: ({ max }) => `Eines je Zeile, höchstens ${number(max)}.`,
  summary: 'Zusammenfassung',
  text: 'Text (Markdown)',
  text_hint:
    'Zahlen wie [^3] nach einem Satz sind seine Belege. Beim Speichern werden sie neu geprüft.',
  text_of_lesson: 'Text der Lektion',
  write: 'Schreiben',
  preview: 'Vorschau',
  preview_of_text: 'Vorschau des Textes',
  citations_removed: ({ count, markers }) =>
    plural(count, {
      one: `${list(markers)} steht nicht mehr im Text. Ohne diesen Beleg lässt sich die Aussage nicht nachschlagen.`,
      other: `${list(markers)} stehen nicht mehr im Text. Ohne diese Belege lassen sich die Aussagen nicht nachschlagen.`,
    }),
  citations_unknown: ({ count, markers }) =>
    plural(count, {
      one: `${list(markers)} ist kein Beleg dieser Lektion. Nimm einen aus der Liste unten.`,
      other: `${list(markers)} sind keine Belege dieser Lektion. Nimm welche aus der Liste unten.`,
    }),
  insert_citation: ({ count }) => `Beleg einfügen (${number(count)})`,
  insert: ({ marker }) => `${marker} einfügen`,
  key_terms: 'Schlüsselbegriffe',
  term: 'Begriff',
  definition: 'Definition',
  add_term: 'Begriff hinzufügen',
  remove_term: ({ term }) => `Begriff ${term} entfernen`,
  terms_full: ({ max }) => `Eine Lektion hat höchstens ${number(max)} Begriffe.`,
  quiz: 'Quiz',
  no_questions: 'Diese Lektion hat keine Fragen.',
  question: 'Frage',
  question_numbered: ({ question }) => `Frage ${question}`,
  options: 'Antworten. Die markierte ist richtig.',
  options_in_order: 'Was zu ordnen ist, in der richtigen Reihenfolge. Lernende sehen es gemischt.',
  answer: 'Antwort',
  answer_hint: 'Wird gezeigt, nachdem man aus dem Gedächtnis geantwortet hat.',
  options_in_pairs: 'Paare, die zusammengehören. Lernende sehen die zweiten Hälften gemischt.',
  match: ({ option }) => `Was zu Antwort ${option} gehört`,
  option: ({ option }) => `Antwort ${option}`,
  option_if_right: ({ text }) => `${text} (richtig)`,
  option_is_right: ({ option }) => `Antwort ${option} ist richtig`,
  remove_option: ({ option, question }) => `Antwort ${option} der Frage ${question} entfernen`,
  add_option: 'Antwort hinzufügen',
  explanation: 'Erklärung',
  explanation_hint: 'Erscheint nach der Antwort.',
  add_question: 'Frage hinzufügen',
  remove_question: ({ question }) => `Frage ${question} entfernen`,
  quiz_full: ({ max }) => `Ein Quiz hat höchstens ${number(max)} Fragen.`,
  fields_wrong: ({ count }) =>
    plural(count, {
      one: 'Ein Feld braucht noch einen Blick.',
      other: `${number(count)} Felder brauchen noch einen Blick.`,
    }),
  draft_kept: 'Noch nicht gespeichert. Der Entwurf bleibt in diesem Tab.',
  unchanged: 'Noch nichts geändert.',
  discard: 'Änderungen verwerfen',
  save_lesson: 'Lektion speichern',
  lesson_saved: 'Die Lektion ist gespeichert.',
  lesson_changed: 'Diese Lektion wurde inzwischen geändert',
  lesson_changed_why: ({ link }) => (
    <>
      Dein Entwurf ging von einem älteren Text aus. {link('Sieh, was sich geändert hat')}, lade den
      neuen Text (dein Entwurf wird beiseitegelegt), oder behalte deinen, der ihn dann ersetzt.
    </>
  ),
  load_new_text: 'Neuen Text laden',
  keep_draft: 'Meinen Entwurf behalten',
  draft_aside: 'Dein Entwurf liegt beiseite',
  draft_aside_why: 'Im Editor steht der neueste Text.',
  restore_draft: 'Meinen Entwurf zurückholen',
  leave_question: 'Ohne Speichern gehen?',
  leave_kept:
    'Deine Änderungen sind noch nicht im Kurs. Dieser Tab kann sie als Entwurf behalten, bis du ihn schließt.',
  leave_lost: 'Deine Änderungen sind noch nicht im Kurs. Wenn du gehst, gehen sie verloren.',
  stay: 'Hier bleiben',
  leave_and_keep: 'Gehen und Entwurf behalten',
  leave_and_discard: 'Gehen und verwerfen',

  edit_outline: 'Gliederung bearbeiten',
  outline_page: ({ topic }) => `Gliederung: ${topic}`,
  outline_intro: ({ topic }) => (
    <>
      {topic}. Lektionen behalten ihre Texte, Fassungen und Lesezeichen, wohin sie auch wandern.
      Neue Lektionen werden geschrieben, wenn du es sagst, kostenlos.
    </>
  ),
  outline_changed: 'Die Gliederung wurde inzwischen geändert',
  outline_changed_choice:
    'Geh von der neuen Gliederung aus, oder behalte deine, die sie dann ersetzt.',
  take_new_outline: 'Von der neuen ausgehen',
  keep_my_outline: 'Meine behalten',
  outline_wrong: 'Einige Module oder Lektionen brauchen noch einen Blick.',
  outline_unsaved: 'Noch nicht gespeichert.',
  outline_added: ({ added }) =>
    plural(added, {
      one: 'Noch nicht gespeichert: 1 neue Lektion.',
      other: `Noch nicht gespeichert: ${number(added)} neue Lektionen.`,
    }),
  outline_removed: ({ removed }) => `Noch nicht gespeichert: ${number(removed)} entfernt.`,
  outline_added_removed: ({ added, removed }) =>
    plural(added, {
      one: `Noch nicht gespeichert: 1 neue Lektion, ${number(removed)} entfernt.`,
      other: `Noch nicht gespeichert: ${number(added)} neue Lektionen, ${number(removed)} entfernt.`,
    }),
  save_outline: 'Gliederung speichern',
  outline_saved: 'Die Gliederung ist gespeichert.',
  outline_restored: 'Die Gliederung ist wieder, wie sie war.',
  undo: 'Rückgängig',

  versions: 'Fassungen',
  versions_page: ({ title }) => `Fassungen: ${title}`,
  loading_versions: 'Die Fassungen werden geladen …',
  loading_version: 'Die Fassung wird geladen …',
  no_versions: 'Diese Lektion hat noch keinen Text, darum gibt es keine Fassungen.',
  version: ({ version }) => `Fassung ${version}`,
  version_now: ({ version }) => `Fassung ${version}, jetzt im Kurs`,
  in_course: 'im Kurs',
  version_by: {
    written: ({ author }) => `Geschrieben von ${author}`,
    rewritten: ({ author }) => `Neu geschrieben von ${author}`,
    edited: ({ author }) => `Bearbeitet von ${author}`,
    restored: ({ author }) => `Zurückgeholt von ${author}`,
    questions_added: ({ author }) => `Fragen hinzugefügt von ${author}`,
  },
  version_by_you: {
    written: 'Von dir geschrieben',
    rewritten: 'Von dir neu geschrieben',
    edited: 'Von dir bearbeitet',
    restored: 'Von dir zurückgeholt',
    questions_added: 'Fragen von dir hinzugefügt',
  },
  builtin_author: 'dem eingebauten Autor',
  what_to_show: 'Was zu sehen ist',
  changes_since: ({ version }) => `Änderungen seit Fassung ${version}`,
  changes_since_then: 'Änderungen seitdem',
  whole_text: 'Ganzer Text',
  restore: ({ version }) => `Fassung ${version} zurückholen`,
  restore_question: ({ version }) => `Fassung ${version} zurückholen?`,
  restore_it: 'Zurückholen',
  restore_consequence: ({ present }) =>
    `Ihr Text und ihr Quiz werden eine neue Fassung, die der Kurs dann zeigt. Fassung ${present} bleibt in dieser Liste.`,
  restored: ({ version }) => `Fassung ${version} ist zurückgeholt, als neue Fassung.`,
  restore_undone: 'Die Lektion ist wieder, wie sie war.',
  right_option: '(richtig)',
  in_short: 'Kurz gesagt',

  same: 'Diese beiden Fassungen sagen dasselbe.',
  added_removed: ({ added, removed, mark_added, mark_removed }) => (
    <>
      {words(added)} {mark_added('hinzugefügt')}, {words(removed)} {mark_removed('entfernt')}
    </>
  ),
  paragraphs_unchanged: ({ count }) =>
    plural(count, {
      one: 'Ein Absatz unverändert',
      other: `${number(count)} Absätze unverändert`,
    }),
  diff_start: { added: '[hinzugefügt:', removed: '[entfernt:' },
  lesson_part: {
    title: 'Titel',
    description: 'Beschreibung',
    objectives: 'Lernziele',
    text: 'Text',
    summary: 'Zusammenfassung',
    key_terms: 'Schlüsselbegriffe',
    quiz: 'Quiz',
  },
};
export default de;
