import { Users } from '@coursewright/auth';
import {
  type AddedCredits,
  AppError,
  Refusal,
  returnableCharges,
  type ReturnChargeInput,
  say,
} from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';
import { Transactions } from './transactions.ts';

/** Gives back what audio or a diagram was charged, once however many administrators ask for it. */
@Injectable()
export class ReturnCharge implements Record<'run', UseCases['adminReturnCharge']['run']> {
  constructor(
    private readonly audit: AuditLog,
    private readonly users: Users,
    private readonly ledger: Ledger,
    private readonly transactions: Transactions,
  ) {}

  async run(
    caller: Caller,
    { id, notes }: ReturnChargeInput,
    attempt: Attempt,
  ): Promise<AddedCredits> {
    return this.audit.record({
      caller,
      action: 'return_charge',
      target: id,
      snapshot: () => this.snapshot(id),
      within: (work) => attempt.once(work),
      work: async () => {
        const charge = await this.transactions.one(id);
        if (!charge) throw new AppError('not_found', 'There is no such transaction.');
        if (!returnableCharges.some((action) => action === charge.action_type))
          throw new Refusal('conflict', say('charge_not_returnable'));
        if (!(await this.users.lockedForChange(charge.user.id)))
          throw new Refusal('conflict', say('charge_without_account'));
        const credits = await this.ledger.returnCharge(id, { adminId: caller.userId, notes });
        if (credits === undefined) throw new Refusal('conflict', say('charge_returned'));
        return { user_id: charge.user.id, credits };
      },
    });
  }

  private async snapshot(id: string): Promise<object | null> {
    const charge = await this.transactions.one(id);
    const user = charge && (await this.users.byId(charge.user.id));
    return charge && user ? { is_returned: charge.is_returned, credits: user.credits } : null;
  }
}
