import {
  type KeyProvider,
  keyProviderInput,
  operations,
  saveUserKeyBody,
  type UserKey,
} from '@coursewright/contract';
import { Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Body, Controller, Param } from '@nestjs/common';
import { DeleteUserKey } from './delete-user-key.ts';
import { ListUserKeys } from './list-user-keys.ts';
import { SaveUserKey } from './save-user-key.ts';

@Controller()
export class UserKeysController {
  constructor(
    private readonly listUserKeys: ListUserKeys,
    private readonly saveUserKey: SaveUserKey,
    private readonly deleteUserKey: DeleteUserKey,
  ) {}

  @Rest(operations.listUserKeys)
  list(@SignedInCaller() caller: Caller): Promise<{ keys: UserKey[] }> {
    return this.listUserKeys.run(caller);
  }

  @Rest(operations.saveUserKey)
  save(
    @SignedInCaller() caller: Caller,
    @Param({ schema: keyProviderInput }) { provider }: { provider: KeyProvider },
    @Body({ schema: saveUserKeyBody }) { key }: { key: string },
  ): Promise<UserKey> {
    return this.saveUserKey.run(caller, { provider, key });
  }

  @Rest(operations.deleteUserKey)
  delete(
    @SignedInCaller() caller: Caller,
    @Param({ schema: keyProviderInput }) key: { provider: KeyProvider },
  ): Promise<void> {
    return this.deleteUserKey.run(caller, key);
  }
}
