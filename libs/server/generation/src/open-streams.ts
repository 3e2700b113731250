import { randomUUID } from 'node:crypto';
import { AppError, limits } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';

/** Milliseconds between the renewals of all places of this process, in one statement. */
const renewEvery = 5_000;
/** Seconds after which the places of a process that died are free. */
const placeLasts = 15;

const tooMany = () =>
  new AppError(
    'too_many_requests',
    `At most ${limits.openStreamsPerUser} progress streams can be open at once. Close another tab.`,
    { retryAfter: 5 },
  );

/**
 * Places for each user's open streams, counted over all processes. An open stream holds a row, no
 * connection.
 */
@Injectable()
export class OpenStreams implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger(OpenStreams.name);
  /** Streams of this process, open or about to be, by user. */
  private readonly counts = new Map<string, number>();
  /** Places this process holds, and whose they are. */
  private readonly held = new Map<string, string>();
  private readonly left = new Set<string>();
  private upkeep: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(private readonly database: Database) {}

  /** Takes a place until `signal` aborts. Throws too_many_requests when the user has none left. */
  async enter(userId: string, signal: AbortSignal): Promise<void> {
    if (this.stopped)
      throw new AppError(
        'unavailable',
        'This server is about to stop. Please try again in a moment.',
        { retryAfter: 1 },
      );
    const count = this.counts.get(userId) ?? 0;
    // Most of a flood is refused without asking the database.
    if (count >= limits.openStreamsPerUser) throw tooMany();
    this.counts.set(userId, count + 1);
    const id = randomUUID();
    try {
      if (!(await this.take(id, userId))) throw tooMany();
    } catch (error) {
      this.countDown(userId);
      throw error;
    }
    this.held.set(id, userId);
    if (signal.aborted) this.leave(id, userId);
    else signal.addEventListener('abort', () => this.leave(id, userId), { once: true });
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.inTurn(() => this.renew()), renewEvery).unref();
  }

  /** Another process may serve the users of this one at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    for (const id of this.held.keys()) this.left.add(id);
    this.held.clear();
    await this.inTurn(() => this.giveBack());
  }

  /** One statement counts and takes, and those of one user come one after the other. */
  private take(id: string, userId: string): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.database.run(
        `SELECT pg_advisory_xact_lock(hashtextextended('open_streams ' || $1, 0))`,
        [userId],
      );
      const taken = await this.database.run(
        `INSERT INTO open_streams (id, user_id, expires_at) SELECT $1, $2, now() + $3 * interval '1 second'
         WHERE (SELECT count(*) FROM open_streams WHERE user_id = $2 AND expires_at > now() AND id <> ALL ($4)) < $5`,
        [id, userId, placeLasts, [...this.left], limits.openStreamsPerUser],
      );
      return taken > 0;
    });
  }

  private leave(id: string, userId: string): void {
    this.countDown(userId);
    if (!this.held.delete(id)) return;
    this.left.add(id);
    void this.inTurn(() => this.giveBack());
  }

  private countDown(userId: string): void {
    const count = this.counts.get(userId) ?? 0;
    if (count > 1) this.counts.set(userId, count - 1);
    else this.counts.delete(userId);
  }

  /**
   * Renewing and giving back take turns: a place given back must not be renewed by a statement that
   * is on its way.
   */
  private inTurn(work: () => Promise<void>): Promise<void> {
    this.upkeep = this.upkeep
      .then(work)
      .catch((err: unknown) => this.log.warn({ err }, 'Places of streams are looked after later'));
    return this.upkeep;
  }

  /** Also brings back rows that a crash of the database has lost. */
  private async renew(): Promise<void> {
    if (this.held.size > 0) {
      await this.database.run(
        `INSERT INTO open_streams (id, user_id, expires_at) SELECT id, user_id, now() + $3 * interval '1 second' FROM unnest($1::uuid[], $2::uuid[]) AS held (id, user_id)
         ON CONFLICT (id) DO UPDATE SET expires_at = excluded.expires_at`,
        [[...this.held.keys()], [...this.held.values()], placeLasts],
      );
    }
    await this.database.run('DELETE FROM open_streams WHERE expires_at <= now()');
  }

  /** All that were left until now at once. What fails here expires. */
  private async giveBack(): Promise<void> {
    const ids = [...this.left];
    if (ids.length === 0) return;
    try {
      await this.database.run('DELETE FROM open_streams WHERE id = ANY($1)', [ids]);
    } finally {
      for (const id of ids) this.left.delete(id);
    }
  }
}
