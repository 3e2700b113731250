import { type ApiScope, AppError } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  mixin,
  type Type,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { Authenticator } from './authenticator.ts';
import { credentialsOf } from './origin.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** Keeps whom a door found a request to come from. */
export const rememberCaller = (request: FastifyRequest, caller: Caller): unknown =>
  callers.set(request, caller);

/** The caller of a request, for the log: nobody where no door looked, or found none. */
export const callerIfKnown = (request: FastifyRequest): Caller | undefined => callers.get(request);

/** The caller that the guard found for this request. Throws where no guard ran, so that a forgotten guard fails closed. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callerIfKnown(request);
  if (!caller) throw new AppError('unauthorized', 'Authentication required. Please log in.');
  return caller;
}

/** The guard of a signed-in route; `by` names the Authenticator's question it asks. */
function signedInGuard(by: 'byAccessToken' | 'byAccessTokenOrCookie'): Type<CanActivate> {
  @Injectable()
  class SignedInGuard implements CanActivate {
    // Asked of the whole application, so that a feature module need not import whoever implements the port.
    constructor(private readonly modules: ModuleRef) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const request = context.switchToHttp().getRequest<FastifyRequest>();
      const authenticator = this.modules.get<Authenticator>(Authenticator, { strict: false });
      const caller = await authenticator[by](credentialsOf(request));
      if (!caller) throw new AppError('unauthorized', 'Authentication required. Please log in.');
      rememberCaller(request, caller);
      return true;
    }
  }
  return mixin(SignedInGuard);
}

export const BearerGuard = signedInGuard('byAccessToken');
/** Also takes the session cookie; only for streams, which read and never change anything. */
export const StreamGuard = signedInGuard('byAccessTokenOrCookie');

/** Lets an API token through where the route names a scope that it has; a session goes everywhere. Runs after one of the guards above. */
export class ScopeGuard implements CanActivate {
  constructor(private readonly scope: ApiScope | undefined) {}

  canActivate(context: ExecutionContext): boolean {
    const { scopes } = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (!scopes || (this.scope && scopes.includes(this.scope))) return true;
    throw new AppError(
      'forbidden',
      this.scope
        ? `This API token may not do this: it lacks the scope "${this.scope}".`
        : 'API tokens are not accepted here. Log in instead.',
    );
  }
}

/** Lets administrators through. Runs after the guards above. */
export class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (callerOf(context.switchToHttp().getRequest<FastifyRequest>()).isAdmin) return true;
    throw new AppError('forbidden', 'Only administrators may do this.');
  }
}
