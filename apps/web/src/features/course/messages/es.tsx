import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const lessons = (count: number) =>
  plural(count, {
    one: '1 lección',
    many: `${number(count)} de lecciones`,
    other: `${number(count)} lecciones`,
  });

const instead = (text: string, given: string | undefined): string =>
  given ? `${text}; allí dice «${given}».` : `${text}.`;

const es: Messages = {
  loading: 'Cargando…',
  loading_course: 'Cargando el curso…',
  on_demand: {
    lesson: {
      loading: 'Cargando la lección…',
      not_loaded: 'No se pudo cargar esta lección',
      offline: 'La lección se abrirá sola en cuanto haya conexión.',
    },
    lessons: {
      loading: 'Cargando las lecciones…',
      not_loaded: 'No se pudieron cargar las lecciones',
      offline: 'Llegarán solas en cuanto haya conexión.',
    },
  },
  loading_sample: 'Cargando el curso de ejemplo…',
  in_new_tab: '(se abre en otra pestaña)',

  reconnecting: 'Reconectando… Tu curso se sigue escribiendo.',
  being_rewritten: 'Se está reescribiendo una lección; la nueva versión aparecerá aquí sola.',
  being_completed: 'Se están escribiendo las lecciones que faltan; aparecerán aquí solas.',
  being_written: ({ percent }) => `Este curso todavía se está escribiendo (${percent} %).`,
  watch_progress: 'Ver el progreso',
  cancelled: 'Este curso se canceló. Lo que estaba terminado está más abajo.',
  cancelled_empty: 'Este curso se canceló antes de que se escribiera nada.',
  stopped: ({ reason }) =>
    `La escritura se detuvo: ${reason} Lo que estaba terminado está más abajo.`,
  failed: 'La generación del curso ha fallado. Inténtalo de nuevo.',
  sources_being_read: 'Se están leyendo las fuentes. El esquema aparecerá aquí solo.',
  being_planned: 'Se está planificando el esquema. Las primeras lecciones aparecerán aquí solas.',
  no_lessons: 'Este curso no tiene lecciones.',
  saved_to_history: 'Guardado en el historial',
  change_outline: 'Editar el esquema',
  more: 'Más',
  sample: 'Curso de ejemplo',
  sample_intro:
    'Este es un curso de ejemplo que cualquiera puede probar: abre una cita, responde a un cuestionario.',
  sample_own: 'Genera el tuyo',
  sample_register: 'Crea una cuenta para generar el tuyo',
  offline: 'No tienes conexión',
  offline_sample: 'El curso de ejemplo se abrirá solo en cuanto haya red.',

  missing_new: ({ count }) =>
    plural(count, {
      one: 'Una lección de este curso todavía no está escrita. Escribirla es gratis.',
      many: `${lessons(count)} de este curso todavía no están escritas. Escribirlas es gratis.`,
      other: `${lessons(count)} de este curso todavía no están escritas. Escribirlas es gratis.`,
    }),
  missing_failed: ({ count }) =>
    plural(count, {
      one: 'No se ha podido escribir una lección de este curso. Volver a intentarlo es gratis.',
      many: `No se han podido escribir ${lessons(count)} de este curso. Volver a intentarlo es gratis.`,
      other: `No se han podido escribir ${lessons(count)} de este curso. Volver a intentarlo es gratis.`,
    }),
  write_missing: ({ count }) =>
    plural(count, {
      one: 'Escribir la lección que falta',
      many: `Escribir los ${number(count)} de lecciones que faltan`,
      other: `Escribir las ${number(count)} lecciones que faltan`,
    }),

  modules: ({ count }) =>
    plural(count, {
      one: '1 módulo',
      many: `${number(count)} de módulos`,
      other: `${number(count)} módulos`,
    }),
  lessons: ({ count }) => lessons(count),
  about_minutes: ({ count }) => `unos ${number(count)} min`,
  minutes: ({ count }) => `${number(count)} min`,
  by_builtin: 'Escrito por el autor integrado con frases de sus fuentes.',
  by_model: ({ author }) =>
    `Escrito por ${author}. Los números abren el pasaje que cita cada frase.`,
  by_model_alone: ({ author }) =>
    `Escrito por ${author} a partir de lo que sabe. No se halló ninguna fuente, así que nada en él está citado ni comprobado.`,
  lesson_cites_nothing:
    'Esta lección no cita ninguna fuente. Nada en ella se ha comprobado: verifica aquello en lo que te apoyes.',
  checked: ({ certain, all }) =>
    certain === all
      ? `La comprobación automática halló cada una de las ${number(all)} afirmaciones en su fuente.`
      : `La comprobación automática halló ${number(certain)} de ${number(all)} afirmaciones en sus fuentes.`,
  unverified_marks:
    '«Sin verificar» marca las citas que la comprobación automática no pudo confirmar.',
  show_uncertain: 'Mostrar lo que no es seguro',
  uncertain_count: ({ count, all }) =>
    count === 0
      ? 'Todas las frases comprobadas de esta lección se hallaron en sus fuentes.'
      : `No son seguras ${number(count)} de ${number(all)} frases comprobadas de esta lección.`,
  details: 'Detalles',
  sources_and_details: ({ count }) => `Fuentes (${number(count)}) y detalles`,
  about_course: 'Acerca de este curso',

  contents: 'Qué contiene este curso',
  course_map: 'Mapa del curso',
  begin: 'Empezar la primera lección',
  resume: ({ lesson }) => `Continuar con la lección ${lesson}`,
  module_number: ({ module }) => `Módulo ${number(module)}`,
  to_overview: 'A la vista general del curso',
  reader_bar: 'Lectura',
  previous_short: 'Anterior',
  sources_short: 'Fuentes',
  next_short: 'Siguiente',
  outline: 'Esquema',
  outline_region: 'Esquema del curso',
  lessons_being_planned: 'Se están planificando sus lecciones.',
  lessons_not_planned: 'Sus lecciones todavía no están planificadas.',
  read_prefix: 'Terminada:',
  lessons_written: ({ done, count }) =>
    plural(count, {
      one: `${number(done)} de 1 lección escrita`,
      many: `${number(done)} de ${number(count)} de lecciones escritas`,
      other: `${number(done)} de ${number(count)} lecciones escritas`,
    }),
  lessons_read: ({ done, count }) =>
    plural(count, {
      one: `${number(done)} de 1 lección terminada`,
      many: `${number(done)} de ${number(count)} de lecciones terminadas`,
      other: `${number(done)} de ${number(count)} lecciones terminadas`,
    }),
  progress_written: 'Lecciones escritas',
  progress_read: 'Lecciones terminadas',

  lesson_numbered: ({ lesson }) => `Lección ${lesson}`,
  content: 'Contenido',
  quiz: 'Cuestionario',
  quiz_with: ({ count }) => `Cuestionario (${number(count)})`,
  resources: 'Recursos',
  companion: { chat: 'Tutor', audio: 'Audio', visualization: 'Visualización' },
  see_learned: 'Ver lo que has aprendido',
  neighbours: 'Lecciones contiguas',
  previous: ({ lesson }) => `Anterior: ${lesson}`,
  next: ({ lesson }) => `Siguiente: ${lesson}`,
  objectives: 'Después de esta lección podrás',
  summary: 'En resumen',
  key_terms: 'Términos clave',
  lesson_sources: 'Fuentes de esta lección',

  not_written: 'No se ha podido escribir esta lección',
  no_reason: 'El autor no dio ningún motivo.',
  not_yet: 'Esta lección todavía no está escrita',
  not_yet_why:
    'De momento solo está en el esquema; puedes pedir que se escriba desde la parte superior de esta página.',
  lesson_being_written: 'Esta lección se está escribiendo. Aparecerá aquí sola.',
  lesson_queued: 'Esta lección está en cola. Aparecerá aquí sola.',

  no_quiz:
    'Esta lección no tiene cuestionario. Aparta el texto un momento y di con tus palabras lo que cuenta; luego mira qué te has dejado.',
  quiz_being_written: 'Se está escribiendo el cuestionario. Aparecerá aquí solo.',
  quiz_never_written: 'La escritura se detuvo antes de que esta lección tuviera cuestionario.',
  quiz_outdated:
    'La lección se cambió después de escribir estas preguntas. Puede que algunas ya no encajen.',
  question_of: ({ at, count }) => `Pregunta ${number(at)} de ${number(count)}`,
  your_result: 'Tu resultado',
  right_answer: 'Respuesta correcta',
  your_answer: 'Tu respuesta',
  check_answer: 'Comprobar respuesta',
  help_me: 'Ayúdame',
  see_result: 'Ver resultado',
  next_question: 'Siguiente pregunta',
  right: 'Correcto.',
  not_quite: 'No es correcto.',
  the_answer_is: ({ answer }) => <>La respuesta es: {answer}</>,
  answer: ({ answer }) => <>Respuesta: {answer}</>,
  pane_wide: 'Más ancho',
  pane_close: 'Cerrar la fuente',
  document_kept:
    'Los pasajes que cita este curso, tal como estaban en el documento cuando se escribió. «…» está en lugar de lo que no cita.',
  document_partly: 'Solo se han podido cargar los pasajes de esta lección.',
  source_says_of_answer: 'La fuente dice:',
  question_brought: ({ name }) =>
    `Trajiste esta pregunta de ${name}. No está comprobada con las fuentes.`,
  question_from_file: 'Esta pregunta viene de un archivo. No está comprobada con las fuentes.',
  show_source: 'Mostrar la fuente',
  show_source_numbered: ({ source }) => `Mostrar la fuente ${source}`,
  score_all: ({ score, count, strong }) => (
    <>{strong(`${number(score)} de ${number(count)}`)} correctas: todas.</>
  ),
  score_good: ({ score, count, strong }) => (
    <>{strong(`${number(score)} de ${number(count)}`)} correctas. Repasa las demás aquí debajo.</>
  ),
  score_low: ({ score, count, strong }) => (
    <>
      {strong(`${number(score)} de ${number(count)}`)} correctas. Vuelve a leer la lección e
      inténtalo de nuevo.
    </>
  ),
  order_hint: 'Mueve las entradas hasta que estén en el orden correcto.',
  move_up: ({ text }) => `Subir: ${text}`,
  move_down: ({ text }) => `Bajar: ${text}`,
  moved: ({ text, at, count }) => `${text}: ahora en el lugar ${number(at)} de ${number(count)}`,
  right_place: 'En su lugar',
  belongs_at: ({ place }) => `Va en el lugar ${number(place)}`,
  recall_hint: 'Responde primero de memoria y después compara.',
  show_answer: 'Mostrar la respuesta',
  the_answer: 'La respuesta:',
  did_you_know: '¿Lo sabías?',
  knew_it: 'Lo sabía',
  not_known_yet: 'Todavía no',
  recall_known: 'Lo sabías.',
  recall_not_yet: 'Todavía no. Léelo otra vez.',
  match_hint: 'Asigna a cada elemento la letra de lo que le corresponde.',
  match_choose: 'Elige…',
  matched: ({ letter }) => `${letter}: correcto`,
  belongs_to: ({ letter, given }) => `Elegiste ${given}; lo correcto es ${letter}`,
  right_prefix: 'Correcta:',
  wrong_prefix: 'Incorrecta:',
  try_again: 'Intentarlo de nuevo',

  for_lesson: 'Para esta lección',
  for_module: 'Para el módulo',
  for_course: 'Para todo el curso',
  resources_to_come: 'Todavía se están eligiendo los recursos.',
  no_resources: 'No hay recursos para esta lección.',
  resource: {
    article: 'Artículo',
    book: 'Libro',
    course: 'Curso',
    documentation: 'Documentación',
    video: 'Vídeo',
    tool: 'Herramienta',
    document: 'Documento',
    other: 'Recurso',
  },

  source: 'Fuente',
  source_numbered: ({ marker }) => `Fuente ${marker}`,
  source_unverified: ({ marker }) => `Fuente ${marker}, sin verificar`,
  unverified: 'sin verificar',
  unverified_why: ({ strong }) => (
    <>
      {strong('Sin verificar.')} La comprobación no encontró en el pasaje las cifras, los nombres y
      las palabras de esta frase. Lee ambos antes de fiarte.
    </>
  ),
  lesson_says: 'La lección dice',
  source_says: 'La fuente dice',
  source_says_under: ({ heading }) => `La fuente dice, en «${heading}»`,
  passage_kept: ({ passage }) =>
    `Pasaje ${passage} de la fuente, guardado con el curso cuando se escribió.`,
  source_kind: {
    document: 'Documento subido',
    web: 'Página web',
    sample: 'Biblioteca de ejemplo',
  },
  source_read: ({ day }) => `leída el ${day}`,

  how_checked: 'Cómo se comprobó',
  sentences_cited: 'Frases de las lecciones con fuente',
  verified_citations: 'Citas verificadas',
  all_that_claims: 'Con resúmenes, términos clave y preguntas:',
  claim_states: {
    quoted: 'Citada',
    supported: 'Respaldada',
    loose: 'Redacción libre',
    contradicted: 'Contradicha o ausente',
    unsourced: 'Sin fuente',
  },
  claims_counted: {
    quoted: 'Frases que citan su fuente',
    supported: 'Frases que su fuente respalda',
    loose: 'Frases de redacción libre, no demostrables aquí',
    contradicted: 'Frases que su fuente contradice o no contiene',
    unsourced: 'Frases escritas sin fuente',
  },
  claim_reasons: {
    word_for_word: () => 'La fuente lo dice palabra por palabra.',
    in_other_words: () => 'La fuente lo dice con otras palabras.',
    evidence_stands: () => 'Lo respaldan las palabras marcadas de la fuente, en otro idioma.',
    evidence_missing: () => 'Las palabras dadas como prueba no están en la fuente.',
    much_reworded: () => 'Está redactada con demasiada libertad para demostrarla con la fuente.',
    little_found: () => 'Poco de ella se encuentra en la fuente.',
    no_passage: () => 'No indica ninguna fuente.',
    no_source: () => 'No había fuente: el autor la escribió a partir de lo que sabe.',
    negation: () => 'Niega lo que dice la fuente u omite un «no».',
    opposite: ({ said, given }) =>
      instead(`«${said}» es lo contrario de lo que dice la fuente`, given),
    quantifier: ({ said, given }) => instead(`«${said}» afirma más que la fuente`, given),
    attribution: ({ said }) => `La fuente no dice que esto venga de ${said}.`,
    cause: () => 'La causa y el efecto no son los que da la fuente.',
    order: () => 'La fuente lo cuenta en otro orden temporal.',
    unit: ({ said, given }) => instead(`La fuente da otra unidad que «${said}»`, given),
    number_absent: ({ said, given }) => instead(`La fuente no contiene el número ${said}`, given),
    number_elsewhere: ({ said, given }) =>
      instead(`La fuente da el número ${said} para otra cosa`, given),
    name_absent: ({ said, given }) => instead(`La fuente no menciona ${said}`, given),
    name_elsewhere: ({ said, given }) => instead(`La fuente dice otra cosa de ${said}`, given),
    rival: ({ said, given }) => instead(`La fuente no dice aquí «${said}»`, given),
    exchanged: ({ said, given }) =>
      given ? `«${said}» y «${given}» parecen intercambiados.` : `«${said}» parece intercambiado.`,
    appended: ({ said }) => `La fuente no contiene «${said}».`,
    spliced: ({ said }) => `Une afirmaciones separadas de la fuente en «${said}».`,
    quotation: ({ said }) => `La fuente no contiene la cita «${said}» palabra por palabra.`,
    code: ({ said }) => `La fuente no contiene el código «${said}».`,
  },
  key_uncertain: 'La clave de esta pregunta no es segura.',
  second_reader: {
    supported: 'El segundo lector, un modelo de lenguaje, considera que la fuente la respalda.',
    contradicted:
      'El segundo lector, un modelo de lenguaje, considera que la fuente dice otra cosa.',
    unproven: 'El segundo lector, un modelo de lenguaje, tampoco puede decidirlo.',
  },
  questions_from_files: 'Preguntas de archivos, sin comprobar',
  failed_lessons: 'Lecciones que no se pudieron escribir',
  some_of: ({ some, all }) => `${number(some)} de ${number(all)}`,
  sources: 'Fuentes',
  no_sources: 'Todavía ninguna.',
  written_without_sources: 'Ninguna: el autor lo escribió a partir de lo que sabe.',

  usage: 'Uso del modelo',
  usage_builtin: 'Lo escribió el autor integrado: no se usó ningún modelo de IA y no cuesta nada.',
  usage_none: 'Todavía no se ha usado ningún modelo de IA.',
  usage_table: 'Llamadas y tokens por paso',
  step: 'Paso',
  calls: 'Llamadas',
  tokens_read: 'Tokens leídos',
  tokens_written: 'Tokens escritos',
  cost: 'Coste',
  total: 'Total',
  usage_with_cost: ({ calls, limit }) =>
    `Coste según los precios fijados aquí para el modelo. La última ejecución hizo ${number(calls)} de un máximo de ${number(limit)} llamadas.`,
  usage_without_cost: ({ calls, limit }) =>
    `Aquí no hay precios fijados para el modelo, así que no se conoce el coste. La última ejecución hizo ${number(calls)} de un máximo de ${number(limit)} llamadas.`,
  steps: {
    plan_searches: 'Planificar búsquedas',
    search: 'Buscar',
    fetch: 'Leer fuentes',
    judge_research: 'Comprobar la investigación',
    outline_modules: 'Planificar módulos',
    write_curiosities: 'Curiosidades y preguntas',
    topic_resources: 'Recursos',
    outline_submodules: 'Planificar lecciones',
    module_resources: 'Recursos de los módulos',
    pick_passages: 'Elegir pasajes',
    write_lesson: 'Escribir lecciones',
    check_citations: 'Comprobar citas',
    revise_sentences: 'Revisar frases',
    second_reading: 'Segunda lectura',
    write_quiz: 'Escribir cuestionarios',
    pick_resources: 'Recursos de las lecciones',
    read_course: 'Leer el curso entero',
    assemble: 'Montar el curso',
  },
};
export default es;
