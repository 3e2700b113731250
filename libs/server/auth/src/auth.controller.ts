import { type AuthAnswer, loginInput, type LoginInput, operations } from '@coursewright/contract';
import { CameFrom, Clock, Config, Rest } from '@coursewright/platform';
import type { Origin } from '@coursewright/rpc';
import { Body, Controller, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DeviceCookie } from './device-cookie.ts';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { noRefreshCookie, refreshCookie, refreshTokenIn } from './refresh-cookie.ts';
import { RefreshSession } from './refresh-session.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import type { SignedIn } from './signed-in.ts';

/** What sets, reads and clears cookies. */
@Controller()
export class AuthController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly deviceCookie: DeviceCookie,
    private readonly logIn: LogIn,
    private readonly refreshSession: RefreshSession,
    private readonly logOut: LogOut,
  ) {}

  @Rest(operations.login)
  async login(
    @CameFrom() origin: Origin,
    @Req() request: FastifyRequest,
    @Body({ schema: loginInput }) body: LoginInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AuthAnswer> {
    const { cookie } = request.headers;
    const device = this.deviceCookie.deviceOf(cookie, body.email);
    const answer = this.withCookie(reply, await this.logIn.run(origin, body, device));
    // Fastify adds to what is there.
    reply.header('set-cookie', this.deviceCookie.after(cookie, body.email));
    return answer;
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
