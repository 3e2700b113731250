import { AppError, type ActionType } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { Ledger, type LedgerReference } from './ledger.ts';

interface Entry {
  readonly user_id: string;
  readonly balance_after: number;
}

/**
 * The balance is never read and then written. Every verb first takes the lock on the user's row, so a user's entries are numbered
 * (`seq`) in the order in which the balance moved.
 */
@Injectable()
export class PostgresLedger extends Ledger {
  constructor(private readonly database: Database) {
    super();
  }

  async spend(userId: string, amount: number, action: ActionType, reference: LedgerReference): Promise<number> {
    assertAmount(amount);
    const [entry] = await this.database.query<Entry>(
      `WITH debited AS (
         UPDATE users SET credits = credits - $2 WHERE id = $1 AND credits >= $2 RETURNING id, credits
       )
       INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id, admin_id, notes)
       SELECT id, -$2, credits, $3, $4, $5, $6 FROM debited
       RETURNING user_id, balance_after`,
      [userId, amount, action, ...columnsOf(reference)],
    );
    if (!entry) throw new AppError('payment_required', `You need ${amount} ${amount === 1 ? 'credit' : 'credits'} for this, and your balance is too small.`);
    return entry.balance_after;
  }

  async grant(userId: string, amount: number, action: ActionType, reference: LedgerReference): Promise<number> {
    assertAmount(amount);
    return this.database.transaction(async () => {
      const [entry] = await this.database.query<Entry>(
        `INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id, admin_id, notes)
         SELECT id, $2, credits + $2, $3, $4, $5, $6 FROM users WHERE id = $1 FOR NO KEY UPDATE
         ON CONFLICT (user_id) WHERE action_type = 'signup_grant' DO NOTHING
         RETURNING user_id, balance_after`,
        [userId, amount, action, ...columnsOf(reference)],
      );
      return entry ? this.apply(entry) : this.balance(userId);
    });
  }

  async refundTask(taskId: string, notes: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const [entry] = await this.database.query<Entry>(
        `INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id, refund_of, notes)
         SELECT owner.id, -debit.amount, owner.credits - debit.amount, 'refund', debit.task_id, debit.id, $2
         FROM credit_transactions debit JOIN users owner ON owner.id = debit.user_id
         WHERE debit.task_id = $1 AND debit.action_type = 'generation_use' FOR NO KEY UPDATE OF owner
         ON CONFLICT (refund_of) DO NOTHING
         RETURNING user_id, balance_after`,
        [taskId, notes],
      );
      if (entry) await this.apply(entry);
      return entry !== undefined;
    });
  }

  async forgetNotes(userId: string): Promise<void> {
    await this.database.query('UPDATE credit_transactions SET notes = NULL WHERE user_id = $1 AND notes IS NOT NULL', [userId]);
  }

  async balance(userId: string): Promise<number> {
    const [user] = await this.database.query<{ credits: number }>('SELECT credits FROM users WHERE id = $1', [userId]);
    if (!user) throw new AppError('not_found', 'There is no such user.');
    return user.credits;
  }

  /** Moves the balance to where the entry says; the user's row has been locked since the entry was computed. */
  private async apply({ user_id, balance_after }: Entry): Promise<number> {
    await this.database.query('UPDATE users SET credits = $2 WHERE id = $1', [user_id, balance_after]);
    return balance_after;
  }
}

const columnsOf = ({ taskId, adminId, notes }: LedgerReference) => [taskId ?? null, adminId ?? null, notes ?? null];

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`A ledger entry moves a positive whole number of credits, not ${amount}.`);
}
