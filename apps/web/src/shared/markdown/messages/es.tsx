import type { Messages } from './en.tsx';

const es: Messages = {
  code: 'Código',
  code_in: ({ language }) => `Código (${language})`,
  formula: 'Fórmula',
  table: ({ number }) => `Tabla ${number}`,
  new_tab: '(se abre en una pestaña nueva)',
};
export default es;
