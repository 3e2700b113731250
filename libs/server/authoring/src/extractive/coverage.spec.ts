import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../test/write-course.ts';
import { PreparedMaterial, answer } from './operations.ts';

const trades =
  'baker miller weaver tanner potter cooper mason smith fuller dyer joiner turner'.split(' ');
const things = 'oven stone loom vat wheel barrel wall forge mill kettle bench lathe'.split(' ');

/** About 60 words on a trade, none of them like those on another. */
const paragraph = (n: number, of: string): string =>
  `The ${trades[n % 12]} of ${of} ${n} works at the ${things[n % 12]} from early morning until the bell number ${n} rings in the square. Everybody who lives near the gate brings the ${things[(n + 3) % 12]} there once a year, since no other workshop of the ${of} repairs it for ${n + 4} coins. An apprentice learns this in ${n + 2} winters, and pays with firewood, candles and salt.`;

function book(
  title: string,
  chapters: Record<string, number>,
  fileName = `${title}.md`,
): SourceText {
  const blocks = Object.entries(chapters).flatMap(([heading, paragraphs]) => [
    { kind: 'heading' as const, level: 1, text: heading },
    ...Array.from({ length: paragraphs }, (_, n) => ({
      kind: 'prose' as const,
      text: paragraph(n, heading.toLowerCase()),
    })),
  ]);
  const { contentHash, passages } = buildPassages(blocks, 'en');
  return {
    id: title,
    kind: 'document',
    title,
    fileName,
    language: 'en',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    contentHash,
    passages,
  };
}

const town = book('The old town', { Harbour: 14, Market: 4, Castle: 14, Monastery: 14 });
const capacity = (topic: string) =>
  answer(
    { operation: 'capacityOf', brief: brief(topic) },
    new PreparedMaterial({ sources: [town] }),
  );

describe('what a topic takes of its sources', () => {
  it('is the chapter it names, where that carries the lessons asked for', () => {
    const { lessons } = write(
      { sources: [town] },
      brief('Castle', { moduleCount: 1, submoduleCount: 3 }),
    );
    for (const { passages } of lessons)
      for (const { headings } of passages) expect(headings).toEqual(['Castle']);
  });

  it('is filled up with the rest of the document, and never starves', () => {
    const { lessons } = write(
      { sources: [town] },
      brief('A guide to the Market', { moduleCount: 2, submoduleCount: 3 }),
    );
    expect(lessons).toHaveLength(6);
    const used = new Set(
      lessons.flatMap(({ passages }) => passages.map(({ headings }) => headings[0])),
    );
    expect(used.has('Market')).toBe(true);
    expect(used.size).toBeGreaterThan(1);
    for (const { lesson } of lessons)
      expect(lesson.content.match(/\p{L}+/gu)!.length).toBeGreaterThan(150);
  });

  it('is no licence and no copyright, however their headings are numbered', () => {
    const own = ['Appendix C GNU Free Documentation License', '版权 © 1996-2021 某某'];
    const source = book('Town', { Harbour: 14, Castle: 14, [own[0]!]: 14, [own[1]!]: 14 });
    const { lessons } = write(
      { sources: [source] },
      brief('The town', { moduleCount: 2, submoduleCount: 2 }),
    );
    const used = lessons.flatMap(({ passages }) => passages.map(({ headings }) => headings[0]));
    expect(new Set(used)).toEqual(new Set(['Harbour', 'Castle']));
  });

  it('is no licence, whatever it is called and whatever the topic shares with its name', () => {
    const terms = Array.from(
      { length: 14 },
      (_, n) =>
        `You may give away copy number ${n} of the Book as long as the terms of this License stay with it unchanged. Nobody who has copy ${n} may add further terms of his own to those of this License. Whoever sells copy ${n} hands over the written text together with it.`,
    ).join('\n\n');
    const gnu = book('GNU town', { Harbour: 14, Castle: 14, 'GNU General Public License': 14 });
    const { passages } = buildPassages(
      [
        { kind: 'heading', level: 1, text: 'Modifications' },
        ...terms.split('\n\n').map((text) => ({ kind: 'prose' as const, text })),
      ],
      'en',
    );
    const { lessons } = write(
      { sources: [gnu, { ...gnu, id: 'terms', title: 'Modifications', passages }] },
      brief('GNU town', { moduleCount: 2, submoduleCount: 2 }),
    );
    const used = lessons.flatMap(({ passages: own }) => own.map(({ headings }) => headings[0]));
    expect(new Set(used)).toEqual(new Set(['Harbour', 'Castle']));
  });

  it('is no word on where the copy of a licence is', () => {
    const sentence =
      'You should have received a copy of the GNU General Public License along with this town; if not, ask for one at the harbour.';
    const source = book('Town', { Harbour: 4 });
    const { passages } = buildPassages(
      [
        { kind: 'heading', level: 1, text: 'Harbour' },
        { kind: 'prose', text: sentence },
      ],
      'en',
    );
    const { lessons } = write(
      { sources: [{ ...source, passages: [...passages, ...source.passages] }] },
      brief('The town', { moduleCount: 1, submoduleCount: 1 }),
    );
    expect(lessons.map(({ lesson }) => lesson.content).join('\n')).not.toContain('received a copy');
  });

  it('is told beforehand: lessons on the topic, and in all', () => {
    const [market, all] = [capacity('Market'), capacity('The old town')];
    expect(market).toEqual({ onTopic: 1, all: expect.any(Number) });
    expect(all).toMatchObject({ onTopic: expect.any(Number) });
    expect(Object.values(all)[0]).toBeGreaterThan(8);
  });
});

