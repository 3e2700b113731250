import { type ApiScope, Refusal, say, sayAs } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import {
  type CanActivate,
  type ExecutionContext,
  Injectable,
  mixin,
  SetMetadata,
  type Type,
} from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { StrategyNames } from './strategy-names.ts';
import { toAppError } from './to-app-error.ts';

const callers = new WeakMap<FastifyRequest, Caller>();

/** Keeps whom a guard found a request to come from. */
const rememberCaller = (request: FastifyRequest, caller: Caller): unknown =>
  callers.set(request, caller);

/** The caller of a request, undefined where no guard looked, or found none. */
export const callerIfKnown = (request: FastifyRequest): Caller | undefined => callers.get(request);

/**
 * The caller that the guard found for this request. Throws where no guard ran, so that a forgotten
 * guard fails closed.
 */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callerIfKnown(request);
  if (!caller) throw new Refusal('unauthorized', say('login_required'));
  return caller;
}

const signInKey = 'sign in for';
/** Says at a handler what somebody who is not signed in is told. */
export const SignInFor = (sentence: string) => SetMetadata(signInKey, sentence);
const signInFor = (context: ExecutionContext): string | undefined =>
  Reflect.getMetadata(signInKey, context.getHandler());

type Names = (names: StrategyNames) => string[];
const bearer: Names = (names) => [names.accessToken, names.apiToken];

/**
 * Nest's Passport guard over those of our strategies that `namesIn` picks. It answers with our
 * errors and keeps the caller for `callerOf`.
 */
function passportGuard(namesIn: Names, letsStrangersIn = false): Type<CanActivate> {
  @Injectable()
  class PassportGuard extends AuthGuard() {
    constructor(names: StrategyNames) {
      super({ defaultStrategy: namesIn(names) });
    }

    // Without this override the body is Nest's own { message, statusCode }, and an error of the
    // database becomes a 401.
    override handleRequest<Found>(
      error: unknown,
      caller: Found & (Caller | false | null | undefined),
      _info: unknown,
      context: ExecutionContext,
    ): Found {
      // As what it is: a database that is away is answered 503, whoever met it.
      if (error) throw toAppError(error);
      if (caller) rememberCaller(context.switchToHttp().getRequest<FastifyRequest>(), caller);
      else if (!letsStrangersIn)
        throw new Refusal(
          'unauthorized',
          sayAs('login_required', signInFor(context) ?? say('login_required').message),
        );
      return caller;
    }
  }
  return mixin(PassportGuard);
}

/** Lets in who sends a good access token or API token. */
export const BearerGuard = passportGuard(bearer);
/** Also takes the session cookie; only for streams, which read and never change anything. */
export const StreamGuard = passportGuard((names) => [...bearer(names), names.refreshCookie]);
/**
 * Lets everybody in and finds out who it is: for tRPC, where each procedure says itself who may
 * call it.
 */
export const RecognisingGuard = passportGuard(bearer, true);

/**
 * Lets an API token through where the route names a scope that it has; a session goes everywhere.
 * Runs after one of the guards above.
 */
export class ScopeGuard implements CanActivate {
  constructor(private readonly scope: ApiScope | undefined) {}

  canActivate(context: ExecutionContext): boolean {
    const { scopes } = callerOf(context.switchToHttp().getRequest<FastifyRequest>());
    if (!scopes || (this.scope && scopes.includes(this.scope))) return true;
    throw new Refusal(
      'forbidden',
      this.scope ? say('api_token_scope', { scope: this.scope }) : say('api_token_refused'),
    );
  }
}

/** Lets administrators through. Runs after the guards above. */
export class AdminGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (callerOf(context.switchToHttp().getRequest<FastifyRequest>()).isAdmin) return true;
    throw new Refusal('forbidden', say('administrators_only'));
  }
}
