import { wordsOf } from '@coursewright/contract/words';
import type { Messages } from './en.tsx';

const { number, plural } = wordsOf('es');

const es: Messages = {
  skip_to_content: 'Saltar al contenido',
  loading: 'Cargando…',
  verifying: 'Verificando la sesión…',
  offline:
    'No tienes conexión. Lo que ves en pantalla se queda; todo lo nuevo espera a que vuelva la conexión.',
  scroll_to_top: 'Volver arriba',

  render_failed: 'Algo ha salido mal. Vuelve a cargar la página.',
  start_failed: 'No se ha podido iniciar la aplicación.',
  reload: 'Volver a cargar',
  new_version: 'Hay una versión nueva.',
  new_version_needed:
    'Para continuar hace falta la versión nueva. Guarda o copia lo que has escrito y vuelve a cargar la página.',
  later: 'Más tarde',
  chunk_failed: ({ chunk }) => `No se ha podido cargar el fragmento ${chunk}.`,

  main_navigation: 'Principal',
  menu: 'Menú',
  home: 'Inicio',
  generator: 'Generador',
  history: 'Historial',
  in_progress: ({ count }) => `${number(count)} en curso`,
  offline_courses: 'Sin conexión',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  logout: 'Cerrar sesión',
  logout_question: '¿Cerrar la sesión en este dispositivo?',
  logout_unsent:
    'Parte de lo que has hecho en tus cursos aún no ha llegado al servidor. Se perderá si cierras la sesión ahora.',
  logout_removed: ({ count }) =>
    plural(count, {
      one: 'El curso que guardaste para leerlo sin conexión se quitará de este dispositivo.',
      many: `${number(count)} de cursos que guardaste para leerlos sin conexión se quitarán de este dispositivo.`,
      other: `${number(count)} cursos que guardaste para leerlos sin conexión se quitarán de este dispositivo.`,
    }),
  logout_kept: ({ count }) =>
    plural(count, {
      one: '1 curso guardado se queda en este dispositivo, y podrá leerlo quien lo use.',
      many: `${number(count)} de cursos guardados se quedan en este dispositivo, y podrá leerlos quien lo use.`,
      other: `${number(count)} cursos guardados se quedan en este dispositivo, y podrá leerlos quien lo use.`,
    }),
  stay_logged_in: 'Seguir con la sesión abierta',
  account: 'Cuenta',
  administration: 'Administración',
  buy: 'Comprar',
  credits: ({ count }) =>
    plural(count, {
      one: '1 crédito',
      many: `${number(count)} de créditos`,
      other: `${number(count)} créditos`,
    }),
  credits_hint: '1 crédito genera 1 curso. Comprar créditos.',
  nameless_user: 'Usuario',

  appearance: 'Tema e idioma',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Igual que el sistema' },
  language: 'Idioma',
  same_as_browser: 'Igual que el navegador',

  about:
    'Cursos personalizados con inteligencia artificial. Descubre tu mejor camino de aprendizaje con nuestra tecnología de vanguardia.',
  quick_links: 'Enlaces rápidos',
  connect: 'Conecta con nosotros',
  email: 'Correo electrónico',
  copyright: ({ year }) => `© ${year}Coursewright`,
  terms: 'Condiciones',
  privacy: 'Privacidad',
  install_app: 'Instalar la aplicación',
  made_with: 'Hecho con ❤️ para aprender de verdad',
};
export default es;
