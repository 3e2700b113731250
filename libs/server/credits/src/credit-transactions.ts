import type { CreditTransaction, CreditTransactionPage } from '@coursewright/contract';
import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CreditTransactionRow } from './credit-transaction.entity.ts';

const select = {
  id: true,
  amount: true,
  balance_after: true,
  action_type: true,
  notes: true,
  task_id: true,
  order_id: true,
  refund_of: true,
  created_at: true,
} as const;
const shown = (row: Pick<CreditTransactionRow, keyof typeof select>): CreditTransaction => ({
  id: row.id,
  amount: row.amount,
  balance_after: row.balance_after,
  action_type: row.action_type,
  notes: row.notes,
  task_id: row.task_id,
  order_id: row.order_id,
  refund_of: row.refund_of,
  created_at: row.created_at.toISOString(),
});

/** Reading the ledger. What changes it is the Ledger. */
@Injectable()
export class CreditTransactions implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'credit_transactions',
      read: (userId) => this.oldestFirst(userId),
    });
  }

  /** A user's movements, newest first; `page` counts from 1. */
  async pageOf(userId: string, page: number, perPage: number): Promise<CreditTransactionPage> {
    const [rows, total] = await this.database.repository(CreditTransactionRow, (transactions) =>
      transactions.findAndCount({
        select,
        where: { user_id: userId },
        order: { seq: 'DESC' },
        take: perPage,
        skip: (page - 1) * perPage,
      }),
    );
    return { transactions: rows.map(shown), total, page, per_page: perPage };
  }

  private async *oldestFirst(userId: string): AsyncGenerator<CreditTransaction> {
    const rows = await this.database.repository(CreditTransactionRow, (transactions) =>
      transactions.find({ select, where: { user_id: userId }, order: { seq: 'ASC' } }),
    );
    yield* rows.map(shown);
  }
}
