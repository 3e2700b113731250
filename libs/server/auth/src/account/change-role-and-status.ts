import { AppError, Refusal, say } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { Users } from '../users.ts';
import { EndAccess } from './end-access.ts';

/** What an account may be made. What is absent stays. */
export interface RoleAndStatus {
  readonly is_active?: boolean;
  readonly is_admin?: boolean;
}

/**
 * Disables, enables, promotes or demotes an account. One active administrator always remains;
 * whoever loses something is logged out everywhere at once.
 */
@Injectable()
export class ChangeRoleAndStatus {
  constructor(
    private readonly database: Database,
    private readonly users: Users,
    private readonly endAccess: EndAccess,
  ) {}

  async run(userId: string, change: RoleAndStatus): Promise<void> {
    await this.database.transaction(async () => {
      // Before the account itself, like everybody who takes both, so that two of them never wait
      // for each other.
      const admins = await this.users.lockedActiveAdmins();
      const user = await this.users.lockedForChange(userId);
      if (!user) throw new AppError('not_found', 'User not found.');
      const isActive = change.is_active ?? user.is_active;
      const isAdmin = change.is_admin ?? user.is_admin;
      if (!(isActive && isAdmin) && admins.length === 1 && admins[0] === userId) throw lastAdmin();
      await this.users.setRoleAndStatus(userId, { isActive, isAdmin });
      if ((user.is_active && !isActive) || (user.is_admin && !isAdmin))
        await this.endAccess.run(userId);
    });
  }
}

export const lastAdmin = () => new Refusal('conflict', say('last_administrator'));
