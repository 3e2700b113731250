import { randomInt } from 'node:crypto';
import { type AuthAnswer, lifetimes, Refusal, say } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { AccessTokens } from './access-tokens.ts';
import type { LiveSession } from './sessions.ts';
import { shownUser } from './user.entity.ts';
import { Users } from './users.ts';

/** What logging in and refreshing give: the answer for the page, and the session for the cookie. */
export interface SignedIn {
  readonly answer: AuthAnswer;
  readonly session: LiveSession;
}

/** Makes the answer to a login or a refresh of a session. */
@Injectable()
export class AnswerSignedIn {
  constructor(
    private readonly users: Users,
    private readonly accessTokens: AccessTokens,
  ) {}

  async run(session: LiveSession): Promise<SignedIn> {
    const row = await this.users.byId(session.userId);
    if (!row?.is_active) throw new Refusal('unauthorized', say('session_ended'));
    const expires_in = aLifetime();
    const access_token = await this.accessTokens.issue(
      { userId: row.id, sessionId: session.id },
      expires_in,
    );
    return { answer: { access_token, expires_in, user: shownUser(row) }, session };
  }
}

// Clients renew a token shortly before its end. Ends are spread over half of the longest lifetime,
// so that everybody who came back after an outage at the same moment does not renew at the same
// moment from then on.
const aLifetime = () => randomInt(Math.ceil(lifetimes.accessToken / 2), lifetimes.accessToken + 1);
