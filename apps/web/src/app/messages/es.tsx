import type { Messages } from './en.tsx';

const es: Messages = {
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Como el sistema' },
  language: 'Idioma',
  same_as_browser: 'Como el navegador',
  appearance: 'Tema e idioma',
};
export default es;
