import { originOf, StrategyNames } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { refreshTokenIn } from '../refresh-cookie.ts';
import { Sessions } from '../sessions.ts';
import { CredentialStrategy } from './credential-strategy.ts';

/** A caller who sends a header means it: a bad access token is not made good by a cookie. */
const refreshTokenOf = ({ headers }: FastifyRequest): string | null =>
  headers.authorization === undefined ? (refreshTokenIn(headers.cookie) ?? null) : null;

/** Knows a caller by the refresh cookie: for a native EventSource, which cannot send a header. */
@Injectable()
export class RefreshCookieStrategy
  extends PassportStrategy(CredentialStrategy, 'refresh-cookie')
  implements OnApplicationShutdown
{
  constructor(
    private readonly names: StrategyNames,
    private readonly sessions: Sessions,
  ) {
    super(refreshTokenOf);
    passport.use(names.refreshCookie, this);
  }

  /** Spends nothing of the token. */
  async validate(request: FastifyRequest, token: string): Promise<Caller | null> {
    const holder = await this.sessions.holderOfToken(token);
    const { ip, userAgent } = originOf(request);
    return holder && { ...holder, ip, userAgent };
  }

  onApplicationShutdown(): void {
    passport.unuse(this.names.refreshCookie);
  }
}
