import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');
const credits = (count: number) =>
  plural(count, { one: '1 Credit', other: `${number(count)} Credits` });

const de: Messages = {
  title: 'Konto',
  sections: {
    profile: 'Profil',
    password: 'Passwort',
    sessions: 'Sitzungen',
    api_tokens: 'API-Token',
    keys: 'Eigene Schlüssel',
    credits: 'Credits',
    export: 'Deine Daten',
    delete: 'Konto löschen',
  },
  loading: 'Wird geladen …',
  try_again: 'Noch einmal versuchen',

  full_name: 'Vor- und Nachname',
  enter_name: 'Gib deinen Namen ein.',
  mail_language: 'Sprache der E-Mails',
  same_as_browser: 'Wie der Browser',
  theme: 'Design',
  themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  theme_hint: 'Auch dort, wo du dich künftig anmeldest, sofern dort kein anderes gewählt wurde.',
  save_profile: 'Profil speichern',
  profile_saved: 'Dein Profil ist gespeichert.',

  password_effect: 'Ein neues Passwort meldet alle anderen Geräte ab und widerruft alle API-Token.',
  current_password: 'Aktuelles Passwort',
  new_password: 'Neues Passwort',
  enter_password: 'Gib dein Passwort ein.',
  change_password: 'Passwort ändern',

  device: ({ browser, system }) =>
    browser && system ? `${browser} auf ${system}` : (browser ?? system ?? 'Unbekanntes Gerät'),
  this_device: 'Dieses Gerät',
  session_facts: ({ ip, used, begun }) => `${ip} · zuletzt benutzt ${used} · angemeldet ${begun}`,
  log_out: 'Abmelden',
  log_out_session: ({ device, used }) => `${device} abmelden, zuletzt benutzt ${used}`,
  log_out_question: ({ device }) => `${device} abmelden?`,
  log_out_effect: 'Wer es benutzt, muss sich wieder anmelden.',
  log_it_out: 'Abmelden',
  logged_out: ({ device }) => `${device} ist abgemeldet.`,
  no_other_sessions: 'Keine weiteren Sitzungen.',
  log_out_others: 'Alle anderen Geräte abmelden',
  log_out_others_question: 'Alle anderen Geräte abmelden?',
  log_out_others_effect: 'Nur dieses bleibt angemeldet.',
  log_them_out: 'Alle abmelden',
  others_logged_out: ({ count }) =>
    plural(count, {
      one: '1 anderes Gerät ist abgemeldet.',
      other: `${number(count)} andere Geräte sind abgemeldet.`,
    }),

  tokens_lead: ({ link }) => (
    <>Damit nutzen deine eigenen Programme die {link('REST-API')} in deinem Namen.</>
  ),
  no_tokens: 'Noch keine API-Token.',
  tokens_full: ({ max }) =>
    `Mehr als ${number(max)} Token kannst du nicht haben. Widerrufe eines, um ein neues zu erstellen.`,
  token_revoked: ({ name }) => `${name} ist widerrufen.`,
  revoke: 'Widerrufen',
  revoke_token: ({ name }) => `${name} widerrufen`,
  revoke_question: ({ name }) => `${name} widerrufen?`,
  revoke_effect:
    'Programme, die es verwenden, werden von da an abgewiesen. Das lässt sich nicht rückgängig machen.',
  revoke_it: 'Widerrufen',
  scopes: { read: 'Lesen', generate: 'Erzeugen' },
  scope_meanings: {
    read: 'Kurse, Dokumente, Fortschritt und Credits sehen',
    generate: 'Kurse starten und anhalten, Dokumente hochladen und löschen; gibt Credits aus',
  },
  created: ({ day }) => `erstellt ${day}`,
  expired: ({ day }) => `abgelaufen ${day}`,
  expires: ({ day }) => `läuft ab ${day}`,
  never_expires: 'läuft nie ab',
  last_used: ({ day }) => `zuletzt benutzt ${day}`,
  not_used: 'noch nicht benutzt',

  new_token: 'Neues Token',
  new_api_token: 'Neues API-Token',
  name: 'Name',
  name_placeholder: 'Skript für die Leseliste',
  enter_token_name: 'Gib dem Token einen Namen.',
  permissions: 'Rechte',
  choose_permission: 'Wähle mindestens eines.',
  expires_after: 'Läuft ab nach',
  days: ({ count }) => plural(count, { one: '1 Tag', other: `${number(count)} Tagen` }),
  one_year: '1 Jahr',
  until_revoked: 'Gilt bis zum Widerruf',
  create_token: 'Token erstellen',

  copy_token: ({ name }) => `Kopiere das Token „${name}“ jetzt`,
  shown_once: 'Es wird nur dieses eine Mal gezeigt. Sende es als Header:',
  copy: 'Kopieren',
  i_have_it: 'Ich habe es',
  token_copied: 'Das Token ist kopiert.',
  copy_by_hand:
    'Dein Browser lässt uns nicht kopieren. Das Token ist ausgewählt: Kopiere es mit der Tastatur.',

  keys_lead: ({ link }) => (
    <>
      Lass Kurse mit Gemini schreiben oder mit Perplexity recherchieren, mit deinem eigenen
      Schlüssel. Er wird beim Anbieter getestet, verschlüsselt aufbewahrt und nie wieder gezeigt.
      Startest du einen Kurs über die {link('REST-API')}, steht sein Token für ihn.
    </>
  ),
  no_keys: 'Noch keine Schlüssel.',
  key_saved_on: ({ day }) => `gespeichert ${day}`,
  key_forgotten_on: ({ day }) => `wird ${day} vergessen, wenn er nicht benutzt wird`,
  delete_key: ({ provider }) => `Schlüssel für ${provider} löschen`,
  delete_key_question: ({ provider }) => `Deinen Schlüssel für ${provider} löschen?`,
  delete_key_effect:
    'Von da an wird er nicht mehr benutzt. Beim Anbieter gilt er, bis du ihn dort widerrufst.',
  delete_it: 'Löschen',
  delete: 'Löschen',
  key_deleted: ({ provider }) => `Dein Schlüssel für ${provider} ist gelöscht.`,
  key_accepted: ({ provider }) => `${provider} nimmt den Schlüssel an. Er ist gespeichert.`,
  new_key: 'Neuer Schlüssel',
  provider: 'Anbieter',
  key: 'Schlüssel',
  enter_key: 'Gib den Schlüssel ein.',
  replaces_key: ({ provider }) => `Er ersetzt den, der für ${provider} gespeichert ist.`,
  asking_provider: 'Der Anbieter wird gefragt …',
  test_and_save: 'Testen und speichern',

  balance: ({ count, strong }) => <>Du hast {strong(credits(count))}. 1 Credit erzeugt 1 Kurs.</>,
  buy_credits: 'Credits kaufen',
  no_movements: 'Noch keine Buchungen.',
  movements: 'Buchungen, die neueste zuerst',
  movement_pages: 'Seiten der Buchungen',
  when: 'Wann',
  what: 'Was',
  change: 'Änderung',
  balance_after: 'Stand',
  actions: {
    signup_grant: 'Willkommens-Credits',
    purchase: 'Kauf',
    admin_add: 'Von der Verwaltung gutgeschrieben',
    generation_use: 'Kurs',
    audio_use: 'Audio',
    visualization_use: 'Visualisierung',
    chat_allowance_purchase: 'Nachrichten an den Tutor',
    refund: 'Erstattung',
  },
  newer: 'Neuere',
  older: 'Ältere',
  page: ({ page, last }) => `Seite ${number(page)} von ${number(last)}`,

  export_lead:
    'Alles, was über dich aufbewahrt wird, in einer JSON-Datei: Profil, Sitzungen, Dokumente, Kurse und Credits.',
  download: 'Deine Daten herunterladen',

  delete_lead:
    'Deine Kurse, Dokumente, Token und Sitzungen werden sofort und endgültig gelöscht, übrige Credits verfallen. Die Buchungen bleiben ohne deinen Namen, damit die Summen weiter stimmen.',
  delete_account: 'Konto löschen …',
  delete_question: 'Dein Konto löschen?',
  delete_confirm:
    'Das lässt sich nicht rückgängig machen. Gib zur Bestätigung deine E-Mail-Adresse und dein Passwort ein.',
  your_email: 'Deine E-Mail-Adresse',
  enter_email: 'Gib deine E-Mail-Adresse ein.',
  your_password: 'Dein Passwort',
  delete_for_good: 'Mein Konto endgültig löschen',
  keep_it: 'Behalten',
  account_deleted: 'Dein Konto ist gelöscht.',
};
export default de;
