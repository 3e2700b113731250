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
});
