import type { ActionType } from '@coursewright/contract';

/** What a ledger row is about. */
export interface LedgerReference {
  readonly taskId?: string;
  /** The purchase. */
  readonly orderId?: string;
  /** The audio of a lesson. */
  readonly narrationId?: string;
  /** The admin who granted the credits. */
  readonly adminId?: string;
  readonly notes?: string;
}

/**
 * Money: each verb moves the balance together with its ledger row, and takes part in the running
 * transaction.
 */
export abstract class Ledger {
  /**
   * Debits `amount` credits (a positive integer) and returns the new balance. Throws AppError
   * payment_required when the balance is too small.
   */
  abstract spend(
    userId: string,
    amount: number,
    action: ActionType,
    reference: LedgerReference,
  ): Promise<number>;
  /**
   * Credits `amount` (a positive integer) and returns the new balance, from which a debt has been
   * settled. A second signup_grant for the same user, or a second purchase for the same order,
   * changes nothing. Throws conflict when the balance would exceed its limit.
   */
  abstract grant(
    userId: string,
    amount: number,
    action: ActionType,
    reference: LedgerReference,
  ): Promise<number>;
  /**
   * Takes credits back whose payment was returned: as many of `amount` as the balance has, at once.
   * The rest is a debt, which every later credit settles first; a balance is never negative.
   */
  abstract takeBack(userId: string, amount: number, reference: LedgerReference): Promise<void>;
  /**
   * Takes a task's refund back, exactly once however often it is called, because the task is tried
   * again. Returns whether there was one to take back: a task whose debit stands is not charged
   * again. Throws payment_required when the balance is too small.
   */
  abstract takeRefundBack(taskId: string, notes: string): Promise<boolean>;
  /**
   * Gives back what the task's last debit took, exactly once however often it is called. Returns
   * whether this call did it.
   */
  abstract refundTask(taskId: string, notes: string): Promise<boolean>;
  /** The same for the audio of a lesson, which is charged once. */
  abstract refundNarration(narrationId: string, notes: string): Promise<boolean>;
  /**
   * Gives back one charge for audio or for a diagram on an administrator's word, exactly once
   * however often it is called. Returns the new balance; undefined where there is no such charge or
   * it was given back before.
   */
  abstract returnCharge(
    transactionId: string,
    reference: Pick<LedgerReference, 'adminId' | 'notes'>,
  ): Promise<number | undefined>;
  /**
   * Forgets what the rows of a deleted account say beside the amounts; their sum stays. The account
   * must be marked as deleted before.
   */
  abstract forgetNotes(userId: string): Promise<void>;
  /** The credits a user has now. */
  abstract balance(userId: string): Promise<number>;
}
