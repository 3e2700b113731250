import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  download: 'Herunterladen',
  download_course: 'Diesen Kurs herunterladen',
  format: 'Format',
  formats: {
    pdf: {
      name: 'PDF',
      explanation: 'Ein Buch zum Drucken, Weitergeben und überall Lesen.',
    },
    markdown: {
      name: 'Markdown',
      explanation: 'Für Notiz-Apps, Editoren und die weitere Arbeit am Text.',
    },
    epub: { name: 'EPUB', explanation: 'Ein Buch für E-Reader, Tablets und Telefone.' },
    anki: {
      name: 'Anki',
      explanation:
        'Karteikarten aus den Fragen und Schlüsselbegriffen. Ein neuerer Stapel bringt deine Karten auf den neuesten Stand.',
    },
    scorm: {
      name: 'SCORM 1.2',
      explanation:
        'Für Lernplattformen wie Moodle: Der Kurs läuft dort und meldet Fortschritt und Punkte.',
    },
    cmi5: {
      name: 'cmi5',
      explanation:
        'Für Lernplattformen mit xAPI: läuft dort und meldet Fortschritt, Punkte und jede Antwort.',
    },
    qti: {
      name: 'QTI 3',
      explanation:
        'Die Fragen für andere Prüfungsprogramme und Lernplattformen, mit dem Richtigen und dem Warum.',
    },
    course: {
      name: 'Coursewright',
      explanation:
        'Alles in einer signierten Datei, mit früheren Fassungen der Lektionen. Hier oder in einer anderen Installation wieder importierbar.',
    },
  },

  extent: 'Umfang',
  whole: 'Der ganze Kurs',
  chosen: 'Ausgewählte Module und Lektionen',
  parts: 'Module und Lektionen',
  lessons_chosen: ({ chosen, count }) =>
    plural(count, {
      one: `${number(chosen)} von 1 Lektion ausgewählt`,
      other: `${number(chosen)} von ${number(count)} Lektionen ausgewählt`,
    }),
  none_chosen: 'Wähle mindestens eine Lektion.',
  loading: 'Module und Lektionen werden geladen …',
  not_loaded: 'Die Module und Lektionen konnten nicht geladen werden.',
  try_again: 'Noch einmal versuchen',

  options: 'Optionen',
  quizzes: 'Quiz, mit den Antworten',
  sources: 'Die belegten Textstellen im vollen Wortlaut',
  folder: 'Eine Datei für jede Lektion, als ZIP',
  learning: 'Meine Haken, Antworten und Notizen (weglassen, um die Datei weiterzugeben)',
  media: ({ size }) => `Aufnahmen und Diagramme (etwa ${size})`,
  media_too_large: ({ max }) =>
    `Sie passen nicht in die Datei, die höchstens ${max} davon fasst, und bleiben weg.`,

  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter (USA)' },
  headings: 'Sprache der Überschriften',
  headings_of_course: 'Die des Kurses',

  preparing: 'Die Datei wird vorbereitet …',
  setting_pages: 'Die Seiten werden gesetzt …',
  progress: 'Fortschritt der Datei',
  percent: ({ share }) => `${number(Math.floor(share * 100))}\u00A0%`,
  waits: ({ ahead }) =>
    plural(ahead, {
      one: 'Die Datei wartet, bis sie an der Reihe ist: Vor ihr wird noch 1 andere erstellt.',
      other: `Die Datei wartet, bis sie an der Reihe ist: Vor ihr werden noch ${number(ahead)} andere erstellt.`,
    }),
  may_close: 'Du kannst dieses Fenster schließen. Du erfährst es, sobald die Datei fertig ist.',
  cancel: 'Datei nicht erstellen',
  kept: ({ size }) =>
    `${size}. Die Datei wird einen Tag lang aufbewahrt: Solange sich nichts ändert, ist sie beim nächsten Mal sofort da.`,
  ready: ({ format, topic }) => `Bereit zum Herunterladen als ${format}: ${topic}`,
  failed_for: ({ format, topic, reason }) =>
    `${format} konnte nicht heruntergeladen werden: ${topic}. ${reason}`,
  not_made: ({ reason }) => `Die Datei konnte nicht heruntergeladen werden. ${reason}`,
  downloaded: ({ name }) => `Heruntergeladen: ${name}`,
  failed: ({ format }) => `${format} konnte nicht heruntergeladen werden`,
  offline:
    'Du bist offline. Der Kurs lässt sich herunterladen, sobald die Verbindung wieder da ist.',
  close: 'Schließen',
};
export default de;
