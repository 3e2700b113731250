import { buildPassages, readMarkdown } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { withinQuotes } from '../phrases/quotation.ts';

const blocks = ['Gates', 'Locks'].flatMap((heading) => [
  { kind: 'heading' as const, level: 1, text: heading },
  ...Array.from({ length: 6 }, (_, n) => ({
    kind: 'prose' as const,
    text: `The keeper walks to the ${heading.toLowerCase()} number ${n + 1} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at the ${heading.toLowerCase()} ${n + 1} and compares it with what was written. What both of them found is told to the town by telephone.`,
  })),
]);
const { contentHash, passages } = buildPassages(blocks, 'en');
const dams = {
  id: 'dams',
  kind: 'document' as const,
  title: 'Dams of the valley',
  language: 'en',
  fetchedAt: '2026-01-01T00:00:00.000Z',
  contentHash,
  passages,
};

describe('an objective about a section', () => {
  it.each([
    ['Where to Log', undefined],
    ['Moving and Copying Objects', undefined],
    ['lint - check a page', undefined],
    ['r.flow', undefined],
    ['the Calvin cycle', 'Explain the Calvin cycle'],
    ['moving objects', 'Explain moving objects'],
    ['logging', 'Explain how logging works'],
    ['use a lamp', 'Use a lamp'],
    ['import versions', 'Explain import versions'],
  ])('is none where the heading %s is no object of a verb', (heading, objective) => {
    expect(phrasesFor('en').explain(heading)).toBe(objective);
  });

  it.each([
    ['it', 'installazione del server', undefined],
    ['it', "L'intervallo degli indirizzi", "Spiegare l'intervallo degli indirizzi"],
    ['fr', 'lecture des fichiers', undefined],
    ['fr', 'Le système de fichiers', 'Expliquer le système de fichiers'],
    ['es', 'La red local', 'Explicar la red local'],
    ['ca', 'La xarxa local', 'Explicar la xarxa local'],
    ['pt', 'a rede local', 'Explicar a rede local'],
    ['de', 'Der Filter im Fluss', 'Den Filter im Fluss erklären'],
    ['de', 'Lokaler Speicher', 'Lokalen Speicher erklären'],
    ['de', 'Neuer lokaler Speicher', 'Neuen lokalen Speicher erklären'],
    ['en', 'THE Gate', 'Explain the Gate'],
    ['de', 'Verändert ein Konto', undefined],
    ['ru', 'Установка новых ворот', 'Объяснить установку новых ворот'],
    ['ru', 'Основная идея', undefined],
    ['ru', 'Преобразование текста', 'Объяснить преобразование текста'],
    ['ru', 'Пользователи', undefined],
    ['ru', 'Главное окно', 'Объяснить главное окно'],
    ['ru', 'Встроенный редактор', 'Объяснить встроенный редактор'],
    ['zh', '水闸', '说明水闸'],
    ['zh', 'Debian 水闸', '说明 Debian 水闸'],
    ['ja', '水門の管理', '水門の管理について説明する'],
    ['ja', '水門を開けるには', undefined],
    ['ar', 'بوابات السد', 'شرح بوابات السد'],
    ['nl', 'Stalen sluizen', 'Stalen sluizen uitleggen'],
    ['pl', 'Jak działa śluza', 'Wyjaśnić, jak działa śluza'],
  ])('has in %s the form that %s takes behind a verb', (language, heading, objective) => {
    expect(phrasesFor(language).explain(heading)).toBe(objective);
  });

  it.each([
    'ar',
    'ca',
    'de',
    'en',
    'es',
    'fr',
    'hi',
    'it',
    'ja',
    'nl',
    'pl',
    'pt',
    'ro',
    'ru',
    'uk',
    'zh',
  ])(
    'asks in %s for an explanation, and what one thing or several are for, in words',
    (language) => {
      const { inOwnWords, purposes } = phrasesFor(language);
      expect(inOwnWords('Pumpe')).toMatch(/Pumpe.* \p{L}|\p{L}.*Pumpe|Pumpe.+\p{L}/u);
      expect(purposes(['`a`'])).toContain('`a`');
      expect(purposes(['`a`', '`b`'])).toMatch(/`a`.+`b`/u);
    },
  );

  it.each([
    ['basin threshold', 'Explain the basin threshold'],
    ['the basin threshold', 'Explain the basin threshold'],
    ['page layout', 'Explain the page layout'],
    ['control structures', 'Explain control structures'],
    ['evaluation of expressions', 'Explain the evaluation of expressions'],
    ['gates of iron', 'Explain gates of iron'],
    ['gates, locks and weirs', 'Explain gates, locks and weirs'],
    ['C++ gates', 'Explain C++ gates'],
    ['warnings (class 1)', 'Explain warnings (class 1)'],
    ['HTTP/2 gate', undefined],
    ['Level 1 gate', 'Explain the Level 1 gate'],
    ['support for gates', 'Explain the support for gates'],
    ['how gates move', 'Explain how gates move'],
    ['how did we find it', 'Answer the question “How did we find it?”'],
    ['configure and cleanup', undefined],
    ['an introduction to gates', 'Explain the basics of gates'],
  ])('has an article only where its heading %s needs none', (heading, objective) => {
    expect(phrasesFor('en').explain(heading)).toBe(objective);
  });

  it.each([
    ['What is a gate?', 'Explain what a gate is'],
    ['What are locks and weirs?', 'Explain what locks and weirs are'],
    ['How do I open a gate?', 'Explain how to open a gate'],
    ['When should we ring the bell?', 'Explain when to ring the bell'],
    ['How does a lock work?', 'Explain how a lock works'],
    ['How do I open my gate?', 'Answer the question “How do I open my gate?”'],
    ['Why is it so?', 'Answer the question “Why is it so?”'],
  ])('says what the answer to %s says', (question, objective) => {
    expect(phrasesFor('en').explain(question)).toBe(objective);
  });
});

