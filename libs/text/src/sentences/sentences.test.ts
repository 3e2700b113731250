import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hardSentences } from '../../test/hard-sentences.ts';
import { sentenceSpans, splitSentences } from './sentences.ts';

const rows = Object.entries(hardSentences).flatMap(([language, list]) =>
  list.map((row) => [language, row] as const),
);

describe('sentences', () => {
  it.each(rows)('are told apart in %s: %s', (language, row) => {
    const text = row.replaceAll(' ‖ ', ' ').replaceAll('‖', '');
    expect(splitSentences(text, language)).toEqual(row.split('‖').map((one) => one.trim()));
  });

  it('are told apart by at least 150 hard examples, each of them once', () => {
    expect(rows.length).toBeGreaterThanOrEqual(150);
    expect(new Set(rows.map(String)).size).toBe(rows.length);
  });

  it('end with the line where no line goes on in the next', () => {
    const text = 'A heading\nIts text goes\non. And ends.';
    expect(splitSentences(text, 'en')).toEqual(['A heading\nIts text goes\non.', 'And ends.']);
    expect(splitSentences(text, 'en', { lineBreak: 'end' })).toEqual([
      'A heading',
      'Its text goes',
      'on.',
      'And ends.',
    ]);
  });

  it('end once where a full stop stands behind a point in brackets', () => {
    const text = '名称只能有字母和点号 (.)。名称以字母开头。';
    expect(splitSentences(text, 'zh')).toEqual(['名称只能有字母和点号 (.)。', '名称以字母开头。']);
  });

  it('keep the marks of bold words on the side of these, where no blank parts sentences', () => {
    expect(splitSentences('先关闸门。**不要开阀**，以防漏水。', 'zh')).toEqual([
      '先关闸门。',
      '**不要开阀**，以防漏水。',
    ]);
    expect(splitSentences('**先关闸门。**再开阀。**完成。**', 'zh')).toEqual([
      '**先关闸门。**',
      '再开阀。',
      '**完成。**',
    ]);
  });

  it('follow the language of a tag with a region, and do without a known language', () => {
    expect(splitSentences('El Sr. Pérez llegó. Se fue.', 'es-MX')).toHaveLength(2);
    expect(splitSentences('El Sr. Pérez llegó. Se fue.', 'tlh')).toHaveLength(2);
    expect(splitSentences('', 'en')).toEqual([]);
  });

  it('hold all of a text that is not blank, in order and without overlap, whatever it is', () => {
    const piece = fc.constantFrom(
      ...'A b. C? "d" (e. F) 1. 2 … « » 。 」 `x. Y` [^1] \n \n\n * _ Dr. U.S. 😀 \ud800'.split(
        ' ',
      ),
    );
    const text = fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme' })), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'de', 'zh', 'ar'), (pieces, language) => {
        const whole = pieces.join(' ');
        let at = 0;
        for (const { start, end } of sentenceSpans(whole, language)) {
          expect(whole.slice(at, start).trim()).toBe('');
          expect(end).toBeGreaterThan(start);
          at = end;
        }
        expect(whole.slice(at).trim()).toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['abbreviations without end', 'A.B.C.D. '],
    ['abbreviations of small letters', 'z. B. d. h. '],
    ['brackets that nothing closes', 'one (two. Three '],
    ['quotation marks that nothing closes', 'one “two. Three '],
    ['straight quotation marks', '"a. B" c. '],
    ['ticks that nothing closes', 'a `b. C ``d. '],
    ['stops alone', '. '],
    ['stops without spaces', '.'],
    ['ordinary sentences', 'The cat sat. The dog ran. '],
  ])('are found at a linear cost in %s', { tags: 'proof' }, (_, pattern) => {
    const cost = (length: number): number => {
      const text = pattern.repeat(Math.ceil(length / pattern.length));
      const times = [1, 2, 3].map(() => {
        // Time of the processor: on a busy machine whoever waits for it takes any time.
        const before = process.cpuUsage();
        sentenceSpans(text, 'en');
        const { user, system } = process.cpuUsage(before);
        return user + system;
      });
      return Math.min(...times);
    };
    cost(10_000);
    // Eight times the text; the square of it would take 64 times as long. The bound lies far above
    // what a busy machine adds.
    expect(cost(400_000) / cost(50_000)).toBeLessThan(30);
  });
});
