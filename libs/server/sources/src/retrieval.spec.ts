import { splitSentences } from '@coursewright/text';
import { describe, expect, it } from 'vitest';
import { SampleLibrary } from './library/sample-library.ts';
import type { Block } from './parsing/block.ts';
import { readMarkdown } from './parsing/read-markdown.ts';
import { buildPassages } from './passages/build-source.ts';
import { PassageIndex, rankPassages } from './retrieval/passage-index.ts';
import type { SourceText } from './source-text.ts';

function source(title: string, markdown: string, language = 'en'): SourceText {
  const { headingsCount: _, ...text } = buildPassages(readMarkdown(markdown).blocks, language);
  return { id: title, kind: 'document', title, fetchedAt: '2026-01-01T00:00:00.000Z', ...text };
}
const passagesOf = (blocks: readonly Block[], language = 'en') =>
  buildPassages(blocks, language).passages;
const prose = (text: string): Block => ({ kind: 'prose', text });

describe('passages', () => {
  it('never end inside a sentence, and are of like length', () => {
    const sentences = Array.from(
      { length: 120 },
      (_, index) =>
        `Sentence ${index} tells, e.g. by way of Dr. A. Smith, that 3.5 is more than ${index % 3}.`,
    );
    const passages = passagesOf([prose(sentences.join(' '))]);
    expect(passages.flatMap(({ text }) => splitSentences(text, 'en'))).toEqual(sentences);
    for (const { text } of passages)
      expect([text.length >= 400, text.length <= 1_200]).toEqual([true, true]);
  });

  it('divide Chinese and Japanese at their own full stops', () => {
    const chinese = '潮汐是海水的周期性涨落现象。月球的引力使海面升高。'.repeat(90);
    const passages = passagesOf([prose(chinese)], 'zh');
    expect(passages.length).toBeGreaterThan(1);
    for (const { text } of passages) expect(text).toMatch(/。$/);
    expect(passages.map(({ text }) => text).join('')).toBe(chinese);
  });

  it('keep headings as paths, lists with their lead-in, code in fences and tables with their header', () => {
    const rows = Array.from(
      { length: 80 },
      (_, index) => `| ${index} | a value of some length that fills the row |`,
    ).join('\n');
    const { passages } = source(
      'T',
      `# Top\n\nIntro.\n\n## Kinds\n\nThere are two:\n\n- **Spring** tides\n  - high\n- neap tides\n\n### Code\n\n\`\`\`js\nconst a = 1;\n\nlet b;\n\`\`\`\n\n## Table\n\n| no | text |\n|---|---|\n${rows}\n\n## Empty\n\n## Last\n\nEnd.`,
    );
    expect(passages[0]).toMatchObject({ headings: ['Top'], text: 'Intro.', kind: 'prose' });
    expect(passages[1]).toMatchObject({
      headings: ['Top', 'Kinds'],
      text: 'There are two:\n\n- Spring tides\n  - high\n- neap tides',
      kind: 'list',
      terms: ['Spring'],
    });
    expect(passages[2]).toMatchObject({
      headings: ['Top', 'Kinds', 'Code'],
      text: '```js\nconst a = 1;\n\nlet b;\n```',
      kind: 'code',
    });
    const tables = passages.filter(({ kind }) => kind === 'table');
    expect(tables.length).toBeGreaterThan(2);
    for (const { text } of tables)
      expect(text).toMatch(/^\| no \| text \|\n\| --- \| --- \|\n\| \d/);
    expect(passages.at(-2)?.text).toBe('Empty');
    expect(passages.at(-1)?.headings).toEqual(['Top', 'Last']);
  });

  it('have ids that depend on the text and the place alone', () => {
    const [a, b, other] = [
      passagesOf([prose('One.')]),
      passagesOf([prose('One.')]),
      passagesOf([prose('Two.')]),
    ];
    expect(a[0]?.id).toBe(b[0]?.id);
    expect(a[0]?.id).not.toBe(other[0]?.id);
  });
});

describe('coverage', () => {
  it('is the share of a question that the best passages speak of, in their language', () => {
    const index = new PassageIndex(
      [
        source('Rivers', 'A river erodes its banks and carries sediment towards the sea.'),
        source('Ríos', 'El río erosiona sus orillas y arrastra sedimentos hasta el mar.', 'es'),
      ],
      'en',
    );
    const covered = (question: string) => index.coverage(question, { limit: 3, language: 'en' });
    expect(covered('river sediment')).toBe(1);
    expect(covered('sedimentos del río')).toBe(1);
    expect(covered('sediment and glaciers')).toBe(0.5);
    expect(covered('double-entry bookkeeping')).toBe(0);
    expect(new PassageIndex([]).coverage('river', { limit: 3 })).toBe(0);
  });
});

