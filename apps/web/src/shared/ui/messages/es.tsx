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
  too_short: ({ min }) => `Usa al menos ${characters(min)}.`,
  too_long: ({ max }) => `Usa como máximo ${characters(max)}.`,
  required: 'Rellena este campo.',
  not_an_email: 'Escribe una dirección de correo, por ejemplo nombre@ejemplo.org.',
  control_characters: 'Quita los caracteres de control invisibles.',
  broken_text: 'Algunos caracteres están dañados. Vuelve a escribir el texto.',
  one_line: 'Usa una sola línea.',
};
export default es;
