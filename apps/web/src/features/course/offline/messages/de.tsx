import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  title: 'Kurse offline',
  lead: 'Diese Kurse sind auf diesem Gerät gespeichert. Du kannst sie ohne Verbindung lesen und damit üben.',
  how_to_install: 'So installierst du die App',
  looking: 'Gespeicherte Kurse werden gesucht …',
  not_here:
    'Dieser Browser kann keine Kurse für die Nutzung ohne Verbindung aufbewahren. Ein privates Fenster kann es auch nicht.',
  not_read: 'Die gespeicherten Kurse konnten nicht gelesen werden.',
  not_read_why: 'Der Speicher dieses Browsers hat nicht geantwortet. Bitte lade die Seite neu.',
  try_again: 'Noch einmal versuchen',
  nothing: 'Noch keine gespeicherten Kurse',
  nothing_why:
    'Öffne einen deiner Kurse und wähle „Offline speichern“. Dann wartet er hier auf dich.',
  nothing_without_login:
    'Melde dich an, um zu sehen, was du gespeichert hast. Ohne Anmeldung siehst du nur Kurse, die auf diesem Gerät bleiben sollten.',
  to_history: 'Zu deinen Kursen',
  log_in: 'Anmelden',

  lessons: ({ count }) => plural(count, { one: '1 Lektion', other: `${number(count)} Lektionen` }),
  lessons_done: ({ done, count }) =>
    plural(count, {
      one: `${number(done)} von 1 Lektion abgeschlossen`,
      other: `${number(done)} von ${number(count)} Lektionen abgeschlossen`,
    }),
  saved: ({ day }) => `gespeichert am ${day}`,
  keep: 'Auf diesem Gerät behalten, wenn ich mich abmelde',
  remove: 'Entfernen',
  remove_of: ({ topic }) => `„${topic}“ von diesem Gerät entfernen`,
  removed: ({ topic }) => `„${topic}“ ist nicht mehr auf diesem Gerät.`,
  not_changed: 'Das konnte nicht geändert werden. Bitte versuche es noch einmal.',
  size: ({ size }) => `Insgesamt ${size}.`,
  room: ({ size, free }) => `Insgesamt ${size}. Der Browser hat noch Platz für etwa ${free}.`,

  newer: 'Es gibt eine neuere Fassung.',
  update: 'Aktualisieren',
  updating: ({ done, all }) => `Wird aktualisiert: ${number(done)} von ${number(all)} Lektionen`,
  not_updated: ({ reason }) => `Er wurde nicht aktualisiert. ${reason}`,
  full: 'Auf diesem Gerät ist nicht genug Platz. Entferne andere gespeicherte Kurse und versuche es noch einmal.',

  own_copy: ({ day, link }) => (
    <>
      Am {day} auf diesem Gerät gespeichert. Was du hier tust, kommt in dein Konto.{' '}
      {link('Alle gespeicherten Kurse')}
    </>
  ),
  kept_copy: ({ day, link }) => (
    <>
      Am {day} auf diesem Gerät gespeichert. Du bist nicht angemeldet, darum bleibt auf diesem
      Gerät, was du hier tust. {link('Alle gespeicherten Kurse')}
    </>
  ),
  choose_file: 'Kursdatei öffnen',
  from_file: ({ address }) => `aus einer Datei von ${address}`,
  from_unproven: ({ address }) =>
    `aus einer Datei, die als Herkunft ${address} nennt; Signatur nicht geprüft`,
  file_copy: ({ day, link }) => (
    <>
      Am {day} aus einer Datei geöffnet. Was du hier tust, bleibt auf diesem Gerät.{' '}
      {link('Alle gespeicherten Kurse')}
    </>
  ),
  gone: 'Dieser Kurs ist hier nicht gespeichert',
  gone_why:
    'Er wurde von diesem Gerät entfernt oder gehört jemand anderem. Ist es deiner, melde dich an und speichere ihn noch einmal.',
  to_list: 'Zu den gespeicherten Kursen',
};
export default de;
