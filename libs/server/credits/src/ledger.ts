import type { ActionType } from '@coursewright/contract';

export interface LedgerReference {
  readonly taskId?: string;
  readonly notes?: string;
}

/** Money: each verb is one atomic statement with its ledger row, and takes part in the running transaction. */
export abstract class Ledger {
  /** Debits `amount` credits and returns the new balance. Throws AppError payment_required when the balance is too small. */
  abstract spend(userId: string, amount: number, action: ActionType, reference: LedgerReference): Promise<number>;
  /** Credits `amount`. A second signup_grant for the same user changes nothing and returns the balance. */
  abstract grant(userId: string, amount: number, action: ActionType, reference: LedgerReference): Promise<number>;
  /** Gives back what the task's debit took, exactly once however often it is called. Returns whether this call did it. */
  abstract refundTask(taskId: string, notes: string): Promise<boolean>;
  abstract balance(userId: string): Promise<number>;
}
