import type { Profile, UpdateProfileInput } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Users } from '../users.ts';
import { shownProfile } from './shown-profile.ts';

@Injectable()
export class UpdateProfile implements Record<'run', UseCases['updateProfile']['run']> {
  constructor(private readonly users: Users) {}

  async run(caller: Caller, input: UpdateProfileInput): Promise<Profile> {
    return shownProfile(await this.users.updateProfile(caller.userId, input));
  }
}
