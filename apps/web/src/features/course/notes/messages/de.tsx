import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, minute } = wordsOf('de');

const de: Messages = {
  notes: 'Notizen',
  notes_counted: ({ count }) => (count === 0 ? 'Notizen' : `Notizen (${number(count)})`),
  note: 'Notiz',

  selection: 'Ausgewählter Text',
  reach_toolbar:
    'Drücke Tab, um den ausgewählten Text zu markieren oder eine Notiz dazu zu schreiben.',
  colors: { yellow: 'Gelb', green: 'Grün', blue: 'Blau', pink: 'Rosa' },
  sample: 'Aa',
  highlight_in: ({ color }) => `Markieren: ${color}`,
  highlighted: 'Markiert.',
  write_note: 'Notiz',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copy_failed: 'Dein Browser erlaubt hier kein Kopieren. Benutze sein eigenes Menü.',
  too_long: ({ max }) => `Wähle höchstens ${number(max)} Zeichen aus, um sie zu markieren.`,
  too_many: ({ max }) =>
    plural(max, {
      one: 'Ein Kurs hat Platz für eine Notiz oder Markierung. Entferne sie, um eine andere zu machen.',
      other: `Ein Kurs hat Platz für höchstens ${number(max)} Notizen und Markierungen. Entferne einige, um neue zu machen.`,
    }),

  color: 'Farbe',
  text: 'Deine Notiz',
  saved_by_itself: 'Wird von selbst gespeichert, wenn du das Feld verlässt.',
  full: ({ max }) =>
    `Eine Notiz fasst höchstens ${number(max)} Zeichen. Schreib den Rest zu einer anderen Stelle.`,
  done: 'Fertig',
  remove: 'Entfernen',
  removed: 'Entfernt.',
  undo: 'Rückgängig',
  passage_gone: 'Die Stelle steht nicht mehr im Text.',

  conflict: 'Auf zwei Geräten geändert',
  conflict_why:
    'Diese Notiz wurde auf zwei Geräten geändert, die nichts voneinander wussten. Beide Texte bleiben, bis du wählst.',
  written_at: ({ time }) => `Geschrieben am ${minute(time)}`,
  keep_this: ({ number: which }) => `Nur Text ${number(which)} behalten`,
  keep_all: 'Beide als eine Notiz behalten',
  settle: 'Wählen',

  empty: 'Noch keine Notizen.',
  empty_how:
    'Wähle eine Stelle in einer Lektion aus, um sie zu markieren oder eine Notiz dazu zu schreiben. Hier stehen sie alle.',
  download: 'Als Markdown herunterladen',
  export_title: ({ topic }) => `Notizen: ${topic}`,
  lesson_gone: 'Lektionen, die nicht mehr im Kurs sind',
  show_passage: 'In der Lektion zeigen',
  show_lesson: 'Lektion öffnen',
  edit: 'Bearbeiten',
};
export default de;
