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
  later: 'Später',
  chunk_failed: ({ chunk }) => `Der Teil ${chunk} konnte nicht geladen werden.`,

  main_navigation: 'Hauptnavigation',
  menu: 'Menü',
  home: 'Startseite',
  generator: 'Generator',
  history: 'Verlauf',
  offline_courses: 'Offline',
  login: 'Anmelden',
  register: 'Registrieren',
  logout: 'Abmelden',
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
