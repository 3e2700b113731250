import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('de');

const de: Messages = {
  email: 'E-Mail',
  password: 'Passwort',
  full_name: 'Vor- und Nachname',
  enter_email: 'Gib eine E-Mail-Adresse wie name@example.org ein.',
  enter_password: 'Gib dein Passwort ein.',
  enter_name: 'Gib deinen Namen ein.',
  check_mail: 'Sieh in dein Postfach',
  sent_to: ({ email }) => <>Wir haben sie an {email} geschickt.</>,
  log_in: 'Anmelden',

  welcome_back: 'Schön, dich wiederzusehen.',
  session_expired: 'Deine Sitzung ist abgelaufen. Bitte melde dich wieder an.',
  no_storage: 'Die Sitzung konnte nicht begonnen werden.',
  no_storage_why:
    'Dein Browser lässt diese Seite nichts speichern, deshalb kann niemand angemeldet bleiben. Erlaube es und lade die Seite neu.',
  login_failed: 'Die Anmeldung ist fehlgeschlagen',
  wrong_credentials: 'E-Mail-Adresse oder Passwort ist falsch.',
  unconfirmed:
    'Bestätige erst deine E-Mail-Adresse. Öffne dazu den Link, den wir dir geschickt haben.',
  remember_me: 'Angemeldet bleiben',
  forgot_password: 'Passwort vergessen?',
  new_here: ({ link }) => <>Neu hier? {link('Konto anlegen')}</>,

  register: 'Registrieren',
  create_account: 'Lege dein Konto an',
  free_credits: 'Geschenkte Credits warten auf dich. Keine Karte nötig.',
  registration_failed: 'Die Registrierung ist fehlgeschlagen',
  accept: ({ terms, privacy }) => (
    <>
      Mit der Registrierung nimmst du die {terms('Nutzungsbedingungen')} an; die{' '}
      {privacy('Seite zum Datenschutz')} sagt, was gespeichert wird.
    </>
  ),
  have_account: ({ link }) => <>Du hast schon ein Konto? {link('Anmelden')}</>,
  no_mail_yet:
    'Nach ein paar Minuten noch nichts da? Sieh im Spam-Ordner nach oder fordere einen neuen Link an.',
  confirmed_already: ({ link }) => <>Schon bestätigt? {link('Anmelden')}</>,

  password_length: ({ min, max }) => `${number(min)} bis ${number(max)} beliebige Zeichen`,
  password_not_name: 'Nicht dein Name und nicht deine E-Mail-Adresse',
  rule_met: '(erfüllt)',
  rule_not_met: '(noch nicht erfüllt)',

  no_real_mail: 'E-Mails werden hier nicht zugestellt',
  mailbox: ({ link }) => <>Sie warten im {link('Postfach für die Entwicklung')}.</>,
  confirmation_sent:
    'Wir haben dir eine E-Mail geschickt. Öffne den Link darin, um deine Adresse zu bestätigen.',
  resent:
    'Falls ein Konto mit dieser Adresse auf Bestätigung wartet, haben wir einen neuen Link geschickt.',
  resend: 'Link noch einmal schicken',
  resend_failed:
    'Die E-Mail zur Bestätigung konnte nicht noch einmal geschickt werden. Bitte versuche es später.',
};
export default de;
