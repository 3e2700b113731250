import { Clock, originOf, StrategyNames } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { Strategy } from 'passport-jwt';
import { z } from 'zod';
import { accessTokenType, AccessTokens } from '../access-tokens.ts';
import { Sessions } from '../sessions.ts';
import { bearerTokenOf } from './bearer-token.ts';

const uuid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

const accessToken = z.object({
  header: z.object({ typ: z.literal(accessTokenType) }),
  payload: z.object({ sub: uuid, sid: uuid, iat: z.number(), exp: z.number() }),
});

/**
 * Knows a caller by the access token of a session, and asks the database each time whether that
 * session still lives.
 */
@Injectable()
export class AccessTokenStrategy
  extends PassportStrategy(Strategy, 'jwt')
  implements OnApplicationShutdown
{
  constructor(
    tokens: AccessTokens,
    private readonly names: StrategyNames,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {
    super({
      jwtFromRequest: bearerTokenOf,
      secretOrKey: tokens.key,
      algorithms: ['HS256'],
      audience: tokens.audience,
      issuer: tokens.issuer,
      // Checked in `validate`: the library knows no clock but the machine's.
      ignoreExpiration: true,
      passReqToCallback: true,
      jsonWebTokenOptions: { complete: true },
    });
    passport.use(names.accessToken, this);
  }

  /** Called with a token that we signed for this audience. */
  async validate(request: FastifyRequest, token: unknown): Promise<Caller | null> {
    const { success, data } = accessToken.safeParse(token);
    if (!success || data.payload.exp <= Math.floor(this.clock.now().getTime() / 1000)) return null;
    const { sub: userId, sid: sessionId } = data.payload;
    const holder = await this.sessions.holder(sessionId, userId);
    const { ip, userAgent } = originOf(request);
    return holder && { ...holder, sessionId, ip, userAgent };
  }

  // Only now: until the server is closed, requests are still checked.
  onApplicationShutdown(): void {
    passport.unuse(this.names.accessToken);
  }
}
