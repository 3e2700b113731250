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
  later: 'Más tarde',
  chunk_failed: ({ chunk }) => `No se ha podido cargar el fragmento ${chunk}.`,

  main_navigation: 'Principal',
  menu: 'Menú',
  home: 'Inicio',
  generator: 'Generador',
  history: 'Historial',
  offline_courses: 'Sin conexión',
  login: 'Iniciar sesión',
  register: 'Registrarse',
  logout: 'Cerrar sesión',
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
