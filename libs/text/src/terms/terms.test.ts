import { describe, expect, it } from 'vitest';
import { wordForms } from '../../test/word-forms.ts';
import { contentStems, stem, stopWords } from './index.ts';

/**
 * Pairs of forms of one word whose stems differ, as a share, and pairs of different words with a
 * common stem.
 */
function faultsOf(groups: readonly (readonly string[])[], language: string) {
  const stems = groups.map((group) => group.map((form) => stem(form.toLowerCase(), language)));
  let pairs = 0;
  let missed = 0;
  const merged = new Set<string>();
  stems.forEach((own, i) => {
    own.forEach((one, x) => {
      const others = own.slice(x + 1);
      pairs += others.length;
      missed += others.filter((other) => other !== one).length;
    });
    stems.forEach((other, j) => {
      if (j > i && own.some((one) => other.includes(one)))
        merged.add(`${groups[i]?.[0]}/${groups[j]?.[0]}`);
    });
  });
  return { missed: missed / pairs, merged: [...merged] };
}

describe('stems', () => {
  it.each([
    ['en', 0.16, 3],
    ['es', 0.1, 4],
    ['de', 0.13, 3],
    ['fr', 0.15, 1],
    ['it', 0.08, 2],
    ['pt', 0.14, 5],
    ['ru', 0, 0],
    ['ca', 0.34, 2],
  ] as const)(
    'bring the forms of a word together and keep words apart in %s',
    (language, missed, merged) => {
      const found = faultsOf(wordForms[language] ?? [], language);
      expect(found.missed).toBeLessThanOrEqual(missed);
      expect(found.merged.length, found.merged.join(', ')).toBeLessThanOrEqual(merged);
    },
  );
});

describe('the stems of a text', () => {
  it('are those of its content words, in order and with repetitions', () => {
    expect(contentStems('The plants and the plant are planted.', 'en')).toEqual([
      stem('plant', 'en'),
      stem('plant', 'en'),
      stem('plant', 'en'),
    ]);
    expect(contentStems('und oder the of', 'en')).toEqual(['und', 'oder']);
  });

  it('are the same with and without accents', () => {
    expect(contentStems("L'été à l'école", 'fr')).toEqual(contentStems('ete ecoles', 'fr'));
    expect(contentStems('los océanos', 'es')).toEqual(contentStems('oceanos', 'es'));
  });

  it('hold the names that are a letter or have a sign', () => {
    expect(contentStems('C++ and C# in Node.js', 'en')).toEqual(
      expect.arrayContaining(['c++', 'c#']),
    );
    expect(contentStems('vitamin C', 'en')).toContain('c');
  });

  it('are those of the parts of a compound', () => {
    expect(contentStems('light-harvesting', 'en')).toEqual(contentStems('light harvesting', 'en'));
  });

  it.each([
    ['zh', '月球引力', ['月球', '球引', '引力']],
    ['ja', 'Node.jsは便利', ['node.js', 'は便', '便利']],
    ['th', 'ภาษาไทย', ['ภาษา', 'ไทย']],
  ])(
    'stand for pairs of characters or for words where %s has no spaces',
    (language, text, stems) => {
      expect(contentStems(text, language)).toEqual(stems);
    },
  );
});

describe('stop words', () => {
  it('are known in the languages courses are most often written in, and in none that has no list', () => {
    for (const language of 'en es de fr it pt ca ru hi nl sv da no nb ro'.split(' '))
      expect([language, stopWords(language).size > 40]).toEqual([language, true]);
    expect(stopWords('tlh').size).toBe(0);
    expect(stopWords('pt-BR')).toBe(stopWords('pt'));
  });
});