describe('ranking', () => {
  const tides = source(
    'Tides',
    '# Tides\n\n## Causes\n\nThe Moon pulls the ocean on its near side most strongly.\n\n## Spring tides\n\nSun and Moon in line make the range largest.\n\n## Energy\n\nTurbines in an estuary turn the flow into electricity.',
  );
  const copy = source(
    'Copy',
    '# Copy\n\n## Causes\n\nThe Moon pulls the ocean on its near side most strongly.',
  );
  const volcanoes = source(
    'Volcanoes',
    '# Volcanoes\n\n## Lava\n\nBasalt flows far, rhyolite hardly at all. The moon has volcanoes too.',
  );
  const found = (query: string, sources = [tides, volcanoes], limit = 5) =>
    rankPassages(sources, query, { limit, language: 'en' }).map(
      ({ sourceIndex, passage }) => `${sourceIndex}.${passage.number}`,
    );

  it('puts the passage first that answers, headings counting more than text', () => {
    expect(found('What causes tides?')[0]).toBe('0.1');
    expect(found('spring tide range')[0]).toBe('0.2');
    expect(found('turbine electricity')).toEqual(['0.3']);
    expect(found('flowing basalts')[0]).toBe('1.1');
  });

  it('finds nothing where no word is shared, and no more than asked', () => {
    expect(found('quantum chromodynamics')).toEqual([]);
    expect(found('the of and')).toEqual([]);
    expect(found('moon', [tides, volcanoes], 1)).toHaveLength(1);
  });

  it('gives only one of two passages that say the same, and the same order every time', () => {
    expect(
      found('Moon ocean pull', [tides, copy]).filter((ref) => ref === '0.1' || ref === '1.1'),
    ).toHaveLength(1);
    const index = new PassageIndex([tides, copy, volcanoes]);
    const orders = Array.from({ length: 5 }, () =>
      index.rank('moon', { limit: 9 }).map(({ passage }) => passage.id),
    );
    expect(new Set(orders.map(String)).size).toBe(1);
  });

  it('works in other languages and scripts', () => {
    const spanish = source(
      'Mareas',
      '# Mareas\n\n## Causas\n\nLa luna atrae las aguas del océano.\n\n## Energía\n\nLas turbinas generan electricidad.',
      'es',
    );
    const chinese = source(
      '潮汐',
      '# 潮汐\n\n## 原因\n\n月球的引力使海面升高。\n\n## 能源\n\n涡轮机把水流变成电力。',
      'zh',
    );
    const first = (text: SourceText, query: string) =>
      rankPassages([text], query, { limit: 1 })[0]?.passage.number;
    expect([
      first(spanish, 'agua de los oceanos'),
      first(spanish, 'turbina eléctrica'),
      first(chinese, '月球引力'),
      first(chinese, '水流'),
    ]).toEqual([1, 2, 1, 2]);
  });

  it('answers about a book of a million characters', () => {
    const book = source(
      'Book',
      Array.from(
        { length: 2_000 },
        (_, index) =>
          `## Part ${index}\n\n${'The tide rises and the water falls over many stones. '.repeat(9)}Mark${index}.`,
      ).join('\n\n'),
    );
    const index = new PassageIndex([book]);
    expect(index.rank('mark1234', { limit: 3 })[0]?.passage.headings).toEqual(['Part 1234']);
    for (let asked = 0; asked < 50; asked += 1)
      index.rank(`stones and water of part ${asked}`, { limit: 12 });
  });
});

describe('sample library', () => {
  const library = new SampleLibrary();
  const titles = (topic: string, language = 'en') =>
    library.samples(topic, language).map(({ title }) => title);

  it('has texts that are read whole, each found by its own title', () => {
    const topics = library.sampleTopics();
    expect(topics.length).toBeGreaterThanOrEqual(8);
    for (const { title, language } of topics)
      expect(library.samples(title, language).map((text) => text.title)).toContain(title);
    for (const { title } of topics.filter(({ language }) => language === 'en'))
      expect(titles(`An introduction to ${title.toLowerCase()} for beginners`)).toContain(title);
  });

  it('offers no text for a topic that only shares words with it', () => {
    for (const topic of [
      'quantum computing',
      'human rights',
      'the history of jazz',
      'machine learning',
      'Rust programming',
      'cooking pasta',
      'World War II',
      'Kubernetes',
    ]) {
      expect([topic, titles(topic)]).toEqual([topic, []]);
    }
  });

  it('finds its texts by what people ask, the best first', () => {
    expect(titles('photosynthesis')[0]).toBe('Photosynthesis');
    expect(titles('how do vaccines work')[0]).toBe('The human immune system');
    expect(titles('SQL joins for beginners')[0]).toBe('Introduction to SQL');
    expect(titles('los planetas', 'es')[0]).toBe('El sistema solar');
  });

  it('gives the same texts with the same ids at every start', () => {
    expect(new SampleLibrary().samples('photosynthesis', 'en')).toEqual(
      library.samples('photosynthesis', 'en'),
    );
  });
});
