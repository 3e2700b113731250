import { describe, expect, it } from 'vitest';
import { keyOf, quizOn } from '../../../test/quiz-on.ts';

const opinions = [
  'Maria Lindgren argues that a slow river carries its sand only as far as the first bend.',
  'Lindgren was born by a lake.',
  'Peter van Houten claims that most deltas would vanish without the dams of the hills.',
  'In her book Anna B. Sorokin speaks of floods. Sorokin notes that meadows store more water than forests of the same size.',
];
const asked = (...sentences: readonly string[]) =>
  quizOn([sentences.join(' ')]).filter(({ question }) => question.startsWith('Who holds'));

describe('questions on who holds what', () => {
  it('ask for somebody by the full name, against others who speak in the lesson', () => {
    const items = asked(...opinions);
    expect(items.length).toBeGreaterThan(0);
    const keys: Readonly<Record<string, string>> = {
      'A slow river carries its sand only as far as the first bend': 'Maria Lindgren',
      'Most deltas would vanish without the dams of the hills': 'Peter van Houten',
      'Meadows store more water than forests of the same size': 'Anna B. Sorokin',
    };
    for (const item of items) {
      const said = /“(.+)”/u.exec(item.question)?.[1] ?? '';
      expect(keyOf(item)).toBe(keys[said]);
      expect(item.options.map(({ text }) => text).toSorted()).toEqual(
        Object.values(keys).toSorted(),
      );
    }
  });

  it.each([
    ['two people alone', opinions.slice(0, 3)],
    [
      'what leans on another sentence',
      opinions.map((one) =>
        one.replace(/that .+$/u, 'that it does so in every year of the whole century.'),
      ),
    ],
    [
      'what is no person',
      opinions.map((one) =>
        one.replaceAll(
          /Maria Lindgren|Lindgren|Peter van Houten|Anna B\. Sorokin|Sorokin/gu,
          'Riverwatch',
        ),
      ),
    ],
  ])('are not made of %s', (_, sentences) => {
    expect(asked(...sentences)).toEqual([]);
  });

  it('take what is put in quotation marks, with the name before or behind it', () => {
    const items = asked(
      'As Maria Lindgren puts it, “[s]low water carries its sand only as far as the first bend” [Rivers, p. 12].',
      '“Most deltas would vanish without the dams of the hills,” writes Peter van Houten in a letter.',
      'Anna B. Sorokin says that it does.',
    );
    expect(items.map((item) => [/“(.+)”/u.exec(item.question)?.[1], keyOf(item)])).toEqual([
      ['Slow water carries its sand only as far as the first bend', 'Maria Lindgren'],
      ['Most deltas would vanish without the dams of the hills', 'Peter van Houten'],
    ]);
  });

  it('are asked in German', () => {
    const items = quizOn(
      [
        'Maria Lindgren behauptet, dass ein langsamer Fluss seinen Sand nur bis zur ersten Biegung trägt. Peter Holm meint, dass die meisten Deltas ohne die Dämme der Berge verschwinden würden. Anna Sorokin betont, dass Wiesen mehr Wasser speichern als Wälder von gleicher Größe.',
      ],
      { language: 'de' },
    );
    expect(items.map(({ question }) => question).join('\n')).toContain(
      'Wer vertritt laut der Lektion',
    );
  });
});
