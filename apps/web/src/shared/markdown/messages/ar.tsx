import type { Messages } from './en.tsx';

const ar: Messages = {
  code: 'شيفرة برمجية',
  code_in: ({ language }) => `شيفرة برمجية (\u2068${language}\u2069)`,
  formula: 'صيغة رياضية',
  table: ({ number }) => `الجدول ${number}`,
  new_tab: '(يُفتح في علامة تبويب جديدة)',
};
export default ar;
