import { describe, expect, it } from 'vitest';
import { sentenceBefore } from './cited-sentence.ts';
import { markSentence } from './mark-sentence.ts';

describe('the sentence a citation stands for', () => {
  it.each([
    [
      'the last sentence before the marker',
      'One is first. Two is **second**.[^3]',
      3,
      'Two is second.',
    ],
    [
      'not the sentences of an earlier paragraph',
      'Heading text\n\nOnly this one.[^1]',
      1,
      'Only this one.',
    ],
    [
      'the list item it ends',
      '- One thing.[^1]\n- Another [thing](https://e.org).[^2]',
      2,
      'Another thing.',
    ],
    ['shared by two markers', 'Water flows.[^1][^2]', 2, 'Water flows.'],
    ['after an earlier citation', 'Ice melts.[^1] Water flows.[^2]', 2, 'Water flows.'],
    ['the one of the second citation', 'Ice melts.[^1] Water flows.[^1]', [1, 2], 'Water flows.'],
    [
      'whole over an abbreviation',
      'Ice melts. It grew by Jan. 5, 1999.[^1]',
      1,
      'It grew by Jan. 5, 1999.',
    ],
    ['nothing if the marker is not there', 'Water flows.', 2, ''],
  ] as const)('is %s', (_behaviour, content, cited, sentence) => {
    const [marker, occurrence] = typeof cited === 'number' ? [cited, 1] : cited;
    expect(sentenceBefore(content, { marker, occurrence, language: 'en' })).toBe(sentence);
  });

  it.each([
    [
      'word for word',
      'A river cuts. It carries mud (silt). It ends.',
      'It carries mud (silt).',
      'It carries mud (silt).',
    ],
    [
      'through line breaks and emphasis',
      'So **It\n carries** mud. End.',
      'it carries mud.',
      'It\n carries** mud.',
    ],
    [
      'with formulas and signs',
      'Sum: 6 CO₂ + 6 H₂O → C₆H₁₂O₆ [net] / a-b.',
      '6 CO₂ + 6 H₂O → C₆H₁₂O₆ [net] / a-b.',
      '6 CO₂ + 6 H₂O → C₆H₁₂O₆ [net] / a-b.',
    ],
    ['not at all if the passage says it differently', 'A river cuts.', 'A glacier cuts.', ''],
  ])('is marked in its passage: %s', (_behaviour, passage, sentence, marked) => {
    const cut = markSentence(passage, sentence);
    expect(cut.marked).toBe(marked);
    expect(cut.before + cut.marked + cut.after).toBe(passage);
  });
});
