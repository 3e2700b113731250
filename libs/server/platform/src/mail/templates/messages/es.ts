import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.ts';

const { number, plural } = wordsOf('es');
const minutes = (count: number) =>
  plural(count, {
    one: '1 minuto',
    many: `${number(count)} de minutos`,
    other: `${number(count)} minutos`,
  });
const hours = (count: number) =>
  plural(count, {
    one: '1 hora',
    many: `${number(count)} de horas`,
    other: `${number(count)} horas`,
  });

export const es: Messages = {
  greeting: 'Hola,',
  greeting_by_name: ({ name }) => `Hola ${name},`,
  signature: 'Tu Coursewright',

  verify_email: {
    subject: 'Confirma tu dirección de correo',
    why: 'Alguien, esperamos que tú, ha creado una cuenta de Coursewright con esta dirección. Confírmala para iniciar sesión y recibir tus créditos gratuitos.',
    action: 'Confirmar mi dirección',
    valid: ({ count }) => `El enlace sirve una sola vez, durante ${hours(count)}.`,
    not_you:
      'Si no has sido tú, no hagas caso de este mensaje: nadie puede usar la cuenta sin este enlace.',
  },
  someone_registered: {
    subject: 'Ya tienes una cuenta',
    why: 'Alguien ha intentado registrarse en Coursewright con tu dirección. Ya existe una cuenta y no ha cambiado nada en ella.',
    you_unconfirmed:
      'Si has sido tú: la dirección aún no está confirmada. Pide un enlace nuevo, ábrelo e inicia sesión.',
    you: 'Si has sido tú, simplemente inicia sesión.',
    ask_for_link: 'Pedir un enlace nuevo',
    log_in: 'Iniciar sesión',
    not_you: 'Si no has sido tú, no hay nada que hacer.',
  },
  reset_password: {
    subject: 'Elige una contraseña nueva',
    why: 'Alguien, esperamos que tú, ha pedido una contraseña nueva para tu cuenta de Coursewright.',
    action: 'Elegir una contraseña nueva',
    valid: ({ count }) =>
      `El enlace sirve una sola vez, durante ${minutes(count)}; uno más reciente lo sustituye. Al elegir una contraseña nueva se cierran todas tus sesiones.`,
    not_you: 'Si no has sido tú, no hagas caso de este mensaje: tu contraseña no ha cambiado.',
  },
  password_changed: {
    subject: 'Tu contraseña ha cambiado',
    what: 'La contraseña de tu cuenta de Coursewright ha cambiado. Se han cerrado las sesiones en otros dispositivos y se han revocado los tokens de API.',
    not_you:
      'Si has sido tú, no hay nada que hacer. Si no has sido tú, elige una contraseña nueva cuanto antes:',
    action: 'Elegir una contraseña nueva',
  },
  course_ready: {
    subject: 'Tu curso está listo',
    what: ({ topic }) => `Tu curso sobre «${topic}» ya está escrito.`,
    action: 'Leer el curso',
  },
  course_failed: {
    subject: 'No se ha podido escribir tu curso',
    what: ({ topic }) => `No se ha podido escribir tu curso sobre «${topic}».`,
    returned: 'Se te ha devuelto el crédito.',
    action: 'Ver qué ha pasado e intentarlo de nuevo',
  },
  asked_for: 'Recibes este mensaje porque lo pediste al empezar el curso.',
};
