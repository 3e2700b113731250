import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const instead = (text: string, given: string | undefined): string =>
  given ? `${text}; dort steht „${given}“.` : `${text}.`;

const de: Messages = {
  loading: 'Wird geladen …',
  loading_course: 'Der Kurs wird geladen …',
  on_demand: {
    lesson: {
      loading: 'Die Lektion wird geladen …',
      not_loaded: 'Diese Lektion konnte nicht geladen werden',
      offline: 'Die Lektion öffnet sich von selbst, sobald es ein Netz gibt.',
    },
    lessons: {
      loading: 'Die Lektionen werden geladen …',
      not_loaded: 'Die Lektionen konnten nicht geladen werden',
      offline: 'Sie kommen von selbst, sobald es ein Netz gibt.',
    },
  },
  loading_sample: 'Der Beispielkurs wird geladen …',
  in_new_tab: '(öffnet in einem neuen Tab)',

  reconnecting: 'Verbindung wird wiederhergestellt … Dein Kurs wird weiter geschrieben.',
  being_rewritten: 'Eine Lektion wird neu geschrieben; die neue Fassung erscheint hier von selbst.',
  being_completed: 'Die fehlenden Lektionen werden geschrieben; sie erscheinen hier von selbst.',
  being_written: ({ percent }) => `Dieser Kurs wird noch geschrieben (${percent} %).`,
  watch_progress: 'Dem Fortschritt zusehen',
  cancelled: 'Dieser Kurs wurde abgebrochen. Unten steht, was fertig wurde.',
  cancelled_empty: 'Dieser Kurs wurde abgebrochen, bevor etwas geschrieben war.',
  stopped: ({ reason }) => `Das Schreiben hat aufgehört: ${reason} Unten steht, was fertig wurde.`,
  failed: 'Das Schreiben des Kurses ist misslungen. Bitte versuche es noch einmal.',
  sources_being_read: 'Die Quellen werden gelesen. Die Gliederung erscheint hier von selbst.',
  being_planned: 'Die Gliederung wird geplant. Die ersten Lektionen erscheinen hier von selbst.',
  no_lessons: 'Dieser Kurs hat keine Lektionen.',
  saved_to_history: 'Im Verlauf gespeichert',
  change_outline: 'Gliederung bearbeiten',
  more: 'Mehr',
  sample: 'Beispielkurs',
  sample_intro:
    'Das ist ein Beispielkurs zum Ausprobieren für alle: Öffne einen Beleg, beantworte ein Quiz.',
  sample_own: 'Eigenen Kurs erzeugen',
  sample_register: 'Konto anlegen und eigenen Kurs erzeugen',
  offline: 'Du bist offline',
  offline_sample: 'Der Beispielkurs öffnet sich von selbst, sobald es ein Netz gibt.',

  missing_new: ({ count }) =>
    plural(count, {
      one: 'Eine Lektion dieses Kurses ist noch nicht geschrieben. Sie schreiben zu lassen kostet nichts.',
      other: `${number(count)} Lektionen dieses Kurses sind noch nicht geschrieben. Sie schreiben zu lassen kostet nichts.`,
    }),
  missing_failed: ({ count }) =>
    plural(count, {
      one: 'Eine Lektion dieses Kurses konnte nicht geschrieben werden. Ein neuer Versuch kostet nichts.',
      other: `${number(count)} Lektionen dieses Kurses konnten nicht geschrieben werden. Ein neuer Versuch kostet nichts.`,
    }),
  write_missing: ({ count }) =>
    plural(count, {
      one: 'Fehlende Lektion schreiben',
      other: `${number(count)} fehlende Lektionen schreiben`,
    }),

  modules: ({ count }) => plural(count, { one: '1 Modul', other: `${number(count)} Module` }),
  lessons: ({ count }) => plural(count, { one: '1 Lektion', other: `${number(count)} Lektionen` }),
  about_minutes: ({ count }) => `etwa ${number(count)} Min.`,
  minutes: ({ count }) => `${number(count)} Min.`,
  by_builtin: 'Geschrieben vom eingebauten Autor aus Sätzen seiner Quellen.',
  by_model: ({ author }) =>
    `Geschrieben von ${author}. Die Zahlen öffnen die Textstelle, die einen Satz belegt.`,
  by_model_alone: ({ author }) =>
    `Geschrieben von ${author} aus eigenem Wissen. Es wurde keine Quelle gefunden, darum ist darin nichts belegt oder geprüft.`,
  lesson_cites_nothing:
    'Diese Lektion nennt keine Quelle. Nichts darin wurde geprüft; prüfe selbst, worauf du dich verlässt.',
  checked: ({ certain, all }) =>
    certain === all
      ? `Die automatische Prüfung hat jede der ${number(all)} Aussagen in ihrer Quelle gefunden.`
      : `Die automatische Prüfung hat ${number(certain)} von ${number(all)} Aussagen in ihren Quellen gefunden.`,
  unverified_marks:
    '„Unbestätigt“ kennzeichnet Belege, die die automatische Prüfung nicht bestätigen konnte.',
  show_uncertain: 'Zeigen, was nicht sicher ist',
  uncertain_count: ({ count, all }) =>
    count === 0
      ? 'Alle geprüften Sätze dieser Lektion wurden in ihren Quellen gefunden.'
      : `Nicht sicher: ${number(count)} von ${number(all)} geprüften Sätzen dieser Lektion.`,
  details: 'Einzelheiten',
  sources_and_details: ({ count }) => `Quellen (${number(count)}) und Einzelheiten`,
  about_course: 'Über diesen Kurs',

  contents: 'Was in diesem Kurs steht',
  course_map: 'Kurskarte',
  begin: 'Erste Lektion beginnen',
  resume: ({ lesson }) => `Weiter mit Lektion ${lesson}`,
  module_number: ({ module }) => `Modul ${number(module)}`,
  to_overview: 'Zur Übersicht des Kurses',
  reader_bar: 'Lesen',
  previous_short: 'Zurück',
  sources_short: 'Quellen',
  next_short: 'Weiter',
  outline: 'Gliederung',
  outline_region: 'Gliederung des Kurses',
  lessons_being_planned: 'Seine Lektionen werden geplant.',
  lessons_not_planned: 'Seine Lektionen sind noch nicht geplant.',
  read_prefix: 'Abgeschlossen:',
  lessons_written: ({ done, count }) =>
    plural(count, {
      one: `${number(done)} von 1 Lektion geschrieben`,
      other: `${number(done)} von ${number(count)} Lektionen geschrieben`,
    }),
  lessons_read: ({ done, count }) =>
    plural(count, {
      one: `${number(done)} von 1 Lektion abgeschlossen`,
      other: `${number(done)} von ${number(count)} Lektionen abgeschlossen`,
    }),
  progress_written: 'Geschriebene Lektionen',
  progress_read: 'Abgeschlossene Lektionen',

  lesson_numbered: ({ lesson }) => `Lektion ${lesson}`,
  content: 'Inhalt',
  quiz: 'Quiz',
  quiz_with: ({ count }) => `Quiz (${number(count)})`,
  resources: 'Material',
  companion: { chat: 'Tutor', audio: 'Audio', visualization: 'Visualisierung' },
  see_learned: 'Sieh, was du gelernt hast',
  neighbours: 'Benachbarte Lektionen',
  previous: ({ lesson }) => `Zurück: ${lesson}`,
  next: ({ lesson }) => `Weiter: ${lesson}`,
  objectives: 'Nach dieser Lektion kannst du',
  summary: 'Kurz gesagt',
  key_terms: 'Schlüsselbegriffe',
  lesson_sources: 'Quellen dieser Lektion',

  not_written: 'Diese Lektion konnte nicht geschrieben werden',
  no_reason: 'Der Autor hat keinen Grund angegeben.',
  not_yet: 'Diese Lektion ist noch nicht geschrieben',
  not_yet_why:
    'Bisher steht sie nur in der Gliederung; oben auf dieser Seite kannst du sie schreiben lassen.',
  lesson_being_written: 'Diese Lektion wird geschrieben. Sie erscheint hier von selbst.',
  lesson_queued: 'Diese Lektion steht in der Warteschlange. Sie erscheint hier von selbst.',

  no_quiz:
    'Diese Lektion hat kein Quiz. Leg den Text kurz beiseite und sag mit eigenen Worten, was darin stand; dann sieh nach, was dir fehlte.',
  quiz_being_written: 'Das Quiz wird geschrieben. Es erscheint hier von selbst.',
  quiz_never_written: 'Das Schreiben hat aufgehört, bevor diese Lektion ihr Quiz hatte.',
  quiz_outdated:
    'Die Lektion wurde geändert, nachdem diese Fragen geschrieben waren. Einige passen vielleicht nicht mehr.',
  question_of: ({ at, count }) => `Frage ${number(at)} von ${number(count)}`,
  your_result: 'Dein Ergebnis',
  right_answer: 'Richtige Antwort',
  your_answer: 'Deine Antwort',
  check_answer: 'Antwort prüfen',
  help_me: 'Hilf mir',
  see_result: 'Ergebnis ansehen',
  next_question: 'Nächste Frage',
  right: 'Richtig.',
  not_quite: 'Nicht ganz.',
  the_answer_is: ({ answer }) => <>Die Antwort ist: {answer}</>,
  answer: ({ answer }) => <>Antwort: {answer}</>,
  pane_wide: 'Breiter',
  pane_close: 'Quelle schließen',
  document_kept:
    'Die Textstellen, die dieser Kurs belegt, in dem Wortlaut, den das Dokument hatte, als der Kurs geschrieben wurde. „…“ steht für das, was er nicht verwendet.',
  document_partly: 'Nur die Textstellen dieser Lektion konnten geladen werden.',
  source_says_of_answer: 'Die Quelle sagt:',
  question_brought: ({ name }) =>
    `Du hast diese Frage aus ${name} mitgebracht. Sie ist nicht an den Quellen geprüft.`,
  question_from_file: 'Diese Frage stammt aus einer Datei. Sie ist nicht an den Quellen geprüft.',
  show_source: 'Quelle zeigen',
  show_source_numbered: ({ source }) => `Quelle ${source} zeigen`,
  score_all: ({ score, count, strong }) => (
    <>{strong(`${number(score)} von ${number(count)}`)} richtig: alle.</>
  ),
  score_good: ({ score, count, strong }) => (
    <>{strong(`${number(score)} von ${number(count)}`)} richtig. Sieh dir unten die anderen an.</>
  ),
  score_low: ({ score, count, strong }) => (
    <>
      {strong(`${number(score)} von ${number(count)}`)} richtig. Lies die Lektion noch einmal und
      versuche es dann wieder.
    </>
  ),
  order_hint: 'Verschiebe die Einträge, bis sie in der richtigen Reihenfolge stehen.',
  move_up: ({ text }) => `Nach oben: ${text}`,
  move_down: ({ text }) => `Nach unten: ${text}`,
  moved: ({ text, at, count }) => `${text}: jetzt Nummer ${number(at)} von ${number(count)}`,
  right_place: 'Am richtigen Platz',
  belongs_at: ({ place }) => `Gehört auf Platz ${number(place)}`,
  recall_hint: 'Antworte zuerst im Kopf und vergleiche dann.',
  show_answer: 'Antwort zeigen',
  the_answer: 'Die Antwort:',
  did_you_know: 'Hast du es gewusst?',
  knew_it: 'Gewusst',
  not_known_yet: 'Noch nicht',
  recall_known: 'Du hast es gewusst.',
  recall_not_yet: 'Noch nicht. Lies es noch einmal.',
  match_hint: 'Gib jedem Eintrag den Buchstaben dessen, was zu ihm gehört.',
  match_choose: 'Wählen …',
  matched: ({ letter }) => `${letter}: richtig`,
  belongs_to: ({ letter, given }) => `Du hast ${given} gewählt; richtig ist ${letter}`,
  right_prefix: 'Richtig:',
  wrong_prefix: 'Falsch:',
  try_again: 'Noch einmal versuchen',

  for_lesson: 'Zu dieser Lektion',
  for_module: 'Zum Modul',
  for_course: 'Zum ganzen Kurs',
  resources_to_come: 'Das Material wird noch ausgewählt.',
  no_resources: 'Zu dieser Lektion gibt es kein Material.',
  resource: {
    article: 'Artikel',
    book: 'Buch',
    course: 'Kurs',
    documentation: 'Dokumentation',
    video: 'Video',
    tool: 'Werkzeug',
    document: 'Dokument',
    other: 'Material',
  },

  source: 'Quelle',
  source_numbered: ({ marker }) => `Quelle ${marker}`,
  source_unverified: ({ marker }) => `Quelle ${marker}, unbestätigt`,
  unverified: 'unbestätigt',
  unverified_why: ({ strong }) => (
    <>
      {strong('Unbestätigt.')} Die Prüfung hat die Zahlen, Namen und Wörter dieses Satzes in der
      Textstelle nicht gefunden. Lies beides, bevor du dich darauf verlässt.
    </>
  ),
  lesson_says: 'Die Lektion sagt',
  source_says: 'Die Quelle sagt',
  source_says_under: ({ heading }) => `Die Quelle sagt unter „${heading}“`,
  passage_kept: ({ passage }) =>
    `Textstelle ${passage} der Quelle, mit dem Kurs aufbewahrt, als er geschrieben wurde.`,
  source_kind: {
    document: 'Hochgeladenes Dokument',
    web: 'Webseite',
    sample: 'Beispielbibliothek',
  },
  source_read: ({ day }) => `gelesen am ${day}`,

  how_checked: 'Wie geprüft wurde',
  sentences_cited: 'Sätze der Lektionen mit Quelle',
  verified_citations: 'Bestätigte Belege',
  all_that_claims: 'Mit Zusammenfassungen, Schlüsselbegriffen und Fragen:',
  claim_states: {
    quoted: 'Zitiert',
    supported: 'Gestützt',
    loose: 'Frei formuliert',
    contradicted: 'Widerlegt oder nicht vorhanden',
    unsourced: 'Ohne Quelle',
  },
  claims_counted: {
    quoted: 'Sätze, die ihre Quelle zitieren',
    supported: 'Sätze, die ihre Quelle stützt',
    loose: 'Frei formulierte Sätze, hier nicht beweisbar',
    contradicted: 'Sätze, denen ihre Quelle widerspricht oder die sie nicht enthält',
    unsourced: 'Sätze, die ohne Quelle geschrieben sind',
  },
  claim_reasons: {
    word_for_word: () => 'Die Quelle sagt es wörtlich.',
    in_other_words: () => 'Die Quelle sagt es mit anderen Worten.',
    evidence_stands: () => 'Die markierten Wörter der Quelle, in einer anderen Sprache, tragen es.',
    evidence_missing: () => 'Die als Nachweis genannten Wörter stehen nicht in der Quelle.',
    much_reworded: () => 'Es ist zu frei formuliert, um es aus der Quelle zu beweisen.',
    little_found: () => 'Wenig davon findet sich in der Quelle.',
    no_passage: () => 'Es nennt keine Quelle.',
    no_source: () => 'Es gab keine Quelle: Der Autor hat es aus eigenem Wissen geschrieben.',
    negation: () => 'Es verneint, was die Quelle sagt, oder lässt ein „nicht“ weg.',
    opposite: ({ said, given }) =>
      instead(`„${said}“ ist das Gegenteil dessen, was die Quelle sagt`, given),
    quantifier: ({ said, given }) => instead(`„${said}“ behauptet mehr als die Quelle`, given),
    attribution: ({ said }) => `Die Quelle sagt nicht, dass das von ${said} stammt.`,
    cause: () => 'Ursache und Wirkung sind anders, als die Quelle sagt.',
    order: () => 'In der Quelle ist die zeitliche Reihenfolge anders.',
    unit: ({ said, given }) => instead(`Die Quelle nennt eine andere Einheit als „${said}“`, given),
    number_absent: ({ said, given }) =>
      instead(`Die Zahl ${said} steht nicht in der Quelle`, given),
    number_elsewhere: ({ said, given }) =>
      instead(`Die Zahl ${said} steht in der Quelle bei etwas anderem`, given),
    name_absent: ({ said, given }) => instead(`Die Quelle erwähnt ${said} nicht`, given),
    name_elsewhere: ({ said, given }) =>
      instead(`Die Quelle sagt über ${said} etwas anderes`, given),
    rival: ({ said, given }) => instead(`Die Quelle sagt hier nicht „${said}“`, given),
    exchanged: ({ said, given }) =>
      given
        ? `„${said}“ und „${given}“ sind anscheinend vertauscht.`
        : `„${said}“ ist anscheinend vertauscht.`,
    appended: ({ said }) => `„${said}“ steht nicht in der Quelle.`,
    spliced: ({ said }) => `Bei „${said}“ sind getrennte Aussagen der Quelle verbunden.`,
    quotation: ({ said }) => `Das Zitat „${said}“ steht nicht wörtlich in der Quelle.`,
    code: ({ said }) => `Der Code „${said}“ steht nicht in der Quelle.`,
  },
  key_uncertain: 'Die Lösung dieser Frage ist nicht sicher.',
  second_reader: {
    supported: 'Der zweite Leser, ein Sprachmodell, findet es von der Quelle gestützt.',
    contradicted: 'Der zweite Leser, ein Sprachmodell, findet, dass die Quelle etwas anderes sagt.',
    unproven: 'Der zweite Leser, ein Sprachmodell, kann es auch nicht sagen.',
  },
  questions_from_files: 'Fragen aus Dateien, nicht geprüft',
  failed_lessons: 'Lektionen, die nicht geschrieben werden konnten',
  some_of: ({ some, all }) => `${number(some)} von ${number(all)}`,
  sources: 'Quellen',
  no_sources: 'Noch keine.',
  written_without_sources: 'Keine: Der Autor hat es aus eigenem Wissen geschrieben.',

  usage: 'Nutzung des Modells',
  usage_builtin:
    'Der eingebaute Autor hat ihn geschrieben: Es wurde kein KI-Modell verwendet, und es kostet nichts.',
  usage_none: 'Es wurde noch kein KI-Modell verwendet.',
  usage_table: 'Aufrufe und Token je Schritt',
  step: 'Schritt',
  calls: 'Aufrufe',
  tokens_read: 'Gelesene Token',
  tokens_written: 'Geschriebene Token',
  cost: 'Kosten',
  total: 'Summe',
  usage_with_cost: ({ calls, limit }) =>
    `Kosten zu den Preisen, die hier für das Modell eingestellt sind. Der letzte Lauf brauchte ${number(calls)} von höchstens ${number(limit)} Aufrufen.`,
  usage_without_cost: ({ calls, limit }) =>
    `Hier sind keine Preise für das Modell eingestellt, darum sind die Kosten nicht bekannt. Der letzte Lauf brauchte ${number(calls)} von höchstens ${number(limit)} Aufrufen.`,
  steps: {
    plan_searches: 'Suchen planen',
    search: 'Suchen',
    fetch: 'Quellen lesen',
    judge_research: 'Recherche prüfen',
    outline_modules: 'Module planen',
    write_curiosities: 'Wissenswertes und Fragen',
    topic_resources: 'Material',
    outline_submodules: 'Lektionen planen',
    module_resources: 'Material zu Modulen',
    pick_passages: 'Textstellen auswählen',
    write_lesson: 'Lektionen schreiben',
    check_citations: 'Belege prüfen',
    revise_sentences: 'Sätze überarbeiten',
    second_reading: 'Zweites Lesen',
    write_quiz: 'Quiz schreiben',
    pick_resources: 'Material zu Lektionen',
    read_course: 'Ganzen Kurs lesen',
    assemble: 'Zusammensetzen',
  },
};
export default de;
