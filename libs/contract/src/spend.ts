import { z } from 'zod';
import { calendarDay } from './day.ts';

/**
 * What tokens cost, at the prices that were configured when they were used. Absent where no price
 * was.
 */
export const cost = z.strictObject({ amount: z.number().min(0), currency: z.literal('USD') });
export type Cost = z.infer<typeof cost>;

/**
 * Calls to a model and their tokens as the provider counted them, those of calls that failed
 * included.
 */
const used = {
  calls: z.int().min(0),
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  cost: cost.optional(),
};

/**
 * What one course has used, over all of its runs; `calls_in_run` of `call_budget` counts what may
 * stop the present one.
 */
export const generationSpend = z
  .strictObject({
    ...used,
    calls_in_run: z.int().min(0),
    call_budget: z.int().min(0),
    steps: z.array(z.strictObject({ step: z.string(), ...used })).describe('Most tokens first.'),
  })
  .meta({ id: 'GenerationSpend' });
export type GenerationSpend = z.infer<typeof generationSpend>;

const longestRange = 3 * 366;
/** Days in UTC, both included. */
export const spendRangeQuery = z
  .strictObject({ from: calendarDay, to: calendarDay })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'to must not be before from.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < longestRange * 86_400_000, {
    path: ['from'],
    message: 'At most three years at once.',
  });
export type SpendRangeQuery = z.infer<typeof spendRangeQuery>;

/** What courses, tutor, diagrams and narration have used; `days` in order, a day without use left out. */
export const spendTotal = z
  .strictObject({ ...used, days: z.array(z.strictObject({ day: z.iso.date(), ...used })) })
  .meta({ id: 'SpendTotal' });
export type SpendTotal = z.infer<typeof spendTotal>;
