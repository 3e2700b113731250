import type { UserKey } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { StoredUserKeys } from './stored-user-keys.ts';

@Injectable()
export class ListUserKeys implements Record<'run', UseCases['listUserKeys']['run']> {
  constructor(private readonly keys: StoredUserKeys) {}

  async run(caller: Caller): Promise<{ keys: UserKey[] }> {
    return { keys: await this.keys.ofUser(caller.userId) };
  }
}
