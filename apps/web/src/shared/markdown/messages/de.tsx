import type { Messages } from './en.tsx';

const de: Messages = {
  code: 'Code',
  code_in: ({ language }) => `Code (${language})`,
  formula: 'Formel',
  table: ({ number }) => `Tabelle ${number}`,
  new_tab: '(öffnet in einem neuen Tab)',
};
export default de;
