import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const lessons = (count: number) =>
  plural(count, {
    one: '1 lección',
    many: `${number(count)} de lecciones`,
    other: `${number(count)} lecciones`,
  });

const es: Messages = {
  title: 'Cursos sin conexión',
  lead: 'Estos cursos están guardados en este dispositivo. Puedes leerlos y practicar sin conexión.',
  how_to_install: 'Cómo instalar la aplicación',
  looking: 'Buscando cursos guardados…',
  not_here:
    'Este navegador no puede guardar cursos para usarlos sin conexión. Una ventana privada tampoco.',
  not_read: 'No se han podido leer los cursos guardados.',
  not_read_why: 'El almacenamiento de este navegador no respondió. Vuelve a cargar la página.',
  try_again: 'Intentarlo de nuevo',
  nothing: 'Todavía no hay cursos guardados',
  nothing_why: 'Abre uno de tus cursos y elige «Guardar sin conexión». Después te espera aquí.',
  nothing_without_login:
    'Inicia sesión para ver lo que guardaste. Sin sesión solo se muestran los cursos que se eligió conservar en este dispositivo.',
  to_history: 'A tus cursos',
  log_in: 'Iniciar sesión',

  lessons: ({ count }) => lessons(count),
  lessons_done: ({ done, count }) => `${number(done)} de ${lessons(count)} terminadas`,
  saved: ({ day }) => `guardado el ${day}`,
  keep: 'Conservar en este dispositivo al cerrar la sesión',
  remove: 'Quitar',
  remove_of: ({ topic }) => `Quitar «${topic}» de este dispositivo`,
  removed: ({ topic }) => `«${topic}» ya no está en este dispositivo.`,
  not_changed: 'No se ha podido cambiar. Inténtalo de nuevo.',
  size: ({ size }) => `${size} en total.`,
  room: ({ size, free }) => `${size} en total. El navegador tiene sitio para unos ${free} más.`,

  newer: 'Hay una versión más reciente.',
  update: 'Actualizar',
  updating: ({ done, all }) => `Actualizando: ${number(done)} de ${number(all)} lecciones`,
  not_updated: ({ reason }) => `No se ha actualizado. ${reason}`,
  full: 'No hay espacio suficiente en este dispositivo. Quita otros cursos guardados e inténtalo de nuevo.',

  own_copy: ({ day, link }) => (
    <>
      Guardado en este dispositivo el {day}. Lo que hagas aquí llega a tu cuenta.{' '}
      {link('Todos los cursos guardados')}
    </>
  ),
  kept_copy: ({ day, link }) => (
    <>
      Guardado en este dispositivo el {day}. No has iniciado sesión: lo que hagas aquí se queda en
      este dispositivo. {link('Todos los cursos guardados')}
    </>
  ),
  choose_file: 'Abrir un archivo de curso',
  from_file: ({ address }) => `de un archivo de ${address}`,
  from_unproven: ({ address }) => `de un archivo que dice venir de ${address}; firma sin comprobar`,
  file_copy: ({ day, link }) => (
    <>
      Abierto desde un archivo el {day}. Lo que hagas aquí se queda en este dispositivo.{' '}
      {link('Todos los cursos guardados')}
    </>
  ),
  gone: 'Este curso no está guardado aquí',
  gone_why:
    'Se quitó de este dispositivo o es de otra persona. Si es tuyo, inicia sesión y guárdalo de nuevo.',
  to_list: 'A los cursos guardados',
};
export default es;
