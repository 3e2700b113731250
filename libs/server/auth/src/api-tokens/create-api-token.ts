import {
  type CreateApiTokenInput,
  type CreatedApiToken,
  limits,
  Refusal,
  say,
} from '@coursewright/contract';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { Sessions } from '../sessions.ts';
import { Users } from '../users.ts';
import { ApiTokens } from './api-tokens.ts';

/** Makes a token for a program. The answer is the only place where it can be read. */
@Injectable()
export class CreateApiToken implements Record<'run', UseCases['createApiToken']['run']> {
  constructor(
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly apiTokens: ApiTokens,
  ) {}

  async run(
    caller: Caller,
    input: CreateApiTokenInput,
    attempt: Attempt,
  ): Promise<CreatedApiToken> {
    return attempt.once(async () => {
      await this.users.locked(caller.userId);
      // A reset of the password that came between must not leave behind a token of the session that
      // it ended.
      if (!(await this.sessions.holder(caller.sessionId, caller.userId)))
        throw new Refusal('unauthorized', say('login_required'));
      const created = await this.apiTokens.add(caller.userId, input);
      if (!created)
        throw new Refusal('conflict', say('api_token_limit', { count: limits.apiTokens.perUser }));
      return created;
    });
  }
}
