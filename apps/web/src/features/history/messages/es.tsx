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

  search: 'Buscar temas',
  order: 'Orden',
  orders: {
    creation_date: 'Más recientes primero',
    last_modified_date: 'Últimos cambios primero',
    topic: 'Por tema, de la A a la Z',
  },
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
  outline_ready: ({ link }) => <>El esquema está listo. {link('Edítalo y confírmalo')}</>,
  no_source_found: ({ link }) => (
    <>No se ha encontrado ninguna fuente. {link('Decide cómo seguir')}</>
  ),
  decide_of: ({ topic }) => `Decidir cómo seguir: ${topic}`,
  edit_outline_of: ({ topic }) => `Editar el esquema: ${topic}`,
  try_again_of: ({ topic }) => `Intentarlo de nuevo: ${topic}`,
  again_for_credit_goes_on: ({ link }) => (
    <>{link('Inténtalo de nuevo')} con ese crédito; continúa donde se quedó</>
  ),
  again_for_credit: ({ link }) => <>{link('Inténtalo de nuevo')} con ese crédito</>,
  failed_refunded: 'La generación del curso ha fallado. Se te ha devuelto el crédito.',
  stopped_refunded:
    'Lo detuviste antes de que se terminara ninguna lección; se te ha devuelto el crédito.',
};
export default es;
