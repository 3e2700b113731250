import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');

const de: Messages = {
  skip_to_content: 'Zum Inhalt springen',
  loading: 'Wird geladen …',
  verifying: 'Anmeldung wird geprüft …',
  offline:
    'Du bist offline. Was zu sehen ist, bleibt; alles Neue wartet, bis die Verbindung wieder da ist.',
  scroll_to_top: 'Nach oben',

  render_failed: 'Etwas ist schiefgegangen. Bitte lade die Seite neu.',
  start_failed: 'Die Anwendung konnte nicht gestartet werden.',
  reload: 'Neu laden',
  new_version: 'Eine neue Version ist bereit.',
  new_version_needed:
    'Hier geht es nur mit der neuen Version weiter. Speichere oder kopiere, was du geschrieben hast, und lade dann neu.',
  later: 'Später',
  chunk_failed: ({ chunk }) => `Der Teil ${chunk} konnte nicht geladen werden.`,

  main_navigation: 'Hauptnavigation',
  menu: 'Menü',
  home: 'Startseite',
  generator: 'Generator',
  history: 'Verlauf',
  in_progress: ({ count }) => `${number(count)} in Arbeit`,
  offline_courses: 'Offline',
  login: 'Anmelden',
  register: 'Registrieren',
  logout: 'Abmelden',
  logout_question: 'Auf diesem Gerät abmelden?',
  logout_unsent:
    'Ein Teil von dem, was du in deinen Kursen getan hast, ist noch nicht beim Server angekommen. Meldest du dich jetzt ab, geht er verloren.',
  logout_removed: ({ count }) =>
    plural(count, {
      one: 'Der Kurs, den du für offline gespeichert hast, wird von diesem Gerät entfernt.',
      other: `${number(count)} Kurse, die du für offline gespeichert hast, werden von diesem Gerät entfernt.`,
    }),
  logout_kept: ({ count }) =>
    plural(count, {
      one: '1 gespeicherter Kurs bleibt auf diesem Gerät; wer es benutzt, kann ihn lesen.',
      other: `${number(count)} gespeicherte Kurse bleiben auf diesem Gerät; wer es benutzt, kann sie lesen.`,
    }),
  stay_logged_in: 'Angemeldet bleiben',
  account: 'Konto',
  administration: 'Verwaltung',
  buy: 'Kaufen',
  credits: ({ count }) => plural(count, { one: '1 Credit', other: `${number(count)} Credits` }),
  credits_hint: '1 Credit erzeugt 1 Kurs. Credits kaufen.',
  nameless_user: 'Nutzer',

  appearance: 'Design und Sprache',
  theme: 'Design',
  themes: { light: 'Hell', dark: 'Dunkel', system: 'Wie das System' },
  language: 'Sprache',
  same_as_browser: 'Wie der Browser',

  about:
    'Persönliche Kurse, von KI geschrieben. Entdecke mit modernster Technik den Lernweg, der zu dir passt.',
  quick_links: 'Schnellzugriff',
  connect: 'So erreichst du uns',
  email: 'E-Mail',
  copyright: ({ year }) => `© ${year}Coursewright`,
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  install_app: 'App installieren',
  made_with: 'Mit ❤️ gemacht, damit Lernen gelingt',
};
export default de;
