import { Users } from '@coursewright/auth';
import { AppError, type AddCreditsInput, type AddedCredits } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';

/** Grants credits on an administrator's word, once per Idempotency-Key. */
@Injectable()
export class AddCredits implements Record<'run', UseCases['adminAddCredits']['run']> {
  constructor(
    private readonly audit: AuditLog,
    private readonly users: Users,
    private readonly ledger: Ledger,
  ) {}

  async run(caller: Caller, input: AddCreditsInput, attempt: Attempt): Promise<AddedCredits> {
    const { user_id: userId, amount, notes } = input;
    return this.audit.record({
      caller,
      action: 'add_credits',
      target: userId,
      snapshot: () => this.snapshot(userId),
      within: (work) => attempt.once(work),
      work: async () => {
        if (!(await this.users.lockedForChange(userId)))
          throw new AppError('not_found', 'User not found.');
        return {
          user_id: userId,
          credits: await this.ledger.grant(userId, amount, 'admin_add', {
            adminId: caller.userId,
            notes,
          }),
        };
      },
    });
  }

  private async snapshot(userId: string): Promise<object | null> {
    const user = await this.users.byId(userId);
    return user && { credits: user.credits };
  }
}
