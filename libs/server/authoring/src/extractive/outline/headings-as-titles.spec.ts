import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { indexMaterial } from '../material/material-index.ts';
import { phrasesFor } from '../phrases/phrases.ts';
import { TitlesInUse } from './titles-in-use.ts';
import { isUntranslated, sectionsIn } from './titles.ts';

function sourceOf(headings: readonly string[]): SourceText {
  const blocks = headings.flatMap((text) => [
    { kind: 'heading' as const, level: 1, text },
    ...[1, 2, 3].map((n) => ({
      kind: 'prose' as const,
      text: `The keeper walks to the gate number ${n} every morning and writes down how high the water stands.`,
    })),
  ]);
  return {
    id: 'dams',
    kind: 'document',
    title: 'Dams of the valley',
    language: 'en',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    ...buildPassages(blocks, 'en'),
  };
}

describe('a heading', () => {
  it('counts for less where it is a question that goes on and on', () => {
    const long =
      'What do the keepers of the dam do in the evening when the water stands higher than in the morning?';
    const index = indexMaterial({ sources: [sourceOf([long, 'Why do gates move?'])] }, 'en');
    const [one, other] = sectionsIn({ chunks: index.chunks, taught: index.chunks }, 0, index);
    expect(one!.weight).toBeLessThan(one!.words);
    expect(other!.weight).toBe(other!.words);
  });

  it('in the letters of its language is no foreign one', () => {
    expect(isUntranslated('수문을 열기', 'ko')).toBe(false);
    expect(isUntranslated('Відкрити шлюз', 'uk')).toBe(false);
  });

  it('with the name of a call is introduced by that name', () => {
    const title = 'gate_open - opens a gate';
    const index = indexMaterial({ sources: [sourceOf([title, 'Locks'])] }, 'en');
    const titles = new TitlesInUse(index, phrasesFor('en'));
    expect(titles.take([title], index.chunks, { above: title })).toBe('Introduction to gate_open');
  });
});
