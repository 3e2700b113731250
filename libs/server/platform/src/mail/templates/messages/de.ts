import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.ts';

const { number, plural } = wordsOf('de');
const minutes = (count: number) =>
  plural(count, { one: '1 Minute', other: `${number(count)} Minuten` });
const hours = (count: number) =>
  plural(count, { one: '1 Stunde', other: `${number(count)} Stunden` });

export const de: Messages = {
  greeting: 'Hallo,',
  greeting_by_name: ({ name }) => `Hallo ${name},`,
  signature: 'Dein Coursewright',

  verify_email: {
    subject: 'Bestätige deine E-Mail-Adresse',
    why: 'Jemand, hoffentlich du, hat mit dieser Adresse ein Konto bei Coursewright angelegt. Bestätige sie, um dich anzumelden und deine geschenkten Credits zu bekommen.',
    action: 'Meine E-Mail-Adresse bestätigen',
    valid: ({ count }) => `Der Link gilt einmal, ${hours(count)} lang.`,
    not_you:
      'Warst du es nicht, beachte diese Nachricht nicht: Ohne diesen Link kann niemand das Konto benutzen.',
  },
  someone_registered: {
    subject: 'Du hast schon ein Konto',
    why: 'Jemand wollte sich bei Coursewright mit deiner Adresse registrieren. Es gibt schon ein Konto, und daran hat sich nichts geändert.',
    you_unconfirmed:
      'Warst du es: Die Adresse ist noch nicht bestätigt. Fordere einen neuen Link an, öffne ihn und melde dich dann an.',
    you: 'Warst du es, melde dich einfach an.',
    ask_for_link: 'Neuen Link anfordern',
    log_in: 'Anmelden',
    not_you: 'Warst du es nicht, ist nichts zu tun.',
  },
  reset_password: {
    subject: 'Lege ein neues Passwort fest',
    why: 'Jemand, hoffentlich du, hat ein neues Passwort für dein Konto bei Coursewright angefordert.',
    action: 'Neues Passwort festlegen',
    valid: ({ count }) =>
      `Der Link gilt einmal, ${minutes(count)} lang; ein neuerer ersetzt ihn. Legst du ein neues Passwort fest, wirst du überall abgemeldet.`,
    not_you: 'Warst du es nicht, beachte diese Nachricht nicht: Dein Passwort ist unverändert.',
  },
  password_changed: {
    subject: 'Dein Passwort wurde geändert',
    what: 'Das Passwort deines Kontos bei Coursewright wurde geändert. Andere Geräte wurden abgemeldet und API-Token widerrufen.',
    not_you:
      'Warst du es, ist nichts zu tun. Warst du es nicht, lege sofort ein neues Passwort fest:',
    action: 'Neues Passwort festlegen',
  },
  course_ready: {
    subject: 'Dein Kurs ist fertig',
    what: ({ topic }) => `Dein Kurs über „${topic}“ ist geschrieben.`,
    action: 'Kurs lesen',
  },
  course_failed: {
    subject: 'Dein Kurs konnte nicht geschrieben werden',
    what: ({ topic }) => `Dein Kurs über „${topic}“ konnte nicht geschrieben werden.`,
    returned: 'Dein Credit wurde zurückgegeben.',
    action: 'Ansehen, was passiert ist, und noch einmal versuchen',
  },
  asked_for: 'Du bekommst diese Nachricht, weil du sie beim Start des Kurses gewünscht hast.',
};
