import type { Messages } from './en.tsx';

const de: Messages = {
  terms: 'Nutzungsbedingungen',
  terms_text: () => (
    <>
      <p>
        Kurz gesagt: Nutze es zum Lernen, prüfe, worauf es dir ankommt, und schade anderen nicht
        damit.
      </p>
      <h2>Der Dienst</h2>
      <p>
        Coursewright schreibt Kurse zu einem Thema, das du nennst, oder aus Dokumenten, die du
        hochlädst. Die Kurse schreibt eine Software. An den Belegen kannst du jede Aussage mit ihrer
        Quelle vergleichen; eine Quelle kann sich irren, und der Text auch. Verlass dich nicht
        allein auf einen Kurs, wo es um Gesundheit, Recht, Geld oder Sicherheit geht.
      </p>
      <h2>Dein Konto</h2>
      <p>
        Eine Person, ein Konto. Behalte dein Passwort für dich. Du musst alt genug sein, um dort, wo
        du lebst, solchen Bedingungen zustimmen zu können, oder die Einwilligung von jemandem haben,
        der es ist.
      </p>
      <h2>Credits</h2>
      <p>
        Ein Credit erzeugt einen Kurs. Ein Credit für einen Kurs, der misslingt, wird zurückgegeben.
        Credits haben außerhalb dieser Installation keinen Wert und lassen sich nicht auf ein
        anderes Konto übertragen.
      </p>
      <p>
        Wo Credits verkauft werden, siehst du den Preis, bevor du bezahlst, und sie sind in deinem
        Guthaben, sobald der Zahlungsanbieter die Zahlung bestätigt hat. Wird eine Zahlung
        zurückgegeben oder angefochten, werden ihre Credits zurückgenommen. Was schon ausgegeben
        ist, bleibt offen und wird mit den nächsten Credits verrechnet, die du bekommst.
      </p>
      <h2>Deine Dokumente und Kurse</h2>
      <p>
        Was du hochlädst, bleibt deines. Lade nur hoch, was du so verwenden darfst. Die Kurse, die
        für dich geschrieben werden, darfst du nutzen; die Textstellen, die sie zitieren, gehören
        den Verfassern der Quellen, zu den Bedingungen dieser Quellen.
      </p>
      <h2>Fairer Umgang</h2>
      <ul>
        <li>
          Keine Versuche, einzubrechen, den Dienst zu überlasten oder seine Grenzen zu umgehen.
        </li>
        <li>Keine Kurse, die Menschen schaden, sie täuschen oder belästigen sollen.</li>
        <li>Ein Konto, das für das eine oder das andere genutzt wird, kann gesperrt werden.</li>
      </ul>
      <h2>Wer das betreibt</h2>
      <p>
        Coursewright ist Software, die jeder betreiben kann. Wer diese Installation betreibt, ist
        für sie verantwortlich und kann eigene Bedingungen hinzufügen.
      </p>
    </>
  ),
  privacy: 'Datenschutz',
  counts_nothing:
    'Es gibt weder Tracking noch Werbung, also auch kein Banner, das du wegklicken müsstest.',
  counts_at: ({ collector }) =>
    `Es gibt keine Werbung, und niemand verfolgt dich. Der Betreiber lässt bei ${collector} zählen, welche Arten von Seiten geöffnet werden und wie schnell sie laden: ohne Cookies, ohne deinen Namen, nie welchen Kurs. Bittet dein Browser, nicht verfolgt zu werden, wird nichts gezählt.`,
  privacy_text: ({ account, counting }) => (
    <>
      <p>
        Was über dich aufbewahrt wird, wo und warum. Nichts davon wird verkauft. Keine Seite lädt
        etwas von Dritten, außer dem Skript des Zahlungsanbieters, wo du Credits kaufst.
      </p>
      <h2>Auf dem Server</h2>
      <ul>
        <li>
          Dein Name, deine E-Mail-Adresse und ein Hash deines Passworts, damit du dich anmelden
          kannst; die Sprache deiner E-Mails und das Design, das du gewählt hast.
        </li>
        <li>
          Deine Sitzungen mit dem Namen des Browsers und der Netzwerkadresse, damit sie beendet
          werden können und Missbrauch begrenzt werden kann.
        </li>
        <li>
          API-Token, die du erstellst, als Hashes, und Schlüssel anderer Dienste, die du speicherst,
          verschlüsselt.
        </li>
        <li>
          Dass deine Adresse ihre geschenkten Credits bekommen hat, als Hash mit Schlüssel, aus dem
          sich die Adresse nicht lesen lässt. Er bleibt, wenn du dein Konto löschst.
        </li>
        <li>
          Dokumente, die du hochlädst, die daraus geschriebenen Kurse und wofür du Credits ausgibst.
        </li>
        <li>
          Was du kaufst: wie viele Credits, die Summe, wann, und die Nummer des Zahlungsanbieters
          dafür. Nie deine Karte.
        </li>
      </ul>
      <h2>In deinem Browser</h2>
      <ul>
        <li>Ein Cookie, das dich angemeldet hält. Skripte können es nicht lesen.</li>
        <li>
          Eines, an dem wir 400 Tage lang einen Browser erkennen, in dem du dich schon angemeldet
          hast, damit dich niemand aussperren kann, der dein Passwort zu erraten versucht. Es
          enthält eine Zufallszahl und Hashes von bis zu fünf Adressen, verschlüsselt.
        </li>
        <li>
          Im lokalen Speicher: ein kurzlebiges Zugriffstoken mit deinem Namen, deiner Adresse und
          deinen Credits, ob du die Begrüßung gesehen hast, deine Wahl von Design und Sprache, was
          du in einem Kurs getan hast, bis der Server es hat, und ob du Bescheid bekommen willst,
          wenn ein Kurs fertig ist.
        </li>
        <li>
          Wenn du Kurse offline speicherst: diese Kurse, mit den Aufnahmen und Diagrammen, die du
          gewählt hast. Nach dem Abmelden bleiben nur die, die du auf dem Gerät behalten wolltest.
        </li>
        <li>
          In einem Tab, bis er geschlossen wird: was du getippt und noch nicht gespeichert hast.
        </li>
      </ul>
      <p>{counting}</p>
      <h2>Andere Dienste</h2>
      <p>
        Wer diese Installation betreibt, entscheidet, womit sie schreibt und sucht. Mit dem
        eingebauten Autor verlässt nichts den Server. Mit einem Sprachmodell oder einer Websuche
        werden dein Thema und die Textstellen, die eine Lektion braucht, an diesen Anbieter
        gesendet.
      </p>
      <p>
        Du bezahlst auf den Seiten eines Zahlungsanbieters (Stripe). Er bekommt von uns deine
        E-Mail-Adresse und was du kaufst, von dir deine Karten- oder Bankdaten. Sein Skript wird
        erst geladen, wenn du den Kauf von Credits öffnest. Wo kein Anbieter eingerichtet ist, wird
        dir nichts verkauft und nichts gesendet.
      </p>
      <h2>Deine Rechte</h2>
      <p>
        Auf deiner {account('Kontoseite')} bekommst du eine Kopie dessen, was über dich gespeichert
        ist, und kannst es berichtigen oder löschen. Wer diese Installation betreibt, tut auf deine
        Bitte dasselbe für dich.
      </p>
    </>
  ),
};
export default de;
