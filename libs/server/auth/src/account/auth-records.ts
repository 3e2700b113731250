import { PersonalData } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApiTokens } from '../api-tokens/api-tokens.ts';
import { Sessions } from '../sessions.ts';
import { StoredUserKeys } from '../user-keys/stored-user-keys.ts';
import { shownSession } from './shown-session.ts';

/** What accounts themselves put into the export of all own data. */
@Injectable()
export class AuthRecords implements OnModuleInit {
  constructor(
    private readonly personalData: PersonalData,
    private readonly sessions: Sessions,
    private readonly apiTokens: ApiTokens,
    private readonly userKeys: StoredUserKeys,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'sessions',
      read: (userId) => each(this.sessionsOf(userId)),
    });
    this.personalData.register({
      name: 'api_tokens',
      read: (userId) => each(this.apiTokens.ofUser(userId)),
    });
    this.personalData.register({
      name: 'keys',
      read: (userId) => each(this.userKeys.ofUser(userId)),
    });
  }

  /** Also those that have ended, and what the device said of itself, as long as they are kept. */
  private async sessionsOf(userId: string): Promise<object[]> {
    const rows = await this.sessions.allOf(userId);
    return rows.map((row) => {
      const { is_current: _of, ...session } = shownSession(row, '');
      return {
        ...session,
        user_agent: row.user_agent,
        revoked_at: row.revoked_at?.toISOString() ?? null,
      };
    });
  }
}

async function* each(rows: Promise<object[]>): AsyncGenerator<object> {
  yield* await rows;
}
