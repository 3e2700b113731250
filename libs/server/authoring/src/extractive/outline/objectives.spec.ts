import { buildPassages } from '@coursewright/sources';
import { describe, expect, it } from 'vitest';
import { brief, write } from '../../../test/write-course.ts';
import { phrasesFor } from '../phrases/phrases.ts';

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

  it('does not say the title of its lesson again', () => {
    const { modules } = write(
      {
        sources: [dams],
      },
      brief('Dams', { moduleCount: 1, submoduleCount: 2 }),
    );
    for (const { title, objectives } of modules[0]!)
      expect(objectives.join()).not.toMatch(new RegExp(`Explain ${title}`, 'i'));
  });
});
