import type { Messages } from './en.tsx';

const fr: Messages = {
  code: 'Code',
  code_in: ({ language }) => `Code (${language})`,
  formula: 'Formule',
  table: ({ number }) => `Tableau ${number}`,
  new_tab: '(s’ouvre dans un nouvel onglet)',
};
export default fr;
