import { Authenticator } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AccessEnds } from './access-ends.ts';
import { ApiTokens } from './api-tokens/api-tokens.ts';
import { Sessions } from './sessions.ts';

/** Knows by the sessions and API tokens in the database who is still signed in. */
@Injectable()
export class SessionAuthenticator extends Authenticator {
  constructor(
    private readonly sessions: Sessions,
    private readonly apiTokens: ApiTokens,
    private readonly accessEnds: AccessEnds,
  ) {
    super();
  }

  async stillSignedIn(callers: readonly Caller[]): Promise<ReadonlySet<string>> {
    const idsOf = (some: readonly Caller[]) => [...new Set(some.map(({ sessionId }) => sessionId))];
    const [sessions, apiTokens] = await Promise.all([
      this.sessions.living(idsOf(callers.filter(({ scopes }) => !scopes))),
      this.apiTokens.usable(idsOf(callers.filter(({ scopes }) => scopes))),
    ]);
    return new Set([...sessions, ...apiTokens]);
  }

  onAccessEnded({ userId }: Caller, listener: () => void): () => void {
    return this.accessEnds.subscribe(userId, listener);
  }
}
