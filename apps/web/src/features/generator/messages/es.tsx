import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('es');

const es: Messages = {
  new_course: 'Nuevo curso',
  title: '¿Qué quieres aprender?',
  lead: 'Indica un tema o aporta documentos. Obtendrás módulos de lecciones breves con cuestionarios, y cada afirmación te lleva a su fuente.',
  optional: 'opcional',
  loading: 'Cargando el formulario…',
  taking_share: 'Recibiendo lo compartido…',
  share_gone: 'Lo que se compartió ya no está aquí. Compártelo de nuevo.',
  error_id: ({ message, id }) => `${message} (ID del error: ${id})`,

  topic: 'Tema',
  topic_placeholder: 'Cómo los ríos dan forma al terreno',
  topic_too_long: ({ by }) =>
    plural(by, {
      one: 'Al tema le sobra 1 carácter.',
      many: `Al tema le sobran ${number(by)} de caracteres.`,
      other: `Al tema le sobran ${number(by)} caracteres.`,
    }),
  characters: ({ count, max }) => `${number(count)} de ${number(max)} caracteres`,
  audience: '¿Para quién es y qué debería saber hacer al terminar?',
  audience_placeholder:
    'Tengo nociones de biología del instituto y quiero entender lo que veo al pasear junto a un río.',
  builtin_title: 'Sobre el autor integrado',
  builtin: ({ strong }) => (
    <>
      No hay ningún modelo de IA conectado: el {strong('autor integrado')} escribe con frases de tus
      fuentes. Añade documentos más abajo.
    </>
  ),
  builtin_with_samples: ({ strong }) => (
    <>
      No hay ningún modelo de IA conectado: el {strong('autor integrado')} escribe con frases de tus
      fuentes. Añade documentos más abajo o elige un tema de ejemplo:
    </>
  ),

  coverage_short: ({ onTopic, asked }) =>
    plural(onTopic, {
      one: `Tus fuentes dan para 1 lección sobre esto; pediste ${number(asked)}.`,
      many: `Tus fuentes dan para unas ${number(onTopic)} lecciones sobre esto; pediste ${number(asked)}.`,
      other: `Tus fuentes dan para unas ${number(onTopic)} lecciones sobre esto; pediste ${number(asked)}.`,
    }),
  coverage_language_title: 'Tus fuentes están en otro idioma.',
  coverage_language: ({ language }) =>
    `Tus fuentes están en ${language}. El autor integrado las cita tal como son; solo los títulos y las preguntas que las rodean estarán en el idioma del curso.`,
  coverage_fewer: ({ count }) =>
    plural(count, {
      one: 'Escribir 1 lección',
      many: `Escribir ${number(count)} lecciones`,
      other: `Escribir ${number(count)} lecciones`,
    }),
  coverage_all: ({ count }) => `Escribir ${number(count)} lecciones con todas las fuentes`,
  coverage_anyway: 'Escribirlo de todos modos',
  coverage_in: ({ language }) => `Escribir el curso en ${language}`,

  documents: 'Tus documentos',
  choose_files: 'Elegir archivos',
  or_drop: 'o suéltalos aquí.',
  what_fits: ({ size, count }) =>
    `PDF, Word, EPUB, HTML, Markdown o texto; hasta ${size} cada uno, ${number(count)} por curso.`,
  documents_not_loaded: 'No se han podido cargar tus documentos anteriores.',
  still_uploading: 'Todavía se están subiendo documentos. Espera a que terminen o quítalos.',
  uploads: 'Archivos en curso',
  upload_states: {
    waiting: 'En espera',
    sending: 'Subiendo',
    reading: 'Leyendo el texto',
    failed: 'No añadido',
  },
  upload_of: ({ file }) => `Subida de ${file}`,
  try_again: 'Intentarlo de nuevo',
  try_file_again: ({ file }) => `Intentarlo de nuevo: ${file}`,
  remove: 'Quitar',
  remove_file: ({ file }) => `Quitar ${file}`,
  file_empty: 'El archivo está vacío.',
  file_too_large: ({ size, max }) => `El archivo ocupa ${size}; el límite es ${max}.`,
  file_unknown: ({ formats }) =>
    `Este tipo de archivo no se puede leer. Formatos admitidos: ${list(formats)}.`,
  too_many_documents: ({ max }) => `Un curso admite como máximo ${number(max)} documentos.`,
  document_list: 'Documentos',
  passages: ({ count }) =>
    plural(count, {
      one: '1 pasaje',
      many: `${number(count)} de pasajes`,
      other: `${number(count)} pasajes`,
    }),
  show_all_documents: ({ count }) => `Mostrar los ${number(count)} documentos`,
  delete: 'Eliminar',
  delete_file: ({ file }) => `Eliminar ${file}`,
  delete_question: ({ file }) => `¿Eliminar «${file}»?`,
  delete_consequence:
    'El documento se eliminará definitivamente. Los cursos escritos a partir de él conservan los pasajes que citan.',

  without_documents: {
    library: 'Sin documentos, el curso usa la biblioteca de ejemplo integrada.',
    web: ({ search }) => `Sin documentos, el curso usa la web (a través de ${search}).`,
  },
  sources: 'Fuentes que se usarán',
  policies_library: {
    documents: {
      name: 'Solo mis documentos',
      explanation: 'No se lee nada más; lo que no digan no estará en el curso.',
    },
    documents_and_web: {
      name: 'Mis documentos y después la biblioteca de ejemplo',
      explanation: 'Primero tus documentos; lo que falte se completa con la biblioteca.',
    },
    web: {
      name: 'Solo la biblioteca de ejemplo',
      explanation: 'No se usan los documentos elegidos arriba.',
    },
  },
  policies_web: {
    documents: {
      name: 'Solo mis documentos',
      explanation: 'No se lee nada más; lo que no digan no estará en el curso.',
    },
    documents_and_web: {
      name: 'Mis documentos y después la web',
      explanation: 'Primero tus documentos; lo que falte se completa con la web.',
    },
    web: { name: 'Solo la web', explanation: 'No se usan los documentos elegidos arriba.' },
  },

  without_sources: 'Si no se encuentra ninguna fuente',
  without_sources_choices: {
    ask: {
      name: 'Preguntarme',
      explanation:
        'La escritura se detiene hasta que decidas. Si la cancelas ahí, recuperas tu crédito.',
    },
    allow: {
      name: 'Escribirlo sin fuentes',
      explanation:
        'A partir de lo que sabe el modelo, que puede ser erróneo. Nada se cita, y el curso lo dice en todas partes.',
    },
    refuse: { name: 'Detenerlo', explanation: 'No se escribe nada y recuperas tu crédito.' },
  },

  own_keys: 'Tus propias claves',
  own_keys_hint: ({ account }) => (
    <>
      Para que Gemini escriba tus cursos o Perplexity busque para ellos con tu propia clave,
      guárdala antes en {account('tu cuenta')}.
    </>
  ),
  key_uses: {
    google: {
      name: 'Escribir con Gemini, con mi clave de Google',
      explanation:
        'Gemini escribe el curso en lugar del autor configurado aquí. Google te lo factura.',
    },
    perplexity: {
      name: 'Buscar con mi clave de Perplexity',
      explanation:
        'Perplexity busca en la web para el curso y te lo factura. No se busca nada si solo se usan tus documentos.',
    },
  },

  advanced: 'Opciones avanzadas: esquema previo, idioma, estilo, tamaño y velocidad',
  outline_first: 'Enséñame primero el esquema',
  outline_first_explanation:
    'La escritura se detiene tras el esquema: cambia nombres, mueve, añade o quita módulos y lecciones, y después pide que se escriba el curso. Si lo cancelas ahí, no cuesta nada.',
  course_language: 'Idioma del curso',
  course_language_hint: 'Para otros idiomas, escribe su código; por ejemplo, nl o pt-BR.',
  no_such_language: 'No existe ese idioma. Prueba con su código; por ejemplo, nl.',
  style: 'Estilo',
  quoted_styles: {
    standard: 'Lo que dicen las fuentes, en su orden.',
    simple: 'Prefiere sus frases cortas y sus definiciones; las lecciones son más breves.',
    technical: 'Prefiere pasajes con código, tablas y cifras; las lecciones son más largas.',
    example: 'Prefiere pasajes con ejemplos.',
    conceptual: 'Prefiere pasajes que dan razones y definen términos.',
  },
  styles: {
    standard: {
      name: 'Estándar',
      explanation: 'Claro y equilibrado, como en un buen libro de texto.',
    },
    simple: {
      name: 'Sencillo',
      explanation: 'Frases cortas y palabras corrientes; se explica cada término.',
    },
    technical: {
      name: 'Técnico',
      explanation: 'Términos precisos, detalles y casos límite para quien ya tiene base.',
    },
    example: {
      name: 'Con ejemplos',
      explanation: 'Cada idea parte de un caso concreto y después se generaliza.',
    },
    conceptual: {
      name: 'Conceptual',
      explanation: 'El porqué y cómo encajan las cosas, antes que los detalles.',
    },
    grumpy_genius: {
      name: 'Genio gruñón',
      explanation: 'Mordaz e impaciente con las tonterías, pero nunca se equivoca en los hechos.',
    },
  },
  modules: 'Módulos',
  lessons_per_module: 'Lecciones por módulo',
  author_decides: ({ min, max }) => `Lo decide el autor (de ${min} a ${max})`,
  exactly: ({ count }) => `Exactamente ${count}`,
  speed: 'Velocidad',
  speed_hint:
    'Cuánto se hace al mismo tiempo. Más es más rápido, salvo que el modelo o el buscador limiten las peticiones.',
  speeds: {
    parallel_count: { label: 'Módulos', hint: 'que se planifican a la vez' },
    search_parallel_count: { label: 'Búsquedas', hint: 'que se hacen a la vez' },
    submodule_parallel_count: { label: 'Lecciones', hint: 'que se escriben a la vez' },
  },

  credits: ({ count }) =>
    plural(count, {
      one: '1 crédito',
      many: `${number(count)} de créditos`,
      other: `${number(count)} créditos`,
    }),
  you_have: ({ count }) => `tienes ${number(count)}`,
  generate: 'Generar curso',
  starting: 'Iniciando…',
  start_failed: 'No se ha podido iniciar la generación del curso. Inténtalo de nuevo.',
  draft_stays: 'Tu borrador se queda aquí.',
  not_enough_credits: 'No tienes créditos suficientes.',
  buy_credits: 'Comprar créditos',

  find_courses: ({ link }) => <>Lo que has generado está en {link('tu historial')}.</>,
};
export default es;
