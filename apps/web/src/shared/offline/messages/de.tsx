import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  save_offline: 'Offline speichern',
  save_title: 'Diesen Kurs offline speichern',
  lead: 'Lektionen, Quiz und Quellen werden auf diesem Gerät gespeichert, auf Wunsch auch Aufnahmen und Diagramme. Was du ohne Verbindung darin tust, kommt später in dein Konto.',
  looking: 'Es wird nachgesehen, was gespeichert ist …',
  saved: ({ day, size }) => `Gespeichert am ${day} · ${size}`,
  saved_now: 'Gespeichert. Du kannst ihn ohne Verbindung lesen.',
  newer: 'Es gibt eine neuere Fassung dieses Kurses.',
  companions: ({ size }) => `Mit Aufnahmen und Diagrammen (etwa ${size})`,
  recordings: ({ count }) =>
    plural(count, { one: '1 Aufnahme', other: `${number(count)} Aufnahmen` }),
  diagrams: ({ count }) =>
    plural(count, { one: '1 Diagramm', other: `${number(count)} Diagramme` }),
  no_room: ({ free }) =>
    `Der Browser hat nur noch Platz für etwa ${free}. Speichere den Kurs ohne sie oder entferne vorher andere gespeicherte Kurse.`,
  made_not_read: ({ reason }) =>
    `Ob es Aufnahmen und Diagramme gibt, ließ sich nicht feststellen. ${reason}`,
  keep: 'Auf diesem Gerät behalten, wenn ich mich abmelde',
  keep_why:
    'Wer dieses Gerät benutzt, kann ihn dann lesen. Lass es auf einem gemeinsam genutzten Gerät aus.',
  saving: ({ done, all }) => `Wird gespeichert: ${number(done)} von ${number(all)} Lektionen`,
  saving_label: 'Gespeicherte Lektionen',
  save: 'Speichern',
  update: 'Aktualisieren',
  remove: 'Von diesem Gerät entfernen',
  open_copy: 'Gespeicherten Kurs öffnen',
  close: 'Schließen',
  not_saved: 'Der Kurs wurde nicht gespeichert.',
  full: 'Auf diesem Gerät ist nicht genug Platz. Entferne andere gespeicherte Kurse oder schaffe Platz und versuche es noch einmal.',
  not_changed: 'Das konnte nicht geändert werden. Bitte versuche es noch einmal.',
  not_read: 'Die gespeicherten Kurse dieses Browsers konnten nicht gelesen werden.',
  not_here:
    'Dieser Browser kann keine Kurse für die Nutzung ohne Verbindung aufbewahren. Ein privates Fenster kann es auch nicht.',
  needs_connection: 'Zum Speichern eines Kurses brauchst du eine Verbindung.',
};
export default de;
