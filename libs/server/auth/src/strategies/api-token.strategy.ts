import { originOf, StrategyNames } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import passport from 'passport';
import { ApiTokens } from '../api-tokens/api-tokens.ts';
import { bearerTokenOf } from './bearer-token.ts';
import { CredentialStrategy } from './credential-strategy.ts';

function apiTokenOf(request: FastifyRequest): string | null {
  const token = bearerTokenOf(request);
  return token !== null && ApiTokens.looksLikeOne(token) ? token : null;
}

/** Knows a caller by an API token. */
@Injectable()
export class ApiTokenStrategy
  extends PassportStrategy(CredentialStrategy, 'api-token')
  implements OnApplicationShutdown
{
  constructor(
    private readonly names: StrategyNames,
    private readonly apiTokens: ApiTokens,
  ) {
    super(apiTokenOf);
    passport.use(names.apiToken, this);
  }

  /**
   * Never an administrator: a token lies in some program's configuration, and no administration is
   * done by one.
   */
  async validate(request: FastifyRequest, token: string): Promise<Caller | null> {
    const holder = await this.apiTokens.holder(token);
    if (!holder) return null;
    const { tokenId: sessionId, userId, scopes } = holder;
    return { userId, sessionId, isAdmin: false, scopes, ...originOf(request) };
  }

  onApplicationShutdown(): void {
    passport.unuse(this.names.apiToken);
  }
}
