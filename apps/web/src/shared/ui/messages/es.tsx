import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');
const characters = (count: number) =>
  plural(count, {
    one: '1 carácter',
    many: `${number(count)} de caracteres`,
    other: `${number(count)} caracteres`,
  });

const es: Messages = {
  show: 'Mostrar',
  hide: 'Ocultar',
  show_password: 'Mostrar la contraseña',
  hide_password: 'Ocultar la contraseña',
  optional: 'opcional',
  too_short: ({ min }) => `Usa al menos ${characters(min)}.`,
  too_long: ({ max }) => `Usa como máximo ${characters(max)}.`,
  required: 'Rellena este campo.',
  not_an_email: 'Escribe una dirección de correo, por ejemplo nombre@ejemplo.org.',
  control_characters: 'Quita los caracteres de control invisibles.',
  broken_text: 'Algunos caracteres están dañados. Vuelve a escribir el texto.',
  one_line: 'Usa una sola línea.',
  letter_or_digit: 'Usa al menos una letra o una cifra.',
  at_least: ({ min }) => `Escribe ${number(min)} o más.`,
  at_most: ({ max }) => `Escribe ${number(max)} o menos.`,
  whole_number: 'Escribe un número entero.',
  too_few: ({ min }) =>
    plural(min, {
      one: 'Añade al menos 1 elemento.',
      many: `Añade al menos ${number(min)} de elementos.`,
      other: `Añade al menos ${number(min)} elementos.`,
    }),
  too_many: ({ max }) =>
    plural(max, {
      one: 'Usa como máximo 1 elemento.',
      many: `Usa como máximo ${number(max)} de elementos.`,
      other: `Usa como máximo ${number(max)} elementos.`,
    }),
  not_a_choice: 'Elige una de las opciones.',
  one_right_option: 'Solo una opción debe ser correcta y no puede haber dos iguales.',
  whole_pairs: 'De tres a cinco elementos deben tener su pareja y no puede haber dos iguales.',
  three_in_order: 'Debe haber al menos tres cosas que ordenar y no puede haber dos iguales.',
  each_once: 'Cada módulo y cada lección solo pueden estar en un lugar.',
  unknown_language: 'Idioma desconocido. Usa un código de idioma como en, es o pt-BR.',
};
export default es;
