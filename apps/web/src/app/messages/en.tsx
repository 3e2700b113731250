import type { Translation } from '@coursewright/contract/words';

export const en = {
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', system: 'Same as system' },
  language: 'Language',
  same_as_browser: 'Same as browser',
  appearance: 'Theme and language',
};
export type Messages = Translation<typeof en>;
