import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number } = wordsOf('es');

const es: Messages = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  full_name: 'Nombre completo',
  enter_email: 'Escribe una dirección de correo, por ejemplo nombre@ejemplo.org.',
  enter_password: 'Escribe tu contraseña.',
  enter_name: 'Escribe tu nombre.',
  check_mail: 'Revisa tu correo',
  sent_to: ({ email }) => <>Lo hemos enviado a {email}.</>,
  log_in: 'Iniciar sesión',

  welcome_back: 'Nos alegra verte de nuevo.',
  session_expired: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
  no_storage: 'No se ha podido iniciar la sesión.',
  no_storage_why:
    'Tu navegador no permite que este sitio guarde nada, así que nadie puede mantener la sesión iniciada. Permítelo y vuelve a cargar la página.',
  login_failed: 'No se ha podido iniciar sesión',
  wrong_credentials: 'El correo electrónico o la contraseña no son correctos.',
  unconfirmed: 'Confirma antes tu correo electrónico. Abre el enlace que te hemos enviado.',
  remember_me: 'Recordarme',
  forgot_password: '¿Has olvidado tu contraseña?',
  new_here: ({ link }) => <>¿Es tu primera vez? {link('Crea una cuenta')}</>,

  register: 'Registrarse',
  create_account: 'Crea tu cuenta',
  free_credits: 'Te esperan créditos gratis. Sin tarjeta.',
  registration_failed: 'No se ha podido completar el registro',
  accept: ({ terms, privacy }) => (
    <>
      Al registrarte aceptas las {terms('condiciones')}; la {privacy('página de privacidad')} dice
      qué se guarda.
    </>
  ),
  have_account: ({ link }) => <>¿Ya tienes una cuenta? {link('Inicia sesión')}</>,
  no_mail_yet:
    '¿No ha llegado nada después de unos minutos? Mira en la carpeta de spam o pide otro enlace.',
  confirmed_already: ({ link }) => <>¿Ya la has confirmado? {link('Inicia sesión')}</>,

  password_length: ({ min, max }) =>
    `De ${number(min)} a ${number(max)} caracteres, los que quieras`,
  password_not_name: 'Ni tu nombre ni tu dirección de correo',
  rule_met: '(se cumple)',
  rule_not_met: '(aún no se cumple)',

  no_real_mail: 'Aquí no se envían correos de verdad',
  mailbox: ({ link }) => <>Te esperan en el {link('buzón de desarrollo')}.</>,
  confirmation_sent:
    'Te hemos enviado un correo. Abre el enlace que contiene para confirmar tu dirección.',
  resent:
    'Si hay una cuenta con esta dirección pendiente de confirmar, hemos enviado un enlace nuevo.',
  resend: 'Enviar el enlace de nuevo',
  resend_failed:
    'No se ha podido reenviar el correo de verificación. Inténtalo de nuevo más tarde.',
};
export default es;
