import { AppError, type KeyProvider } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { StoredUserKeys } from './stored-user-keys.ts';

@Injectable()
export class DeleteUserKey implements Record<'run', UseCases['deleteUserKey']['run']> {
  constructor(private readonly keys: StoredUserKeys) {}

  async run(caller: Caller, { provider }: { provider: KeyProvider }): Promise<void> {
    if (!(await this.keys.remove(caller.userId, provider)))
      throw new AppError('not_found', 'You have no key of this provider.');
  }
}
