// @module-tag proof
import { describe, expect, it } from 'vitest';
import type { SourceText } from '@coursewright/sources';
import { splitSentences } from '@coursewright/text';
import { readme, sample } from '../../test/source-from-markdown.ts';
import { english, german, germanPassages, spanish } from '../../test/supported-sentences.ts';
import type { SupportedSentence } from '../../test/supported-sentences.ts';
import { plainText } from '../markdown/index.ts';
import {
  checkLesson,
  checkSentence,
  citeLesson,
  evidenceOfChecks,
  evidenceOfRevision,
  recheckLesson,
  replaceSentences,
  splitLesson,
} from './index.ts';
import type { CheckedPassage } from './index.ts';

interface Case {
  readonly text: string;
  readonly passage: CheckedPassage;
  /** Another passage of the same text. */
  readonly other: CheckedPassage;
  readonly language: string;
}

const englishSamples = [
  'photosynthesis',
  'the-human-immune-system',
  'the-printing-press-and-its-consequences',
  'personal-finance-basics',
  'git-version-control',
  'how-rivers-shape-land',
  'introduction-to-sql',
  'probability-for-everyone',
];
const spanishSamples = ['el-sistema-solar', 'fotografia-basica'];
const sources = new Map<string, SourceText>([
  ...englishSamples.map((name) => [name, sample('en', name)] as const),
  ...spanishSamples.map((name) => [name, sample('es', name)] as const),
  ...['glob', 'find-my-way', 'jsdom'].map((name) => [name, readme(name)] as const),
]);

/** Every sentence of a text as the builtin author would quote it. */
const quoted = (names: readonly string[], language: string): Case[] =>
  names.flatMap((name) => {
    const passages = sources.get(name)?.passages ?? [];
    return passages.flatMap((passage, i) =>
      passage.kind === 'code' || passage.kind === 'table'
        ? []
        : splitSentences(passage.text, language)
            .filter((text) => plainText(text).split(' ').length >= 5)
            .map((text) => ({
              text,
              passage,
              other: passages[(i + Math.ceil(passages.length / 2)) % passages.length] ?? passage,
              language,
            })),
    );
  });

const written = (sentences: readonly SupportedSentence[], language: string): Case[] =>
  sentences.map(({ sample: name, anchor, text }) => {
    const passages = sources.get(name)?.passages ?? [];
    const at = passages.findIndex((passage) => passage.text.includes(anchor.replaceAll('**', '')));
    if (at === -1) throw new Error(`No passage of ${name} has “${anchor}”`);
    const passage = passages[at]!;
    return {
      text,
      passage,
      other: passages[(at + Math.ceil(passages.length / 2)) % passages.length]!,
      language,
    };
  });

const germanCases: Case[] = german.map(({ passage, text }, i) => ({
  text,
  passage: { text: passage },
  other: {
    text: germanPassages[(germanPassages.indexOf(passage) + 2 + (i % 2)) % germanPassages.length]!,
  },
  language: 'de',
}));
const quotedCases = [
  ...quoted([...englishSamples, 'glob', 'find-my-way', 'jsdom'], 'en'),
  ...quoted(spanishSamples, 'es'),
  ...germanPassages.flatMap((text, i) =>
    splitSentences(text, 'de').map((sentence) => ({
      text: sentence,
      passage: { text },
      other: { text: germanPassages[(i + 2) % germanPassages.length]! },
      language: 'de',
    })),
  ),
];
const writtenCases = [...written(english, 'en'), ...written(spanish, 'es'), ...germanCases];
const all = [...quotedCases, ...writtenCases];
const refusedShare = (cases: readonly Case[]): number =>
  cases.filter(({ text, passage, language }) => !checkSentence(text, [passage], language).supported)
    .length / Math.max(1, cases.length);

/** Strangers to every sample text, of the same kinds as the names they replace. */
const strangers = [
  'Montgolfier',
  'Kowalczyk',
  'Trondheim',
  'Okonkwo',
  'Ferraris',
  'Baltimore',
  'Nakamura',
  'Zanzibar',
];

