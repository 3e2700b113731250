import { z } from 'zod';
import { limits } from './limits.ts';

/**
 * What passes the time while a course is written: small findings from its sources, and questions
 * about them.
 */
export const curiosityCategories = [
  'fun_fact',
  'key_insight',
  'best_practice',
  'common_pitfall',
  'myth_buster',
  'historical_context',
  'practical_tip',
  'advanced_nugget',
] as const;
export type CuriosityCategory = (typeof curiosityCategories)[number];
export const questionCategories = [
  'knowledge_check',
  'opinion_poll',
  'quick_quiz',
  'fact_or_fiction',
] as const;
export type QuestionCategory = (typeof questionCategories)[number];

/** Where it comes from: `quote` is the sentence of the passage that carries it, word for word. */
export const curiositySource = z.strictObject({
  source_id: z.uuid(),
  title: z.string(),
  url: z.string().optional(),
  passage_id: z.uuid(),
  quote: z.string(),
});

/**
 * Every question but an opinion poll has exactly one option with `is_correct: true`; an opinion
 * poll has none that is right or wrong.
 */
export const curiosity = z.discriminatedUnion('kind', [
  z.strictObject({
    id: z.uuid(),
    kind: z.literal('curiosity'),
    category: z.enum(curiosityCategories),
    text: z.string(),
    source: curiositySource,
  }),
  z.strictObject({
    id: z.uuid(),
    kind: z.literal('question'),
    category: z.enum(questionCategories),
    question: z.string(),
    options: z
      .array(z.strictObject({ id: z.uuid(), text: z.string(), is_correct: z.boolean().optional() }))
      .min(limits.curiosities.options.min)
      .max(limits.curiosities.options.max),
    explanation: z.string(),
    source: curiositySource,
  }),
]);
export type Curiosity = z.infer<typeof curiosity>;
