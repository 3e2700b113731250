import { greet, type Letter, letter, type MailLanguage } from './letter.ts';

export interface SomeoneRegisteredData {
  readonly name: string;
  readonly loginUrl: string;
  /** Where a new confirmation link can be asked for; absent when the address is confirmed. */
  readonly resendUrl?: string;
}

/** Tells the owner of an account that its address was used to register again; the registration itself answers as always. */
export function someoneRegistered(data: SomeoneRegisteredData, language: MailLanguage): Letter {
  const greeting = greet(language, data.name);
  const { loginUrl, resendUrl } = data;
  switch (language) {
    case 'en':
      return letter({
        language,
        subject: 'You already have an account',
        greeting,
        before: [
          'Someone tried to register at Coursewright with your address. There is an account already, and nothing about it has changed.',
          resendUrl
            ? 'If it was you: the address is not confirmed yet. Ask for a new link and open it, then log in.'
            : 'If it was you, simply log in.',
        ],
        action: resendUrl
          ? { label: 'Ask for a new link', url: resendUrl }
          : { label: 'Log in', url: loginUrl },
        after: ['If it was not you, there is nothing to do.'],
      });
    case 'es':
      return letter({
        language,
        subject: 'Ya tienes una cuenta',
        greeting,
        before: [
          'Alguien ha intentado registrarse en Coursewright con tu dirección. Ya existe una cuenta y no ha cambiado nada en ella.',
          resendUrl
            ? 'Si has sido tú: la dirección aún no está confirmada. Pide un enlace nuevo, ábrelo e inicia sesión.'
            : 'Si has sido tú, simplemente inicia sesión.',
        ],
        action: resendUrl
          ? { label: 'Pedir un enlace nuevo', url: resendUrl }
          : { label: 'Iniciar sesión', url: loginUrl },
        after: ['Si no has sido tú, no hay nada que hacer.'],
      });
  }
}