describe('the objectives of a course', () => {
  /** Of a course on gates and locks, whose sections begin with some Markdown. */
  const asked = (more: string): string[][] => {
    const sections = ['Gates', 'Locks'].map((heading) => {
      const prose = blocks.flatMap((block) =>
        block.kind === 'prose' && block.text.includes(heading.toLowerCase()) ? [block.text] : [],
      );
      return [`## ${heading}`, more, ...prose].join('\n\n');
    });
    const { outline, modules } = write(
      {
        sources: [
          {
            ...dams,
            ...buildPassages(readMarkdown(['# Dams', ...sections].join('\n\n')).blocks, 'en'),
          },
        ],
      },
      brief('Dams', { moduleCount: 1, submoduleCount: 2 }),
    );
    return [
      outline.modules.flatMap((module) => module.learning_objectives),
      ...modules.flat().map(({ objectives }) => objectives),
    ];
  };

  it('ask for nothing twice, and for no rules', () => {
    const [, ...lessons] = asked(
      [
        'The keeper opens a gate as follows:',
        '```\n$ gate --open 3\n$ gate --shut 3\n```',
        'The keeper must ring the bell. Two people should hold the wheel. Everybody must wear a hat.',
      ].join('\n\n'),
    );
    const all = lessons.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('Use the command `gate`');
    expect(all.join()).not.toMatch(/rules|mistakes/);
    for (const objectives of lessons) expect(objectives.length).toBeLessThanOrEqual(2);
  });

  const listed = (entries: readonly (readonly [string, string])[]): string =>
    entries
      .flatMap(([name, does]) => [
        `- ${name}: ${does} The keeper is told so before, and writes it down in the book of the house, as he has done every evening since he came to the valley with his brother in the autumn of that year.`,
        `- ${name.replace(/\w(?=\W*$)/, '$&2')}: ${does} The second keeper is told so too, and writes it down in a book of his own, which lies beside the lamp on the table of the upper house until the morning comes.`,
      ])
      .join('\n');

  it('name options and what else a list explains, where it is much of the lesson', () => {
    const [, first] = asked(
      listed([
        ['`--slow`', 'Opens slowly.'],
        ['`--depth=metres`', 'How deep the gate goes.'],
        ['`--wheel [required]`', 'The wheel that turns it.'],
      ]),
    );
    expect(first![0]).toMatch(
      /^Choose among the options of “Gates”, such as `--slow`, `--\w+` and/,
    );
    const [, known] = asked(
      listed([
        ['`GATE_DEPTH`', 'How deep the gate goes.'],
        ['`GATE_WHEEL`', 'The wheel that turns it.'],
      ]),
    );
    expect(known![0]).toMatch(/^Explain what `GATE_DEPTH`, .+ and .+ are for$/);
    const [, few] = asked(
      '- `--slow`: Opens slowly.\n- `--fast`: Opens at once.\n- `--shut`: Shuts.',
    );
    expect(few).toEqual(['Explain gates']);
  });

  it.each([
    ['de', 'Regeln mit „deny“', 'Regeln mit ‚deny‘'],
    ['fr', 'Les montages « bind »', 'Les montages “bind”'],
    ['ja', '「検索」対話', '『検索』対話'],
  ])('quote in %s what is quoted already', (language, heading, within) => {
    expect(withinQuotes(heading, language)).toBe(within);
  });

  it('name the arguments of a call without their kinds', () => {
    const [, first] = asked(
      listed([
        ['`water(+Level)`', 'How high the water stands.'],
        ['`wheel(-Turns)`', 'How often the wheel is turned.'],
        ['`lamp(?Colour)`', 'What the lamp shows.'],
      ]),
    );
    expect(first![0]).toBe('Explain what `water`, `wheel` and `lamp` are for');
  });

  it('are about something also where the text has no headings', () => {
    const prose = blocks.flatMap((block) => (block.kind === 'prose' ? [block.text] : []));
    const steps =
      'Follow these steps:\n\n1. Ring the bell.\n2. Open the gate.\n3. Lower the bridge.';
    const text = [steps, ...prose].join('\n\n');
    const source = { ...dams, ...buildPassages(readMarkdown(text).blocks, 'en') };
    const { modules } = write({ sources: [source] }, brief('Dams', { moduleCount: 1 }));
    const all = modules.flat().flatMap(({ objectives }) => objectives);
    expect(all.every((objective) => objective.length > 'Explain '.length)).toBe(true);
    expect(all.join()).not.toContain('“”');
  });

  it('name no stand-ins', () => {
    const all = asked(
      [
        '- XXX: Stands for the number of the gate on the plan of the dam.',
        '- YYY: Stands for the number of the lock on the plan of the dam.',
        '- ZZZ: Stands for the number of the weir on the plan of the dam.',
      ].join('\n'),
    );
    expect(all.flat().join()).not.toContain('YYY');
  });
});
