import { describe, expect, it } from 'vitest';
import { summaries } from './summaries.ts';
import { trainingSet } from './training-set.ts';

const squeeze = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

describe('what the citation check learns from', () => {
  const examples = trainingSet();

  it('calls nothing false that its passages have to the letter', () => {
    const wrong = examples.filter(
      ({ isTrue, kind, sentence, passages }) =>
        !isTrue &&
        /: (?:stranger|appended|neighbour|invented)/.test(kind) &&
        passages.some((passage) => squeeze(passage).includes(squeeze(sentence))),
    );
    expect(wrong.map(({ kind, sentence }) => `${kind}: ${sentence}`)).toEqual([]);
  });

  it('has no example of a strange sentence in an article that has it', () => {
    const strange = examples.filter(({ kind }) => kind === 'made damaged: stranger, in an article');
    expect(strange.length).toBeGreaterThan(50);
    for (const { sentence, passages } of strange)
      expect(passages.join(' ')).not.toContain(sentence.slice(0, -1));
  });

  it('is the same every time', () => {
    expect(trainingSet()).toEqual(examples);
  });
});

describe('summaries of several statements', () => {
  it('are true in all of them, or false in one', () => {
    const all = summaries();
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map(({ isTrue }) => isTrue))).toEqual(new Set([true, false]));
    for (const { sentence, passages } of all) {
      expect(passages).toHaveLength(1);
      expect(sentence.length).toBeGreaterThan(20);
    }
  });
});
