import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  loading: 'Wird geladen …',
  not_loaded: 'Das konnte nicht geladen werden. Prüfe deine Verbindung und lade die Seite neu.',

  text_settings: 'Textdarstellung',
  settings: { size: 'Schriftgröße', spacing: 'Zeilenabstand', width: 'Spaltenbreite' },
  sizes: {
    small: 'Klein',
    normal: 'Normal',
    large: 'Groß',
    larger: 'Größer',
    largest: 'Am größten',
  },
  spacings: { tight: 'Eng', normal: 'Normal', loose: 'Weit' },
  widths: { narrow: 'Schmal', normal: 'Normal', wide: 'Breit' },
  reset: 'Zurücksetzen',

  tools: {
    search: 'Diesen Kurs durchsuchen',
    glossary: 'Glossar',
    shortcuts: 'Tastenkürzel',
  },
  tools_short: { search: 'Suche', glossary: 'Glossar' },

  shortcuts_on: 'Kürzel mit einer Taste',
  shortcuts_hint: 'Sie wirken nie, während du in ein Feld tippst.',
  shortcuts: {
    next: 'Nächste Lektion',
    previous: 'Vorige Lektion',
    outline: 'Gliederung',
    questions: 'Quiz dieser Lektion und zurück',
    sources: 'Quellen und Einzelheiten',
    search: 'Diesen Kurs durchsuchen',
    glossary: 'Glossar',
    finish: 'Diese Lektion abschließen',
    help: 'Diese Liste',
    close: 'Schließen, was offen ist',
  },
  escape_key: 'Esc',
  left_arrow: 'Pfeil nach links',
  right_arrow: 'Pfeil nach rechts',

  search_words: 'Wörter, die in allen Lektionen gesucht werden',
  searching: 'Wird gesucht …',
  found: ({ count }) =>
    plural(count, {
      one: 'In 1 Lektion gefunden',
      other: `In ${number(count)} Lektionen gefunden`,
    }),
  found_nothing: ({ words }) =>
    `Keine Lektion enthält „${words}“. Versuche es mit weniger Wörtern oder nur dem Anfang eines Wortes.`,
  more_places: ({ count }) =>
    plural(count, {
      one: 'und 1 weitere Stelle',
      other: `und ${number(count)} weitere Stellen`,
    }),

  filter_terms: 'Begriffe filtern',
  terms: ({ count }) => plural(count, { one: '1 Begriff', other: `${number(count)} Begriffe` }),
  found_no_term: ({ words }) =>
    `Kein Begriff enthält „${words}“. Die Suche sieht den Text aller Lektionen durch.`,
  no_terms: 'Die Lektionen dieses Kurses nennen keine Schlüsselbegriffe.',
  terms_to_come: 'Schlüsselbegriffe erscheinen hier, sobald Lektionen fertig sind.',
  in_lesson: ({ lesson }) => `Lektion ${lesson}:`,
  source: ({ title }) => `Quelle: ${title}`,
};
export default de;
