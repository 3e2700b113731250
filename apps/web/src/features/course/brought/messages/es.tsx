import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

export default {
  bring: 'Traer preguntas…',
  title: 'Traer preguntas',
  lead: ({ formats }) =>
    `Las preguntas de otros programas pasan a los cuestionarios de este curso. Archivos que se pueden leer: ${formats}. Nada cambia hasta que las hayas revisado.`,
  choose_file: 'Elegir un archivo',
  choose_another: 'Elegir otro archivo',
  or_drop: 'o suéltalo aquí.',
  too_large: ({ max }) => `Este archivo es demasiado grande: se leen como máximo ${max}.`,
  reading: ({ name }) => `Leyendo ${name}…`,
  offline: 'No tienes conexión. Podrás traer preguntas cuando vuelva.',
  found: ({ count, name }) =>
    plural(count, {
      one: `1 pregunta encontrada en ${name}`,
      many: `${number(count)} preguntas encontradas en ${name}`,
      other: `${number(count)} preguntas encontradas en ${name}`,
    }),
  none_usable: ({ name }) =>
    `${name} tiene preguntas, pero ninguna que una lección pueda plantear.`,
  unchecked:
    'Estas preguntas no se comprueban con las fuentes del curso, y así se indica a quien lo lee.',
  all: 'Todas',
  none: 'Ninguna',
  take: ({ question }) => `Traer: ${question}`,
  lesson: 'Lección',
  lesson_of: ({ question }) => `Lección para: ${question}`,
  in_file: ({ where }) => `En el archivo, en ${where}`,
  found_by: {
    title: 'La lección se llama así',
    words: 'La lección trata de lo mismo',
    none: 'Ninguna lección encaja: elige una',
  },
  known: 'Ya está en este curso',
  lost: {
    picture: 'Se omitió una imagen',
    options: 'Se omitieron algunas respuestas incorrectas',
    sound: 'Se omitió una grabación',
    borrowed: 'Las respuestas incorrectas son de otras tarjetas',
    typed: 'Quien lo lee compara su respuesta',
  },
  show_more: ({ count }) =>
    plural(count, {
      one: 'Mostrar 1 más',
      many: `Mostrar ${number(count)} más`,
      other: `Mostrar ${number(count)} más`,
    }),
  not_understood: ({ count }) =>
    plural(count, {
      one: '1 entrada del archivo no se entendió',
      many: `${number(count)} entradas del archivo no se entendieron`,
      other: `${number(count)} entradas del archivo no se entendieron`,
    }),
  entry: ({ place, said }) => (said ? `N.º ${number(place)}, «${said}»` : `N.º ${number(place)}`),
  left_off: ({ count }) =>
    plural(count, {
      one: '1 más supera lo que un archivo puede traer.',
      many: `${number(count)} más superan lo que un archivo puede traer.`,
      other: `${number(count)} más superan lo que un archivo puede traer.`,
    }),
  problems: {
    typed_answer: 'la respuesta se escribe y el archivo no dice cuál es',
    number_answer: 'la respuesta es un número que se escribe, y aquí no se comprueba',
    several_right: 'varias respuestas son correctas; aquí lo es exactamente una',
    none_right: 'ninguna respuesta está marcada como correcta',
    options_few: 'no hay dos respuestas distintas entre las que elegir',
    options_alike: 'una respuesta incorrecta dice lo mismo que la correcta',
    pairs_count:
      'emparejar admite de tres a cinco parejas distintas; ordenar, de tres a seis cosas',
    too_long: 'uno de sus textos es demasiado largo',
    no_text: 'no tiene texto, quizá solo una imagen',
    kind_unknown: 'este tipo de pregunta no se conoce aquí',
    damaged: 'está incompleta o dañada',
  },
  add: ({ count }) =>
    plural(count, {
      one: 'Añadir 1 pregunta',
      many: `Añadir ${number(count)} preguntas`,
      other: `Añadir ${number(count)} preguntas`,
    }),
  adding: 'Añadiendo las preguntas…',
  read_again: 'Leer el archivo otra vez',
  added: ({ count }) =>
    plural(count, {
      one: 'Se añadió 1 pregunta.',
      many: `Se añadieron ${number(count)} preguntas.`,
      other: `Se añadieron ${number(count)} preguntas.`,
    }),
  were_known: ({ count }) =>
    plural(count, {
      one: '1 ya estaba.',
      many: `${number(count)} ya estaban.`,
      other: `${number(count)} ya estaban.`,
    }),
  were_full: ({ count, max }) =>
    plural(count, {
      one: `1 se omitió: una lección tiene como máximo ${number(max)} preguntas.`,
      many: `${number(count)} se omitieron: una lección tiene como máximo ${number(max)} preguntas.`,
      other: `${number(count)} se omitieron: una lección tiene como máximo ${number(max)} preguntas.`,
    }),
  take_back:
    'Cada una de estas lecciones tiene una versión nueva. Para deshacerlo, restaura la anterior:',
  versions_of: ({ lesson, count }) =>
    plural(count, {
      one: `${lesson}: 1 pregunta`,
      many: `${lesson}: ${number(count)} preguntas`,
      other: `${lesson}: ${number(count)} preguntas`,
    }),
  cancel: 'Cancelar',
  done: 'Listo',
} satisfies Messages;
