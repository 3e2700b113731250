import type { ClaimCheck } from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import { claimsToReadAgain, keepSecondReading, withSecondReading } from './index.ts';

const check = (text: string, change: Partial<ClaimCheck> = {}): ClaimCheck => ({
  part: 'lesson',
  text,
  markers: [1],
  state: 'loose',
  probability: 0.3,
  reason: { code: 'much_reworded' },
  ...change,
});
const passages = ['Rivers carry sand.'];

describe('the second reading', () => {
  it('is of what is neither proven nor refused, nearest to proof first, with its evidence', () => {
    const evidence = { passage_id: crypto.randomUUID(), text: 'Sand settles.' };
    const { claims } = claimsToReadAgain([
      { check: check('One.'), passages },
      { check: check('Two.', { probability: 0.45, evidence }), passages },
      { check: check('Quoted.', { state: 'quoted' }), passages },
      { check: check('Contradicted.', { state: 'contradicted' }), passages },
      { check: check('Without a source.'), passages: [] },
    ]);
    expect(claims).toEqual([
      { number: 1, sentence: 'Two.', evidence: ['Sand settles.'] },
      { number: 2, sentence: 'One.', evidence: passages },
    ]);
  });

  it('is bounded, however much is uncertain', () => {
    const many = Array.from({ length: 500 }, (_, n) => ({
      check: check(`${n} ${'said '.repeat(40)}`),
      passages: ['words '.repeat(5_000)],
    }));
    const { claims } = claimsToReadAgain(many);
    expect(claims.length).toBeGreaterThan(5);
    expect(JSON.stringify(claims).length).toBeLessThan(30_000);
  });

  it('stands beside the state of a check, and never beside a contradiction', () => {
    const [loose, refused] = [check('One.'), check('Two.', { state: 'contradicted' })];
    const read = withSecondReading([loose, refused], [loose, refused], {
      verdicts: [
        { number: 1, verdict: 'supported' },
        { number: 2, verdict: 'supported' },
        { number: 9, verdict: 'supported' },
      ],
    });
    expect(read).toEqual([{ ...loose, second_reader: 'supported' }, refused]);
  });

  it('is kept through an edit for the sentences that did not change', () => {
    const before = [
      check('One.', { second_reader: 'supported' }),
      check('Two.', { second_reader: 'unproven' }),
      check('Three.', { second_reader: 'supported' }),
    ];
    const after = [
      check('One.'),
      check('Two, changed.'),
      check('Three.', { state: 'contradicted' }),
    ];
    expect(keepSecondReading(after, before).map(({ second_reader }) => second_reader)).toEqual([
      'supported',
      undefined,
      undefined,
    ]);
  });
});
