import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const minutes = (count: number) =>
  plural(count, { one: 'eine Minute', other: `${number(count)} Minuten` });
/** Of minutes; two hours and more in hours. */
const duration = (count: number) =>
  count < 90
    ? minutes(count)
    : plural(Math.round(count / 60), {
        one: '1 Stunde',
        other: `${number(Math.round(count / 60))} Stunden`,
      });
const modules = (count: number) =>
  plural(count, { one: '1 Modul', other: `${number(count)} Module` });
const lessons = (count: number) =>
  plural(count, { one: '1 Lektion', other: `${number(count)} Lektionen` });

const de: Messages = {
  title_writing: ({ percent, topic }) => `${percent} % von ${topic}`,
  title_waiting: {
    outline: ({ topic }) => `Gliederung: ${topic}`,
    sources: ({ topic }) => `Keine Quelle: ${topic}`,
  },
  heading: {
    pending: 'Dein Kurs beginnt gleich',
    running: 'Dein Kurs wird geschrieben',
    completed: 'Dein Kurs ist fertig',
    failed: 'Dein Kurs konnte nicht geschrieben werden',
    cancelled: 'Dieser Kurs wurde abgebrochen',
  },
  heading_waiting: {
    outline: 'Deine Gliederung wartet auf dich',
    sources: 'Du musst entscheiden',
  },
  loading: 'Wird geladen',
  stages: 'Abschnitte',
  stage: {
    research: 'Recherche',
    outline: 'Gliederung',
    lessons: 'Lektionen',
    assemble: 'Abschluss',
  },
  stage_done: ({ stage }) => `${stage} (erledigt)`,
  progress: 'Fortschritt des Kurses',
  percent: ({ percent }) => `${percent} %`,
  phase: {
    queued: 'In der Warteschlange',
    research: 'Liest sich in das Thema ein',
    outline: 'Plant die Module',
    lessons: 'Schreibt die Lektionen',
    assemble: 'Setzt den Kurs zusammen',
    done: 'Fertig',
  },
  detail: {
    searches: ({ count }) => plural(count, { one: '1 Suche', other: `${number(count)} Suchen` }),
    module_searches: ({ module }) => `Sucht nach mehr zu „${module}“`,
    source: ({ title }) => `Gelesen: „${title}“`,
    modules: ({ count }) => `Der Kurs hat ${modules(count)}`,
    lessons: ({ module, count }) => `„${module}“ hat ${lessons(count)}`,
    lesson: ({ lesson, step }) => `„${lesson}“: ${step}`,
  },
  nothing_written_before: {
    outline: 'Es wird nichts geschrieben, bevor du sie bestätigst',
    sources: 'Es wird nichts geschrieben, bevor du entscheidest',
  },
  time_left: {
    seconds: 'Noch ein paar Sekunden',
    under_a_minute: 'Noch weniger als eine Minute',
    up_to: ({ to }) => `Noch bis zu ${duration(to)}`,
    between: ({ from, to }) =>
      `Noch ${to < 90 ? number(from) : duration(from)} bis ${duration(to)}`,
    about: ({ count }) => `Noch etwa ${duration(count)}`,
  },

  reconnecting: 'Verbindung wird wiederhergestellt …',
  reconnecting_waiting: {
    outline:
      'Du kannst weiter bearbeiten; die Gliederung wird gespeichert, sobald der Server antwortet.',
    sources: 'Der Kurs wartet auf deine Entscheidung; es geht nichts verloren.',
  },
  reconnecting_writing: 'Dein Kurs wird weiter geschrieben; es geht nichts verloren.',

  outline: 'Gliederung',
  outline_to_come:
    'Sie erscheint hier, sobald die Quellen gelesen sind, und füllt sich, während die Lektionen geschrieben werden.',
  lessons_not_planned: 'Seine Lektionen waren noch nicht geplant.',
  lessons_being_planned: 'Seine Lektionen werden geplant.',
  being_written: 'Wird geschrieben, noch nicht geprüft',
  can_be_read_along: ({ lesson }) => `„${lesson}“ wird geschrieben; du kannst mitlesen.`,
  lesson_state: {
    planned: '',
    writing: 'wird geschrieben',
    readable: 'lesbar',
    completed: 'fertig',
    failed: 'misslungen',
  },
  lesson_state_at_the_end: {
    planned: 'nicht geschrieben',
    writing: 'nicht geschrieben',
    readable: 'lesbar',
    completed: 'fertig',
    failed: 'misslungen',
  },
  step: {
    plan_searches: 'Suchen werden geplant',
    search: 'wird gesucht',
    fetch: 'Quellen werden gelesen',
    judge_research: 'es wird geprüft, was fehlt',
    outline_modules: 'Module werden geplant',
    write_curiosities: 'Wissenswertes wird gesammelt',
    topic_resources: 'Material wird ausgewählt',
    outline_submodules: 'Lektionen werden geplant',
    module_resources: 'Material wird ausgewählt',
    pick_passages: 'Textstellen werden ausgewählt',
    write_lesson: 'wird geschrieben',
    check_citations: 'Belege werden geprüft',
    revise_sentences: 'Sätze werden überarbeitet',
    second_reading: 'wird ein zweites Mal gelesen',
    write_quiz: 'das Quiz wird geschrieben',
    pick_resources: 'Material wird ausgewählt',
    read_course: 'der ganze Kurs wird gelesen',
    assemble: 'wird zusammengesetzt',
  },

  searches: 'Suchen',
  sources: 'Quellen',
  more_sources: ({ count }) => `${number(count)} weitere`,
  source_kind: { document: 'dein Dokument', web: 'Webseite', sample: 'Beispielbibliothek' },
  in_new_tab: '(öffnet in einem neuen Tab)',

  activity: 'Was geschieht',
  nothing_yet: 'Noch nichts.',
  log_phase: {
    queued: 'In der Warteschlange.',
    research: 'Liest sich in das Thema ein.',
    outline: 'Plant die Module.',
    lessons: 'Schreibt die Lektionen.',
    assemble: 'Setzt den Kurs zusammen.',
    done: 'Fertig.',
  },
  log_ended: {
    completed: 'Der Kurs ist fertig.',
    failed: 'Der Kurs konnte nicht geschrieben werden.',
    cancelled: 'Der Kurs wurde abgebrochen.',
  },
  log_again: 'Wird noch einmal versucht.',
  log_modules: ({ count }) => `Gliederung fertig: ${modules(count)}.`,
  log_waits: {
    outline: 'Die Gliederung wartet auf dich.',
    sources: 'Es wurde keine Quelle gefunden: Du musst entscheiden.',
  },
  log_lesson_ready: ({ lesson }) => `Fertig: „${lesson}“.`,
  log_lesson_failed: ({ lesson }) => `„${lesson}“ konnte nicht geschrieben werden.`,

  ready: 'Dein Kurs ist bereit zum Lesen',
  ready_region: 'Der Kurs ist fertig',
  lessons_failed: ({ count }) =>
    plural(count, {
      one: '1 Lektion konnte nicht geschrieben werden; der Kurs sagt, warum.',
      other: `${number(count)} Lektionen konnten nicht geschrieben werden; der Kurs sagt, warum.`,
    }),
  read_course: 'Kurs lesen',
  stay: ({ seconds }) => `Hier bleiben (er öffnet sich in ${seconds} Sekunden)`,
  failed: 'Das Schreiben des Kurses ist misslungen',
  failed_why: 'Das Schreiben des Kurses ist misslungen. Bitte versuche es noch einmal.',
  credit_returned: 'Dein Credit wurde zurückgegeben.',
  was_stopped: 'Dieser Kurs wurde angehalten',
  you_cancelled: 'Du hast diesen Kurs abgebrochen',
  finished_stays: 'Was fertig war, bleibt.',
  nothing_finished: 'Es war keine Lektion fertig, darum wurde dein Credit zurückgegeben.',
  credit_stays:
    'Du hast heute mehrere Kurse angehalten, darum bleibt der Credit bei diesem. Ein neuer Versuch kostet nichts weiter.',
  read_finished: 'Lesen, was fertig ist',

  may_close: 'Du kannst diese Seite schließen',
  may_close_waiting: {
    outline: ({ link }) => (
      <>Die Gliederung wartet auf dich. Du findest sie in {link('deinem Verlauf')}.</>
    ),
    sources: ({ link }) => (
      <>
        Die Frage wartet 7 Tage auf dich; dann wird der Kurs angehalten, und dein Credit kommt
        zurück. Du findest sie in {link('deinem Verlauf')}.
      </>
    ),
  },
  may_close_writing: ({ link }) => (
    <>Dein Kurs wird im Hintergrund geschrieben. Du findest ihn in {link('deinem Verlauf')}.</>
  ),
  left_waiting: {
    outline: ({ topic }) =>
      `„${topic}“ wartet darauf, dass du die Gliederung bestätigst. Du findest ihn in deinem Verlauf.`,
    sources: ({ topic }) =>
      `„${topic}“ wartet auf deine Entscheidung, wie es ohne Quellen weitergeht. Du findest ihn in deinem Verlauf.`,
  },
  left_writing: ({ topic }) =>
    `„${topic}“ wird im Hintergrund weiter geschrieben. Du findest ihn in deinem Verlauf.`,
  notification_denied:
    'Dein Browser blockiert Benachrichtigungen dieser Website. Damit du eine bekommst, wenn der Kurs fertig ist, erlaube sie in den Einstellungen des Browsers für diese Website.',
  notification_hint:
    'Dein Browser fragt dich einmal. Es funktioniert, solange dieser Tab offen ist.',
  notification_on: 'Erscheint, wenn du in einem anderen Tab oder Fenster bist; lass dieses offen.',
  notify_browser: 'In diesem Browser benachrichtigen',
  notify_email: 'E-Mail schicken, wenn er fertig ist',
  notify_email_hint: ({ email }) => `An ${email}, auch wenn er misslingt.`,
  notification: {
    completed: 'Dein Kurs ist fertig',
    failed: 'Dein Kurs konnte nicht geschrieben werden',
    outline: 'Deine Gliederung ist zum Bearbeiten bereit',
    sources: 'Es wurde keine Quelle gefunden: Du musst entscheiden',
  },

  cancel_this: 'Diesen Kurs abbrechen',
  cancel_question: 'Diesen Kurs abbrechen?',
  cancel: 'Kurs abbrechen',
  keep_it: 'Behalten',
  keep_writing: 'Weiter schreiben',
  cancel_outline:
    'Es ist noch keine Lektion geschrieben, darum bekommst du deinen Credit zurück. Die Gliederung bleibt beim Kurs.',
  cancel_outline_paid:
    'Es ist noch keine Lektion geschrieben, aber du hast heute mehrere Kurse angehalten, darum bleibt der Credit bei diesem. Die Gliederung bleibt, und du kannst später ohne weiteren Credit damit weitermachen.',
  cancel_writing_paid:
    'Das Schreiben hört sofort auf. Fertige Lektionen bleiben und lassen sich lesen. Du hast heute mehrere Kurse angehalten, darum bleibt der Credit bei diesem: Du kannst später ohne weiteren damit weitermachen.',
  cancel_writing:
    'Das Schreiben hört sofort auf. Fertige Lektionen bleiben und lassen sich lesen. Ist keine fertig geworden, bekommst du deinen Credit zurück.',

  while_you_wait: 'Während du wartest',
  more_from_sources: 'Mehr aus deinen Quellen',
  carousel: 'Karussell',
  slide: 'Karte',
  slide_label: ({ at, count, category }) => `${at} von ${count}: ${category}`,
  slide_of: ({ at, count }) => `${at} von ${count}`,
  play: 'Abspielen',
  pause: 'Pause',
  previous: 'Zurück',
  next: 'Weiter',
  source: ({ title }) => <>Quelle: {title}</>,
  category: {
    fun_fact: 'Schon gewusst?',
    key_insight: 'Wichtige Einsicht',
    best_practice: 'Bewährtes Vorgehen',
    common_pitfall: 'Häufiger Fehler',
    myth_buster: 'Irrtum aufgeklärt',
    historical_context: 'Blick in die Geschichte',
    practical_tip: 'Praktischer Tipp',
    advanced_nugget: 'Für Fortgeschrittene',
    knowledge_check: 'Was weißt du?',
    opinion_poll: 'Was meinst du?',
    quick_quiz: 'Kurzes Quiz',
    fact_or_fiction: 'Wahr oder erfunden?',
  },
  mark: { right: 'richtig', wrong: 'deine Antwort', chosen: 'deine Wahl' },
  noted: 'Notiert.',
  correct: 'Richtig.',
  not_quite: 'Nicht ganz.',
  not_quite_answer: ({ answer }) => <>Nicht ganz. Die Antwort ist „{answer}“.</>,

  no_source_found: 'Es wurde keine Quelle gefunden',
  no_source_question:
    'Zu diesem Thema wurde nichts gefunden, was sich lesen und belegen ließe. Wie soll es weitergehen?',
  write_without: 'Ohne Quellen schreiben',
  write_without_explained:
    'Das Modell schreibt aus eigenem Wissen, und das kann falsch sein. Nichts ist belegt oder geprüft, und der Kurs, jede Lektion und jeder Satz sagen es.',
  stop_here: 'Hier aufhören',
  stop_here_explained:
    'Es wird nichts geschrieben, und dein Credit kommt zurück. Danach kannst du mit eigenen Dokumenten oder einem anderen Thema neu beginnen.',
  tried_in_vain: 'Was versucht wurde',

  your_outline: 'Deine Gliederung',
  outline_lead:
    'Ändere Titel, Beschreibungen und die Reihenfolge; füge Module und Lektionen hinzu oder entferne sie. Es wird nichts geschrieben, bevor du bestätigst. Gehst du weg, wartet die Gliederung auf dich.',
  outline_size: ({ moduleCount, lessonCount }) =>
    `${modules(moduleCount)}, ${lessons(lessonCount)}`,
  write_course: 'Kurs schreiben lassen',
  changed_elsewhere: 'Die Gliederung wurde in einem anderen Tab geändert',
  changed_elsewhere_choice: 'Lade die dortige Fassung, oder behalte deine, die sie dann ersetzt.',
  load_other: 'Die andere Fassung laden',
  keep_mine: 'Meine behalten',
  saving: {
    saved: 'Gespeichert',
    waiting: 'Wird gespeichert …',
    saving: 'Wird gespeichert …',
    failed: 'Nicht gespeichert.',
    incomplete: 'Noch nicht gespeichert: Etwas fehlt oder ist zu lang.',
    overtaken: 'Nicht gespeichert: Wähle, welche Fassung bleiben soll.',
  },
  not_saved_because: ({ reason }) => `Nicht gespeichert. ${reason}`,
  renewed: 'In einem anderen Tab geändert: Das ist die neueste Fassung.',
  save_now: 'Jetzt speichern',
  no_outline_answered: 'Der Server hat ohne Gliederung geantwortet.',
  outline_error: {
    title: 'Gib einen Titel ein.',
    no_modules: 'Ein Kurs braucht mindestens ein Modul.',
    no_lessons: 'Ein Modul braucht mindestens eine Lektion.',
    too_many_modules: ({ max }) => `Ein Kurs hat höchstens ${max} Module.`,
    too_many_lessons: ({ max }) => `Ein Modul hat höchstens ${max} Lektionen.`,
    too_long: ({ max }) => `Höchstens ${number(max)} Zeichen.`,
  },
};
export default de;
