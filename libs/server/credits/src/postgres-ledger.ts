import {
  type ActionType,
  AppError,
  limits,
  Refusal,
  returnableCharges,
  say,
} from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { creditTransactionRow } from './credit-transaction.entity.ts';
import { Ledger, type LedgerReference } from './ledger.ts';

const entryRow = creditTransactionRow.pick({ user_id: true, balance_after: true });
type Entry = z.output<typeof entryRow>;
const refundRow = creditTransactionRow.pick({ id: true, user_id: true, amount: true });

/**
 * The balance is never read and then written. Every verb first takes the lock on the user's row, so
 * a user's entries are numbered (`seq`) in the order in which the balance moved.
 */
@Injectable()
export class PostgresLedger extends Ledger {
  constructor(private readonly database: Database) {
    super();
  }

  async spend(
    userId: string,
    amount: number,
    action: ActionType,
    reference: LedgerReference,
  ): Promise<number> {
    assertAmount(amount);
    const [entry] = await this.database.query(
      entryRow,
      `WITH debited AS (
         UPDATE users SET credits = credits - $2 WHERE id = $1 AND credits >= $2 RETURNING id, credits
       )
       INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id, order_id, admin_id, notes, narration_id)
       SELECT id, -$2, credits, $3, $4, $5, $6, $7, $8 FROM debited
       RETURNING user_id, balance_after`,
      [userId, amount, action, ...columnsOf(reference), reference.narrationId ?? null],
    );
    if (!entry) throw tooLittle(amount);
    return entry.balance_after;
  }

  async grant(
    userId: string,
    amount: number,
    action: ActionType,
    reference: LedgerReference,
  ): Promise<number> {
    assertAmount(amount);
    return this.database.transaction(async () => {
      const [entry] = await this.database.query(
        entryRow,
        `INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id, order_id, admin_id, notes)
         SELECT id, $2, credits + $2, $3, $4, $5, $6, $7 FROM users WHERE id = $1 AND credits + $2 <= $8 FOR NO KEY UPDATE
         ON CONFLICT DO NOTHING
         RETURNING user_id, balance_after`,
        [userId, amount, action, ...columnsOf(reference), limits.balance.max],
      );
      if (entry) return this.apply(entry);
      const balance = await this.balance(userId);
      if (balance + amount > limits.balance.max)
        throw new Refusal('conflict', say('balance_full', { count: limits.balance.max }));
      return balance;
    });
  }

  async takeBack(userId: string, amount: number, reference: LedgerReference): Promise<void> {
    assertAmount(amount);
    await this.database.transaction(async () => {
      await this.database.run('UPDATE users SET credit_debt = credit_debt + $2 WHERE id = $1', [
        userId,
        amount,
      ]);
      await this.settleDebt(userId, reference);
    });
  }

