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
    ['Where to Log', 'Summarise the main ideas of “Where to Log”'],
    ['Freshness Lifetime', 'Summarise the main ideas of “Freshness Lifetime”'],
    ['Moving and Copying Objects', 'Summarise the main ideas of “Moving and Copying Objects”'],
    ['the Calvin cycle', 'Explain the Calvin cycle'],
    ['moving objects', 'Practise moving objects'],
  ])('has the heading %s in quotation marks where it has capitals', (heading, objective) => {
    expect(phrasesFor('en').explain(heading)).toBe(objective);
  });

  it.each([
    ['it', 'installazione del server', 'Spiegare le idee principali di «Installazione del server»'],
    ['it', "L'intervallo degli indirizzi", "Spiegare l'intervallo degli indirizzi"],
    [
      'fr',
      'lecture des fichiers',
      'Expliquer les idées principales de «\u00A0Lecture des fichiers\u00A0»',
    ],
    ['fr', 'Le système de fichiers', 'Expliquer le système de fichiers'],
    ['es', 'La red local', 'Explicar la red local'],
    ['en', 'lint - check a page', 'Summarise the main ideas of “Lint - check a page”'],
  ])('knows an article from the beginning of a word in %s: %s', (language, heading, objective) => {
    expect(phrasesFor(language).explain(heading)).toBe(objective);
  });

  it.each([
    ['basin threshold', 'Explain the basin threshold'],
    ['the basin threshold', 'Explain the basin threshold'],
    ['r.flow', 'Summarise the main ideas of “r.flow”'],
    ['control structures', 'Explain control structures'],
    ['evaluation of expressions', 'Explain evaluation of expressions'],
    ['how did we find it', 'Answer the question “How did we find it?”'],
    ['how gates move', 'Explain how gates move'],
    ['configure and cleanup', 'Summarise the main ideas of “Configure and cleanup”'],
    ['an introduction to gates', 'Summarise the main ideas of “An introduction to gates”'],
  ])('has an article only where its heading %s needs none', (heading, objective) => {
    expect(phrasesFor('en').explain(heading)).toBe(objective);
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

  it('ask for nothing twice', () => {
    const all = asked(
      [
        'The keeper opens a gate as follows:',
        '```\n$ gate --open 3\n```',
        'The keeper must ring the bell. Two people should hold the wheel. Everybody must wear a hat.',
      ].join('\n\n'),
    ).flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.join()).toContain('rules');
  });

  it('name the options of a list without what stands behind them', () => {
    const [, first] = asked(
      [
        '- `-s [required]`: Opens slowly, and only where the keeper has said so before.',
        '- `--depth=metres`: How deep the gate goes below the water of the river.',
        '- `$WHEEL (default)`: The wheel that turns it, of the three that there are.',
      ].join('\n'),
    );
    expect(first).toContain('Use `-s`, `--depth` and `$WHEEL`');
  });

  it('use what an example runs, and not the names in it', () => {
    const used = (code: string): string =>
      asked(
        [
          `The keeper of the lower town calls \`${code}\` by day, and writes down the hour at once.`,
          '```\nring --loud\nopen master\n```',
          `By night \`${code}\` is called by the other keeper, who has a lamp for it on the wall.`,
        ].join('\n\n'),
      )
        .flat()
        .join();
    expect(used('ring')).toContain('Use `ring`');
    expect(used('master')).not.toContain('Use `master`');
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
      [
        '- `water(+Level)`: How high the water of the river stands on the mark of the gate.',
        '- `wheel(-Turns)`: How often the wheel is turned before the upper gate is open.',
        '- `lamp(?Colour)`: What the lamp on the wall of the house shows while it moves.',
      ].join('\n'),
    );
    expect(first).toContain('Explain what `water`, `wheel` and `lamp` are for');
  });

  it('are about something also where the text has no headings', () => {
    const prose = blocks.flatMap((block) => (block.kind === 'prose' ? [block.text] : []));
    const steps =
      'Follow these steps:\n\n1. Ring the bell.\n2. Open the gate.\n3. Lower the bridge.';
    const text = [steps, ...prose].join('\n\n');
    const source = { ...dams, ...buildPassages(readMarkdown(text).blocks, 'en') };
    const { modules } = write({ sources: [source] }, brief('Dams', { moduleCount: 1 }));
    const all = modules.flat().flatMap(({ objectives }) => objectives);
    expect(all.join()).toMatch(/steps of “[^”]/);
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
