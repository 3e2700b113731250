import { greet, type Letter, letter, type MailLanguage } from './letter.ts';

export interface ResetPasswordData {
  readonly name: string;
  /** The link that leads to a new password. */
  readonly url: string;
  readonly validMinutes: number;
}

/** Gives the owner of an account the link to a new password. */
export function resetPassword(data: ResetPasswordData, language: MailLanguage): Letter {
  const greeting = greet(language, data.name);
  switch (language) {
    case 'en':
      return letter({
        language,
        subject: 'Set a new password',
        greeting,
        before: [
          'Somebody, hopefully you, has asked for a new password for your Coursewright account.',
        ],
        action: { label: 'Set a new password', url: data.url },
        after: [
          `The link works once, within ${data.validMinutes} minutes; a newer one replaces it. Setting a new password logs you out everywhere.`,
          'If it was not you, ignore this message: your password has not changed.',
        ],
      });
    case 'es':
      return letter({
        language,
        subject: 'Elige una contraseña nueva',
        greeting,
        before: [
          'Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de Coursewright.',
        ],
        action: { label: 'Elegir una contraseña nueva', url: data.url },
        after: [
          `El enlace sirve una sola vez, durante ${data.validMinutes} minutos; uno más reciente lo sustituye. Al elegir una contraseña nueva se cierran todas tus sesiones.`,
          'Si no has sido tú, no hagas caso de este mensaje: tu contraseña no ha cambiado.',
        ],
      });
  }
}
