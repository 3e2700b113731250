import type { Messages } from './en.tsx';

function inHowLong(seconds: number): string {
  if (seconds < 2) return 'gleich';
  if (seconds < 60) return `in ${seconds} Sekunden`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return minutes === 1 ? 'in einer Minute' : `in ${minutes} Minuten`;
  return `in ${Math.ceil(minutes / 60)} Stunden`;
}

const de: Messages = {
  unexpected_error: 'Ein unerwarteter Fehler ist aufgetreten',
  unreachable:
    'Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  with_error_id: ({ message, id }) => `${message} (Fehler-ID: ${id})`,
  failure: {
    unauthorized: 'Deine Sitzung ist beendet. Melde dich wieder an.',
    not_found: 'Das wurde nicht gefunden. Vielleicht wurde es gelöscht.',
    too_many_requests: ({ retryAfter = 1 }) =>
      `Zu viele Versuche. Versuche es ${inHowLong(retryAfter)} noch einmal.`,
    server_error: 'Ein unerwarteter Fehler ist aufgetreten',
    provider_error: 'Ein fremder Dienst konnte nicht antworten. Versuche es später noch einmal.',
    unavailable: 'Das ist im Moment nicht verfügbar. Versuche es später noch einmal.',
    request_timeout: 'Die Verbindung ist zu langsam. Versuche es mit einer besseren noch einmal.',
    timeout: 'Das hat zu lange gedauert. Versuche es noch einmal.',
  },
  unreadable_progress: 'Eine Meldung zum Fortschritt konnte nicht gelesen werden.',
  login_failed: 'Die Anmeldung ist fehlgeschlagen',
  not_recorded: ({ reason }) => `Dein Fortschritt wurde nicht gespeichert. ${reason}`,
  close_notification: 'Hinweis schließen',
  part_not_loaded: 'Das konnte nicht geöffnet werden',
  part_not_loaded_why:
    'Ein Teil der App konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal. Hilft das nicht, lade die Seite neu.',
  try_again: 'Noch einmal versuchen',
  close: 'Schließen',
  tagline: 'Thema nennen, Kurs mit Quellen bekommen',
};
export default de;
