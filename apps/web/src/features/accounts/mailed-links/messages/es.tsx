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
  new_password: 'Contraseña nueva',
  back_to_login: 'Volver al inicio de sesión',

  confirm_address: 'Confirma tu dirección de correo',
  confirm_how: 'Te enviamos un enlace. Al abrirlo, la dirección queda confirmada.',
  verifying: 'Verificando tu dirección de correo…',
  verification_failed: 'No se ha podido verificar el correo',
  confirmed: 'Dirección de correo confirmada',
  confirmed_now: 'Tu dirección de correo está confirmada. Ya puedes iniciar sesión.',

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
