import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  show: 'Zeigen',
  hide: 'Verbergen',
  show_password: 'Passwort zeigen',
  hide_password: 'Passwort verbergen',
  optional: 'optional',
  too_short: ({ min }) => `Gib mindestens ${number(min)} Zeichen ein.`,
  too_long: ({ max }) => `Gib höchstens ${number(max)} Zeichen ein.`,
  required: 'Fülle dieses Feld aus.',
  not_an_email: 'Gib eine E-Mail-Adresse wie name@example.org ein.',
  control_characters: 'Entferne die unsichtbaren Steuerzeichen.',
  broken_text: 'Einige Zeichen sind beschädigt. Gib den Text neu ein.',
  one_line: 'Verwende eine einzige Zeile.',
  letter_or_digit: 'Verwende mindestens einen Buchstaben oder eine Ziffer.',
  at_least: ({ min }) => `Gib ${number(min)} oder mehr ein.`,
  at_most: ({ max }) => `Gib ${number(max)} oder weniger ein.`,
  whole_number: 'Gib eine ganze Zahl ein.',
  too_few: ({ min }) =>
    plural(min, {
      one: 'Füge mindestens 1 Eintrag hinzu.',
      other: `Füge mindestens ${number(min)} Einträge hinzu.`,
    }),
  too_many: ({ max }) =>
    plural(max, {
      one: 'Verwende höchstens 1 Eintrag.',
      other: `Verwende höchstens ${number(max)} Einträge.`,
    }),
  not_a_choice: 'Wähle eine der Möglichkeiten.',
  one_right_option: 'Genau eine Antwort muss richtig sein, und keine zwei dürfen gleich lauten.',
  whole_pairs:
    'Drei bis fünf Einträge brauchen je ein Gegenstück, und keine zwei dürfen gleich lauten.',
  three_in_order:
    'Mindestens drei Einträge müssen zu ordnen sein, und keine zwei dürfen gleich lauten.',
  each_once: 'Jedes Modul und jede Lektion darf nur an einer Stelle stehen.',
  unknown_language: 'Unbekannte Sprache. Verwende ein Sprachkürzel wie en, es oder pt-BR.',
};
export default de;
