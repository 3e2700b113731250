import { AppError, limits } from '@coursewright/contract';
import { Config, Database, type TokenPrices } from '@coursewright/platform';
import { Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';
import type { SpendPurpose } from './provider-spend.entity.ts';

const today = "(now() AT TIME ZONE 'UTC')::date";

/** Tokens, where a provider reported them. */
interface Tokens {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

/** What a call used, as far as the provider said. */
export interface UsedByCall extends Tokens {
  /** USD as a decimal; null where it is not known. */
  readonly cost: string | null;
}

/** Rows of `provider_spend`: what was asked of providers outside the generation of courses. */
@Injectable()
export class ProviderSpend {
  private readonly log = new Logger(ProviderSpend.name);

  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /** Calls of the operator's model for one answer; nothing is counted where none is asked. */
  callsFor(userId: string, purpose: SpendPurpose): CountedCalls {
    const used = ({ inputTokens, outputTokens }: Tokens) => {
      const cost = costOf(this.config.modelPrices, inputTokens, outputTokens);
      return this.add(userId, purpose, { inputTokens, outputTokens, cost });
    };
    return new CountedCalls({
      count: () => this.count(userId, purpose),
      used,
      // The answer has failed in any case: that its cost could not be noted does not make that worse.
      lost: (usage) =>
        void used(usage).catch((err: unknown) =>
          this.log.warn({ err, user_id: userId }, 'What a failed call used could not be noted'),
        ),
      pay: (calls) => this.pay(userId, purpose, calls),
    });
  }

  /**
   * Throws too_many_requests, with the seconds until the next day, where the answers that came to
   * nothing have used up what a user's day allows.
   */
  async check(userId: string): Promise<void> {
    const [found] = await this.database.query(
      z.object({ calls: z.number(), wait: z.number() }),
      `SELECT ${unpaidCompanionCalls('$1')} AS calls,
         ceil(extract(epoch FROM (${today} + 1)::timestamp - (now() AT TIME ZONE 'UTC')))::int AS wait`,
      [userId],
    );
    if (!found || found.calls < limits.unpaidCalls.all) return;
    throw new AppError(
      'too_many_requests',
      `What was begun for you today and came to nothing has used up the ${limits.unpaidCalls.all} calls to the model that are free in a day. Please try again tomorrow: the day ends at midnight UTC.`,
      { retryAfter: found.wait },
    );
  }

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
       VALUES ((SELECT id FROM users WHERE id = $1), $2, ${today}, $3, $4, $5)
       ON CONFLICT (user_id, purpose, day) DO UPDATE SET
         input_tokens = provider_spend.input_tokens + excluded.input_tokens,
         output_tokens = provider_spend.output_tokens + excluded.output_tokens,
         cost = CASE WHEN excluded.cost IS NULL THEN provider_spend.cost ELSE coalesce(provider_spend.cost, 0) + excluded.cost END`,
      [userId, purpose, inputTokens, outputTokens, cost],
    );
  }

  /** Of calls that were counted before: their user has paid for them; in the transaction of that. */
  async pay(userId: string, purpose: SpendPurpose, calls: number): Promise<void> {
    await this.database.run(
      `UPDATE provider_spend SET paid_calls = least(calls, paid_calls + $3)
       WHERE user_id = $1 AND purpose = $2 AND day = ${today}`,
      [userId, purpose, calls],
    );
  }
}

interface Books {
  readonly count: () => Promise<void>;
  readonly used: (usage: Tokens) => Promise<void>;
  readonly lost: (usage: Tokens) => void;
  readonly pay: (calls: number) => Promise<void>;
}

/** The calls that one answer takes, as they are counted; `admit` and `onFailure` go to the author. */
export class CountedCalls {
  private calls = 0;

  constructor(private readonly books: Books) {}

  readonly admit = async (): Promise<void> => {
    await this.books.count();
    this.calls += 1;
  };

  readonly onFailure = ({ usage }: { readonly usage?: Tokens }): void => {
    if (usage) this.books.lost(usage);
  };

  /** Notes the tokens of the answer. */
  async answered(usage: Tokens | undefined): Promise<void> {
    if (usage) await this.books.used(usage);
  }

  /** Its user has paid for it; in the transaction of that. */
  async paid(): Promise<void> {
    if (this.calls > 0) await this.books.pay(this.calls);
  }
}

/** In SQL: calls of today for the tutor, for diagrams and for what is read aloud that a user, `$1` or so, got for nothing. */
export const unpaidCompanionCalls = (user: string): string =>
  `(SELECT coalesce(sum(calls - paid_calls), 0)::int FROM provider_spend WHERE user_id = ${user} AND day = ${today} AND purpose IN ('tutor', 'diagram', 'narration'))`;

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
