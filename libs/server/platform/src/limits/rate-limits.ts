import { AppError } from '@coursewright/contract';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { LessThanOrEqual, MoreThan, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../clock.ts';
import { Database } from '../database/database.ts';
import { RateLimitRow, rateLimitRow } from './rate-limit.entity.ts';

const sweepEvery = 10 * 60_000;

/** One use of a limit that was counted. */
export interface Taken {
  readonly key: string;
  /** Uses within the window, this one with them. */
  readonly hits: number;
  readonly expiresAt: Date;
}

/** Counters shared by every process. Without the database nothing is let through. */
@Injectable()
export class RateLimits implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger(RateLimits.name);
  private sweeping: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts one use of `key` and throws too_many_requests, with the seconds to wait, from the `limit
   * + 1`-th on within a window. The count stays although the surrounding transaction fails; better
   * take before a transaction, because inside of one this needs a second connection. `message` is
   * one sentence for the person, to which how long to wait is added.
   */
  async take(
    key: string,
    limit: number,
    windowSeconds: number,
    message = 'Too many attempts.',
  ): Promise<Taken> {
    const now = this.clock.now();
    const [row] = await this.database.outsideTransaction(() =>
      this.database.query(
        rateLimitRow.pick({ hits: true, expires_at: true }),
        `INSERT INTO rate_limits AS counter (key, hits, expires_at) VALUES ($1, 1, $2::timestamptz + $3 * interval '1 second')
         ON CONFLICT (key) DO UPDATE SET
           hits = CASE WHEN counter.expires_at <= $2 THEN 1 ELSE counter.hits + 1 END,
           expires_at = CASE WHEN counter.expires_at <= $2 THEN excluded.expires_at ELSE counter.expires_at END
         RETURNING hits, expires_at`,
        [key, now, windowSeconds],
      ),
    );
    if (row && row.hits <= limit) return { key, hits: row.hits, expiresAt: row.expires_at };
    throw usedUp(message, row ? secondsUntil(row.expires_at, now) : windowSeconds);
  }

  /**
   * For what costs more or less, and is known only afterwards: throws too_many_requests, as `take`
   * does, once `limit` has been spent within the window. Counts nothing itself.
   */
  async checkSpent(key: string, limit: number, message: string): Promise<void> {
    const now = this.clock.now();
    const row = await this.database.repository(RateLimitRow, (counters) =>
      counters.findOneBy({ key, hits: MoreThanOrEqual(limit), expires_at: MoreThan(now) }),
    );
    if (row) throw usedUp(message, secondsUntil(row.expires_at, now));
  }

  /** Adds what was spent, a whole number; the window begins with the first of it. */
  async spend(key: string, amount: number, windowSeconds: number): Promise<void> {
    await this.database.outsideTransaction(() =>
      this.database.run(
        `INSERT INTO rate_limits AS counter (key, hits, expires_at) VALUES ($1, $4, $2::timestamptz + $3 * interval '1 second')
         ON CONFLICT (key) DO UPDATE SET
           hits = CASE WHEN counter.expires_at <= $2 THEN excluded.hits ELSE counter.hits + excluded.hits END,
           expires_at = CASE WHEN counter.expires_at <= $2 THEN excluded.expires_at ELSE counter.expires_at END`,
        [key, this.clock.now(), windowSeconds, amount],
      ),
    );
  }

  /** Uncounts what turned out not to count, unless its window has passed. */
  async giveBack({ key, expiresAt }: Taken): Promise<void> {
    await this.database.outsideTransaction(() =>
      this.database.query(
        rateLimitRow.pick({ key: true }),
        `UPDATE rate_limits SET hits = hits - 1 WHERE key = $1 AND expires_at = $2 AND hits > 0 RETURNING key`,
        [key, expiresAt],
      ),
    );
  }

  /** Begins the count of `key` anew. */
  async forget(key: string): Promise<void> {
    await this.database.repository(RateLimitRow, (counters) => counters.delete({ key }));
  }

  /** Counters whose window has passed say nothing any more. */
  async sweep(): Promise<void> {
    await this.database.repository(RateLimitRow, (counters) =>
      counters.delete({ expires_at: LessThanOrEqual(this.clock.now()) }),
    );
  }

  onApplicationBootstrap(): void {
    this.sweeping = setInterval(() => {
      this.sweep().catch((err: unknown) => this.log.warn({ err }, 'Expired counters stay for now'));
    }, sweepEvery).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweeping);
  }
}

const usedUp = (message: string, retryAfter: number) =>
  new AppError('too_many_requests', `${message} ${inHowLong(retryAfter)}`, { retryAfter });

const secondsUntil = (time: Date, now: Date): number =>
  Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));

function inHowLong(seconds: number): string {
  if (seconds < 60)
    return `Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90)
    return `Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
  return `Please try again in ${Math.ceil(minutes / 60)} hours.`;
}
