import type { Messages } from './en.tsx';

const de: Messages = {
  opening: ({ name, percent }) => `${name} wird geöffnet: ${percent} %`,
  opened_part: 'Geprüfter Teil der Datei',
  cancel: 'Abbrechen',
  close: 'Schließen',
  not_opened: 'Die Datei wurde nicht geöffnet',
  unreadable: 'Die Datei konnte nicht gelesen werden. Bitte wähle sie noch einmal aus.',
  too_large: ({ max }) => `Sie ist zu groß: Eine Kursdatei hat höchstens ${max}.`,
  insecure: 'Dateien lassen sich nur öffnen, wenn diese Seite über HTTPS geladen wurde.',
  full: 'Auf diesem Gerät ist nicht genug Platz. Entferne andere gespeicherte Kurse und versuche es noch einmal.',
  not_kept: 'Der Browser konnte den Kurs nicht speichern.',
  no_sound: 'Dieser Browser kann die Aufnahmen in dieser Datei nicht abspielen.',

  replace_title: ({ topic }) => `„${topic}“ ist schon auf diesem Gerät`,
  why_ask: {
    older: 'Der Kurs auf diesem Gerät ist neuer als der in der Datei.',
    other_signer:
      'Die Datei hat jemand anderes signiert als die zuvor geöffnete, oder das ließ sich nicht prüfen.',
    same_age:
      'Die Datei hat einen anderen Inhalt als die zuvor geöffnete, und welche von beiden neuer ist, lässt sich nicht sagen.',
  },
  keep_mine: 'Behalten, was da ist',
  replace: 'Ersetzen',
  outcome: {
    new: ({ topic }) => `„${topic}“ ist auf diesem Gerät`,
    newer: ({ topic }) => `„${topic}“ wurde durch die neuere Fassung ersetzt`,
    replaced: ({ topic }) => `„${topic}“ wurde durch die Datei ersetzt`,
    known: ({ topic }) => `„${topic}“ ist schon auf diesem Gerät, genau wie in dieser Datei`,
    of_account: ({ topic }) =>
      `„${topic}“ ist auf diesem Gerät aus einem Konto gespeichert. Die Datei hat ihn nicht ersetzt; mit Verbindung lässt sich der gespeicherte Kurs aktualisieren.`,
  },
  signed: ({ address, key }) => (
    <>
      Seit dem Signieren unverändert. Die Datei nennt als Herkunft {address}. Schlüssel: {key}
    </>
  ),
  unproven: ({ address, key }) => (
    <>
      Die Signatur wurde nicht geprüft: Dieser Browser kann das nicht. Die Datei nennt als Herkunft{' '}
      {address}. Schlüssel: {key}
    </>
  ),

  read: 'Kurs öffnen',
  add: 'In mein Konto aufnehmen',
  added: {
    imported: 'Er ist jetzt in deinem Konto.',
    merged: 'Er war schon in deinem Konto; das Neue ist hinzugekommen.',
    known: 'Er ist schon in deinem Konto, mit allem, was diese Datei enthält.',
  },
  open_in_account: 'Im Konto öffnen',
};
export default de;
