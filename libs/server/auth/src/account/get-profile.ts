import type { Profile } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Users } from '../users.ts';
import { shownProfile } from './shown-profile.ts';

@Injectable()
export class GetProfile implements Record<'run', UseCases['profile']['run']> {
  constructor(private readonly users: Users) {}

  async run(caller: Caller): Promise<Profile> {
    return shownProfile(await this.users.byId(caller.userId));
  }
}
