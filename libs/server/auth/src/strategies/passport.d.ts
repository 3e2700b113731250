// What we use of Passport. The published types (@types/passport, @types/passport-jwt) describe
// Express, which is not here.

declare module 'passport' {
  import type { Strategy } from 'passport-strategy';

  const passport: {
    /** Registers a strategy for the whole process. */
    use(name: string, strategy: Strategy): unknown;
    unuse(name: string): unknown;
  };
  export default passport;
}

declare module 'passport-strategy' {
  import type { FastifyRequest } from 'fastify';

  /**
   * Passport calls `authenticate` on a fresh object for each request, made with Object.create: no
   * `#private` fields there.
   */
  export class Strategy {
    authenticate(request: FastifyRequest): void;
    /** The three ways to end `authenticate`; Passport adds them before it calls. */
    protected success(caller: object): void;
    protected fail(reason?: unknown): void;
    protected error(error: unknown): void;
  }
}

declare module 'passport-jwt' {
  import type { KeyObject } from 'node:crypto';
  import type { FastifyRequest } from 'fastify';
  import { Strategy as PassportStrategy } from 'passport-strategy';

  export interface StrategyOptions {
    /** The token of a request, or null where there is none. */
    readonly jwtFromRequest: (request: FastifyRequest) => string | null;
    readonly secretOrKey: KeyObject;
    readonly algorithms: readonly 'HS256'[];
    readonly audience: string;
    readonly issuer: string;
    readonly ignoreExpiration?: boolean;
    /** Calls back with the request before the token. */
    readonly passReqToCallback: true;
    /**
     * `complete`: calls back with `{ header, payload, signature }` instead of the payload alone.
     */
    readonly jsonWebTokenOptions?: { readonly complete?: boolean };
  }

  export class Strategy extends PassportStrategy {
    constructor(
      options: StrategyOptions,
      verify: (
        request: FastifyRequest,
        token: unknown,
        done: (error: unknown, caller?: object | null) => void,
      ) => void,
    );
  }
}
