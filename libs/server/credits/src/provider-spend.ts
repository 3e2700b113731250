import { Database, type TokenPrices } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { SpendPurpose } from './provider-spend.entity.ts';

const today = "(now() AT TIME ZONE 'UTC')::date";

/** What a call used, as far as the provider said. */
export interface UsedByCall {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  /** USD as a decimal; null where it is not known. */
  readonly cost: string | null;
}

/** Rows of `provider_spend`: what was asked of providers outside the generation of courses. */
@Injectable()
export class ProviderSpend {
  constructor(private readonly database: Database) {}

  /** Counts a call, before it is made. */
  async count(userId: string, purpose: SpendPurpose): Promise<void> {
    await this.database.run(
      `INSERT INTO provider_spend (user_id, purpose, day, calls) VALUES ($1, $2, ${today}, 1)
       ON CONFLICT (user_id, purpose, day) DO UPDATE SET calls = provider_spend.calls + 1`,
      [userId, purpose],
    );
  }

  /** Adds what a call used that was counted before; also in a running transaction. */
  async add(
    userId: string,
    purpose: SpendPurpose,
    { inputTokens = 0, outputTokens = 0, cost }: UsedByCall,
  ): Promise<void> {
    await this.database.run(
      `INSERT INTO provider_spend (user_id, purpose, day, input_tokens, output_tokens, cost)
       VALUES ($1, $2, ${today}, $3, $4, $5)
       ON CONFLICT (user_id, purpose, day) DO UPDATE SET
         input_tokens = provider_spend.input_tokens + excluded.input_tokens,
         output_tokens = provider_spend.output_tokens + excluded.output_tokens,
         cost = CASE WHEN excluded.cost IS NULL THEN provider_spend.cost ELSE coalesce(provider_spend.cost, 0) + excluded.cost END`,
      [userId, purpose, inputTokens, outputTokens, cost],
    );
  }
}

/** USD as a decimal, or null where it is not known. */
export function costOf(
  prices: TokenPrices | undefined,
  inputTokens: number | undefined,
  outputTokens: number | undefined,
): string | null {
  if (!prices || (inputTokens === undefined && outputTokens === undefined)) return null;
  return (((inputTokens ?? 0) * prices.input + (outputTokens ?? 0) * prices.output) / 1e6).toFixed(
    9,
  );
}
