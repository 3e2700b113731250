import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

export default {
  bring: 'Fragen mitbringen …',
  title: 'Fragen mitbringen',
  lead: ({ formats }) =>
    `Fragen aus anderer Software kommen in die Quiz dieses Kurses. Gelesen werden: ${formats}. Nichts ändert sich, bevor du sie angesehen hast.`,
  choose_file: 'Datei auswählen',
  choose_another: 'Andere Datei auswählen',
  or_drop: 'oder hier ablegen.',
  too_large: ({ max }) => `Diese Datei ist zu groß: Gelesen werden höchstens ${max}.`,
  reading: ({ name }) => `${name} wird gelesen …`,
  offline: 'Du bist offline. Fragen lassen sich mitbringen, sobald die Verbindung wieder da ist.',
  found: ({ count, name }) =>
    plural(count, {
      one: `1 Frage in ${name} gefunden`,
      other: `${number(count)} Fragen in ${name} gefunden`,
    }),
  none_usable: ({ name }) => `${name} hat Fragen, aber keine, die eine Lektion stellen kann.`,
  unchecked:
    'Diese Fragen sind nicht an den Quellen des Kurses geprüft, und wer sie liest, erfährt das.',
  all: 'Alle',
  none: 'Keine',
  take: ({ question }) => `Mitbringen: ${question}`,
  lesson: 'Lektion',
  lesson_of: ({ question }) => `Lektion für: ${question}`,
  in_file: ({ where }) => `In der Datei unter ${where}`,
  found_by: {
    title: 'Die Lektion heißt so',
    words: 'Die Lektion handelt davon',
    none: 'Keine Lektion passt: bitte wählen',
  },
  known: 'Schon in diesem Kurs',
  lost: {
    picture: 'Ein Bild wurde weggelassen',
    options: 'Einige falsche Antworten wurden weggelassen',
    sound: 'Eine Aufnahme wurde weggelassen',
    borrowed: 'Falsche Antworten stammen von anderen Karten',
    typed: 'Wer liest, vergleicht die Antwort selbst',
  },
  show_more: ({ count }) =>
    plural(count, { one: '1 weitere zeigen', other: `${number(count)} weitere zeigen` }),
  not_understood: ({ count }) =>
    plural(count, {
      one: '1 Eintrag der Datei wurde nicht verstanden',
      other: `${number(count)} Einträge der Datei wurden nicht verstanden`,
    }),
  entry: ({ place, said }) => (said ? `Nr. ${number(place)}, „${said}“` : `Nr. ${number(place)}`),
  left_off: ({ count }) =>
    plural(count, {
      one: '1 weiterer geht über das hinaus, was eine Datei mitbringen kann.',
      other: `${number(count)} weitere gehen über das hinaus, was eine Datei mitbringen kann.`,
    }),
  problems: {
    typed_answer: 'die Antwort wird eingetippt, und die Datei sagt nicht, wie sie lautet',
    number_answer: 'die Antwort ist eine Zahl zum Eintippen, die hier nicht geprüft wird',
    several_right: 'mehrere Antworten sind richtig; hier ist es genau eine',
    none_right: 'keine Antwort ist als richtig markiert',
    options_few: 'es gibt keine zwei verschiedenen Antworten zur Auswahl',
    options_alike: 'eine falsche Antwort sagt dasselbe wie die richtige',
    pairs_count: 'Zuordnen braucht drei bis fünf verschiedene Paare, Ordnen drei bis sechs Dinge',
    too_long: 'ein Text davon ist zu lang',
    no_text: 'sie hat keinen Text, vielleicht nur ein Bild',
    kind_unknown: 'diese Art Frage gibt es hier nicht',
    damaged: 'sie ist unvollständig oder beschädigt',
  },
  add: ({ count }) =>
    plural(count, { one: '1 Frage hinzufügen', other: `${number(count)} Fragen hinzufügen` }),
  adding: 'Die Fragen werden hinzugefügt …',
  read_again: 'Datei noch einmal lesen',
  added: ({ count }) =>
    plural(count, {
      one: '1 Frage wurde hinzugefügt.',
      other: `${number(count)} Fragen wurden hinzugefügt.`,
    }),
  were_known: ({ count }) =>
    plural(count, { one: '1 war schon da.', other: `${number(count)} waren schon da.` }),
  were_full: ({ count, max }) =>
    plural(count, {
      one: `1 wurde weggelassen: Eine Lektion hat höchstens ${number(max)} Fragen.`,
      other: `${number(count)} wurden weggelassen: Eine Lektion hat höchstens ${number(max)} Fragen.`,
    }),
  take_back:
    'Jede dieser Lektionen hat eine neue Fassung. Zum Rückgängigmachen die vorige zurückholen:',
  versions_of: ({ lesson, count }) =>
    plural(count, { one: `${lesson}: 1 Frage`, other: `${lesson}: ${number(count)} Fragen` }),
  cancel: 'Abbrechen',
  done: 'Fertig',
} satisfies Messages;
