import { operationEntries, progressEvent } from '@coursewright/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { samplesOf, withAddedFields } from '../testing/samples.ts';
import { readAnswer, UnreadableAnswer } from './read-answer.ts';

const answers = operationEntries().flatMap(([name, { output }]) =>
  output ? [[name as string, output] as const] : [],
);

describe.each([...answers, ['an event of a course in the making', progressEvent] as const])(
  'what %s says',
  (_name, schema) => {
    it('is read when every object in it has gained a field', () => {
      const samples = samplesOf(schema);
      expect(samples.length).toBeGreaterThan(0);
      for (const sample of samples) {
        const known = schema.parse(structuredClone(sample));
        expect(readAnswer(schema, withAddedFields(sample))).toEqual(known);
      }
    });

    it('is refused when it is something else', () => {
      for (const other of [7, [[7]], { error: 'away' }])
        expect(() => readAnswer(schema, structuredClone(other))).toThrow(UnreadableAnswer);
    });
  },
);

describe('a text or one of two shapes', () => {
  const schema = z.strictObject({
    item: z.union([
      z.strictObject({ id: z.string(), place: z.strictObject({ at: z.int() }) }),
      z.strictObject({ id: z.string(), title: z.string() }),
      z.string(),
    ]),
  });

  it.each([
    { item: { id: 'a', place: { at: 1 } } },
    { item: { id: 'a', title: 'b' } },
    { item: 'text' },
  ])('loses what was added, and nothing else: %j', (sample) => {
    expect(readAnswer(schema, withAddedFields(sample))).toEqual(sample);
  });

  it('is refused for a field that is missing or of another kind, with or without added ones', () => {
    for (const wrong of [{ item: { id: 'a' } }, { item: { id: 1, title: 'b' } }, {}])
      for (const data of [structuredClone(wrong), withAddedFields(wrong)])
        expect(() => readAnswer(schema, data)).toThrow(UnreadableAnswer);
  });
});
