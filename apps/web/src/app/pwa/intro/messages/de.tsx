import type { Messages } from './en.tsx';

const de: Messages = {
  titles: {
    benefits: 'Vorteile',
    install: 'Installieren',
    offline: 'Offline',
    ready: 'Fertig!',
  },
  step: ({ step, of }) => `${step} / ${of}`,
  progress: 'Fortschritt der Einführung',
  skip: 'Überspringen',
  back: 'Zurück',
  next: 'Weiter',
  finish: 'Fertig',
  all_set: 'Alles bereit. Viel Freude beim Lernen!',

  benefits_lead: 'Coursewright kann auf deinem Gerät wohnen wie jede andere App.',
  benefit_start: ({ strong }) => (
    <>{strong('Nur einen Fingertipp entfernt.')} Startet vom Startbildschirm, im eigenen Fenster.</>
  ),
  benefit_offline: ({ strong }) => (
    <>
      {strong('Funktioniert ohne Verbindung.')} Gespeicherte Kurse warten auf der Seite „Offline“
      auf dich.
    </>
  ),
  benefit_credits: ({ strong }) => <>{strong('Einfache Preise.')} 1 Credit erzeugt 1 Kurs.</>,
  benefit_companions: ({ strong }) => (
    <>
      {strong('Mehr als Text.')} Audio und Visualisierungen einer Lektion kosten zusätzlich Credits.
    </>
  ),
  benefit_free: ({ strong }) => (
    <>{strong('Kostenlos ausprobieren.')} Wer neu ist, bekommt Credits geschenkt.</>
  ),

  one_press: 'Dein Browser kann es für dich installieren.',
  install_now: 'Jetzt installieren',
  or_by_hand: 'Oder von Hand:',
  being_installed: 'Dein Browser installiert es gerade. Das kann einen Moment dauern.',
  declined: 'Dann eben jetzt nicht. Später geht es über das Menü deines Browsers.',
  already_installed: 'Coursewright ist auf diesem Gerät schon installiert.',
  not_completed:
    'Die Installation wurde nicht von selbst abgeschlossen. Du kannst diese Seite trotzdem als Lesezeichen speichern und alles offline nutzen!',
  variants: {
    safari_ios: {
      title: 'Safari auf iPhone und iPad',
      steps: [
        'Tippe in der Symbolleiste auf „Teilen“.',
        'Scrolle nach unten und tippe auf „Zum Home-Bildschirm“.',
        'Tippe in der Ecke auf „Hinzufügen“.',
      ],
    },
    chrome_android: {
      title: 'Chrome auf Android',
      steps: [
        'Tippe auf das Menü mit den drei Punkten.',
        'Tippe auf „Zum Startbildschirm hinzufügen“ oder „App installieren“.',
        'Bestätige mit „Installieren“.',
      ],
    },
    chrome_desktop: {
      title: 'Chrome auf dem Computer',
      steps: [
        'Klicke auf das Installationssymbol am Ende der Adressleiste.',
        'Fehlt es: Öffne das Menü, dann „Streamen, speichern und teilen“, dann „Seite als App installieren“.',
        'Bestätige mit „Installieren“.',
      ],
    },
    edge_desktop: {
      title: 'Edge auf dem Computer',
      steps: [
        'Klicke auf das App-Symbol in der Adressleiste.',
        'Fehlt es: Öffne das Menü, dann „Apps“, dann „Diese Website als App installieren“.',
        'Bestätige mit „Installieren“.',
      ],
    },
    firefox_manual: {
      title: 'Firefox',
      steps: [
        'Auf Android: Öffne das Menü und tippe auf „App zum Startbildschirm hinzufügen“.',
        'Auf dem Computer installiert Firefox keine Web-Apps: Speichere diese Seite mit Strg+D als Lesezeichen (auf dem Mac ⌘D).',
        'Gespeicherte Kurse funktionieren trotzdem ohne Verbindung.',
      ],
    },
    generic: {
      title: 'Dein Browser',
      steps: [
        'Öffne das Menü deines Browsers oder die Schaltfläche „Teilen“.',
        'Wähle „Installieren“, „App installieren“ oder „Zum Home-Bildschirm“.',
        'Gibt es das nicht, speichere diese Seite als Lesezeichen.',
      ],
    },
  },

  offline_lead: 'Nimm Kurse dorthin mit, wo es keine Verbindung gibt:',
  offline_save: ({ strong }) => (
    <>Öffne einen deiner Kurse und wähle {strong('Offline speichern')}.</>
  ),
  offline_open: ({ strong }) => (
    <>Du findest ihn im Menü unter {strong('Offline')} wieder, samt Quiz und Quellen.</>
  ),
  offline_learn: ({ strong }) => (
    <>
      {strong('Lerne weiter.')} Was du abhakst, beantwortest und notierst, kommt in dein Konto,
      sobald du wieder verbunden bist.
    </>
  ),
  no_offline: 'Dieser Browser kann keine Kurse für die Nutzung ohne Verbindung aufbewahren.',

  checking: 'Installation wird geprüft …',
  detected: 'Installation erkannt',
  detected_why: 'Starte Coursewright vom Startbildschirm oder aus deiner App-Liste.',
  not_detected: 'Keine Installation erkannt',
  next_steps: 'Wie es weitergeht',
  next_open_app: 'Öffne Coursewright vom Startbildschirm oder aus deiner App-Liste.',
  next_bookmark: 'Speichere diese Seite als Lesezeichen, damit du sie wiederfindest.',
  next_install_later: 'Installiere es, wann du magst: „App installieren“ steht in der Fußzeile.',
  next_register: 'Lege ein Konto an, um eigene Kurse zu erzeugen.',
  next_generate: 'Nenne ein Thema und erzeuge einen Kurs.',
  next_save: 'Speichere ihn vor deiner nächsten Reise für offline.',
  tips: 'Kurze Tipps',
  tip_shortcuts:
    'Halte das Symbol gedrückt oder klicke mit der rechten Maustaste darauf: Es führt direkt zu einem neuen Kurs.',
  tip_wifi: 'Speichere Kurse, solange du im WLAN bist.',
  tip_keep:
    'Auf einem eigenen Gerät kannst du wählen, dass gespeicherte Kurse nach dem Abmelden bleiben.',
};
export default de;
