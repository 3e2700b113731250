import { describe, expect, it } from 'vitest';
import { isBoilerplate } from '../material/boilerplate.ts';
import { brief, plainSource, write } from '../../../test/write-course.ts';

const river =
  'A river carries water from the hills to the sea, and with the water it carries sand, silt and stones that it has torn from its banks.';
const bed =
  'The bed of a river is never the same for long, since slow water lets fall what fast water has torn out of the hills.';

const lessonOf = (text: string, language = 'en'): string =>
  write(
    {
      sources: [
        plainSource('s', [], {
          language,
          passages: [
            { id: 's-1', number: 1, headings: ['Rivers', 'Gates'], text, kind: 'prose' as const },
          ],
        }),
      ],
    },
    brief('Rivers', { language, moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson.content.replaceAll(/ ?\[S[\d.]+\]/g, '');

describe('the text of a lesson', () => {
  it('keeps a step of two words where its paragraph goes on', () => {
    const content = lessonOf(
      `${river}\n\nOpen Riverwatch. Behind the gate, this lets the water of the upper lake flow.\n\n${bed}`,
    );
    expect(content).toContain('Open Riverwatch. Behind the gate, this lets');
  });

  it('keeps no number of a picture in front of a sentence', () => {
    const content = lessonOf(`${river}\n\nFigure 3. The gate of the upper lake is open.\n\n${bed}`);
    expect(content).not.toContain('Figure 3.');
  });

  it.each(['or:', 'instead of:', 'which gives'])(
    'keeps what joins two pieces of code: %s',
    (joint) => {
      const content = lessonOf(
        `${river} To open the gate, call:\n\n\`\`\`\ngate.open();\n\`\`\`\n\n${joint}\n\n\`\`\`\nlake.empty();\n\`\`\`\n\n${bed}`,
      );
      expect(content).toContain(`gate.open();\n\`\`\`\n\n${joint}\n\n\`\`\`\nlake.empty();`);
    },
  );

  it('begins with a name in small letters, and not in the middle of a sentence', () => {
    const content = lessonOf(
      `riverd opens the gates of the upper lake when it has rained for a day.\n\nThis means that no keeper is needed.\n\n${bed}\n\nThe gates of the lower lake`,
    );
    expect(content).toContain('riverd opens the gates');
    expect(content).toContain('This means that no keeper is needed.');
  });

  it('keeps a sentence with an address in it, and none that ends in one', () => {
    const content = lessonOf(
      `${river} The gate of the lake is described by https://gates.example.org/ and is opened by hand or by wire. The keeper wrote a book, https://gates.example.org/book.\n\n${bed}`,
    );
    expect(content).toContain('is described by https://gates.example.org/ and is opened by hand');
    expect(content).not.toContain('wrote a book');
  });

  it('keeps an entry of a list with an address in it', () => {
    const content = lessonOf(
      `${river} Keepers of the gate do two things:\n\n- They look at the list at https://gates.example.org/ before they open the gate.\n- They close it at night.\n\n${bed}`,
    );
    expect(content).toContain('before they open the gate');
  });

  it('does not say what leans on a paragraph that it does not quote', () => {
    const content = lessonOf(
      `${river}\n\nThe keeper has written them down at https://gates.example.org/.\n\nThis makes it easy to find them.\n\n${bed}`,
    );
    expect(content).not.toContain('easy to find');
    expect(content).toContain('The bed of a river');
  });

  it.each([
    ['level : int', '`level : int` This property holds how high the water stands.'],
    ['lake_open(level)', '`lake_open(level)` This property holds how high the water stands.'],
    [
      'lake_open(Lake *lake, **more)',
      '`lake_open(Lake *lake, **more)` This property holds how high',
    ],
    ['int lake_open (Lake *lake)', '`int lake_open (Lake *lake)` This property holds how high'],
    ['Gates of the lake (both)', '**Gates of the lake (both)** This property holds how high'],
    ['The gate(s)', '**The gate(s)** This property holds how high'],
    ['max_level', '`max_level` This property holds how high the water stands.'],
    ['The level', '**The level** This property holds how high the water stands.'],
  ])('names what a paragraph is on where a line above it does: %s', (label, shown) => {
    const content = lessonOf(
      `${river}\n\n${label}\n\nThis property holds how high the water stands. It is read by the keeper.\n\n${bed}`,
    );
    expect(content).toContain(shown);
  });

  it('puts nothing of another passage in front of a sentence, which rests on its own', () => {
    const text = [
      `${river} ${bed}\n\nmax_level`,
      'Most of the water that the lake holds in spring.',
    ];
    const content = write(
      {
        sources: [
          plainSource('s', [], {
            passages: text.map((own, at) => ({
              id: `s-${at}`,
              number: at + 1,
              headings: ['Rivers', 'Gates'],
              text: own,
              kind: 'prose' as const,
            })),
          }),
        ],
      },
      brief('Rivers', { moduleCount: 1, submoduleCount: 1 }),
    ).lessons[0]!.lesson.content;
    expect(content).toContain('Most of the water');
    expect(content).not.toContain('`max_level`');
  });

  it('takes no small word between two paragraphs for the name of what the second is on', () => {
    const content = lessonOf(`${river}\n\nand\n\nThe gate of the upper lake is open.\n\n${bed}`);
    expect(content).toContain('\n\nThe gate of the upper lake is open.');
    const named = lessonOf(`${river}\n\nheight\n\nMost of the water that it holds.\n\n${bed}`);
    expect(named).toContain('`height` Most of the water that it holds.');
  });

  it('keeps what stands below a label that it does not quote', () => {
    const content = lessonOf(
      `${river}\n\nAbstract\n\nThis gate is opened by the keeper of the upper lake. It is made of oak and iron.\n\n${bed}`,
    );
    expect(content).toContain('**Abstract** This gate is opened by');
    expect(content).toContain('It is made of oak and iron.');
  });

  it('does not say what leans on a sentence that leans on nothing', () => {
    const content = lessonOf(
      `However, the gate of the upper lake is open all day.\n\nThis lets the sand of the hills pass.\n\n${river} ${bed}`,
    );
    expect(content).not.toContain('open all day');
    expect(content).not.toContain('This lets the sand');
  });

  it('leaves no short step out between two paragraphs that it quotes', () => {
    const tools =
      'wheel chain bolt hook lamp pump valve rope drum crank lever spade ladder bucket hose clamp pedal sail wedge anchor'.split(
        ' ',
      );
    const steps = tools.map((tool, at) => {
      const [next = '', after = '', last = ''] = [1, 2, 3].map(
        (n) => tools[(at + n) % tools.length],
      );
      return [
        `Take the ${tool} of the ${next} along.`,
        `The ${tool} holds back what the ${after} of the upper lake lets through in spring, and with it all the ${last}s that keepers, fishers and children have lost on their way down from the hills since the snow has melted there.`,
      ];
    });
    const content = lessonOf(steps.flat().join('\n\n'));
    const quoted = steps.flat().map((one) => content.includes(one));
    const gaps = quoted.filter((is, at) => !is && quoted[at - 1] && quoted[at + 1]).length;
    expect(quoted).toContain(false);
    // The last one may be more than there is room for.
    expect(gaps).toBeLessThan(2);
  });
});

it('keeps the space that French sets before a sign', () => {
  const said = 'Le lac a deux vannes : celle du haut est en bois ; celle du bas est en fer.';
  const text =
    'Une rivière porte son eau, son sable et ses pierres des collines jusqu’à la mer, et elle creuse ainsi son lit au fond de la vallée.';
  const more =
    'Le lit d’une rivière ne reste jamais longtemps le même, car une eau lente laisse tomber ce qu’une eau rapide a arraché aux collines.';
  expect(lessonOf(`${text}\n\n${said}\n\n${more}`, 'fr')).toContain(said);
});

it('has no sign of emphasis that the end of a sentence has cut off', () => {
  const content = lessonOf(
    `_The gate of the upper lake is opened by hand. Nobody else may open it._ The program gate_open opens it, too.\n\n${river} ${bed}`,
  );
  expect(content).toContain(
    'The gate of the upper lake is opened by hand. Nobody else may open it. The program gate_open',
  );
  expect(content).not.toMatch(/_The|it\._/);
  expect(
    lessonOf(`${river} A link is written as "gate"_ in the text of the book. ${bed}`),
  ).toContain('"gate"_ in');
});

it('has no list of its own headings with their pages', () => {
  const content = write(
    {
      sources: [
        plainSource('s', [], {
          passages: ['Gates', 'Deltas', 'Banks'].map((heading, at) => ({
            id: `s-${at}`,
            number: at + 1,
            headings: ['Rivers', heading],
            text:
              at === 0
                ? `${river} The following sections tell of them:\n\n- “Gates” (page 7)\n- “Deltas” (page 9)\n- “Banks” (page 11)`
                : `${bed} This is what section ${at} on ${heading} tells of at length.`,
            kind: 'prose' as const,
          })),
        }),
      ],
    },
    brief('Rivers', { moduleCount: 1, submoduleCount: 1 }),
  ).lessons[0]!.lesson.content;
  expect(content).not.toContain('page 9');
});

describe('where else to look', () => {
  it.each(['Vedi anche', 'Voir également', 'Zie ook', 'См. также', 'Zobacz też'])(
    'is no part of a course: %s',
    (heading) => {
      expect(isBoilerplate([heading], 'Rivers', 'it')).toBe(true);
    },
  );
});
