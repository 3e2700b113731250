import { type AuthAnswer, loginInput, type LoginInput, operations } from '@coursewright/contract';
import { CameFrom, Clock, Config, Rest } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Body, Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { noRefreshCookie, refreshCookie, refreshTokenIn } from './refresh-cookie.ts';
import { RefreshSession } from './refresh-session.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import type { SignedIn } from './signed-in.ts';

/** What sets, reads and clears the refresh cookie. */
@Controller()
export class AuthController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly logIn: LogIn,
    private readonly refreshSession: RefreshSession,
    private readonly logOut: LogOut,
  ) {}

  @Rest(operations.login)
  async login(
    @CameFrom() origin: Origin,
    @Body({ schema: loginInput }) body: LoginInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthAnswer> {
    return this.withCookie(reply, await this.logIn.run(origin, body));
  }

  @Rest(operations.refresh)
  @UseGuards(SameOriginGuard)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthAnswer> {
    return this.withCookie(
      reply,
      await this.refreshSession.run(refreshTokenIn(request.headers.cookie)),
    );
  }

  @Rest(operations.logout)
  @UseGuards(SameOriginGuard)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ message: string }> {
    const answer = await this.logOut.run(refreshTokenIn(request.headers.cookie));
    reply.header('set-cookie', noRefreshCookie(this.config));
    return answer;
  }

  private withCookie(reply: FastifyReply, { answer, session }: SignedIn): AuthAnswer {
    reply.header('set-cookie', refreshCookie(this.config, session, this.clock.now()));
    return answer;
  }
}
