import { Injectable } from '@nestjs/common';
import { RefreshTokens } from './refresh-tokens.ts';
import { Sessions } from './sessions.ts';

/** Ends the session of a refresh token, good or spent. Whoever has none is logged out already. */
@Injectable()
export class LogOut {
  constructor(
    private readonly tokens: RefreshTokens,
    private readonly sessions: Sessions,
  ) {}

  async run(token: string | undefined): Promise<{ message: string }> {
    const sessionId = token === undefined ? null : this.tokens.sessionOf(token);
    if (sessionId) await this.sessions.revoke(sessionId);
    return { message: 'You are logged out.' };
  }
}
