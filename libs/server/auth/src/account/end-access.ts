import { Injectable } from '@nestjs/common';
import { ApiTokens } from '../api-tokens/api-tokens.ts';
import { Sessions } from '../sessions.ts';

/**
 * Ends every way into an account, perhaps except for one session: all tokens are refused from the
 * next request on.
 */
@Injectable()
export class EndAccess {
  constructor(
    private readonly sessions: Sessions,
    private readonly apiTokens: ApiTokens,
  ) {}

  /** Returns how many sessions were open. */
  async run(userId: string, keepSession?: string): Promise<number> {
    const ended = await this.sessions.revokeAll(userId, keepSession);
    await this.apiTokens.removeAll(userId);
    return ended;
  }
}
