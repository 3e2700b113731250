import type { SaveUserKeyInput, UserKey } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from '../auth-limits.ts';
import { StoredUserKeys } from './stored-user-keys.ts';
import { TestKey } from './test-key.ts';

/**
 * Keeps a key that its provider accepts. Limited, so that nobody finds out here which stolen keys
 * are good.
 */
@Injectable()
export class SaveUserKey implements Record<'run', UseCases['saveUserKey']['run']> {
  constructor(
    private readonly limits: AuthLimits,
    private readonly testKey: TestKey,
    private readonly keys: StoredUserKeys,
  ) {}

  async run(caller: Caller, { provider, key }: SaveUserKeyInput): Promise<UserKey> {
    await this.limits.takeOf('key test', caller.userId);
    await this.testKey.run(provider, key);
    return this.keys.save(caller.userId, provider, key);
  }
}
