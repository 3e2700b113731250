import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  save_offline: 'Guardar sin conexión',
  save_title: 'Guardar este curso para usarlo sin conexión',
  lead: 'Sus lecciones, cuestionarios y fuentes se guardan en este dispositivo; también las grabaciones y los diagramas, si los eliges. Lo que hagas en él sin conexión llegará más tarde a tu cuenta.',
  looking: 'Mirando qué está guardado…',
  saved: ({ day, size }) => `Guardado el ${day} · ${size}`,
  saved_now: 'Guardado. Puedes leerlo sin conexión.',
  newer: 'Hay una versión más reciente de este curso.',
  companions: ({ size }) => `Con audio y diagramas (unos ${size})`,
  recordings: ({ count }) =>
    plural(count, {
      one: '1 grabación',
      many: `${number(count)} de grabaciones`,
      other: `${number(count)} grabaciones`,
    }),
  diagrams: ({ count }) =>
    plural(count, {
      one: '1 diagrama',
      many: `${number(count)} de diagramas`,
      other: `${number(count)} diagramas`,
    }),
  no_room: ({ free }) =>
    `El navegador solo tiene espacio para unos ${free}. Guarda el curso sin ellos o quita antes otros cursos guardados.`,
  made_not_read: ({ reason }) => `No se ha podido saber si hay audio y diagramas. ${reason}`,
  keep: 'Conservarlo en este dispositivo al cerrar la sesión',
  keep_why: 'Quien use este dispositivo podrá leerlo. No lo marques en un dispositivo compartido.',
  saving: ({ done, all }) => `Guardando: ${number(done)} de ${number(all)} lecciones`,
  saving_label: 'Lecciones guardadas',
  save: 'Guardar',
  update: 'Actualizar',
  remove: 'Quitar de este dispositivo',
  open_copy: 'Abrir el curso guardado',
  close: 'Cerrar',
  not_saved: 'El curso no se ha guardado.',
  full: 'No hay espacio suficiente en este dispositivo. Quita otros cursos guardados o libera espacio e inténtalo de nuevo.',
  not_changed: 'No se ha podido cambiar. Inténtalo de nuevo.',
  not_read: 'No se han podido leer los cursos guardados en este navegador.',
  not_here:
    'Este navegador no puede guardar cursos para usarlos sin conexión. Una ventana privada tampoco.',
  needs_connection: 'Necesitas conexión para guardar un curso.',
};
export default es;