describe('a long list or table', () => {
  const options = trades.flatMap((trade) =>
    things
      .slice(0, 6)
      .map(
        (thing, n) =>
          `--${trade}-${thing}|Sets how many times the ${trade} uses the ${thing} in winter ${n + 1}, when the others of the guild are away and nobody else repairs it.`,
      ),
  );
  const manual = (blocks: Parameters<typeof buildPassages>[0], title: string): SourceText => ({
    ...book(title, {}),
    ...(({ contentHash, passages }) => ({ contentHash, passages }))(buildPassages(blocks, 'en')),
  });
  const listed = manual(
    [
      { kind: 'heading', level: 1, text: 'OPTIONS' },
      {
        kind: 'list',
        items: options.map((option) => `- \`${option.replace('|', '`: ')}`),
      },
    ],
    'guild – count what a guild does',
  );

  it('is shared out between lessons that are named after what they hold', () => {
    const { lessons, modules } = write(
      { sources: [listed] },
      brief('guild', { moduleCount: 2, submoduleCount: 2 }),
    );
    for (const { lesson } of lessons)
      expect(lesson.content.match(/\p{L}+/gu)!.length).toBeGreaterThan(150);
    for (const { title, objectives } of modules.flat()) {
      expect(title).toMatch(/^guild: options(?: \(--\w+-\w+, --\w+-\w+ and others\))?$/);
      expect(objectives[0]).toMatch(/^Choose among the options of “guild”, such as `--\S+`, `--/);
    }
  });

  it('keeps the entries that give no address, and the rows of a long table', () => {
    const { lessons } = write(
      {
        sources: [
          manual(
            [
              { kind: 'heading', level: 1, text: 'Guilds' },
              { kind: 'prose', text: paragraph(1, 'guild') },
              {
                kind: 'list',
                items: [
                  '- The baker opens at six. The rules are at https://example.org/baker.',
                  '- The miller opens at five and closes when the bell rings.',
                  '- https://example.org/weaver',
                ],
              },
              { kind: 'heading', level: 1, text: 'Fees' },
              { kind: 'prose', text: paragraph(2, 'fee') },
              {
                kind: 'table',
                rows: [
                  ['Trade', 'Fee'],
                  ...Array.from({ length: 60 }, (_, n) => [`${trades[n % 12]} ${n}`, `${n} coins`]),
                ],
              },
            ],
            'Guilds and fees',
          ),
        ],
      },
      brief('Guilds and fees', { moduleCount: 1, submoduleCount: 1 }),
    );
    const text = lessons.map(({ lesson }) => lesson.content).join('\n');
    expect(text).toContain('The baker opens at six.');
    expect(text).not.toContain('example.org');
    for (const n of [0, 25, 59]) expect(text).toContain(`| ${n} coins |`);
  });
});

describe('several documents', () => {
  it('stand in the order of their numbers, however they were uploaded', () => {
    const chapters = [
      book('3. Castle', { Castle: 8 }),
      book('1. Harbour', { Harbour: 8 }),
      book('2. Market', { Market: 8 }),
    ];
    const { outline } = write(
      { sources: chapters },
      brief('The old town', { moduleCount: 3, submoduleCount: 1 }),
    );
    expect(outline.modules.map(({ title }) => title)).toEqual(['Harbour', 'Market', 'Castle']);
  });

  it('stand by chapter and section, appendices last', () => {
    const titles = [
      'Apéndice A. Castle',
      'Capítulo 10. Bridge',
      'Capítulo 9.10. Market',
      'Capítulo 9.2. Harbour',
    ];
    const sources = titles.map((title) => book(title, { [title]: 8 }));
    const { outline } = write(
      { sources },
      brief('The town', { moduleCount: 4, submoduleCount: 1 }),
    );
    expect(outline.modules.map(({ title }) => title)).toEqual([
      'Harbour',
      'Market',
      'Bridge',
      'Castle',
    ]);
  });
});

describe('titles and objectives', () => {
  const { outline, modules } = write(
    { sources: [town] },
    brief('The old town', { moduleCount: 2, submoduleCount: 3 }),
  );

  it('are headings of the text, never two in one, and no two alike', () => {
    const titles = modules.flat().map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of [...titles, ...outline.modules.map((module) => module.title)])
      expect(title).not.toMatch(/ · |, part \d|Harbour.*Castle/);
  });

  it.each([
    ['ru', /^(?:Объяснить|Раскрыть тему|Дать)/],
    ['zh', /^(?:用自己的话说明|说明)/],
    ['ja', /(?:説明する|述べる)$/],
    ['ar', /^(?:شرح|تعريف)/],
    ['hi', /(?:समझाना|बताना|देना)$/],
  ])('have words of their own in %s', (language, verb) => {
    const course = write(
      { sources: [town] },
      brief('The old town', { language, moduleCount: 1, submoduleCount: 2 }),
    );
    for (const { objectives } of course.modules.flat())
      for (const objective of objectives) expect(objective).toMatch(verb);
  });

  /** A text of two sections, whose first holds some sentences or code besides its paragraphs. */
  const objectivesFor = (heading: string, said: readonly string[], code?: string): string[] => {
    const prose = [...said, ...[1, 2, 3, 4].map((n) => paragraph(n, 'valley'))];
    const { contentHash, passages } = buildPassages(
      [
        { kind: 'heading', level: 1, text: heading },
        ...prose.map((text) => ({ kind: 'prose' as const, text })),
        ...(code === undefined ? [] : [{ kind: 'code' as const, text: code, language: '' }]),
      ],
      'en',
    );
    const source = { ...town, title: 'Dams', contentHash, passages };
    const course = write(
      { sources: [source] },
      brief('Dams', { moduleCount: 1, submoduleCount: 1 }),
    );
    return course.modules.flat().flatMap(({ objectives }) => [...objectives]);
  };

  it('name the commands that a lesson lets its reader try out, and no rules', () => {
    expect(
      objectivesFor(
        'Gates of iron',
        ['The gate of the dam opens as follows.'],
        '$ gate --open 3\n$ gate --shut 3',
      ),
    ).toContain('Use the command `gate`');
    // A program is no command, and two rules among much else make no section of rules.
    expect(
      objectivesFor(
        'Opening gates',
        ['The gate of the dam opens as follows.'],
        'block gate:\n  open 3',
      ).join(),
    ).not.toContain('command');
    expect(
      objectivesFor('Gates of iron', [
        'The keeper must ring the bell before a gate moves. Two people should hold the wheel. Everybody must wear a hat.',
      ]).join(),
    ).not.toContain('rules');
  });

  it('are not those of the lesson before where one section fills several', () => {
    const { contentHash, passages } = buildPassages(
      [
        { kind: 'heading', level: 1, text: 'Gates of iron' },
        ...Array.from({ length: 6 }, (_, n) => ({
          kind: 'prose' as const,
          text: paragraph(n, n < 3 ? 'valley' : 'gorge'),
        })),
      ],
      'en',
    );
    const source = { ...town, title: 'Dams', contentHash, passages };
    const { modules: written } = write(
      { sources: [source] },
      brief('Dams', { moduleCount: 1, submoduleCount: 2 }),
    );
    const all = written.flat().flatMap(({ objectives }) => objectives);
    expect(new Set(all).size).toBe(all.length);
  });

  it('say nothing of a line of an example as if that were a thing', () => {
    const objectives = objectivesFor('Opening gates', [
      '**Line 1** is the name of the gate. **Line 2** is the height of the gate.',
    ]);
    expect(objectives.join(' ')).not.toMatch(/Line \d/);
  });

  it('see through a heading that says nothing, and drop the foreign name of a section', () => {
    const section = (level: number, text: string, of: string) => [
      { kind: 'heading' as const, level, text },
      ...[1, 2, 3, 4].map((n) => ({ kind: 'prose' as const, text: paragraph(n, of) })),
    ];
    const { contentHash, passages } = buildPassages(
      [
        { kind: 'heading', level: 1, text: 'Description' },
        ...section(2, 'Gates of the dam', 'gates'),
        ...section(2, 'Basins below it', 'basins'),
        ...section(1, '选项(OPTIONS)', 'options'),
      ],
      'en',
    );
    const course = write(
      { sources: [{ ...town, title: 'Dams', contentHash, passages }] },
      brief('Dams', { moduleCount: 1, submoduleCount: 3 }),
    );
    expect(course.modules.flat().map(({ title }) => title)).toEqual([
      'Gates of the dam',
      'Basins below it',
      expect.stringMatching(/^(?!.*[()]).*选项$/u),
    ]);
  });
});
