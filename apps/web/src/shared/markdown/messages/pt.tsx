import type { Messages } from './en.tsx';

const pt: Messages = {
  code: 'Código',
  code_in: ({ language }) => `Código (${language})`,
  formula: 'Fórmula',
  table: ({ number }) => `Tabela ${number}`,
  new_tab: '(abre em uma nova aba)',
};
export default pt;
