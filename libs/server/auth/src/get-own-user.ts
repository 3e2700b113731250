import { Refusal, say, type User } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { shownUser } from './user.entity.ts';
import { Users } from './users.ts';

@Injectable()
export class GetOwnUser implements Record<'run', UseCases['status']['run']> {
  constructor(private readonly users: Users) {}

  async run(caller: Caller): Promise<{ user: User }> {
    const row = await this.users.byId(caller.userId);
    if (!row) throw new Refusal('unauthorized', say('login_required'));
    return { user: shownUser(row) };
  }
}
