import {
  changePasswordInput,
  type ChangePasswordInput,
  creditTransactionsQuery,
  type CreditTransactionPage,
  type CreditTransactionsQuery,
  deleteAccountInput,
  type DeleteAccountInput,
  idInput,
  type OwnSession,
  type Profile,
  operations,
  updateProfileInput,
  type UpdateProfileInput,
} from '@coursewright/contract';
import { Config, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Body, Controller, Param, Query, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { noRefreshCookie } from '../refresh-cookie.ts';
import { ChangePassword } from './change-password.ts';
import { DeleteAccount } from './delete-account.ts';
import { ExportAccount } from './export-account.ts';
import { GetProfile } from './get-profile.ts';
import { ListCreditTransactions } from './list-credit-transactions.ts';
import { ListSessions } from './list-sessions.ts';
import { RevokeOtherSessions } from './revoke-other-sessions.ts';
import { RevokeSession } from './revoke-session.ts';
import { UpdateProfile } from './update-profile.ts';

/** The REST door of the own account. */
@Controller()
export class AccountController {
  constructor(
    private readonly config: Config,
    private readonly getProfile: GetProfile,
    private readonly updateProfile: UpdateProfile,
    private readonly changePassword: ChangePassword,
    private readonly listSessions: ListSessions,
    private readonly revokeSession: RevokeSession,
    private readonly revokeOtherSessions: RevokeOtherSessions,
    private readonly listCreditTransactions: ListCreditTransactions,
    private readonly exportAccount: ExportAccount,
    private readonly deleteAccount: DeleteAccount,
  ) {}

  @Rest(operations.profile)
  profile(@SignedInCaller() caller: Caller): Promise<Profile> {
    return this.getProfile.run(caller);
  }

  @Rest(operations.updateProfile)
  update(
    @SignedInCaller() caller: Caller,
    @Body({ schema: updateProfileInput }) body: UpdateProfileInput,
  ): Promise<Profile> {
    return this.updateProfile.run(caller, body);
  }

  @Rest(operations.changePassword)
  password(
    @SignedInCaller() caller: Caller,
    @Body({ schema: changePasswordInput }) body: ChangePasswordInput,
  ): Promise<{ message: string }> {
    return this.changePassword.run(caller, body);
  }

  @Rest(operations.listSessions)
  sessions(@SignedInCaller() caller: Caller): Promise<{ sessions: OwnSession[] }> {
    return this.listSessions.run(caller);
  }

  @Rest(operations.revokeSession)
  revoke(
    @SignedInCaller() caller: Caller,
    @Param({ schema: idInput }) session: { id: string },
  ): Promise<void> {
    return this.revokeSession.run(caller, session);
  }

  @Rest(operations.revokeOtherSessions)
  revokeOthers(@SignedInCaller() caller: Caller): Promise<{ revoked: number }> {
    return this.revokeOtherSessions.run(caller);
  }

  @Rest(operations.listCreditTransactions)
  transactions(
    @SignedInCaller() caller: Caller,
    @Query({ schema: creditTransactionsQuery }) query: CreditTransactionsQuery,
  ): Promise<CreditTransactionPage> {
    return this.listCreditTransactions.run(caller, query);
  }

  @Rest(operations.exportAccount)
  async export(@SignedInCaller() caller: Caller): Promise<StreamableFile> {
    return new StreamableFile(await this.exportAccount.run(caller), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="coursewright-account.json"',
    });
  }

  @Rest(operations.deleteAccount)
  async delete(
    @SignedInCaller() caller: Caller,
    @Body({ schema: deleteAccountInput }) body: DeleteAccountInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.deleteAccount.run(caller, body);
    reply.header('set-cookie', noRefreshCookie(this.config));
  }
}
