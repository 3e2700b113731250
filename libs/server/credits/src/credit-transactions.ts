import type { CreditTransaction, CreditTransactionPage } from '@coursewright/contract';
import { Database, PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';

type Row = Omit<CreditTransaction, 'created_at'> & { readonly created_at: Date };

const columns = 'id, amount, balance_after, action_type, notes, task_id, order_id, created_at';
const shown = (row: Row): CreditTransaction => ({
  ...row,
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
    const rows = await this.database.query<Row>(
      `SELECT ${columns} FROM credit_transactions WHERE user_id = $1 ORDER BY seq DESC LIMIT $2 OFFSET $3`,
      [userId, perPage, (page - 1) * perPage],
    );
    const [counted] = await this.database.query<{ total: number }>(
      'SELECT count(*)::int AS total FROM credit_transactions WHERE user_id = $1',
      [userId],
    );
    return { transactions: rows.map(shown), total: counted?.total ?? 0, page, per_page: perPage };
  }

  private async *oldestFirst(userId: string): AsyncGenerator<CreditTransaction> {
    const rows = await this.database.query<Row>(
      `SELECT ${columns} FROM credit_transactions WHERE user_id = $1 ORDER BY seq`,
      [userId],
    );
    yield* rows.map(shown);
  }
}
