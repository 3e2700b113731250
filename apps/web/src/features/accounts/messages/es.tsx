import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');
const minutes = (count: number) =>
  plural(count, {
    one: '1 minuto',
    many: `${number(count)} de minutos`,
    other: `${number(count)} minutos`,
  });

const es: Messages = {
  email: 'Correo electrónico',
  password: 'Contraseña',
  new_password: 'Contraseña nueva',
  full_name: 'Nombre completo',
  enter_email: 'Escribe una dirección de correo, por ejemplo nombre@ejemplo.org.',
  enter_password: 'Escribe tu contraseña.',
  enter_name: 'Escribe tu nombre.',
  check_mail: 'Revisa tu correo',
  sent_to: ({ email }) => <>Lo hemos enviado a {email}.</>,
  log_in: 'Iniciar sesión',
  back_to_login: 'Volver al inicio de sesión',

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

  confirm_address: 'Confirma tu dirección de correo',
  confirm_how: 'Te enviamos un enlace. Al abrirlo, la dirección queda confirmada.',
  verifying: 'Verificando tu dirección de correo…',
  verification_failed: 'No se ha podido verificar el correo',
  confirmed: 'Dirección de correo confirmada',
  confirmed_now: 'Tu dirección de correo está confirmada. Ya puedes iniciar sesión.',
  confirmation_sent:
    'Te hemos enviado un correo. Abre el enlace que contiene para confirmar tu dirección.',
  resent:
    'Si hay una cuenta con esta dirección pendiente de confirmar, hemos enviado un enlace nuevo.',
  resend: 'Enviar el enlace de nuevo',
  resend_failed:
    'No se ha podido reenviar el correo de verificación. Inténtalo de nuevo más tarde.',

  reset_how: ({ count }) =>
    `Te enviamos un enlace para elegir otra. Sirve una sola vez, durante ${minutes(count)}.`,
  mail_link: 'Enviarme el enlace',
  remembered_early: ({ link }) => <>¿La has recordado? {link('Inicia sesión')}</>,
  no_reset_mail:
    '¿No ha llegado nada después de unos minutos? Mira en la carpeta de spam o comprueba que esta es la dirección con la que te registraste.',
  reset_link_sent:
    'Si hay una cuenta con esta dirección, hemos enviado un enlace para elegir una contraseña nueva.',
  ask_again: 'Pedirlo de nuevo',
  set_password_title: 'Elige una contraseña nueva',
  set_password_lead: 'Se cerrarán todas tus sesiones abiertas.',
  set_password: 'Guardar la contraseña',
  password_changed: 'Tu contraseña ha cambiado',
  log_in_with_it: 'Ya puedes iniciar sesión con ella.',
  logged_out_everywhere: 'Se ha cerrado la sesión en todos los dispositivos.',
  link_dead: 'Este enlace no funciona',
  link_incomplete: 'Este enlace no está completo.',
  link_rules: ({ count }) =>
    `Un enlace sirve una sola vez, durante ${minutes(count)}, y solo el último que hayas pedido. Tu contraseña no ha cambiado.`,
  new_link: 'Pedir un enlace nuevo',
};
export default es;
