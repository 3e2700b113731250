import { wordsOf, type InterfaceLanguage } from '@coursewright/contract/words';

/** What models cost, of dollars. */
export const dollars = (value: number, language: InterfaceLanguage): string =>
  wordsOf(language).money(value * 100, 'USD');
