import { Config, Database } from '@coursewright/platform';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Passwords } from './passwords.ts';
import { SignupGrants } from './signup-grants.ts';
import { Users } from './users.ts';

/**
 * Creates the administrator that the operator named, if nobody has the address yet. An existing
 * account is left as it is.
 */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  private readonly log = new Logger(FirstAdmin.name);

  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly users: Users,
    private readonly signupGrants: SignupGrants,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { admin } = this.config;
    if (!admin || (await this.users.byEmail(admin.email))) return;
    const passwordHash = await this.passwords.hash(admin.password);
    await this.database.transaction(async () => {
      // Processes that start together all get here; one of them adds the row.
      const id = await this.users.addUnlessKnown({
        email: admin.email,
        fullName: 'Administrator',
        passwordHash,
        isAdmin: true,
        isEmailVerified: true,
      });
      if (!id) return;
      await this.signupGrants.give(id, admin.email);
      this.log.log('Created the first administrator');
    });
  }
}
