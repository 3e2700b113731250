import type { Messages } from './en.tsx';

const es: Messages = {
  opening: ({ name, percent }) => `Abriendo ${name}: ${percent} %`,
  opened_part: 'Parte revisada del archivo',
  cancel: 'Cancelar',
  close: 'Cerrar',
  not_opened: 'El archivo no se abrió',
  unreadable: 'No se pudo leer el archivo. Elígelo de nuevo.',
  too_large: ({ max }) => `Es demasiado grande: un archivo de curso ocupa como máximo ${max}.`,
  insecure: 'Los archivos solo se pueden abrir si esta página se carga por HTTPS.',
  full: 'No hay espacio suficiente en este dispositivo. Quita otros cursos guardados e inténtalo de nuevo.',
  not_kept: 'El navegador no pudo guardar el curso.',
  no_sound: 'Este navegador no puede reproducir las grabaciones de este archivo.',

  replace_title: ({ topic }) => `«${topic}» ya está en este dispositivo`,
  why_ask: {
    older: 'El curso de este dispositivo es más reciente que el del archivo.',
    other_signer:
      'El archivo lo firmó alguien distinto de quien firmó el que abriste antes, o no se pudo comprobar.',
    same_age:
      'El contenido del archivo es distinto del que abriste antes, y no se puede saber cuál es más reciente.',
  },
  keep_mine: 'Conservar lo que hay',
  replace: 'Reemplazarlo',
  outcome: {
    new: ({ topic }) => `«${topic}» está en este dispositivo`,
    newer: ({ topic }) => `«${topic}» se reemplazó por la versión más reciente`,
    replaced: ({ topic }) => `«${topic}» se reemplazó por el archivo`,
    known: ({ topic }) => `«${topic}» ya está en este dispositivo, igual que en este archivo`,
    of_account: ({ topic }) =>
      `«${topic}» está guardado en este dispositivo desde una cuenta. El archivo no lo reemplazó; con conexión se puede actualizar el curso guardado.`,
  },
  signed: ({ address, key }) => (
    <>
      Sin cambios desde que se firmó. El archivo dice que viene de {address}. Clave: {key}
    </>
  ),
  unproven: ({ address, key }) => (
    <>
      La firma no se comprobó: este navegador no puede hacerlo. El archivo dice que viene de{' '}
      {address}. Clave: {key}
    </>
  ),

  read: 'Abrir el curso',
  add: 'Añadir a mi cuenta',
  added: {
    imported: 'Ya está en tu cuenta.',
    merged: 'Ya estaba en tu cuenta; se añadió lo nuevo.',
    known: 'Ya está en tu cuenta, con todo lo que contiene este archivo.',
  },
  open_in_account: 'Abrir en mi cuenta',
};
export default es;
