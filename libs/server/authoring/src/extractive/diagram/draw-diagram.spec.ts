import type { DiagramKind } from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import { drawDiagram } from './draw-diagram.ts';

const draw = (
  content: string,
  {
    kind,
    title = 'Rivers',
    language = 'en',
  }: { kind?: DiagramKind; title?: string; language?: string } = {},
) =>
  drawDiagram({
    brief: { topic: 'Rivers', language, style: 'standard' },
    lesson: { title, content, summary: '', keyTerms: [] },
    ...(kind && { kind }),
  });

describe('what the built-in author draws of a lesson', () => {
  it('is a flow where a list says what to do, one after the other, and no other list', () => {
    const steps = [
      'Let the sieve dry first:\n\n1. Wash the sand.\n2. Sift it.\n3. Weigh what is left.',
      'The procedure is this.\n\n1. The sand is washed.\n2. The sieve is shaken.\n3. The rest is weighed.',
      'So wird vorgegangen.\n\n1. Sand waschen.\n2. Danach sieben.\n3. Anschließend wiegen.',
      '手順は次のとおりです。\n\n1. 砂を洗います。\n2. ふるいにかけます。\n3. 重さを量ります。',
    ];
    for (const content of steps)
      expect([content, draw(content, { kind: 'flow' }).is_suitable]).toEqual([content, true]);
    const lists = [
      'It has several meanings.\n\n1. [nautical] A bank of sand.\n2. [law] A bank of money.\n3. A row of keys.',
      'It has several meanings.\n\n1. n. A bank of sand.\n2. v. To bank on it.\n3. interj. Hear!',
      'Which one it is, the order of these decides.\n\n1. If it is wet, it floats.\n2. If it is dry, it sinks.\n3. Otherwise it stays.',
      'There are four kinds.\n\n1. Format 1 is the oldest.\n2. Format 2 is longer.\n3. Format 3 is wider.\n4. Format 4 is new.',
      'What holds of rivers.\n\n1. The mouth is wide.\n2. The source is small.\n3. A bend is slow.\n4. The bed is of sand.',
    ];
    for (const content of lists)
      expect([content, draw(content, { kind: 'flow' }).is_suitable]).toEqual([content, false]);
  });

  it('is a hierarchy where there are parts below the headings, and not for the headings alone', () => {
    const branches =
      '## Upper course\n\n- springs\n- gorges\n\n## Lower course\n\n- meanders\n- delta';
    expect(draw(branches)).toMatchObject({ is_suitable: true, kind: 'hierarchy' });
    const headings =
      '## Section 1\n\nIt begins.\n\n## Section 2\n\nIt runs.\n\n## Section 3\n\nIt ends.';
    expect(draw(headings, { title: 'Section 2' })).toMatchObject({
      is_suitable: false,
      suggested_kinds: [],
    });
    expect(draw('## Rivers\n\nIt runs.\n\n- springs\n- gorges\n- meanders').is_suitable).toBe(
      false,
    );
  });

  it('draws the names that a list explains, with what they are as detail', () => {
    const { nodes } = draw(
      '## Tools\n\n- dh clean: removes what was built\n- dh build: builds it anew\n\n## Places\n\n- **bin**: programs\n- the rest',
    );
    expect(nodes.map(({ label, detail }) => [label, detail])).toEqual([
      ['Rivers', ''],
      ['Tools', ''],
      ['dh clean', 'dh clean: removes what was built'],
      ['dh build', 'dh build: builds it anew'],
      ['Places', ''],
      ['bin: programs', ''],
      ['the rest', ''],
    ]);
  });

  it('is a timeline of what happened, not of dates of which nothing is said', () => {
    const dated = (what: string) =>
      [1794, 1803, 1865].map((year) => `${what} March 4, ${year}.`).join('\n\n');
    expect(draw(dated('Passed by Congress'), { kind: 'timeline' }).is_suitable).toBe(false);
    expect(
      draw(dated('The river left its bed and took away a mill'), { kind: 'timeline' }).nodes,
    ).toHaveLength(3);
  });

  it('is a hierarchy of names that a list, paragraphs or a table explain, and not of two of them', () => {
    const explained = [
      '- Compressor: which formats can be read.\n- Release: which one is preferred.\n- Hold: what is left as it is.',
      '**Compressor**: which formats can be read.\n\n**Release**: which one is preferred.\n\n`Hold`: what is left.',
      '| Name | Meaning |\n| --- | --- |\n| Compressor | which formats |\n| Release | which one |\n| Hold | what is left |',
    ];
    for (const content of explained) {
      const { nodes, suggested_kinds } = draw(content, { kind: 'hierarchy' });
      expect([content, suggested_kinds]).toEqual([content, ['hierarchy']]);
      expect(nodes.map(({ label }) => label)).toEqual(['Rivers', 'Compressor', 'Release', 'Hold']);
      expect(nodes[1]?.detail).toContain('Compressor: which formats');
    }
    const two = '**Compressor**: which formats can be read.\n\n**Release**: which is preferred.';
    expect(draw(two).is_suitable).toBe(false);
  });

  it('is a hierarchy of three headings with what each begins with', () => {
    const { nodes } = draw(
      '## Springs\n\nWater leaves the rock. [S1.1]\n\n## Bends\n\nThe bank wears away.\n\n## Deltas\n\nSand settles.',
      { kind: 'hierarchy' },
    );
    expect(nodes.map(({ label, detail, refs }) => [label, detail, refs])).toEqual([
      ['Rivers', '', []],
      ['Springs', 'Water leaves the rock.', ['S1.1']],
      ['Bends', 'The bank wears away.', []],
      ['Deltas', 'Sand settles.', []],
    ]);
  });

  it('joins what one sentence calls by its name, where names come again', () => {
    const content = [
      'The command `git write-tree` writes what the `index` holds. [S1.1]',
      'Then `git commit-tree` takes what `git write-tree` made. [S1.2]',
      'It moves `HEAD`, as `git commit-tree` is told. [S1.3]',
      'Nothing is lost while the `index` and `HEAD` are kept. [S1.4]',
      'This is never done by hand. [S1.5]',
    ].join('\n\n');
    const { nodes, edges } = draw(content, { kind: 'concept_map' });
    const named = new Map(nodes.map(({ id, label }) => [id, label]));
    expect(
      edges
        .filter(({ from }) => from !== 'lesson')
        .map(({ from, to }) => [named.get(from), named.get(to)].toSorted()),
    ).toEqual(
      expect.arrayContaining([
        ['git write-tree', 'index'],
        ['git commit-tree', 'git write-tree'],
        ['HEAD', 'git commit-tree'],
        ['HEAD', 'index'],
      ]),
    );
    expect(nodes.find(({ label }) => label === 'HEAD')).toMatchObject({
      detail: 'It moves HEAD, as git commit-tree is told.',
      refs: ['S1.3'],
    });
  });

  it('takes for a name what is written as one, and no ordinary word', () => {
    const content = [
      "Peut-être live-build est-il lent, c'est-à-dire qu'il lit le fichier de configuration LXDE.",
      "Le paquet live-build lit peut-être live-config, c'est-à-dire le réglage de LXDE.",
      "Sans live-config, peut-être, rien ne change, c'est-à-dire que LXDE reste.",
    ].join('\n\n');
    const { nodes } = draw(content, { kind: 'concept_map', language: 'fr' });
    expect(nodes.map(({ label }) => label).toSorted()).toEqual(
      ['LXDE', 'Rivers', 'live-build', 'live-config'].toSorted(),
    );
  });

  it('is no concept map where names stand apart from each other', () => {
    const apart = ['`alpha`', '`beta`', '`gamma`'].flatMap((name) => [
      `Here ${name} is read.`,
      `There ${name} is written.`,
    ]);
    expect(draw(apart.join('\n\n'))).toMatchObject({ is_suitable: false, suggested_kinds: [] });
  });
});
