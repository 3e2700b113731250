import { z } from 'zod';
import { paymentCapability } from './payments.ts';

export const insightKinds = ['usage', 'performance'] as const;

/** What the operator has counted, and where: pages opened, and how fast they were there. */
export const insights = z
  .strictObject({
    /** Address that takes Plausible's events. */
    endpoint: z.url(),
    /** What the collector calls this installation. */
    site: z.string(),
    kinds: z.array(z.enum(insightKinds)).min(1),
  })
  .meta({ id: 'Insights' });
export type Insights = z.infer<typeof insights>;

/**
 * What this installation can do, so that the interface can say it (embedded defaults, providers,
 * sample topics). Public.
 */
export const capabilities = z
  .strictObject({
    author: z.strictObject({ kind: z.enum(['builtin', 'model']), name: z.string() }),
    search: z.strictObject({
      kind: z.enum(['none', 'perplexity', 'brave', 'tavily', 'searxng', 'wikipedia']),
    }),
    sample_topics: z.array(
      z.strictObject({ title: z.string(), language: z.string(), summary: z.string() }),
    ),
    development_mailbox: z.boolean(),
    payments: paymentCapability,
    /** Null: nothing is measured. */
    insights: insights.nullable(),
  })
  .meta({ id: 'Capabilities' });
export type Capabilities = z.infer<typeof capabilities>;
