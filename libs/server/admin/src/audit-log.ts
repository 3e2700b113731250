import {
  AppError,
  type AdminAction,
  auditEntry,
  type AuditPage,
  type AuditQuery,
} from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { auditEntryRow } from './audit-entry.entity.ts';
import { Filters, pageOf } from './filters.ts';

export interface AuditedAction<Result> {
  readonly caller: Caller;
  readonly action: AdminAction;
  readonly target: string | null;
  /** What the action is about, as it is before and after it, read in its transaction. */
  readonly snapshot: () => Promise<unknown>;
  readonly work: () => Promise<Result>;
  /**
   * Begins the transaction, after what must come before it, or answers in place of it; absent:
   * nothing but the transaction.
   */
  readonly within?: (work: () => Promise<Result>) => Promise<Result>;
}

const entryRow = auditEntryRow.omit({ actor_id: true }).extend({
  before: auditEntry.shape.before,
  after: auditEntry.shape.after,
  actor: auditEntry.shape.actor,
});

/** Rows of admin_audit, which the database lets nobody change. */
@Injectable()
export class AuditLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Does something on behalf of an administrator. Its entry commits with it; one that fails leaves
   * an entry that says why.
   */
  async record<Result>({
    caller,
    action,
    target,
    snapshot,
    work,
    within = (all) => this.database.transaction(all),
  }: AuditedAction<Result>): Promise<Result> {
    let before: unknown = null;
    try {
      return await within(async () => {
        before = await snapshot();
        const result = await work();
        await this.add(caller, action, target, { before, after: await snapshot(), error: null });
        return result;
      });
    } catch (error) {
      const reason = error instanceof AppError ? error.message : 'It failed unexpectedly.';
      // The transaction has given its connection back: whoever waits for one while holding another
      // may wait for ever.
      await this.add(caller, action, target, { before, after: null, error: reason });
      throw error;
    }
  }

  async page(query: AuditQuery): Promise<AuditPage> {
    const filters = new Filters()
      .findFirst('item.target_id = ?', query.target_id)
      .findFirst('item.actor_id = ?', query.actor_id)
      .findFirst('item.action = ?', query.action);
    const { rows, ...rest } = await pageOf(
      this.database,
      {
        row: entryRow,
        columns: `item.id, item.action, item.target_id, item.before, item.after, item.error, item.created_at, json_build_object('id', actor.id, 'email', actor.email, 'full_name', actor.full_name) AS actor`,
        from: 'admin_audit item',
        joins: 'JOIN users actor ON actor.id = item.actor_id',
        order: 'item.created_at DESC, item.id',
      },
      filters,
      query,
    );
    return {
      entries: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      ...rest,
      page: query.page,
      per_page: query.per_page,
    };
  }

  private async add(
    { userId }: Caller,
    action: AdminAction,
    target: string | null,
    seen: { before: unknown; after: unknown; error: string | null },
  ): Promise<void> {
    await this.database.run(
      'INSERT INTO admin_audit (actor_id, action, target_id, before, after, error, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [userId, action, target, json(seen.before), json(seen.after), seen.error, this.clock.now()],
    );
  }
}

const json = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);
