import type { Messages } from './en.tsx';

function inHowLong(seconds: number): string {
  if (seconds < 2) return 'dentro de un momento';
  if (seconds < 60) return `dentro de ${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return `dentro de ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}`;
  return `dentro de ${Math.ceil(minutes / 60)} horas`;
}

const es: Messages = {
  unexpected_error: 'Se ha producido un error inesperado',
  unreachable: 'No se puede acceder al servidor. Comprueba tu conexión e inténtalo de nuevo.',
  with_error_id: ({ message, id }) => `${message} (ID del error: ${id})`,
  failure: {
    unauthorized: 'Tu sesión ha terminado. Vuelve a iniciar sesión.',
    not_found: 'No se ha encontrado. Puede que se haya eliminado.',
    too_many_requests: ({ retryAfter = 1 }) =>
      `Demasiados intentos. Vuelve a intentarlo ${inHowLong(retryAfter)}.`,
    server_error: 'Se ha producido un error inesperado',
    provider_error: 'Un servicio externo no ha podido responder. Inténtalo más tarde.',
    unavailable: 'No está disponible en este momento. Inténtalo más tarde.',
    request_timeout: 'La conexión es demasiado lenta. Inténtalo de nuevo con una mejor.',
    timeout: 'Ha tardado demasiado. Inténtalo de nuevo.',
  },
  unreadable_progress: 'No se ha podido leer una actualización del progreso.',
  login_failed: 'No se ha podido iniciar sesión',
  not_recorded: ({ reason }) => `No se ha guardado tu progreso. ${reason}`,
  close_notification: 'Cerrar la notificación',
  part_not_loaded: 'No se ha podido abrir',
  part_not_loaded_why:
    'No se ha podido cargar una parte de la aplicación. Comprueba tu conexión e inténtalo de nuevo. Si no ayuda, recarga la página.',
  try_again: 'Intentarlo de nuevo',
  close: 'Cerrar',
  tagline: 'di un tema y recibe un curso con sus fuentes',
};
export default es;
