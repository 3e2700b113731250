import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../sessions.ts';

@Injectable()
export class RevokeOtherSessions implements Record<'run', UseCases['revokeOtherSessions']['run']> {
  constructor(private readonly sessions: Sessions) {}

  async run(caller: Caller): Promise<{ revoked: number }> {
    return { revoked: await this.sessions.revokeAll(caller.userId, caller.sessionId) };
  }
}
