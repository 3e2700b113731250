import { greet, type Letter, letter, type MailLanguage } from './letter.ts';

export interface PasswordChangedData {
  readonly name: string;
  /** Where somebody who did not do it takes the account back. */
  readonly forgotPasswordUrl: string;
}

/** Tells the owner of an account that its password is another one now. */
export function passwordChanged(data: PasswordChangedData, language: MailLanguage): Letter {
  const greeting = greet(language, data.name);
  switch (language) {
    case 'en':
      return letter({
        language,
        subject: 'Your password was changed',
        greeting,
        before: [
          'The password of your Coursewright account was changed. Other devices have been logged out, and API tokens have been revoked.',
          'If it was you, there is nothing to do. If it was not you, set a new password at once:',
        ],
        action: { label: 'Set a new password', url: data.forgotPasswordUrl },
        after: [],
      });
    case 'es':
      return letter({
        language,
        subject: 'Tu contraseña ha cambiado',
        greeting,
        before: [
          'La contraseña de tu cuenta de Coursewright ha cambiado. Se han cerrado las sesiones en otros dispositivos y se han revocado los tokens de API.',
          'Si has sido tú, no hay nada que hacer. Si no has sido tú, elige una contraseña nueva cuanto antes:',
        ],
        action: { label: 'Elegir una contraseña nueva', url: data.forgotPasswordUrl },
        after: [],
      });
  }
}
