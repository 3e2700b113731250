import {
  type AdminTransaction,
  adminTransaction,
  type AdminTransactionPage,
  type AdminTransactionsFilter,
  type AdminTransactionsQuery,
} from '@coursewright/contract';
import { creditTransactionRow } from '@coursewright/credits';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Filters, pageOf } from './filters.ts';

const row = creditTransactionRow
  .omit({ user_id: true, admin_id: true, narration_id: true, takes_back: true })
  .extend({
    user: adminTransaction.shape.user,
    admin: adminTransaction.shape.admin,
    session_id: adminTransaction.shape.session_id,
    is_returned: adminTransaction.shape.is_returned,
  });
type Row = z.output<typeof row>;

const columns = `item.id, item.seq, item.amount, item.balance_after, item.action_type, item.notes, item.task_id, item.order_id, item.refund_of, item.created_at,
  json_build_object('id', owner.id, 'email', owner.email, 'full_name', owner.full_name) AS "user",
  CASE WHEN admin.id IS NULL THEN NULL ELSE json_build_object('id', admin.id, 'email', admin.email, 'full_name', admin.full_name) END AS admin,
  purchase.session_id, EXISTS (SELECT 1 FROM credit_transactions later WHERE later.refund_of = item.id) AS is_returned`;
const joins =
  'JOIN users owner ON owner.id = item.user_id LEFT JOIN users admin ON admin.id = item.admin_id LEFT JOIN purchase_orders purchase ON purchase.id = item.order_id';
const shown = ({ seq: _seq, ...transaction }: Row): AdminTransaction => ({
  ...transaction,
  created_at: transaction.created_at.toISOString(),
});
/** Rows that are read at once for a file. */
const batch = 1_000;

/** Everybody's ledger, for administrators. */
@Injectable()
export class Transactions {
  constructor(private readonly database: Database) {}

  async page(query: AdminTransactionsQuery): Promise<AdminTransactionPage> {
    const { rows, ...rest } = await pageOf(
      this.database,
      {
        row,
        columns,
        from: 'credit_transactions item',
        joins,
        order: 'item.created_at DESC, item.seq DESC',
      },
      filtersOf(query),
      query,
    );
    return { transactions: rows.map(shown), ...rest, page: query.page, per_page: query.per_page };
  }

  /** Undefined where there is none with this id. */
  async one(id: string): Promise<AdminTransaction | undefined> {
    const [found] = await this.database.query(
      row,
      `SELECT ${columns} FROM credit_transactions item ${joins} WHERE item.id = $1`,
      [id],
    );
    return found && shown(found);
  }

  /**
   * All of them, newest first, read bit by bit: each bit goes on where the one before ended, so
   * that it costs the same everywhere.
   */
  async *all(query: AdminTransactionsFilter): AsyncGenerator<AdminTransaction> {
    for (let last: Row | undefined; ;) {
      const filters = filtersOf(query);
      if (last)
        filters.find(
          '(item.created_at, item.seq) < (SELECT created_at, seq FROM credit_transactions WHERE id = ?)',
          last.id,
        );
      const rows: Row[] = await this.database.query(
        row,
        `SELECT ${columns} FROM (SELECT item.* FROM credit_transactions item ${filters.where} ORDER BY item.created_at DESC, item.seq DESC LIMIT ${batch}) item ${joins} ORDER BY item.created_at DESC, item.seq DESC`,
        filters.parameters,
      );
      yield* rows.map(shown);
      last = rows.at(-1);
      if (rows.length < batch) return;
    }
  }
}

/** By the narrowest first: whose they are, who did it, of what kind. */
const filtersOf = (query: AdminTransactionsFilter): Filters =>
  new Filters()
    .find(`item.created_at >= ?::date::timestamp AT TIME ZONE 'UTC'`, query.from_date)
    .find(`item.created_at < (?::date + 1)::timestamp AT TIME ZONE 'UTC'`, query.to_date)
    .findFirst('item.user_id = ?', query.user_id)
    .findFirst('item.admin_id = ?', query.admin_id)
    .findFirst('item.action_type = ?', query.action_type);
