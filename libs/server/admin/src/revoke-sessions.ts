import { EndAccess, Sessions, Users } from '@coursewright/auth';
import { AppError } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';

/** Logs a user out everywhere; the account itself does not change. */
@Injectable()
export class RevokeUserSessions implements Record<'run', UseCases['adminRevokeSessions']['run']> {
  constructor(
    private readonly audit: AuditLog,
    private readonly sessions: Sessions,
    private readonly users: Users,
    private readonly endAccess: EndAccess,
  ) {}

  async run(caller: Caller, { id }: { id: string }): Promise<{ revoked: number }> {
    return this.audit.record({
      caller,
      action: 'revoke_sessions',
      target: id,
      snapshot: () => this.snapshot(id),
      work: async () => {
        if (!(await this.users.lockedForChange(id)))
          throw new AppError('not_found', 'User not found.');
        return { revoked: await this.endAccess.run(id) };
      },
    });
  }

  private async snapshot(id: string): Promise<object> {
    return { sessions: await this.sessions.countUnrevoked(id) };
  }
}
