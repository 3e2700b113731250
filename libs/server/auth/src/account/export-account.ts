import { Readable } from 'node:stream';
import { Clock, PersonalData } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuthLimits } from '../auth-limits.ts';
import { GetOwnUser } from '../get-own-user.ts';
import { GetProfile } from './get-profile.ts';

/**
 * Everything kept about the caller as one JSON document, written while it is read: `{ exported_at,
 * user, profile, <records>: [...] }`.
 */
@Injectable()
export class ExportAccount {
  constructor(
    private readonly clock: Clock,
    private readonly limits: AuthLimits,
    private readonly getOwnUser: GetOwnUser,
    private readonly getProfile: GetProfile,
    private readonly personalData: PersonalData,
  ) {}

  async run(caller: Caller): Promise<Readable> {
    await this.limits.takeOf('export', caller.userId);
    const head = {
      exported_at: this.clock.now().toISOString(),
      ...(await this.getOwnUser.run(caller)),
      profile: await this.getProfile.run(caller),
    };
    return Readable.from(this.write(caller.userId, JSON.stringify(head)));
  }

  private async *write(userId: string, head: string): AsyncGenerator<string> {
    yield head.slice(0, -1);
    for (const { name, read } of this.personalData.records) {
      yield `,\n${JSON.stringify(name)}:[`;
      let separator = '\n';
      for await (const record of read(userId)) {
        yield separator + JSON.stringify(record);
        separator = ',\n';
      }
      yield ']';
    }
    yield '}\n';
  }
}
