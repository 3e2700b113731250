import { Refusal, say } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { Sessions } from './sessions.ts';
import { AnswerSignedIn, type SignedIn } from './signed-in.ts';

/** Exchanges the refresh token for its successor and a new access token. */
@Injectable()
export class RefreshSession {
  constructor(
    private readonly sessions: Sessions,
    private readonly answerSignedIn: AnswerSignedIn,
  ) {}

  async run(token: string | undefined): Promise<SignedIn> {
    const session = token === undefined ? null : await this.sessions.refresh(token);
    if (!session) throw new Refusal('unauthorized', say('session_ended'));
    return this.answerSignedIn.run(session);
  }
}
