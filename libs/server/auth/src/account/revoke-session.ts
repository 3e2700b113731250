import { AppError } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../sessions.ts';

@Injectable()
export class RevokeSession implements Record<'run', UseCases['revokeSession']['run']> {
  constructor(private readonly sessions: Sessions) {}

  async run(caller: Caller, { id }: { id: string }): Promise<void> {
    if (!(await this.sessions.revokeOwn(caller.userId, id)))
      throw new AppError('not_found', 'Session not found.');
  }
}
