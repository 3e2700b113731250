import type { Messages } from './en.tsx';

const es: Messages = {
  unexpected_error: 'Se ha producido un error inesperado',
  unreachable: 'No se puede acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  with_error_id: ({ message, id }) => `${message} (ID del error: ${id})`,
  unreadable_progress: 'No se ha podido leer una actualización del progreso.',
  login_failed: 'No se ha podido iniciar sesión',
  close_notification: 'Cerrar la notificación',
  tagline: 'di un tema y recibe un curso con sus fuentes',
};
export default es;
