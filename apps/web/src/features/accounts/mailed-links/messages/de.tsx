import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('de');
const minutes = (count: number) =>
  plural(count, { one: '1 Minute', other: `${number(count)} Minuten` });

const de: Messages = {
  new_password: 'Neues Passwort',
  back_to_login: 'Zurück zur Anmeldung',

  confirm_address: 'Bestätige deine E-Mail-Adresse',
  confirm_how: 'Wir schicken dir einen Link. Wenn du ihn öffnest, ist die Adresse bestätigt.',
  verifying: 'Deine E-Mail-Adresse wird bestätigt …',
  verification_failed: 'Die E-Mail-Adresse konnte nicht bestätigt werden',
  confirmed: 'E-Mail-Adresse bestätigt',
  confirmed_now: 'Deine E-Mail-Adresse ist bestätigt. Du kannst dich jetzt anmelden.',

  reset_how: ({ count }) =>
    `Wir schicken dir einen Link, mit dem du ein neues festlegst. Er gilt einmal, ${minutes(count)} lang.`,
  mail_link: 'Link schicken',
  remembered_early: ({ link }) => <>Doch wieder eingefallen? {link('Anmelden')}</>,
  no_reset_mail:
    'Nach ein paar Minuten noch nichts da? Sieh im Spam-Ordner nach oder prüfe, ob du dich mit dieser Adresse registriert hast.',
  reset_link_sent:
    'Falls es ein Konto mit dieser Adresse gibt, haben wir einen Link geschickt, mit dem du ein neues Passwort festlegst.',
  ask_again: 'Noch einmal anfordern',
  set_password_title: 'Neues Passwort festlegen',
  set_password_lead: 'Du wirst überall abgemeldet, wo du angemeldet bist.',
  set_password: 'Passwort festlegen',
  password_changed: 'Dein Passwort ist geändert',
  log_in_with_it: 'Du kannst dich jetzt damit anmelden.',
  logged_out_everywhere: 'Alle Geräte, die angemeldet waren, sind abgemeldet.',
  link_dead: 'Dieser Link funktioniert nicht',
  link_incomplete: 'Dieser Link ist nicht vollständig.',
  link_rules: ({ count }) =>
    `Ein Link gilt einmal, ${minutes(count)} lang, und nur der zuletzt angeforderte. Dein Passwort ist unverändert.`,
  new_link: 'Neuen Link anfordern',
};
export default de;
