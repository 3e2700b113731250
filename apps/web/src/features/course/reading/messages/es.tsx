import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  loading: 'Cargando…',
  not_loaded: 'No se ha podido cargar. Comprueba la conexión y recarga la página.',

  text_settings: 'Ajustes del texto',
  settings: {
    size: 'Tamaño del texto',
    spacing: 'Interlineado',
    width: 'Ancho de columna',
  },
  sizes: {
    small: 'Pequeño',
    normal: 'Normal',
    large: 'Grande',
    larger: 'Más grande',
    largest: 'El más grande',
  },
  spacings: { tight: 'Compacto', normal: 'Normal', loose: 'Amplio' },
  widths: { narrow: 'Estrecho', normal: 'Normal', wide: 'Ancho' },
  reset: 'Restablecer',

  tools: {
    search: 'Buscar en este curso',
    glossary: 'Glosario',
    shortcuts: 'Atajos de teclado',
  },
  tools_short: { search: 'Buscar', glossary: 'Glosario' },

  shortcuts_on: 'Atajos de una sola tecla',
  shortcuts_hint: 'Nunca actúan mientras escribes en un campo.',
  shortcuts: {
    next: 'Lección siguiente',
    previous: 'Lección anterior',
    outline: 'Esquema',
    questions: 'Cuestionario de esta lección, y volver',
    sources: 'Fuentes y detalles',
    search: 'Buscar en este curso',
    glossary: 'Glosario',
    finish: 'Terminar esta lección',
    help: 'Esta lista',
    close: 'Cerrar lo que está abierto',
  },
  escape_key: 'Esc',
  left_arrow: 'Flecha izquierda',
  right_arrow: 'Flecha derecha',

  search_words: 'Palabras que buscar en todas las lecciones',
  searching: 'Buscando…',
  found: ({ count }) =>
    plural(count, {
      one: 'Encontrado en 1 lección',
      many: `Encontrado en ${number(count)} de lecciones`,
      other: `Encontrado en ${number(count)} lecciones`,
    }),
  found_nothing: ({ words }) =>
    `Ninguna lección contiene «${words}». Prueba con menos palabras o solo con el principio de una.`,
  more_places: ({ count }) =>
    plural(count, {
      one: 'y 1 lugar más',
      many: `y ${number(count)} de lugares más`,
      other: `y ${number(count)} lugares más`,
    }),

  filter_terms: 'Filtrar los términos',
  terms: ({ count }) =>
    plural(count, {
      one: '1 término',
      many: `${number(count)} de términos`,
      other: `${number(count)} términos`,
    }),
  found_no_term: ({ words }) =>
    `Ningún término contiene «${words}». La búsqueda recorre el texto de todas las lecciones.`,
  no_terms: 'Las lecciones de este curso no señalan términos clave.',
  terms_to_come: 'Los términos clave aparecerán aquí a medida que se terminen las lecciones.',
  in_lesson: ({ lesson }) => `Lección ${lesson}:`,
  source: ({ title }) => `Fuente: ${title}`,
};
export default es;
