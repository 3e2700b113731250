import {
  type AuthAnswer,
  emailInput,
  loginInput,
  type LoginInput,
  registerInput,
  type RegisterInput,
  operations,
  tokenQuery,
  type User,
} from '@coursewright/contract';
import { CameFrom, Clock, Config, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller, Origin } from '@coursewright/rpc';
import { Body, Controller, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GetOwnCredits } from './get-own-credits.ts';
import { GetOwnUser } from './get-own-user.ts';
import { LogIn } from './log-in.ts';
import { LogOut } from './log-out.ts';
import { noRefreshCookie, refreshCookie, refreshTokenIn } from './refresh-cookie.ts';
import { RefreshSession } from './refresh-session.ts';
import { Register } from './register.ts';
import { ResendVerification } from './resend-verification.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import type { SignedIn } from './signed-in.ts';
import { VerifyEmail } from './verify-email.ts';

/** The REST door of accounts. */
@Controller()
export class AuthController {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly registerAccount: Register,
    private readonly logIn: LogIn,
    private readonly refreshSession: RefreshSession,
    private readonly logOut: LogOut,
    private readonly getOwnUser: GetOwnUser,
    private readonly getOwnCredits: GetOwnCredits,
    private readonly verify: VerifyEmail,
    private readonly resendLink: ResendVerification,
  ) {}

  @Rest(operations.register)
  register(
    @CameFrom() origin: Origin,
    @Body({ schema: registerInput }) body: RegisterInput,
  ): Promise<{ message: string }> {
    return this.registerAccount.run(origin, body);
  }

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

  @Rest(operations.status)
  async status(@SignedInCaller() caller: Caller): Promise<{ user: User }> {
    return this.getOwnUser.run(caller);
  }

  @Rest(operations.credits)
  credits(@SignedInCaller() caller: Caller): Promise<{ credits: number }> {
    return this.getOwnCredits.run(caller);
  }

  @Rest(operations.verifyEmail)
  verifyEmail(
    @CameFrom() origin: Origin,
    @Query({ schema: tokenQuery }) query: { token: string },
  ): Promise<{ message: string }> {
    return this.verify.run(origin, query);
  }

  @Rest(operations.resendVerification)
  resendVerification(
    @CameFrom() origin: Origin,
    @Body({ schema: emailInput }) body: { email: string },
  ): Promise<{ message: string }> {
    return this.resendLink.run(origin, body);
  }

  private withCookie(reply: FastifyReply, { answer, session }: SignedIn): AuthAnswer {
    reply.header('set-cookie', refreshCookie(this.config, session, this.clock.now()));
    return answer;
  }
}
