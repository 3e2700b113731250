import { ChangeRoleAndStatus, shownUser, Users } from '@coursewright/auth';
import { AppError, type ChangeUserInput, type User } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';

@Injectable()
export class ChangeUser implements Record<'run', UseCases['adminChangeUser']['run']> {
  constructor(
    private readonly audit: AuditLog,
    private readonly users: Users,
    private readonly changeRoleAndStatus: ChangeRoleAndStatus,
  ) {}

  async run(caller: Caller, { id, full_name, ...roleAndStatus }: ChangeUserInput): Promise<User> {
    return this.audit.record({
      caller,
      action: 'update_user',
      target: id,
      snapshot: () => this.snapshot(id),
      work: async () => {
        // Its own rules first: it locks the administrators before the account.
        await this.changeRoleAndStatus.run(id, roleAndStatus);
        if (full_name !== undefined) await this.users.updateProfile(id, { full_name });
        const user = await this.users.byId(id);
        if (!user) throw new AppError('not_found', 'User not found.');
        return shownUser(user);
      },
    });
  }

  private async snapshot(id: string): Promise<object | null> {
    const user = await this.users.byId(id);
    return (
      user && { full_name: user.full_name, is_active: user.is_active, is_admin: user.is_admin }
    );
  }
}
