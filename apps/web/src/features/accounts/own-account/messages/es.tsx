import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');
const credits = (count: number) =>
  plural(count, {
    one: '1 crédito',
    many: `${number(count)} de créditos`,
    other: `${number(count)} créditos`,
  });

const es: Messages = {
  title: 'Cuenta',
  sections: {
    profile: 'Perfil',
    password: 'Contraseña',
    sessions: 'Sesiones',
    api_tokens: 'Tokens de API',
    keys: 'Claves propias',
    credits: 'Créditos',
    export: 'Tus datos',
    delete: 'Eliminar la cuenta',
  },
  loading: 'Cargando…',
  try_again: 'Intentarlo de nuevo',

  full_name: 'Nombre completo',
  enter_name: 'Escribe tu nombre.',
  mail_language: 'Idioma de los correos',
  same_as_browser: 'Igual que el navegador',
  theme: 'Tema',
  themes: { system: 'Igual que el sistema', light: 'Claro', dark: 'Oscuro' },
  theme_hint: 'También donde inicies sesión a partir de ahora, salvo que allí se eligiera otro.',
  save_profile: 'Guardar el perfil',
  profile_saved: 'Tu perfil se ha guardado.',

  password_effect:
    'Una contraseña nueva cierra la sesión en los demás dispositivos y revoca todos los tokens de API.',
  current_password: 'Contraseña actual',
  new_password: 'Contraseña nueva',
  enter_password: 'Escribe tu contraseña.',
  change_password: 'Cambiar la contraseña',

  device: ({ browser, system }) =>
    browser && system
      ? `${browser} en ${system}`
      : (browser ?? system ?? 'Dispositivo desconocido'),
  this_device: 'Este dispositivo',
  session_facts: ({ ip, used, begun }) => `${ip} · último uso: ${used} · inicio: ${begun}`,
  log_out: 'Cerrar sesión',
  log_out_session: ({ device, used }) => `Cerrar sesión: ${device}, último uso: ${used}`,
  log_out_question: ({ device }) => `¿Cerrar la sesión de ${device}?`,
  log_out_effect: 'Quien lo use tendrá que volver a iniciar sesión.',
  log_it_out: 'Cerrarla',
  logged_out: ({ device }) => `Se ha cerrado la sesión de ${device}.`,
  no_other_sessions: 'No hay otras sesiones.',
  log_out_others: 'Cerrar las demás sesiones',
  log_out_others_question: '¿Cerrar todas las demás sesiones?',
  log_out_others_effect: 'Solo seguirá abierta la de este dispositivo.',
  log_them_out: 'Cerrarlas',
  others_logged_out: ({ count }) =>
    plural(count, {
      one: 'Se ha cerrado 1 sesión más.',
      many: `Se han cerrado ${number(count)} de sesiones más.`,
      other: `Se han cerrado ${number(count)} sesiones más.`,
    }),

  tokens_lead: ({ link }) => (
    <>Permiten que tus propios programas usen la {link('API REST')} en tu nombre.</>
  ),
  no_tokens: 'Aún no hay tokens de API.',
  tokens_full: ({ max }) =>
    `No puedes tener más de ${number(max)} tokens. Revoca uno para crear otro.`,
  token_revoked: ({ name }) => `Se ha revocado ${name}.`,
  revoke: 'Revocar',
  revoke_token: ({ name }) => `Revocar ${name}`,
  revoke_question: ({ name }) => `¿Revocar ${name}?`,
  revoke_effect:
    'Los programas que lo usen serán rechazados a partir de entonces. No se puede deshacer.',
  revoke_it: 'Revocarlo',
  scopes: { read: 'Leer', generate: 'Generar' },
  scope_meanings: {
    read: 'ver cursos, documentos, progreso y créditos',
    generate: 'empezar y parar cursos, subir y borrar documentos; gasta créditos',
  },
  created: ({ day }) => `creado el ${day}`,
  expired: ({ day }) => `caducó el ${day}`,
  expires: ({ day }) => `caduca el ${day}`,
  never_expires: 'no caduca',
  last_used: ({ day }) => `último uso: ${day}`,
  not_used: 'aún sin usar',

  new_token: 'Token nuevo',
  new_api_token: 'Token de API nuevo',
  name: 'Nombre',
  name_placeholder: 'Script de lecturas',
  enter_token_name: 'Escribe un nombre para el token.',
  permissions: 'Permisos',
  choose_permission: 'Elige al menos uno.',
  expires_after: 'Caduca después de',
  days: ({ count }) =>
    plural(count, {
      one: '1 día',
      many: `${number(count)} de días`,
      other: `${number(count)} días`,
    }),
  one_year: '1 año',
  until_revoked: 'Hasta que se revoque',
  create_token: 'Crear el token',

  copy_token: ({ name }) => `Copia ahora el token «${name}»`,
  shown_once: 'Solo se muestra esta vez. Envíalo como cabecera:',
  copy: 'Copiar',
  i_have_it: 'Ya lo tengo',
  token_copied: 'El token se ha copiado.',
  copy_by_hand:
    'Tu navegador no nos deja copiar. El token está seleccionado: cópialo con el teclado.',

  keys_lead: ({ link }) => (
    <>
      Haz que los cursos se escriban con Gemini o se busquen con Perplexity usando una clave tuya.
      Se prueba con su proveedor, se guarda cifrada y no se vuelve a mostrar. Cuando empiezas un
      curso con la {link('API REST')}, su token la representa.
    </>
  ),
  no_keys: 'Aún no hay claves.',
  key_saved_on: ({ day }) => `guardada el ${day}`,
  key_forgotten_on: ({ day }) => `se olvida el ${day} si no se usa`,
  delete_key: ({ provider }) => `Eliminar la clave de ${provider}`,
  delete_key_question: ({ provider }) => `¿Eliminar tu clave de ${provider}?`,
  delete_key_effect:
    'No se usará a partir de entonces. En el proveedor sigue siendo válida hasta que la revoques allí.',
  delete_it: 'Eliminarla',
  delete: 'Eliminar',
  key_deleted: ({ provider }) => `Se ha eliminado tu clave de ${provider}.`,
  key_accepted: ({ provider }) => `${provider} acepta la clave. Se ha guardado.`,
  new_key: 'Clave nueva',
  provider: 'Proveedor',
  key: 'Clave',
  enter_key: 'Escribe la clave.',
  replaces_key: ({ provider }) => `Sustituye a la que hay guardada para ${provider}.`,
  asking_provider: 'Preguntando al proveedor…',
  test_and_save: 'Probar y guardar',

  balance: ({ count, strong }) => <>Tienes {strong(credits(count))}. 1 crédito genera 1 curso.</>,
  buy_credits: 'Comprar créditos',
  no_movements: 'Aún no hay movimientos de créditos.',
  movements: 'Movimientos de créditos, primero los más recientes',
  movement_pages: 'Páginas de movimientos de créditos',
  when: 'Cuándo',
  what: 'Qué',
  change: 'Cambio',
  balance_after: 'Saldo',
  actions: {
    signup_grant: 'Créditos de bienvenida',
    purchase: 'Compra',
    admin_add: 'Añadidos por administración',
    generation_use: 'Curso',
    audio_use: 'Audio',
    visualization_use: 'Visualización',
    chat_allowance_purchase: 'Mensajes de chat',
    refund: 'Devolución',
  },
  newer: 'Más recientes',
  older: 'Más antiguos',
  page: ({ page, last }) => `Página ${number(page)} de ${number(last)}`,

  export_lead:
    'Todo lo que se guarda sobre ti en un archivo JSON: perfil, sesiones, documentos, cursos y créditos.',
  download: 'Descargar tus datos',

  delete_lead:
    'Tus cursos, documentos, tokens y sesiones se eliminan de inmediato y para siempre, y los créditos que queden se pierden. Los movimientos de créditos se conservan sin tu nombre, para que las cuentas cuadren.',
  delete_account: 'Eliminar la cuenta…',
  delete_question: '¿Eliminar tu cuenta?',
  delete_confirm:
    'No se puede deshacer. Escribe tu dirección de correo y tu contraseña para confirmarlo.',
  your_email: 'Tu dirección de correo',
  enter_email: 'Escribe tu dirección de correo.',
  your_password: 'Tu contraseña',
  delete_for_good: 'Eliminar mi cuenta para siempre',
  keep_it: 'Conservarla',
  account_deleted: 'Tu cuenta se ha eliminado.',
};
export default es;
