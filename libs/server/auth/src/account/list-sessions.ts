import type { OwnSession } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../sessions.ts';
import { shownSession } from './shown-session.ts';

@Injectable()
export class ListSessions implements Record<'run', UseCases['listSessions']['run']> {
  constructor(private readonly sessions: Sessions) {}

  async run(caller: Caller): Promise<{ sessions: OwnSession[] }> {
    const rows = await this.sessions.liveOf(caller.userId);
    return { sessions: rows.map((row) => shownSession(row, caller.sessionId)) };
  }
}
