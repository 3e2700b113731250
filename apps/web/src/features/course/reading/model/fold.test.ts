import { describe, expect, it } from 'vitest';
import { fold, placesOf, wordsOf } from './fold.ts';

/** What of a text is found by a query. */
const found = (text: string, asked: string): string[] => {
  const folded = fold(text);
  return wordsOf(asked)
    .flatMap((word) => placesOf(word, folded))
    .map(({ start, end }) => text.slice(start, end));
};

describe('a word is found whatever its case, accents and vowel signs', () => {
  it.each([
    ['Überlauf im Müllschlucker', 'uberlauf', ['Überlauf']],
    ['Die Straße am Fluss', 'STRASSE', ['Straße']],
    ['El río Guadalquivir y el Ñu', 'rio nu', ['río', 'Ñu']],
    // Decomposed in the text, composed in the query, and the other way round.
    ['cafe\u0301 noir', 'café', ['cafe\u0301']],
    ['café noir', 'cafe\u0301', ['café']],
    ['İstanbul ve ışık', 'istanbul isik', ['İstanbul', 'ışık']],
    ['Ørsted, Łódź, Đakovo', 'orsted lodz dakovo', ['Ørsted', 'Łódź', 'Đakovo']],
    ['Ο Οδυσσέας', 'οδυσσεασ', ['Οδυσσέας']],
    ['Ёлка и йод', 'елка', ['Ёлка']],
    ['كَتَبَ الطَّالِبُ إلى المدرسة', 'كتب الي المدرسه', ['كَتَبَ', 'إلى', 'المدرسة']],
    ['שָׁלוֹם עולם', 'שלום', ['שָׁלוֹם']],
    ['植物的光合作用', '光合', ['光合']],
    ['ｋａｔａｋａｎａ カタカナ', 'katakana', ['ｋａｔａｋａｎａ']],
    ['ガス と カス', 'カス', ['カス']],
    ['नदी का पानी', 'पानी', ['पानी']],
    ['한국어 문장', '한국', ['한국']],
  ])('in %s by %s', (text, asked, expected) => {
    expect(found(text, asked)).toEqual(expected);
  });

  it('inside longer words, unless it is so short that it stands in every second one', () => {
    expect(found('Nebenfluss', 'fluss')).toEqual(['fluss']);
    expect(found('carry at a rate', 'at')).toEqual(['at']);
    expect(found('carry at a rate', 'ra')).toEqual(['ra']);
  });

  it('nowhere, where signs and blanks alone are asked for', () => {
    expect(wordsOf(' … ?! ')).toEqual([]);
  });
});
