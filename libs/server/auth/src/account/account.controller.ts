import { deleteAccountInput, type DeleteAccountInput, operations } from '@coursewright/contract';
import { Config, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Body, Controller, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { noRefreshCookie } from '../refresh-cookie.ts';
import { DeleteAccount } from './delete-account.ts';
import { ExportAccount } from './export-account.ts';

/** What is asked of the own account that needs a file or the cookie. */
@Controller()
export class AccountController {
  constructor(
    private readonly config: Config,
    private readonly exportAccount: ExportAccount,
    private readonly deleteAccount: DeleteAccount,
  ) {}

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
