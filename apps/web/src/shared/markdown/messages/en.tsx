import type { Translation } from '@coursewright/contract/words';

export const en = {
  code: 'Code',
  code_in: ({ language }: { language: string }) => `Code (${language})`,
  formula: 'Formula',
  table: ({ number }: { number: number }) => `Table ${number}`,
  new_tab: '(opens in a new tab)',
};
export type Messages = Translation<typeof en>;
