import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('fr');
const characters = (count: number) =>
  plural(count, { one: `${number(count)} caractère`, other: `${number(count)} caractères` });

const fr: Messages = {
  show: 'Afficher',
  hide: 'Masquer',
  show_password: 'Afficher le mot de passe',
  hide_password: 'Masquer le mot de passe',
  optional: 'facultatif',
  too_short: ({ min }) => `Saisissez au moins ${characters(min)}.`,
  too_long: ({ max }) => `Ne dépassez pas ${characters(max)}.`,
  required: 'Remplissez ce champ.',
  not_an_email: 'Saisissez une adresse e-mail, par exemple nom@exemple.org.',
  control_characters: 'Supprimez les caractères de contrôle invisibles.',
  broken_text: 'Certains caractères sont endommagés. Saisissez de nouveau le texte.',
  one_line: 'Écrivez sur une seule ligne.',
  letter_or_digit: 'Saisissez au moins une lettre ou un chiffre.',
  at_least: ({ min }) => `Saisissez ${number(min)} ou plus.`,
  at_most: ({ max }) => `Saisissez ${number(max)} ou moins.`,
  whole_number: 'Saisissez un nombre entier.',
  too_few: ({ min }) =>
    plural(min, {
      one: `Ajoutez au moins ${number(min)} élément.`,
      other: `Ajoutez au moins ${number(min)} éléments.`,
    }),
  too_many: ({ max }) =>
    plural(max, {
      one: `Pas plus de ${number(max)} élément.`,
      other: `Pas plus de ${number(max)} éléments.`,
    }),
  not_a_choice: 'Choisissez l’une des options.',
  one_right_option:
    'Une seule option doit être juste, et deux options ne peuvent pas être identiques.',
  whole_pairs: 'Il faut de trois à cinq éléments, chacun avec son pendant, et pas deux identiques.',
  three_in_order: 'Il faut au moins trois éléments à mettre en ordre, et pas deux identiques.',
  each_once: 'Un module ou une leçon ne peut se trouver qu’à un seul endroit.',
  unknown_language: 'Langue inconnue. Utilisez un code de langue comme en, es ou pt-BR.',
};
export default fr;
