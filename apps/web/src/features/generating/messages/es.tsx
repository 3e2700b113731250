import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const minutes = (count: number) =>
  plural(count, {
    one: 'un minuto',
    many: `${number(count)} de minutos`,
    other: `${number(count)} minutos`,
  });
const hours = (count: number) =>
  plural(count, {
    one: '1 hora',
    many: `${number(count)} de horas`,
    other: `${number(count)} horas`,
  });
/** De minutos; a partir de hora y media, en horas. */
const duration = (count: number) => (count < 90 ? minutes(count) : hours(Math.round(count / 60)));
const modules = (count: number) =>
  plural(count, {
    one: '1 módulo',
    many: `${number(count)} de módulos`,
    other: `${number(count)} módulos`,
  });
const lessons = (count: number) =>
  plural(count, {
    one: '1 lección',
    many: `${number(count)} de lecciones`,
    other: `${number(count)} lecciones`,
  });

const es: Messages = {
  title_writing: ({ percent, topic }) => `${percent} % de ${topic}`,
  title_waiting: {
    outline: ({ topic }) => `Esquema de ${topic}`,
    sources: ({ topic }) => `Sin fuentes para ${topic}`,
  },
  heading: {
    pending: 'Tu curso está a punto de empezar',
    running: 'Tu curso se está escribiendo',
    completed: 'Tu curso está listo',
    failed: 'No se ha podido escribir tu curso',
    cancelled: 'Este curso se canceló',
  },
  heading_waiting: {
    outline: 'Tu esquema está listo para que lo revises',
    sources: 'Hace falta que decidas',
  },
  loading: 'Cargando',
  stages: 'Etapas',
  stage: {
    research: 'Investigación',
    outline: 'Esquema',
    lessons: 'Lecciones',
    assemble: 'Final',
  },
  stage_done: ({ stage }) => `${stage} (terminada)`,
  progress: 'Progreso del curso',
  percent: ({ percent }) => `${percent} %`,
  phase: {
    queued: 'En espera en la cola',
    research: 'Documentándose sobre el tema',
    outline: 'Planificando los módulos',
    lessons: 'Escribiendo las lecciones',
    assemble: 'Montando el curso',
    done: 'Terminado',
  },
  detail: {
    searches: ({ count }) =>
      plural(count, {
        one: '1 búsqueda',
        many: `${number(count)} de búsquedas`,
        other: `${number(count)} búsquedas`,
      }),
    module_searches: ({ module }) => `Buscando más sobre «${module}»`,
    source: ({ title }) => `Leído: «${title}»`,
    modules: ({ count }) => `El curso tiene ${modules(count)}`,
    lessons: ({ module, count }) => `«${module}» tiene ${lessons(count)}`,
    lesson: ({ lesson, step }) => `«${lesson}»: ${step}`,
  },
  nothing_written_before: {
    outline: 'No se escribe nada hasta que lo confirmes',
    sources: 'No se escribe nada hasta que decidas',
  },
  time_left: {
    seconds: 'Quedan unos segundos',
    under_a_minute: 'Queda menos de un minuto',
    up_to: ({ to }) => `Queda como mucho ${duration(to)}`,
    between: ({ from, to }) =>
      `Quedan entre ${to < 90 ? number(from) : duration(from)} y ${duration(to)}`,
    about: ({ count }) =>
      plural(count, {
        one: 'Queda alrededor de un minuto',
        many: `Quedan alrededor de ${duration(count)}`,
        other: `Quedan alrededor de ${duration(count)}`,
      }),
  },

  reconnecting: 'Reconectando…',
  reconnecting_waiting: {
    outline: 'Puedes seguir editando; el esquema se guardará en cuanto responda el servidor.',
    sources: 'El curso espera tu decisión; no se pierde nada.',
  },
  reconnecting_writing: 'Tu curso se sigue escribiendo; no se pierde nada.',

  outline: 'Esquema',
  outline_to_come:
    'Aparecerá aquí cuando se hayan leído las fuentes y se irá completando mientras se escriben las lecciones.',
  lessons_not_planned: 'Sus lecciones no llegaron a planificarse.',
  lessons_being_planned: 'Se están planificando sus lecciones.',
  being_written: 'En redacción, aún sin comprobar',
  can_be_read_along: ({ lesson }: { lesson: string }) =>
    `«${lesson}» se está escribiendo; puedes leerla mientras tanto.`,
  lesson_state: {
    planned: '',
    writing: 'escribiéndose',
    readable: 'lista para leer',
    completed: 'terminada',
    failed: 'con errores',
  },
  lesson_state_at_the_end: {
    planned: 'sin escribir',
    writing: 'sin escribir',
    readable: 'lista para leer',
    completed: 'terminada',
    failed: 'con errores',
  },
  step: {
    plan_searches: 'planificando búsquedas',
    search: 'buscando',
    fetch: 'leyendo fuentes',
    judge_research: 'comprobando qué falta',
    outline_modules: 'planificando módulos',
    write_curiosities: 'reuniendo curiosidades',
    topic_resources: 'eligiendo recursos',
    outline_submodules: 'planificando lecciones',
    module_resources: 'eligiendo recursos',
    pick_passages: 'eligiendo pasajes',
    write_lesson: 'escribiéndose',
    check_citations: 'comprobando citas',
    revise_sentences: 'revisando frases',
    second_reading: 'en segunda lectura',
    write_quiz: 'escribiendo el cuestionario',
    pick_resources: 'eligiendo recursos',
    read_course: 'leyendo el curso entero',
    assemble: 'montando el curso',
  },

  searches: 'Búsquedas',
  sources: 'Fuentes',
  more_sources: ({ count }) => `${number(count)} más`,
  source_kind: { document: 'tu documento', web: 'página web', sample: 'biblioteca de ejemplo' },
  in_new_tab: '(se abre en otra pestaña)',

  activity: 'Actividad',
  nothing_yet: 'Nada todavía.',
  log_phase: {
    queued: 'En espera en la cola.',
    research: 'Documentándose sobre el tema.',
    outline: 'Planificando los módulos.',
    lessons: 'Escribiendo las lecciones.',
    assemble: 'Montando el curso.',
    done: 'Terminado.',
  },
  log_ended: {
    completed: 'El curso está listo.',
    failed: 'No se ha podido escribir el curso.',
    cancelled: 'El curso se canceló.',
  },
  log_again: 'Nuevo intento.',
  log_modules: ({ count }) => `Esquema listo: ${modules(count)}.`,
  log_waits: {
    outline: 'El esquema te está esperando.',
    sources: 'No se ha encontrado ninguna fuente: hace falta que decidas.',
  },
  log_lesson_ready: ({ lesson }) => `Lista: «${lesson}».`,
  log_lesson_failed: ({ lesson }) => `No se ha podido escribir «${lesson}».`,

  ready: 'Tu curso está listo para leer',
  ready_region: 'El curso está listo',
  lessons_failed: ({ count }) =>
    plural(count, {
      one: 'No se ha podido escribir 1 lección; el curso dice por qué.',
      many: `No se han podido escribir ${lessons(count)}; el curso dice por qué.`,
      other: `No se han podido escribir ${lessons(count)}; el curso dice por qué.`,
    }),
  read_course: 'Leer el curso',
  stay: ({ seconds }) => `Quedarme aquí (se abrirá en ${seconds} segundos)`,
  failed: 'La generación del curso ha fallado',
  failed_why: 'La generación del curso ha fallado. Inténtalo de nuevo.',
  credit_returned: 'Se te ha devuelto el crédito.',
  was_stopped: 'Este curso se detuvo',
  you_cancelled: 'Cancelaste este curso',
  finished_stays: 'Lo que estaba terminado se conserva.',
  nothing_finished: 'No se terminó ninguna lección, así que se te ha devuelto el crédito.',
  credit_stays:
    'Hoy has detenido varios cursos, así que el crédito se queda en este. Intentarlo de nuevo no cuesta nada más.',
  read_finished: 'Leer lo terminado',

  may_close: 'Puedes cerrar esta página',
  may_close_waiting: {
    outline: ({ link }) => <>El esquema te espera. Lo encontrarás en {link('tu historial')}.</>,
    sources: ({ link }) => (
      <>
        La pregunta te espera 7 días; después, el curso se detiene y recuperas tu crédito. La
        encontrarás en {link('tu historial')}.
      </>
    ),
  },
  may_close_writing: ({ link }) => (
    <>Tu curso se escribe en segundo plano. Lo encontrarás en {link('tu historial')}.</>
  ),
  left_waiting: {
    outline: ({ topic }) =>
      `«${topic}» espera a que confirmes su esquema. Lo encontrarás en tu historial.`,
    sources: ({ topic }) =>
      `«${topic}» espera a que decidas cómo seguir sin fuentes. Lo encontrarás en tu historial.`,
  },
  left_writing: ({ topic }) =>
    `«${topic}» se sigue escribiendo en segundo plano. Lo encontrarás en tu historial.`,
  notification_denied:
    'Tu navegador bloquea las notificaciones de este sitio. Para recibir una cuando el curso esté listo, permítelas en los ajustes del navegador para este sitio.',
  notification_hint:
    'El navegador te preguntará una vez. Funciona mientras esta pestaña esté abierta.',
  notification_on: 'Se muestra cuando estás en otra pestaña o ventana; deja esta abierta.',
  notify_browser: 'Avísame en este navegador',
  notify_email: 'Avísame por correo cuando esté listo',
  notify_email_hint: ({ email }) => `A ${email}, también si falla.`,
  notification: {
    completed: 'Tu curso está listo',
    failed: 'No se ha podido escribir tu curso',
    outline: 'Tu esquema está listo para editarlo',
    sources: 'No se ha encontrado ninguna fuente: hace falta que decidas',
  },

  cancel_this: 'Cancelar este curso',
  cancel_question: '¿Cancelar este curso?',
  cancel: 'Cancelar el curso',
  keep_it: 'Conservarlo',
  keep_writing: 'Seguir escribiendo',
  cancel_outline:
    'Todavía no se ha escrito ninguna lección, así que recuperas tu crédito. El esquema se conserva con el curso.',
  cancel_outline_paid:
    'Todavía no se ha escrito ninguna lección, pero hoy has detenido varios cursos, así que el crédito se queda en este. El esquema se conserva y puedes continuar desde él más tarde sin otro crédito.',
  cancel_writing_paid:
    'La escritura se detiene al instante. Las lecciones terminadas se conservan y se pueden leer. Hoy has detenido varios cursos, así que el crédito se queda en este: puedes continuarlo más tarde sin otro.',
  cancel_writing:
    'La escritura se detiene al instante. Las lecciones terminadas se conservan y se pueden leer. Recuperas tu crédito si no se terminó ninguna lección.',

  while_you_wait: 'Mientras esperas',
  more_from_sources: 'Más de tus fuentes',
  carousel: 'carrusel',
  slide: 'diapositiva',
  slide_label: ({ at, count, category }) => `${at} de ${count}: ${category}`,
  slide_of: ({ at, count }) => `${at} de ${count}`,
  play: 'Reproducir',
  pause: 'Pausar',
  previous: 'Anterior',
  next: 'Siguiente',
  source: ({ title }) => <>Fuente: {title}</>,
  category: {
    fun_fact: 'Dato curioso',
    key_insight: 'Idea clave',
    best_practice: 'Buena práctica',
    common_pitfall: 'Error frecuente',
    myth_buster: 'Mito desmentido',
    historical_context: 'Contexto histórico',
    practical_tip: 'Consejo práctico',
    advanced_nugget: 'Apunte avanzado',
    knowledge_check: 'Comprueba lo que sabes',
    opinion_poll: 'Encuesta',
    quick_quiz: 'Pregunta rápida',
    fact_or_fiction: 'Verdad o ficción',
  },
  mark: { right: 'correcta', wrong: 'tu respuesta', chosen: 'tu elección' },
  noted: 'Anotado.',
  correct: 'Correcto.',
  not_quite: 'No es correcto.',
  not_quite_answer: ({ answer }) => <>No es correcto. La respuesta es «{answer}».</>,

  no_source_found: 'No se ha encontrado ninguna fuente',
  no_source_question:
    'No se ha encontrado nada sobre este tema que se pueda leer y citar. ¿Cómo debe seguir?',
  write_without: 'Escribirlo sin fuentes',
  write_without_explained:
    'El modelo escribe a partir de lo que sabe, que puede ser erróneo. Nada se cita ni se comprueba, y así lo dicen el curso, cada lección y cada frase.',
  stop_here: 'Detenerlo aquí',
  stop_here_explained:
    'No se escribe nada y recuperas tu crédito. Después puedes empezar de nuevo con documentos tuyos o con otro tema.',
  tried_in_vain: 'Qué se ha intentado',

  your_outline: 'Tu esquema',
  outline_lead:
    'Cambia los títulos, las descripciones y el orden; añade o quita módulos y lecciones. No se escribe nada hasta que lo confirmes. Si sales, el esquema te espera.',
  outline_size: ({ moduleCount, lessonCount }) =>
    `${modules(moduleCount)}, ${lessons(lessonCount)}`,
  write_course: 'Escribir el curso',
  changed_elsewhere: 'El esquema se ha cambiado en otra pestaña',
  changed_elsewhere_choice: 'Carga esa versión o quédate con la tuya, que entonces la sustituirá.',
  load_other: 'Cargar la otra versión',
  keep_mine: 'Quedarme con la mía',
  saving: {
    saved: 'Guardado',
    waiting: 'Guardando…',
    saving: 'Guardando…',
    failed: 'Sin guardar.',
    incomplete: 'Sin guardar todavía: falta algo o algo es demasiado largo.',
    overtaken: 'Sin guardar: elige con qué versión te quedas.',
  },
  not_saved_because: ({ reason }) => `Sin guardar. ${reason}`,
  renewed: 'Cambiado en otra pestaña: esta es la última versión.',
  save_now: 'Guardar ahora',
  no_outline_answered: 'El servidor ha respondido sin ningún esquema.',
  outline_error: {
    title: 'Añade un título.',
    no_modules: 'Un curso necesita al menos un módulo.',
    no_lessons: 'Un módulo necesita al menos una lección.',
    too_many_modules: ({ max }) => `Un curso tiene como máximo ${max} módulos.`,
    too_many_lessons: ({ max }) => `Un módulo tiene como máximo ${max} lecciones.`,
    too_long: ({ max }) => `Como máximo ${number(max)} caracteres.`,
  },
};
export default es;
