import { Readable } from 'node:stream';
import type { AdminTransaction, AdminTransactionsFilter } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';
import { csvLine } from './csv.ts';
import { Transactions } from './transactions.ts';

const head = [
  'id',
  'created_at',
  'user_id',
  'email',
  'full_name',
  'amount',
  'balance_after',
  'action_type',
  'notes',
  'admin_email',
  'task_id',
  'order_id',
  'session_id',
  'refund_of',
];

/** The whole filtered ledger as CSV, written while it is read. */
@Injectable()
export class ExportTransactions {
  constructor(
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
  ) {}

  async run(caller: Caller, filter: AdminTransactionsFilter): Promise<Readable> {
    await this.audit.record({
      caller,
      action: 'export_transactions',
      target: null,
      snapshot: async () => filter,
      work: async () => undefined,
    });
    return Readable.from(this.write(filter));
  }

  private async *write(filter: AdminTransactionsFilter): AsyncGenerator<string> {
    yield csvLine(head);
    for await (const row of this.transactions.all(filter)) yield csvLine(cellsOf(row));
  }
}

const cellsOf = ({ user, admin, ...row }: AdminTransaction) => [
  row.id,
  row.created_at,
  user.id,
  user.email,
  user.full_name,
  row.amount,
  row.balance_after,
  row.action_type,
  row.notes,
  admin?.email ?? null,
  row.task_id,
  row.order_id,
  row.session_id,
  row.refund_of,
];
