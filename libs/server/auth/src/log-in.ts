import { type LoginInput, Refusal, say, sayAs } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { LoginLimits } from './login-limits.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { AnswerSignedIn, type SignedIn } from './signed-in.ts';
import { Users } from './users.ts';

/**
 * Opens a session. One hash operation per attempt, whoever it is; only the right password learns
 * more than "wrong". `device` is one that knows the account.
 */
@Injectable()
export class LogIn {
  constructor(
    private readonly database: Database,
    private readonly limits: LoginLimits,
    private readonly passwords: Passwords,
    private readonly users: Users,
    private readonly sessions: Sessions,
    private readonly answerSignedIn: AnswerSignedIn,
  ) {}

  async run(
    origin: Origin,
    { email, password, remember_me: rememberMe }: LoginInput,
    device: string | undefined,
  ): Promise<SignedIn> {
    const user = await this.limits.count({ origin, email, device }, async () => {
      const known = await this.users.byEmail(email);
      const matches = await this.passwords.matches(password, known?.password_hash ?? null);
      return matches ? known : null;
    });
    if (!user) throw wrong();
    if (!user.is_active) throw new Refusal('forbidden', say('account_disabled'));
    if (!user.is_email_verified) throw notConfirmed();
    return this.database.transaction(async () => {
      // A password that was replaced while this one was being checked opens nothing any more.
      if (!(await this.users.noteLogin(user.id, user.password_hash))) throw wrong();
      return this.answerSignedIn.run(await this.sessions.open(user.id, rememberMe, origin));
    });
  }
}

const wrong = () => new Refusal('unauthorized', say('wrong_login'));

/** `details` tells the page to offer a new link. */
const notConfirmed = () =>
  new Refusal('forbidden', say('email_not_confirmed'), {
    details: [{ path: 'email', ...sayAs('email_not_confirmed', 'Not confirmed yet.') }],
  });
