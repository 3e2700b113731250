import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  download: 'Descargar',
  download_course: 'Descargar este curso',
  format: 'Formato',
  formats: {
    pdf: {
      name: 'PDF',
      explanation: 'Un libro para imprimir, compartir y leer en cualquier sitio.',
    },
    markdown: {
      name: 'Markdown',
      explanation: 'Para aplicaciones de notas, editores y seguir trabajando el texto.',
    },
    epub: {
      name: 'EPUB',
      explanation: 'Un libro para lectores electrónicos, tabletas y teléfonos.',
    },
    anki: {
      name: 'Anki',
      explanation:
        'Tarjetas con las preguntas y los términos clave. Un mazo más nuevo actualiza las que tienes.',
    },
    scorm: {
      name: 'SCORM 1.2',
      explanation:
        'Para plataformas como Moodle: el curso se sigue allí y comunica el avance y la puntuación.',
    },
    cmi5: {
      name: 'cmi5',
      explanation:
        'Para plataformas de aprendizaje con xAPI: se sigue allí y comunica el progreso, la puntuación y cada respuesta.',
    },
    qti: {
      name: 'QTI 3',
      explanation:
        'Las preguntas para otros programas de exámenes y plataformas de aprendizaje, con lo correcto y su porqué.',
    },
    course: {
      name: 'Coursewright',
      explanation:
        'Todo en un archivo firmado, con las versiones anteriores de las lecciones. Se importa aquí o en otra instalación.',
    },
  },

  extent: 'Cuánto',
  whole: 'El curso entero',
  chosen: 'Módulos y lecciones elegidos',
  parts: 'Módulos y lecciones',
  lessons_chosen: ({ chosen, count }) =>
    plural(count, {
      one: `${number(chosen)} de 1 lección elegida`,
      many: `${number(chosen)} de ${number(count)} de lecciones elegidas`,
      other: `${number(chosen)} de ${number(count)} lecciones elegidas`,
    }),
  none_chosen: 'Elige al menos una lección.',
  loading: 'Cargando los módulos y las lecciones…',
  not_loaded: 'No se han podido cargar los módulos y las lecciones.',
  try_again: 'Intentarlo de nuevo',

  options: 'Opciones',
  quizzes: 'Cuestionarios, con sus respuestas',
  sources: 'Los pasajes citados completos',
  folder: 'Un archivo por lección, en un zip',
  learning: 'Mis marcas, respuestas y notas (déjalas fuera para compartir el archivo)',
  media: ({ size }) => `Audio y diagramas (unos ${size})`,
  media_too_large: ({ max }) =>
    `No caben en el archivo, que admite hasta ${max}, y no se incluyen.`,

  paper: 'Papel',
  papers: { a4: 'A4', letter: 'Carta (EE. UU.)' },
  headings: 'Idioma de los encabezados',
  headings_of_course: 'El del curso',

  preparing: 'Se está preparando el archivo…',
  setting_pages: 'Se están componiendo las páginas…',
  progress: 'Progreso del archivo',
  percent: ({ share }) => `${number(Math.floor(share * 100))}\u00A0%`,
  waits: ({ ahead }) =>
    plural(ahead, {
      one: 'El archivo espera su turno: hay 1 antes.',
      many: `El archivo espera su turno: hay ${number(ahead)} antes.`,
      other: `El archivo espera su turno: hay ${number(ahead)} antes.`,
    }),
  may_close: 'Puedes cerrar esta ventana. Te avisaremos cuando el archivo esté listo.',
  cancel: 'No crear el archivo',
  kept: ({ size }) =>
    `${size}. El archivo se guarda un día: mientras no cambie nada, volver a descargarlo es inmediato.`,
  ready: ({ format, topic }) => `Listo para descargar en ${format}: ${topic}`,
  failed_for: ({ format, topic, reason }) =>
    `No se ha podido descargar en ${format}: ${topic}. ${reason}`,
  not_made: ({ reason }) => `No se ha podido descargar el archivo. ${reason}`,
  downloaded: ({ name }) => `Descargado: ${name}`,
  failed: ({ format }) => `No se ha podido descargar en ${format}`,
  offline: 'No tienes conexión. El curso se puede descargar cuando vuelva.',
  close: 'Cerrar',
};
export default es;
