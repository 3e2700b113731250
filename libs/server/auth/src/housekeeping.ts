import { Clock, Database, Jobs } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnedRows } from './account/owned-rows.ts';
import { Users } from './users.ts';

const queue = 'housekeeping';
const every = 15 * 60_000;
/** Rows of one statement: short locks, and a pause for everybody else in between. */
const batch = 1_000;
const day = 24 * 3600;

/** Rows that nobody needs any more, and for how many seconds they are kept after their end. */
const expired: readonly {
  readonly table: string;
  readonly key: string;
  readonly over: string;
  readonly keptFor: number;
}[] = [
  { table: 'sessions', key: 'id', over: 'expires_at <= $1 OR revoked_at <= $1', keptFor: day },
  // So that whoever opens a used link again is told that it was used.
  { table: 'one_time_tokens', key: 'id', over: 'expires_at <= $1', keptFor: 30 * day },
  { table: 'api_tokens', key: 'id', over: 'expires_at <= $1', keptFor: 30 * day },
  { table: 'user_keys', key: 'token', over: 'expires_at <= $1', keptFor: 0 },
  { table: 'rate_limits', key: 'key', over: 'expires_at <= $1', keptFor: 0 },
];
/**
 * Seconds after which no request can still be running that began before its account was deleted.
 */
const lateRowsWithin = day;

/**
 * Deletes expired rows as a repeated job: several processes may run it at once, and delete
 * different rows.
 */
@Injectable()
export class Housekeeping implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly users: Users,
    private readonly ownedRows: OwnedRows,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(queue, { every }, (signal) => this.run(signal));
  }

  async run(signal?: AbortSignal): Promise<void> {
    for (const { table, key, over, keptFor } of expired) {
      const before = new Date(this.clock.now().getTime() - keptFor * 1000);
      for (let taken = batch; taken === batch && !signal?.aborted;) {
        taken = await this.database.run(
          `DELETE FROM ${table} WHERE ${key} IN (SELECT ${key} FROM ${table} WHERE ${over} LIMIT ${batch} FOR UPDATE SKIP LOCKED)`,
          [before],
        );
      }
    }
    await this.removeLateRows();
  }

  /** Deletes rows that a request added while its account was being deleted. */
  private async removeLateRows(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - lateRowsWithin * 1000);
    for (const userId of await this.users.deletedSince(since))
      await this.ownedRows.removeAll(userId);
  }
}
