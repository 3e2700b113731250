import { describe, expect, it } from 'vitest';
import { keyOf, quizOn } from '../../../test/quiz-on.ts';

const matched = (text: string): string[] =>
  quizOn([text])
    .filter(({ kind }) => kind === 'matching')
    .flatMap(({ options }) => options.map((option) => option.text));

describe('a question on what belongs together', () => {
  const kinds = [
    '**Silt** is the fine mud that slow water leaves on a bed.',
    '**Gauge** is the number that tells how deep a stream runs.',
    '**Ferryman** is a person who carries travellers over the water.',
  ];

  it('takes terms of whatever kind, and names its lesson', () => {
    const [item] = quizOn([kinds.join(' ')]);
    expect(item).toMatchObject({
      kind: 'matching',
      question: 'Which meaning belongs to which term of “The scheduler”?',
    });
    expect(item!.options.map(({ text }) => text)).toEqual(['Silt', 'Gauge', 'Ferryman']);
  });

  it('takes no terms in letters that its language does not use', () => {
    const saying = [
      'Opens the gate of the mill to the water of the stream.',
      'Shuts all of the sluices before the night begins.',
      'Counts what the carts have brought since the morning.',
      'Tells the keeper where the last flood has stood.',
    ];
    const told = (names: readonly string[]) =>
      matched(names.map((name, at) => `- **${name}**: ${saying[at]!}`).join('\n'));
    expect(told(['Qagda', 'Vexil', 'Zorbit', 'Hyllo']).length).toBeGreaterThan(0);
    expect(told(['이름', '편집', '언어', '사전'])).toEqual([]);
  });

  it('takes a term whose words are said of others as well', () => {
    const weirs = [
      '**Broad weir** is a weir that is as wide as its stream.',
      '**Sharp weir** is a weir that ends in a thin iron plate.',
      '**Side weir** is a weir that lets a flood out into a meadow.',
    ];
    expect(matched(weirs.join(' '))).toEqual(['broad weir', 'sharp weir', 'side weir']);
    expect(matched([...kinds, weirs[0]].join(' '))).not.toContain('broad weir');
  });

  it('takes no name of which nothing is left without what is said of it', () => {
    const told = [
      '**Sluice** is a gate, and every sluice is opened by hand.',
      '**Letter** is what the letter of a ferryman is written on.',
    ];
    expect(matched([...kinds, ...told].join(' '))).not.toContain('letter');
  });

  it('takes no name in code that its own letters tell, whatever is said of others too', () => {
    const calls = [
      '- `gate:tostring`: Converts the gate into a string of digits',
      '- `gate:unm`: Returns the negative of the gate as another string',
      '- `gate:bor`: Joins two gates and keeps the wider one',
      '- `gate:nop`: Leaves all gates as they were before',
    ].join('\n');
    expect(matched(`A gate does four things.\n\n${calls}`)).not.toContain('gate:tostring');
  });

  it('takes no piece of a sentence', () => {
    const list = [
      '- **upper**: For letters that wait on a shelf',
      '- **lower**: For parcels that nobody has asked for',
      '- **inner**: For bags that are carried by two men',
    ].join('\n');
    expect(quizOn([`The room has three parts.\n\n${list}`])).toEqual([]);
  });

  it('takes nothing of what a release changed', () => {
    const text = kinds.join(' ');
    expect(quizOn([{ heading: 'Release notes', text }])).toEqual([]);
    expect(quizOn([{ heading: 'The river', text }])).not.toEqual([]);
  });

  it('takes nothing that a call takes', () => {
    const list = [
      '- **depth**: Tells how far a rope reaches down',
      '- **width**: Keeps all that a measuring boat finds',
      '- **slope**: Counts the steps of a long stair',
    ].join('\n');
    expect(matched(`The boat knows three things.\n\n${list}`)).toHaveLength(3);
    expect(matched(`The boat does sound(depth, width, slope) at noon.\n\n${list}`)).toEqual([]);
  });
});

describe('a question for a term', () => {
  it('sets it beside terms of its kind alone', () => {
    const items = quizOn([
      [
        '**Erosion** is the wearing down of rock by moving water.',
        '**Deposition** is the settling of mud on a quiet bed.',
        '**Saltation** is the leaping of small grains along the ground.',
        '**Ferry** is a vehicle that carries travellers over the water.',
        '**Gauge** is the number that tells how deep a stream runs.',
      ].join(' '),
    ]);
    const choices = items.filter(({ kind }) => kind === 'multiple_choice');
    expect(choices.length).toBeGreaterThan(0);
    for (const item of choices) {
      const shown = `${item.question} ${item.options.map(({ text }) => text).join(' ')}`;
      expect(shown).not.toMatch(/ferry|gauge|vehicle|the number that/iu);
      expect(keyOf(item)).toBeDefined();
    }
  });
});