const damages: Record<string, (one: Case, i: number) => Case | undefined> = {
  'cites another passage': (one) => ({ ...one, passage: one.other }),
  'has a changed digit': (one, i) => {
    const spots = [
      ...one.text
        .replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
        .matchAll(/(?<![\p{L}\d.,/])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu),
    ];
    const spot = spots[i % Math.max(1, spots.length)];
    if (!spot) return undefined;
    const at = spot.index + spot[0].length - 1;
    const digit = (Number(one.text[at]) + 1 + (i % 8)) % 10;
    return { ...one, text: one.text.slice(0, at) + String(digit) + one.text.slice(at + 1) };
  },
  'has a renamed entity': (one, i) => {
    const names = [
      ...one.text
        .replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))
        .matchAll(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}(?= |,|\.)/gu),
    ];
    const name =
      one.language === 'de'
        ? [
            ...one.text.matchAll(
              /Karl Drais|Mannheim|Pierre Michaux|Paris|Coventry|Starley|Dunlop|Belfast|William Hume/g,
            ),
          ][0]
        : names[i % Math.max(1, names.length)];
    if (!name) return undefined;
    return {
      ...one,
      text:
        one.text.slice(0, name.index) +
        strangers[i % strangers.length]! +
        one.text.slice(name.index + name[0].length),
    };
  },
  'has an altered quotation': (one, i) => {
    const words = plainText(one.text)
      .replace(/["“”«»()[\]]/g, '')
      .split(' ');
    if (words.length < 8 || !plainText(one.passage.text).includes(words.slice(1, 6).join(' ')))
      return undefined;
    const at = 2 + (i % 3);
    const altered = words
      .slice(1, 6)
      .map((word, j) => (j === at - 1 ? (words[7] === word ? 'gewiss' : words[7]!) : word))
      .join(' ');
    return altered === words.slice(1, 6).join(' ')
      ? undefined
      : {
          ...one,
          text: `The text says “${altered}”.`.replace(
            'The text says',
            one.language === 'en' ? 'As' : '',
          ),
        };
  },
};

const report: string[] = [];
const main = { tags: 'main' };
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

describe('the citation check', () => {
  it('accepts what the sources say, word for word', () => {
    const refused = refusedShare(quotedCases);
    report.push(`false alarms on ${quotedCases.length} quoted sentences: ${percent(refused)}`);
    expect(quotedCases.length).toBeGreaterThan(900);
    expect(refused).toBeLessThanOrEqual(0.02);
  });

  it.each([
    ['en', written(english, 'en')],
    ['es', written(spanish, 'es')],
    ['de', germanCases],
  ] as const)('never refuses what a careful writer makes of them (%s)', (language, cases) => {
    const states = cases.map(({ text, passage }) => checkSentence(text, [passage], language).state);
    const share = (...wanted: string[]) =>
      states.filter((state) => wanted.includes(state)).length / states.length;
    report.push(
      `${cases.length} written sentences (${language}): ${percent(share('quoted', 'supported'))} supported, ${percent(share('contradicted'))} contradicted`,
    );
    expect(share('contradicted')).toBeLessThanOrEqual(0.03);
    expect(share('quoted', 'supported')).toBeGreaterThanOrEqual(0.6);
  });

  it.each(Object.entries(damages))('refuses a sentence that %s', (name, damage) => {
    const damaged = all.flatMap((one, i) => damage(one, i) ?? []);
    const detected = refusedShare(damaged);
    report.push(`a sentence that ${name}: ${percent(detected)} of ${damaged.length} detected`);
    expect(damaged.length).toBeGreaterThan(100);
    expect(detected).toBeGreaterThanOrEqual(0.95);
  });

  it('refuses a written sentence that cites another passage', () => {
    const swapped = writtenCases.map((one) => ({ ...one, passage: one.other }));
    const detected = refusedShare(swapped);
    report.push(
      `a written sentence that cites another passage: ${percent(detected)} of ${swapped.length} detected`,
    );
    expect(detected).toBeGreaterThanOrEqual(0.95);
  });

  it('sees a negation that was put in', () => {
    const negated = all.flatMap((one): Case[] => {
      const text =
        one.language === 'en'
          ? one.text.replace(/ (is|are|was|were|can|has|have) /, ' $1 not ')
          : one.language === 'es'
            ? one.text.replace(/ (es|son|tiene|fue) /, ' no $1 ')
            : one.text.replace(/ (ist|sind|hat|war) /, ' $1 nicht ');
      return text === one.text ? [] : [{ ...one, text }];
    });
    const detected = refusedShare(negated);
    report.push(
      `a sentence with a negation put in: ${percent(detected)} of ${negated.length} detected`,
    );
    process.stdout.write(`${report.join('\n')}\n`);
    expect(negated.length).toBeGreaterThan(200);
    expect(detected).toBeGreaterThanOrEqual(0.95);
  });

  it('refuses an unknown passage, a changed unit, a number in words and altered code', main, () => {
    const passage = { text: 'The `glob()` function reads 5 km of tape in three minutes at 20 °C.' };
    const verdict = (text: string) => checkSentence(text, [passage], 'en');
    expect(checkSentence('Anything at all.', [], 'en').supported).toBe(false);
    expect(verdict('The function reads 5 km of tape in 3 minutes.').supported).toBe(true);
    expect(verdict('The function reads 5 kilometres of tape.').supported).toBe(true);
    expect(verdict('The function reads 5 kg of tape.').problem).toContain('unit');
    expect(verdict('The function reads 5 km of tape in four minutes.').problem).toContain('four');
    expect(verdict('The `globSync()` function reads tape.').problem).toContain('globSync');
    expect(verdict('The function reads 6,000 m of tape.').supported).toBe(false);
  });

  it.each(['zh', 'ar', 'ja', 'hi', 'tlh', 'en-GB'])('copes with %s', main, (language) => {
    const text =
      language === 'ar'
        ? 'تستخدم النباتات ضوء الشمس لصنع السكر.'
        : language === 'zh' || language === 'ja'
          ? '植物利用阳光制造糖分。'
          : 'Plants use sunlight to make sugar.';
    expect(checkSentence(text, [{ text: `${text} ${text}` }], language).state).toBe('quoted');
    expect(splitLesson(`${text} [S1.1]`, language)).toHaveLength(1);
    const other = [{ text: 'Entirely different words stand here.' }];
    expect(checkSentence(text, other, language).supported).toBe(false);
  });
});

describe('a lesson with markers', () => {
  const passages = [
    {
      ref: 'S1.1',
      sourceId: 'a',
      passageId: 'p1',
      text: 'Plants make sugar from light. They need water.',
    },
    {
      ref: 'S1.2',
      sourceId: 'a',
      passageId: 'p2',
      text: 'Dr. Smith measured 3.5 kg of sugar on U.S. farms in 1920, e.g. in Ohio.',
    },
    { ref: 'S2.1', sourceId: 'b', passageId: 'p3', text: 'Roots take up water.' },
  ];
  const lesson = [
    '## How plants eat [S1.1]',
    'In this lesson we look at plants. Plants make **sugar** from light. [S1.1] Why is that so?',
    'Dr. Smith measured 3.5 kg of sugar on U.S. farms in 1920, e.g. in Ohio. [S1.2] Roots take up water [S2.1].',
    'Two things matter:',
    '- They need water. [S1.1]\n- Roots take up gold. [S2.1]\n- Nobody knows this fact. [S9.9]',
    '```js\nconst marker = "[S1.1]";\n```',
    'The call `read([S1.1])` and $x_{[S1.2]} = 3$ stay. [S1.1, S1.2]',
    '| Plant [S1.1] | Needs |\n| --- | --- |\n| Fern | light |',
  ].join('\n\n');

  it('is split into sentences that know whether they claim something', main, () => {
    expect(
      splitLesson(lesson, 'en').map(({ plain, refs, factual }) => [plain, refs.join(' '), factual]),
    ).toEqual([
      ['In this lesson we look at plants.', '', false],
      ['Plants make sugar from light.', 'S1.1', true],
      ['Why is that so?', '', false],
      ['Dr. Smith measured 3.5 kg of sugar on U.S. farms in 1920, e.g. in Ohio.', 'S1.2', true],
      ['Roots take up water.', 'S2.1', true],
      ['Two things matter:', '', false],
      ['They need water.', 'S1.1', true],
      ['Roots take up gold.', 'S2.1', true],
      ['Nobody knows this fact.', 'S9.9', true],
      ['The call read([S1.1]) and $x_{[S1.2]} = 3$ stay.', 'S1.1 S1.2', true],
      ['| Plant | Needs |', 'S1.1', false],
    ]);
  });

  it('turns markers into footnotes and leaves code and formulas alone', main, () => {
    const { content, citations, sentencesCited, sentencesUncited } = citeLesson(
      lesson,
      passages,
      'en',
    );
    expect(content).toContain('## How plants eat\n');
    expect(content).toContain('Plants make **sugar** from light.[^1] Why is that so?');
    expect(content).toContain('Roots take up water[^3].');
    expect(content).toContain('Roots take up gold.[^4]');
    expect(content).toContain('- Nobody knows this fact.\n');
    expect(content).toContain('const marker = "[S1.1]";');
    expect(content).toContain('`read([S1.1])` and $x_{[S1.2]} = 3$ stay.');
    expect(content).toMatch(/\| Plant\[\^\d\] \| Needs \|/);
    expect(citations.slice(0, 4)).toEqual([
      { marker: 1, source_id: 'a', passage_id: 'p1', status: 'supported' },
      { marker: 2, source_id: 'a', passage_id: 'p2', status: 'supported' },
      { marker: 3, source_id: 'b', passage_id: 'p3', status: 'supported' },
      { marker: 4, source_id: 'b', passage_id: 'p3', status: 'unsupported' },
    ]);
    expect([sentencesCited, sentencesUncited]).toEqual([6, 1]);
  });

  it('names what is wrong with each sentence and can do without it', main, () => {
    const wrong = checkLesson(lesson, passages, 'en').filter((sentence) => !sentence.supported);
    expect(wrong.map(({ number, problem }) => [number, problem])).toEqual([
      [8, expect.stringContaining('gold')],
      [9, 'It cites S9.9, which does not exist.'],
      [10, expect.any(String)],
      [11, expect.any(String)],
    ]);
    const revised = replaceSentences(lesson, 'en', [
      { number: 8, text: 'Roots take up water. [S2.1]' },
      { number: 9, text: '' },
      { number: 2, text: '' },
    ]);
    expect(revised).toContain('- They need water. [S1.1]\n- Roots take up water. [S2.1]\n\n```js');
    expect(revised).toContain('In this lesson we look at plants. Why is that so?');
    expect(revised).not.toContain('Nobody');
  });

  it('verifies the words that an author names for a sentence in another language', main, () => {
    const text = 'Die Pflanzen bilden Zucker. [S1.1] Die Wurzeln nehmen Wasser auf. [S2.1]';
    const states = (evidence?: { sentence: string; words: string }[]) =>
      citeLesson(text, passages, 'de', evidence).checks.map((check) => [
        check.state,
        check.evidence?.text,
      ]);
    expect(states().map(([state]) => state)).toEqual(['loose', 'loose']);
    expect(
      states([
        { sentence: 'Die Pflanzen bilden', words: 'make sugar from light' },
        { sentence: 'Die Wurzeln nehmen Wasser', words: 'Roots drink water' },
      ]),
    ).toEqual([
      ['supported', 'make sugar from light'],
      ['loose', undefined],
    ]);
    const given = [{ sentence: 'Die Pflanzen bilden', words: 'make sugar from light' }];
    const { content, citations, checks } = citeLesson(text, passages, 'de', given);
    const byId = new Map(passages.map((passage) => [passage.passageId, passage]));
    const again = recheckLesson(content, citations, byId, 'de', [], evidenceOfChecks(checks));
    expect(again.checks).toEqual(checks);
  });

  it('verifies the words that an author names for a sentence it wrote again', () => {
    const sentence = 'Die Pflanzen bilden Zucker aus Licht. [S1.1]';
    const evidence = evidenceOfRevision({
      sentences: [
        { number: 1, text: sentence, evidence: 'make sugar from light' },
        { number: 2, text: '', evidence: '' },
        { number: 3, text: 'Ohne Beleg.' },
      ],
    });
    expect(evidence).toHaveLength(1);
    const stale = { sentence: 'Die Pflanzen bilden', words: 'of the sentence before' };
    expect(citeLesson(sentence, passages, 'de', [stale, ...evidence]).checks).toMatchObject([
      { state: 'supported', evidence: { text: 'make sugar from light' } },
    ]);
  });

  it('drops a heading that nothing is left under', main, () => {
    expect(
      replaceSentences(
        '### One\n\nA first claim here. [S1.1]\n\n### Two\n\nA second claim here. [S1.1]',
        'en',
        [{ number: 2, text: '' }],
      ),
    ).toBe('### One\n\nA first claim here. [S1.1]');
  });
});
