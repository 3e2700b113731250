import { buildPassages, type SourceText } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { indexMaterial } from '../material/material-index.ts';

function page(title: string, headings: readonly string[]): SourceText {
  const { contentHash, passages } = buildPassages(
    headings.flatMap((text) => [
      { kind: 'heading' as const, level: 1, text },
      ...Array.from({ length: 5 }, (_, n) => ({
        kind: 'prose' as const,
        text: `The keeper walks to the ${text.toLowerCase()} of gate ${n} every morning and writes down how high the water stands. In the evening the second keeper reads the same mark at gate ${n} and compares it with what was written. What both of them found is told to the town by telephone.`,
      })),
    ]),
    'en',
  );
  return {
    id: title,
    kind: 'document',
    title,
    language: 'en',
    fetchedAt: '2026-01-01T00:00:00.000Z',
    contentHash,
    passages,
  };
}

describe('the name of a page', () => {
  it.each([
    ['Waterworks: 2.1 Sparse gates', '2.1 Sparse gates', 'Sparse gates'],
    ['Sparse gates (Waterworks (version 7.3.0))', 'Sparse gates', 'Sparse gates'],
    ['Waterworks', '24.5-9 Gates', 'Waterworks'],
  ])('of the title %s over the heading %s is %s', (title, heading, name) => {
    const index = indexMaterial({ sources: [page(title, [heading])] }, 'en');
    expect(index.sources[0]!.title).toBe(name);
    expect(index.chunks[0]!.headings[0]).not.toMatch(/\d/);
  });

  it.each([
    ['sluice – keeper of gates and locks', 'Keeper of gates and locks'],
    ['sluice – opens gates, shuts locks and oils them', 'sluice'],
  ])('of the manual "%s" is that of its one module: %s', (title, name) => {
    const { outline } = write(
      { sources: [page(title, ['Gates', 'Locks'])] },
      brief('Dams', { moduleCount: 1, submoduleCount: 2 }),
    );
    expect(outline.modules[0]!.title).toBe(name);
  });
});
