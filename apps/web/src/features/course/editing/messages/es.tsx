import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural, list } = wordsOf('es');

const words = (count: number) =>
  plural(count, {
    one: '1 palabra',
    many: `${number(count)} de palabras`,
    other: `${number(count)} palabras`,
  });
const newLessons = (count: number) =>
  plural(count, {
    one: '1 lección nueva',
    many: `${number(count)} de lecciones nuevas`,
    other: `${number(count)} lecciones nuevas`,
  });
const removedLessons = (count: number) =>
  plural(count, {
    one: '1 eliminada',
    many: `${number(count)} de eliminadas`,
    other: `${number(count)} eliminadas`,
  });

const es: Messages = {
  loading_course: 'Cargando el curso…',
  try_again: 'Intentarlo de nuevo',
  cancel: 'Cancelar',
  back_to_course: 'Volver al curso',
  back_to_lesson: 'Volver a la lección',
  lesson_title: ({ lesson, title }) => (
    <>
      Lección {lesson}: {title}
    </>
  ),
  gone_title: 'Lección no encontrada',
  gone: 'Esta lección no forma parte del curso',
  gone_why: 'Puede que se haya eliminado del esquema.',
  offline: 'No tienes conexión. Puedes leer el curso; para cambiarlo, vuelve a conectarte.',
  rewriting:
    'Se está reescribiendo una lección de este curso. Espera a que esté lista o cancélala.',
  still_writing: 'El curso todavía se está escribiendo. Podrás cambiarlo cuando esté listo.',
  count_of: ({ count, max }) => `${number(count)} de ${number(max)}`,

  change_lesson: 'Cambiar esta lección',
  menu_rewrite: 'Reescribir con IA…',
  menu_edit: 'Editar',
  menu_versions: 'Versiones',
  menu_download: 'Descargar…',

  rewrite_title: 'Reescribir esta lección',
  what_changes: '¿Qué debe cambiar?',
  parts: { content: 'El texto', quiz: 'El cuestionario', both: 'Ambos' },
  how: '¿Cómo?',
  quick: {
    shorter: 'Más corta',
    more_detail: 'Más detalle',
    more_examples: 'Más ejemplos',
    simpler_words: 'Palabras más sencillas',
    more_formal: 'Más formal',
    step_by_step: 'Paso a paso',
  },
  own_words: 'Con tus propias palabras',
  own_words_hint: 'Opcional. La nueva versión usa las mismas fuentes, con sus citas.',
  instruction_too_long: ({ max }) =>
    `Todas las instrucciones juntas tienen como máximo ${number(max)} caracteres.`,
  rewrite_terms:
    'Gratis. El texto actual se puede leer hasta que el nuevo esté completo y después queda entre las versiones.',
  rewrite_terms_left: ({ left, max }) =>
    plural(left, {
      one: `Gratis; queda ${number(left)} reescritura de ${number(max)} para este curso. El texto actual se puede leer hasta que el nuevo esté completo y después queda entre las versiones.`,
      many: `Gratis; quedan ${number(left)} de reescrituras de ${number(max)} para este curso. El texto actual se puede leer hasta que el nuevo esté completo y después queda entre las versiones.`,
      other: `Gratis; quedan ${number(left)} reescrituras de ${number(max)} para este curso. El texto actual se puede leer hasta que el nuevo esté completo y después queda entre las versiones.`,
    }),
  rewrite: 'Reescribir',
  not_now: 'Ahora no',
  being_rewritten: {
    content: 'Se está escribiendo un nuevo texto.',
    quiz: 'Se está escribiendo un nuevo cuestionario.',
    both: 'Se están escribiendo un nuevo texto y un nuevo cuestionario.',
  },
  asked_for: ({ instruction }) => <>Se pidió: {instruction}</>,
  until_complete: 'Hasta que esté completa, lees la versión anterior.',
  rewrite_done: 'La nueva versión está en el curso.',
  rewrite_cancelled: 'Cancelado. Se queda la versión anterior.',
  rewrite_failed: 'La reescritura ha fallado. Se queda la versión anterior.',
  rewrite_unchanged: 'La lección se queda como estaba.',
  show_changes: 'Mostrar los cambios',
  dismiss: 'Descartar aviso',

  edit_lesson: 'Editar la lección',
  edit_page: ({ title }) => `Editar: ${title}`,
  edit_intro: ({ lesson, title }) => (
    <>
      Lección {lesson}: {title}. Lo que guardes será una nueva versión; las anteriores se conservan.
    </>
  ),
  not_written:
    'Esta lección todavía no está escrita. Pide primero que se escriba; después podrás editarla.',
  kept_in_tab: ({ obstacle }) => `${obstacle} Lo que escribas aquí se guarda en esta pestaña.`,
  the_lesson: 'La lección',
  title: 'Título',
  description: 'Descripción',
  objectives: 'Objetivos',
  objectives_hint: ({ max }) => `Uno por línea, ${number(max)} como máximo.`,
  summary: 'Resumen',
  text: 'Texto (Markdown)',
  text_hint:
    'Los números como [^3] detrás de una frase son sus citas. Se vuelven a comprobar al guardar.',
  text_of_lesson: 'Texto de la lección',
  write: 'Escribir',
  preview: 'Vista previa',
  preview_of_text: 'Vista previa del texto',
  citations_removed: ({ count, markers }) =>
    plural(count, {
      one: `${list(markers)} ya no está en el texto. Sin ella, quien lea no podrá consultar la afirmación.`,
      many: `${list(markers)} ya no están en el texto. Sin ellas, quien lea no podrá consultar las afirmaciones.`,
      other: `${list(markers)} ya no están en el texto. Sin ellas, quien lea no podrá consultar las afirmaciones.`,
    }),
  citations_unknown: ({ count, markers }) =>
    plural(count, {
      one: `${list(markers)} no es una cita de esta lección. Usa una de la lista de abajo.`,
      many: `${list(markers)} no son citas de esta lección. Usa las de la lista de abajo.`,
      other: `${list(markers)} no son citas de esta lección. Usa las de la lista de abajo.`,
    }),
  insert_citation: ({ count }) => `Insertar una cita (${number(count)})`,
  insert: ({ marker }) => `Insertar ${marker}`,
  key_terms: 'Términos clave',
  term: 'Término',
  definition: 'Definición',
  add_term: 'Añadir un término',
  remove_term: ({ term }) => `Quitar el término ${term}`,
  terms_full: ({ max }) => `Una lección tiene como máximo ${number(max)} términos.`,
  quiz: 'Cuestionario',
  no_questions: 'Esta lección no tiene preguntas.',
  question: 'Pregunta',
  question_numbered: ({ question }) => `Pregunta ${question}`,
  options: 'Opciones. La marcada es la correcta.',
  options_in_order: 'Lo que hay que ordenar, en el orden correcto. Los alumnos lo ven mezclado.',
  answer: 'Respuesta',
  answer_hint: 'Se muestra después de responder de memoria.',
  options_in_pairs: 'Parejas. Los alumnos ven mezcladas las segundas mitades.',
  match: ({ option }) => `Lo que corresponde a la opción ${option}`,
  option: ({ option }) => `Opción ${option}`,
  option_if_right: ({ text }) => `${text} (correcta)`,
  option_is_right: ({ option }) => `La opción ${option} es correcta`,
  remove_option: ({ option, question }) => `Quitar la opción ${option} de la pregunta ${question}`,
  add_option: 'Añadir una opción',
  explanation: 'Explicación',
  explanation_hint: 'Se muestra después de responder.',
  add_question: 'Añadir una pregunta',
  remove_question: ({ question }) => `Quitar la pregunta ${question}`,
  quiz_full: ({ max }) => `Un cuestionario tiene como máximo ${number(max)} preguntas.`,
  fields_wrong: ({ count }) =>
    plural(count, {
      one: 'Hay un campo que revisar.',
      many: `Hay ${number(count)} de campos que revisar.`,
      other: `Hay ${number(count)} campos que revisar.`,
    }),
  draft_kept: 'Sin guardar todavía. El borrador se conserva en esta pestaña.',
  unchanged: 'Todavía no hay cambios.',
  discard: 'Descartar cambios',
  save_lesson: 'Guardar la lección',
  lesson_saved: 'La lección está guardada.',
  lesson_changed: 'Esta lección ha cambiado entretanto',
  lesson_changed_why: ({ link }) => (
    <>
      Tu borrador partió de un texto anterior. {link('Mira qué ha cambiado')}, carga el nuevo texto
      (tu borrador se aparta) o quédate con el tuyo, que entonces lo sustituirá.
    </>
  ),
  load_new_text: 'Cargar el nuevo texto',
  keep_draft: 'Quedarme con mi borrador',
  draft_aside: 'Tu borrador está apartado',
  draft_aside_why: 'En el editor está el texto más reciente.',
  restore_draft: 'Recuperar mi borrador',
  leave_question: '¿Salir sin guardar?',
  leave_kept:
    'El curso todavía no tiene tus cambios. Esta pestaña puede conservarlos como borrador hasta que la cierres.',
  leave_lost: 'El curso todavía no tiene tus cambios. Si sales, se pierden.',
  stay: 'Quedarme aquí',
  leave_and_keep: 'Salir y conservar el borrador',
  leave_and_discard: 'Salir y descartar',

  edit_outline: 'Editar el esquema',
  outline_page: ({ topic }) => `Esquema: ${topic}`,
  outline_intro: ({ topic }) => (
    <>
      {topic}. Las lecciones conservan sus textos, versiones y marcas de lectura vayan donde vayan.
      Las nuevas se escriben cuando lo pides, sin coste.
    </>
  ),
  outline_changed: 'El esquema ha cambiado entretanto',
  outline_changed_choice:
    'Empieza desde el nuevo esquema o quédate con el tuyo, que entonces lo sustituirá.',
  take_new_outline: 'Empezar desde el nuevo',
  keep_my_outline: 'Quedarme con el mío',
  outline_wrong: 'Hay módulos o lecciones que revisar.',
  outline_unsaved: 'Sin guardar todavía.',
  outline_added: ({ added }) => `Sin guardar todavía: ${newLessons(added)}.`,
  outline_removed: ({ removed }) => `Sin guardar todavía: ${removedLessons(removed)}.`,
  outline_added_removed: ({ added, removed }) =>
    `Sin guardar todavía: ${newLessons(added)}, ${removedLessons(removed)}.`,
  save_outline: 'Guardar el esquema',
  outline_saved: 'El esquema está guardado.',
  outline_restored: 'El esquema está como antes.',
  undo: 'Deshacer',

  versions: 'Versiones',
  versions_page: ({ title }) => `Versiones: ${title}`,
  loading_versions: 'Cargando las versiones…',
  loading_version: 'Cargando la versión…',
  no_versions: 'Esta lección todavía no tiene texto, así que no hay versiones.',
  version: ({ version }) => `Versión ${version}`,
  version_now: ({ version }) => `Versión ${version}, ahora en el curso`,
  in_course: 'en el curso',
  version_by: {
    written: ({ author }) => `Escrita por ${author}`,
    rewritten: ({ author }) => `Reescrita por ${author}`,
    edited: ({ author }) => `Editada por ${author}`,
    restored: ({ author }) => `Restaurada por ${author}`,
    questions_added: ({ author }) => `Preguntas añadidas por ${author}`,
  },
  version_by_you: {
    written: 'Escrita por ti',
    rewritten: 'Reescrita por ti',
    edited: 'Editada por ti',
    restored: 'Restaurada por ti',
    questions_added: 'Preguntas traídas por ti',
  },
  builtin_author: 'el autor integrado',
  what_to_show: 'Qué mostrar',
  changes_since: ({ version }) => `Cambios desde la versión ${version}`,
  changes_since_then: 'Cambios desde entonces',
  whole_text: 'Texto completo',
  restore: ({ version }) => `Restaurar la versión ${version}`,
  restore_question: ({ version }) => `¿Restaurar la versión ${version}?`,
  restore_it: 'Restaurarla',
  restore_consequence: ({ present }) =>
    `Su texto y su cuestionario pasan a ser una nueva versión, la que mostrará el curso. La versión ${present} se queda en esta lista.`,
  restored: ({ version }) => `La versión ${version} está restaurada, como nueva versión.`,
  restore_undone: 'La lección está como antes.',
  right_option: '(correcta)',
  in_short: 'En resumen',

  same: 'Estas dos versiones dicen lo mismo.',
  added_removed: ({ added, removed, mark_added, mark_removed }) => (
    <>
      {mark_added('Añadido')}: {words(added)}; {mark_removed('eliminado')}: {words(removed)}
    </>
  ),
  paragraphs_unchanged: ({ count }) =>
    plural(count, {
      one: 'Un párrafo sin cambios',
      many: `${number(count)} de párrafos sin cambios`,
      other: `${number(count)} párrafos sin cambios`,
    }),
  diff_start: { added: '[añadido:', removed: '[eliminado:' },
  lesson_part: {
    title: 'Título',
    description: 'Descripción',
    objectives: 'Objetivos',
    text: 'Texto',
    summary: 'Resumen',
    key_terms: 'Términos clave',
    quiz: 'Cuestionario',
  },
};
export default es;
