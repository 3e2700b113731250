import { type DeleteAccountInput, fieldRefusal, say } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable, Logger } from '@nestjs/common';
import { SignupGrants } from '../signup-grants.ts';
import { Users } from '../users.ts';
import { lastAdmin } from './change-role-and-status.ts';
import { ConfirmPassword, wrongPassword } from './confirm-password.ts';
import { OwnedRows } from './owned-rows.ts';

/**
 * Deletes an account and everything it owns, in one step. Its row in `users` stays, emptied,
 * because the ledger's rows point to it: they keep their amounts, so that every sum stays, and lose
 * what they said beside them.
 */
@Injectable()
export class DeleteAccount implements Record<'run', UseCases['deleteAccount']['run']> {
  private readonly log = new Logger(DeleteAccount.name);

  constructor(
    private readonly database: Database,
    private readonly confirmPassword: ConfirmPassword,
    private readonly users: Users,
    private readonly ownedRows: OwnedRows,
    private readonly ledger: Ledger,
    private readonly signupGrants: SignupGrants,
  ) {}

  async run(caller: Caller, { password, email }: DeleteAccountInput): Promise<void> {
    const user = await this.confirmPassword.run(caller.userId, password, 'password');
    if (email.toLowerCase() !== user.email.toLowerCase()) throw notYourAddress();
    await this.database.transaction(async () => {
      // Before the account itself, like everybody who takes both, so that two of them never wait
      // for each other.
      const admins = user.is_admin ? await this.users.lockedActiveAdmins() : [];
      const owner = await this.users.locked(user.id);
      if (owner?.password_hash !== user.password_hash) throw wrongPassword('password');
      if (owner.is_admin && !admins.some((id) => id !== owner.id)) throw lastAdmin();
      await this.ownedRows.removeAll(owner.id);
      // Whose credits are older than that memory is remembered now.
      await this.signupGrants.remember(owner.email);
      await this.users.anonymise(owner.id);
      await this.ledger.forgetNotes(owner.id);
    });
    this.log.log({ user_id: user.id }, 'An account was deleted by its owner');
  }
}

const notYourAddress = () => fieldRefusal('email', say('not_your_address'));
