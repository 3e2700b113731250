import { greet, type Letter, letter, type MailLanguage } from './letter.ts';

export interface VerifyEmailData {
  readonly name: string;
  /** The link that confirms the address. */
  readonly url: string;
  readonly validHours: number;
}

/** Asks the owner of an address to confirm a new account. */
export function verifyEmail(data: VerifyEmailData, language: MailLanguage): Letter {
  const greeting = greet(language, data.name);
  switch (language) {
    case 'en':
      return letter({
        language,
        subject: 'Confirm your e-mail address',
        greeting,
        before: [
          'Somebody, hopefully you, has created a Coursewright account with this address. Confirm it to log in and to receive your free credits.',
        ],
        action: { label: 'Confirm my e-mail address', url: data.url },
        after: [
          `The link works once, within ${data.validHours} hours.`,
          'If it was not you, ignore this message: nobody can use the account without this link.',
        ],
      });
    case 'es':
      return letter({
        language,
        subject: 'Confirma tu dirección de correo',
        greeting,
        before: [
          'Alguien, esperamos que tú, ha creado una cuenta de Coursewright con esta dirección. Confírmala para iniciar sesión y recibir tus créditos gratuitos.',
        ],
        action: { label: 'Confirmar mi dirección', url: data.url },
        after: [
          `El enlace sirve una sola vez, durante ${data.validHours} horas.`,
          'Si no has sido tú, no hagas caso de este mensaje: nadie puede usar la cuenta sin este enlace.',
        ],
      });
  }
}
