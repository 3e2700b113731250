import { Clock, Database, Jobs } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnedRows } from './account/owned-rows.ts';
import { Users } from './users.ts';

const queue = 'housekeeping';
const every = 15 * 60_000;
/** Rows of one statement: short locks, and a pause for everybody else in between. */
const batch = 1_000;
const day = 24 * 3600;

/** What nobody needs any more, by the seconds for which it is still kept after its end. */
const refuse: readonly {
  readonly table: string;
  readonly key: string;
  readonly over: string;
  readonly keptFor: number;
}[] = [
  { table: 'sessions', key: 'id', over: 'expires_at <= $1 OR revoked_at <= $1', keptFor: day },
  // A used link still says kindly that it has done its work.
  { table: 'one_time_tokens', key: 'id', over: 'expires_at <= $1', keptFor: 30 * day },
  { table: 'api_tokens', key: 'id', over: 'expires_at <= $1', keptFor: 30 * day },
  { table: 'user_keys', key: 'token', over: 'expires_at <= $1', keptFor: 0 },
  { table: 'rate_limits', key: 'key', over: 'expires_at <= $1', keptFor: 0 },
];
/** A request that was under way when its account was deleted is over by then. */
const lateRowsWithin = day;

/** Takes out what has expired, now and then, as a job: several processes may do it at once and take different rows. */
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
    for (const { table, key, over, keptFor } of refuse) {
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

  /** What a request that was under way while its account was deleted has added after all. */
  private async removeLateRows(): Promise<void> {
    const since = new Date(this.clock.now().getTime() - lateRowsWithin * 1000);
    for (const userId of await this.users.deletedSince(since))
      await this.ownedRows.removeAll(userId);
  }
}
