import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  title: 'Historial',
  new_course: 'Nuevo curso',
  loading: 'Cargando tus cursos',
  try_again: 'Intentarlo de nuevo',
  not_loaded: 'No se han podido cargar tus cursos.',
  offline: 'Tus cursos aparecerán cuando vuelva la conexión.',

  search: 'Buscar temas y etiquetas',
  order: 'Orden',
  orders: {
    creation_date: 'Más recientes primero',
    last_modified_date: 'Últimos cambios primero',
    topic: 'Por tema, de la A a la Z',
    favorite: 'Favoritos primero',
  },
  origin: 'Origen',
  origins: {
    all: 'Todos',
    generated: 'Generado',
    imported: 'Importado',
    copied_public: 'Copiado',
  },
  favorites_only: 'Solo favoritos',
  tag_is: ({ tag }) => <>Etiqueta: {tag}</>,
  all_tags: 'Todas las etiquetas',
  clear_filters: 'Quitar filtros',
  found: ({ count }) =>
    plural(count, {
      one: '1 curso',
      many: `${number(count)} de cursos`,
      other: `${number(count)} cursos`,
    }),
  found_more: ({ count }) => `Más de ${number(count)} cursos`,

  courses: 'Tus cursos',
  empty_while_writing: 'Lo que se está escribiendo aparecerá aquí cuando se pueda leer.',
  empty_title: 'Todavía no hay cursos',
  empty: 'Aquí se guarda cada curso que generas.',
  nothing_found: 'Ningún curso coincide con estos filtros.',
  page_is_past: 'Ya no hay tantos cursos.',
  to_first_page: 'A la primera página',
  pages: 'Páginas de tus cursos',
  previous: 'Anterior',
  next: 'Siguiente',
  page_of: ({ page, pages }) => `Página ${number(page)} de ${number(pages)}`,

  modules: ({ count }) =>
    plural(count, {
      one: '1 módulo',
      many: `${number(count)} de módulos`,
      other: `${number(count)} módulos`,
    }),
  lessons: ({ count }) =>
    plural(count, {
      one: '1 lección',
      many: `${number(count)} de lecciones`,
      other: `${number(count)} lecciones`,
    }),
  created: ({ day }) => `Creado: ${day}`,
  changed: ({ day }) => `Modificado: ${day}`,
  incomplete: 'Sin terminar',
  public: 'Público',
  read_of: ({ done, count }) =>
    plural(count, {
      one: `${number(done)} de 1 lección terminada`,
      many: `${number(done)} de ${number(count)} de lecciones terminadas`,
      other: `${number(done)} de ${number(count)} lecciones terminadas`,
    }),
  all_read: ({ count }) =>
    plural(count, {
      one: 'La lección está terminada',
      many: `Los ${number(count)} de lecciones, terminados`,
      other: `Las ${number(count)} lecciones, terminadas`,
    }),
  resume: 'Continuar',
  learned: 'Lo que has aprendido',
  learned_in: ({ topic }) => `Lo que has aprendido: ${topic}`,
  resume_course: ({ topic }) => `Continuar: ${topic}`,
  favorite_of: ({ topic }) => `Favorito: ${topic}`,
  change_failed: ({ topic, reason }) => `«${topic}» no se ha modificado. ${reason}`,

  tags_of: ({ topic }) => `Etiquetas de ${topic}`,
  show_tag: ({ tag }) => `Mostrar los cursos con la etiqueta ${tag}`,
  edit_tags: 'Editar etiquetas',
  add_tags: 'Añadir etiquetas',
  edit_tags_of: ({ topic }) => `Editar etiquetas: ${topic}`,
  add_tags_to: ({ topic }) => `Añadir etiquetas: ${topic}`,
  new_tag: 'Nueva etiqueta',
  remove_tag: ({ tag }) => `Quitar la etiqueta ${tag}`,
  tag_hint: 'Intro añade una etiqueta. Escape cierra sin guardar.',
  tag_too_long: ({ max }) => `Una etiqueta tiene como máximo ${number(max)} caracteres.`,
  too_many_tags: ({ max }) => `Un curso tiene como máximo ${number(max)} etiquetas.`,
  save: 'Guardar',
  cancel: 'Cancelar',

  menu_of: ({ topic }) => `Más sobre ${topic}`,
  open: 'Abrir',
  share: 'Compartir…',
  download: 'Descargar…',
  save_offline: 'Guardar sin conexión',
  delete: 'Eliminar',
  deleted: ({ topic }) => `«${topic}» se ha eliminado.`,
  undo: 'Deshacer',
  not_deleted: ({ topic, reason }) => `«${topic}» no se ha eliminado. ${reason}`,
  restored: ({ topic }) => `«${topic}» ha vuelto.`,
  not_restored: ({ topic, reason }) => `«${topic}» no se ha podido recuperar. ${reason}`,

  more: 'Más para todos los cursos',
  import: 'Importar…',
  export_all: 'Exportar todo',
  exported_nothing: ({ reason }) => `Tus cursos no se han exportado. ${reason}`,
  clear_all: 'Eliminar todo…',
  clear_question: '¿Eliminar todos los cursos?',
  clear_consequence:
    'Se eliminan todos tus cursos. Solo se quedan los que se están escribiendo. Expórtalos antes si puede que los quieras de nuevo.',
  clear_word: 'eliminar',
  clear_confirm: ({ word }) => `Para confirmar, escribe «${word}»`,
  clear_now: 'Eliminar todos los cursos',
  cleared: 'Se han eliminado todos tus cursos.',

  import_title: 'Importar cursos',
  import_lead:
    'Incorpora cursos exportados aquí, con esta cuenta o con otra, un archivo de curso de otra instalación o el Markdown de un curso.',
  choose_file: 'Elegir un archivo',
  or_drop: 'o suéltalo aquí.',
  file_chosen: ({ name }) => `Elegido: ${name}`,
  or_paste: 'O pega su contenido',
  import_now: 'Importar',
  importing: ({ done, all }) =>
    all > 1 ? `Importando, parte ${number(done + 1)} de ${number(all)}` : 'Importando',
  import_nothing: 'Primero elige un archivo o pega su contenido.',
  import_unreadable:
    'Esto no es un archivo de cursos. Elige el que guardó «Exportar todo» (.json) o un curso descargado como archivo de Coursewright (.course) o Markdown (.md, .zip).',
  import_too_large: ({ max }) => `Es demasiado grande: un curso ocupa como máximo ${max}.`,
  course_number: ({ place }) => `Curso ${number(place)}`,
  imported: ({ count }) =>
    plural(count, {
      one: 'Se ha importado 1 curso.',
      many: `Se han importado ${number(count)} de cursos.`,
      other: `Se han importado ${number(count)} cursos.`,
    }),
  imported_none: 'No se ha importado ningún curso.',
  known: ({ count }) =>
    plural(count, {
      one: '1 curso ya está en tu historial y se queda como está.',
      many: `${number(count)} de cursos ya están en tu historial y se quedan como están.`,
      other: `${number(count)} cursos ya están en tu historial y se quedan como están.`,
    }),
  refused: ({ count }) =>
    plural(count, {
      one: 'Se ha dejado fuera 1 curso:',
      many: `Se han dejado fuera ${number(count)} de cursos:`,
      other: `Se han dejado fuera ${number(count)} cursos:`,
    }),
  more_problems: ({ count }) =>
    plural(count, {
      one: 'y 1 problema más',
      many: `y ${number(count)} de problemas más`,
      other: `y ${number(count)} problemas más`,
    }),
  file_outcome: {
    imported: ({ topic }) => `Se importó «${topic}».`,
    merged: ({ topic }) =>
      `«${topic}» ya estaba; se le añadió lo nuevo del archivo. No se sobrescribió nada.`,
    known: ({ topic }) =>
      `«${topic}» ya está en tu historial, con todo lo que contiene este archivo.`,
  },
  file_too_large: ({ max }) =>
    `Este archivo es demasiado grande: un archivo de curso ocupa como máximo ${max}.`,
  from_markdown:
    'Desde Markdown: sin versiones anteriores, sin lo aprendido y sin la comprobación de sus frases.',
  file_lacks: {
    lessons: 'Algunas lecciones del curso no están en este archivo.',
    questions: 'Las preguntas del curso no están en este archivo.',
    passages: 'De los pasajes citados, este archivo solo tiene el comienzo.',
  },
  signed_here: 'Firmado por esta instalación y sin cambios desde entonces.',
  signed_elsewhere: ({ address, key }) => (
    <>
      Firmado en otro lugar, por una instalación que esta no conoce, y sin cambios desde entonces.
      El archivo dice que viene de {address}. Clave: {key}
    </>
  ),
  import_another: 'Importar otro archivo',
  done: 'Hecho',

  unfinished: 'En curso',
  ended_early: ({ count }) =>
    plural(count, {
      one: '1 curso con errores o detenido',
      many: `${number(count)} de cursos con errores o detenidos`,
      other: `${number(count)} cursos con errores o detenidos`,
    }),
  status: {
    pending: 'En espera',
    running: 'Escribiéndose',
    completed: 'Listo',
    failed: 'Con errores',
    cancelled: 'Cancelado',
  },
  waiting_for_you: 'Te espera a ti',
  waiting_at: ({ place }) => `En espera, ${place}`,
  written_by: ({ percent }) => `Escribiéndose, ${percent} %`,
  outline_ready: ({ link }) => <>El esquema está listo. {link('Editar el esquema')}</>,
  no_source_found: ({ link }) => (
    <>No se ha encontrado ninguna fuente. {link('Decide cómo seguir')}</>
  ),
  decide_of: ({ topic }) => `Decide cómo seguir: ${topic}`,
  edit_outline_of: ({ topic }) => `Editar el esquema: ${topic}`,
  try_again_of: ({ topic }) => `Inténtalo de nuevo: ${topic}`,
  again_for_credit_goes_on: ({ link }) => (
    <>{link('Inténtalo de nuevo')} con ese crédito; continúa donde se quedó</>
  ),
  again_for_credit: ({ link }) => <>{link('Inténtalo de nuevo')} con ese crédito</>,
  again_for_nothing: ({ link }) => (
    <>{link('Inténtalo de nuevo')} sin otro crédito; continúa donde se quedó</>
  ),
  stopped_paid:
    'Lo detuviste antes de que se terminara ninguna lección. Ese día habías detenido varios cursos, así que el crédito se queda en él.',
  failed_refunded: 'La generación del curso ha fallado. Se te ha devuelto el crédito.',
  stopped_refunded:
    'Lo detuviste antes de que se terminara ninguna lección; se te ha devuelto el crédito.',
};
export default es;
