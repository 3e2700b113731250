import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('de');

const de: Messages = {
  new_course: 'Neuer Kurs',
  title: 'Was möchtest du lernen?',
  lead: 'Nenne ein Thema oder bring Dokumente mit. Du bekommst Module aus kurzen Lektionen mit Quiz, und jede Aussage führt zu ihrer Quelle.',
  optional: 'optional',
  loading: 'Das Formular wird geladen …',
  taking_share: 'Was geteilt wurde, wird übernommen …',
  share_gone: 'Was geteilt wurde, ist nicht mehr hier. Bitte teile es noch einmal.',
  error_id: ({ message, id }) => `${message} (Fehler-ID: ${id})`,

  topic: 'Thema',
  topic_placeholder: 'Wie Flüsse das Land formen',
  topic_too_long: ({ by }) =>
    plural(by, {
      one: 'Das Thema ist 1 Zeichen zu lang.',
      other: `Das Thema ist ${number(by)} Zeichen zu lang.`,
    }),
  characters: ({ count, max }) => `${number(count)} von ${number(max)} Zeichen`,
  audience: 'Für wen ist es, und was sollen sie danach können?',
  audience_placeholder: 'Ich kenne Biologie aus der Schule und will einen Fluss verstehen.',
  builtin_title: 'Über den eingebauten Autor',
  builtin: ({ strong }) => (
    <>
      Kein KI-Modell ist angeschlossen: Der {strong('eingebaute Autor')} schreibt mit Sätzen aus
      deinen Quellen. Füge unten Dokumente hinzu.
    </>
  ),
  builtin_with_samples: ({ strong }) => (
    <>
      Kein KI-Modell ist angeschlossen: Der {strong('eingebaute Autor')} schreibt mit Sätzen aus
      deinen Quellen. Füge unten Dokumente hinzu oder wähle ein Beispielthema:
    </>
  ),

  coverage_short: ({ onTopic, asked }) =>
    plural(onTopic, {
      one: `Deine Quellen reichen dazu für etwa 1 Lektion; gewünscht sind ${number(asked)}.`,
      other: `Deine Quellen reichen dazu für etwa ${number(onTopic)} Lektionen; gewünscht sind ${number(asked)}.`,
    }),
  coverage_language_title: 'Deine Quellen sind in einer anderen Sprache.',
  coverage_language: ({ language }) =>
    `Die Sprache deiner Quellen: ${language}. Der eingebaute Autor zitiert sie, wie sie sind; nur Titel und Fragen drumherum sind in der Sprache des Kurses.`,
  coverage_fewer: ({ count }) =>
    plural(count, { one: '1 Lektion schreiben', other: `${number(count)} Lektionen schreiben` }),
  coverage_all: ({ count }) => `${number(count)} Lektionen aus allen Quellen schreiben`,
  coverage_anyway: 'Trotzdem schreiben',
  coverage_in: ({ language }) => `Kurs in dieser Sprache schreiben: ${language}`,

  documents: 'Deine Dokumente',
  choose_files: 'Dateien auswählen',
  or_drop: 'oder hier ablegen.',
  what_fits: ({ size, count }) =>
    `PDF, Word, EPUB, HTML, Markdown oder Text; jeweils bis ${size}, ${number(count)} je Kurs.`,
  documents_not_loaded: 'Deine früheren Dokumente konnten nicht geladen werden.',
  still_uploading: 'Einige Dokumente werden noch hochgeladen. Warte darauf oder entferne sie.',
  uploads: 'Hochgeladenes',
  upload_states: {
    waiting: 'Wartet',
    sending: 'Wird hochgeladen',
    reading: 'Der Text wird gelesen',
    failed: 'Nicht hinzugefügt',
  },
  upload_of: ({ file }) => `Hochladen von ${file}`,
  try_again: 'Noch einmal versuchen',
  try_file_again: ({ file }) => `Noch einmal versuchen: ${file}`,
  remove: 'Entfernen',
  remove_file: ({ file }) => `${file} entfernen`,
  file_empty: 'Die Datei ist leer.',
  file_too_large: ({ size, max }) => `Die Datei hat ${size}; erlaubt sind ${max}.`,
  file_unknown: ({ formats }) =>
    `Diese Art von Datei kann nicht gelesen werden. Möglich sind: ${list(formats)}.`,
  too_many_documents: ({ max }) => `Ein Kurs nimmt höchstens ${number(max)} Dokumente auf.`,
  document_list: 'Dokumente',
  passages: ({ count }) =>
    plural(count, { one: '1 Textstelle', other: `${number(count)} Textstellen` }),
  show_all_documents: ({ count }) => `Alle ${number(count)} Dokumente zeigen`,
  delete: 'Löschen',
  delete_file: ({ file }) => `${file} löschen`,
  delete_question: ({ file }) => `„${file}“ löschen?`,
  delete_consequence:
    'Das Dokument wird endgültig gelöscht. Kurse, die daraus geschrieben wurden, behalten die Textstellen, die sie belegen.',

  without_documents: {
    library: 'Ohne Dokumente verwendet der Kurs die eingebaute Beispielbibliothek.',
    web: ({ search }) => `Ohne Dokumente verwendet der Kurs das Web (über ${search}).`,
  },
  sources: 'Welche Quellen?',
  policies_library: {
    documents: {
      name: 'Nur meine Dokumente',
      explanation: 'Sonst wird nichts gelesen; was sie nicht sagen, steht nicht im Kurs.',
    },
    documents_and_web: {
      name: 'Meine Dokumente, dann die Beispielbibliothek',
      explanation: 'Deine Dokumente gehen vor; Lücken füllt die Bibliothek.',
    },
    web: {
      name: 'Nur die Beispielbibliothek',
      explanation: 'Die oben gewählten Dokumente werden nicht verwendet.',
    },
  },
  policies_web: {
    documents: {
      name: 'Nur meine Dokumente',
      explanation: 'Sonst wird nichts gelesen; was sie nicht sagen, steht nicht im Kurs.',
    },
    documents_and_web: {
      name: 'Meine Dokumente, dann das Web',
      explanation: 'Deine Dokumente gehen vor; Lücken füllt das Web.',
    },
    web: {
      name: 'Nur das Web',
      explanation: 'Die oben gewählten Dokumente werden nicht verwendet.',
    },
  },

  without_sources: 'Wenn keine Quelle gefunden wird',
  without_sources_choices: {
    ask: {
      name: 'Mich fragen',
      explanation:
        'Das Schreiben wartet auf deine Entscheidung. Hörst du dort auf, kommt dein Credit zurück.',
    },
    allow: {
      name: 'Ohne Quellen schreiben',
      explanation:
        'Aus dem, was das Modell weiß, und das kann falsch sein. Nichts ist belegt, und der Kurs sagt das überall.',
    },
    refuse: {
      name: 'Aufhören',
      explanation: 'Es wird nichts geschrieben, und dein Credit kommt zurück.',
    },
  },

  own_keys: 'Deine eigenen Schlüssel',
  own_keys_hint: ({ account }) => (
    <>
      Damit Gemini mit deinem eigenen Schlüssel schreibt oder Perplexity damit sucht, speichere ihn
      erst in {account('deinem Konto')}.
    </>
  ),
  key_uses: {
    google: {
      name: 'Mit Gemini schreiben, mit meinem Google-Schlüssel',
      explanation:
        'Gemini schreibt den Kurs anstelle des hier eingerichteten Autors. Google berechnet es dir.',
    },
    perplexity: {
      name: 'Mit meinem Perplexity-Schlüssel suchen',
      explanation:
        'Perplexity durchsucht das Web für den Kurs und berechnet es dir. Werden nur deine Dokumente verwendet, wird nicht gesucht.',
    },
  },

  advanced: 'Erweitert: erst die Gliederung, Sprache, Stil, Umfang und Tempo',
  outline_first: 'Zeig mir erst die Gliederung',
  outline_first_explanation:
    'Das Schreiben wartet nach der Gliederung: Benenne Module und Lektionen um, verschiebe, ergänze und entferne sie, dann lass den Kurs schreiben. Brichst du dort ab, kostet es nichts.',
  course_language: 'Sprache des Kurses',
  course_language_hint: 'Für andere Sprachen gib das Kürzel ein, etwa nl oder pt-BR.',
  no_such_language: 'Diese Sprache gibt es nicht. Versuche es mit ihrem Kürzel, etwa nl.',
  style: 'Stil',
  quoted_styles: {
    standard: 'Was die Quellen dazu sagen, in ihrer Reihenfolge.',
    simple: 'Bevorzugt kurze Sätze und Definitionen; die Lektionen sind kürzer.',
    technical: 'Bevorzugt Stellen mit Code, Tabellen und Zahlen; die Lektionen sind länger.',
    example: 'Bevorzugt Stellen mit Beispielen.',
    conceptual: 'Bevorzugt Stellen, die Gründe nennen und Begriffe erklären.',
  },
  styles: {
    standard: {
      name: 'Standard',
      explanation: 'Klar und ausgewogen, wie in einem guten Lehrbuch.',
    },
    simple: {
      name: 'Einfach',
      explanation: 'Kurze Sätze und Alltagswörter; jeder Begriff wird erklärt.',
    },
    technical: {
      name: 'Fachlich',
      explanation: 'Genaue Begriffe, Einzelheiten und Sonderfälle für Leser mit Vorwissen.',
    },
    example: {
      name: 'An Beispielen',
      explanation: 'Jeder Gedanke beginnt mit einem konkreten Fall und wird dann allgemein.',
    },
    conceptual: {
      name: 'In Zusammenhängen',
      explanation: 'Das Warum und das große Ganze vor den Einzelheiten.',
    },
    grumpy_genius: {
      name: 'Mürrisches Genie',
      explanation: 'Scharf und ungeduldig mit Unsinn, aber bei den Tatsachen nie daneben.',
    },
  },
  modules: 'Module',
  lessons_per_module: 'Lektionen in jedem Modul',
  author_decides: ({ min, max }) => `Der Autor entscheidet (${min} bis ${max})`,
  exactly: ({ count }) => `Genau ${count}`,
  speed: 'Tempo',
  speed_hint:
    'Wie viel gleichzeitig geschieht. Mehr geht schneller, es sei denn, das Modell oder die Suche begrenzt die Anfragen.',
  speeds: {
    parallel_count: { label: 'Module', hint: 'zugleich geplant' },
    search_parallel_count: { label: 'Suchen', hint: 'zugleich ausgeführt' },
    submodule_parallel_count: { label: 'Lektionen', hint: 'zugleich geschrieben' },
  },

  credits: ({ count }) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` }),
  you_have: ({ count }) => `du hast ${number(count)}`,
  generate: 'Kurs erzeugen',
  starting: 'Wird gestartet …',
  start_failed: 'Der Kurs konnte nicht gestartet werden. Bitte versuche es noch einmal.',
  draft_stays: 'Dein Entwurf bleibt hier.',
  not_enough_credits: 'Du hast nicht genug Credits.',
  buy_credits: 'Credits kaufen',

  find_courses: ({ link }) => <>Was du erzeugt hast, findest du in {link('deinem Verlauf')}.</>,
};
export default de;