  async takeRefundBack(taskId: string, notes: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const [refund] = await this.database.query(
        refundRow,
        `SELECT refund.id, refund.user_id, refund.amount FROM credit_transactions refund
         WHERE refund.task_id = $1 AND refund.refund_of IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM credit_transactions later WHERE later.takes_back = refund.id)`,
        [taskId],
      );
      if (!refund) return false;
      const [entry] = await this.database.query(
        entryRow,
        `INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id, takes_back, notes)
         SELECT id, -$3::int, credits - $3::int, 'generation_use', $4, $2, $5 FROM users WHERE id = $1 AND credits >= $3::int FOR NO KEY UPDATE
         ON CONFLICT (takes_back) DO NOTHING
         RETURNING user_id, balance_after`,
        [refund.user_id, refund.id, refund.amount, taskId, notes],
      );
      if (entry) await this.apply(entry);
      else if ((await this.balance(refund.user_id)) < refund.amount) throw tooLittle(refund.amount);
      return entry !== undefined;
    });
  }

  async refundTask(taskId: string, notes: string): Promise<boolean> {
    const which = "debit.task_id = $1 AND debit.action_type = 'generation_use'";
    return (await this.refund(which, taskId, { notes })) !== undefined;
  }

  async refundNarration(narrationId: string, notes: string): Promise<boolean> {
    const which = "debit.narration_id = $1 AND debit.action_type = 'audio_use'";
    return (await this.refund(which, narrationId, { notes })) !== undefined;
  }

  async returnCharge(
    transactionId: string,
    reference: Pick<LedgerReference, 'adminId' | 'notes'>,
  ): Promise<number | undefined> {
    const actions = returnableCharges.map((action) => `'${action}'`).join(', ');
    const which = `debit.id = $1 AND debit.amount < 0 AND debit.action_type IN (${actions})`;
    return this.refund(which, transactionId, reference);
  }

  async forgetNotes(userId: string): Promise<void> {
    await this.database.run(
      'UPDATE credit_transactions SET notes = NULL WHERE user_id = $1 AND notes IS NOT NULL',
      [userId],
    );
  }

  async balance(userId: string): Promise<number> {
    const [user] = await this.database.query(
      z.object({ credits: z.number() }),
      'SELECT credits FROM users WHERE id = $1',
      [userId],
    );
    if (!user) throw new AppError('not_found', 'User not found.');
    return user.credits;
  }

  /**
   * Gives back the last debit that is about something (`which`, $1) and was not given back yet.
   * Returns the new balance; undefined where there was none.
   */
  private async refund(
    which: string,
    about: string,
    { adminId, notes }: Pick<LedgerReference, 'adminId' | 'notes'>,
  ): Promise<number | undefined> {
    return this.database.transaction(async () => {
      const [entry] = await this.database.query(
        entryRow,
        `INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id, narration_id, refund_of, notes, admin_id)
         SELECT owner.id, -debit.amount, owner.credits - debit.amount, 'refund', debit.task_id, debit.narration_id, debit.id, $2, $3::uuid
         FROM credit_transactions debit JOIN users owner ON owner.id = debit.user_id
         WHERE ${which}
           AND NOT EXISTS (SELECT 1 FROM credit_transactions earlier WHERE earlier.refund_of = debit.id) FOR NO KEY UPDATE OF owner
         ON CONFLICT (refund_of) DO NOTHING
         RETURNING user_id, balance_after`,
        [about, notes ?? null, adminId ?? null],
      );
      return entry && this.apply(entry);
    });
  }

  /**
   * Moves a balance up to where the entry says, and settles its debt; the user's row has been
   * locked since the entry was computed.
   */
  private async apply({ user_id, balance_after }: Entry): Promise<number> {
    const [user] = await this.database.query(
      z.object({ in_debt: z.boolean() }),
      'UPDATE users SET credits = $2 WHERE id = $1 RETURNING credit_debt > 0 AS in_debt',
      [user_id, balance_after],
    );
    return user?.in_debt
      ? this.settleDebt(user_id, { notes: 'Owed since a payment was returned' })
      : balance_after;
  }

  /**
   * Takes as much of a debt as the balance has and returns what is left of the balance. Inside a
   * transaction.
   */
  private async settleDebt(userId: string, reference: LedgerReference): Promise<number> {
    const [taken] = await this.database.query(
      z.object({ credits: z.number(), amount: z.number() }),
      `WITH owner AS (SELECT id, least(credits, credit_debt) AS amount FROM users WHERE id = $1 FOR NO KEY UPDATE)
       UPDATE users SET credits = credits - owner.amount, credit_debt = credit_debt - owner.amount FROM owner
       WHERE users.id = owner.id RETURNING users.credits, owner.amount`,
      [userId],
    );
    if (!taken) throw new AppError('not_found', 'User not found.');
    if (taken.amount > 0) {
      await this.database.run(
        `INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id, order_id, admin_id, notes) VALUES ($1, $2, $3, 'refund', $4, $5, $6, $7)`,
        [userId, -taken.amount, taken.credits, ...columnsOf(reference)],
      );
    }
    return taken.credits;
  }
}

const columnsOf = ({ taskId, orderId, adminId, notes }: LedgerReference) => [
  taskId ?? null,
  orderId ?? null,
  adminId ?? null,
  notes ?? null,
];

const tooLittle = (amount: number): AppError =>
  new Refusal('payment_required', say('credits_needed', { count: amount }));

function assertAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`A ledger entry moves a positive whole number of credits, not ${amount}.`);
}
