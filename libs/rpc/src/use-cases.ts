import type { AnswerOf, ApiScope, InputOf, Operation, Operations } from '@coursewright/contract';

/** Where a request came from, for limits, session lists and the language of mails. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
  /** The Accept-Language header. */
  readonly language?: string;
}

/** A signed-in user on one request. */
export interface Caller extends Origin {
  readonly userId: string;
  /** The session, or the API token, that the request came with. */
  readonly sessionId: string;
  readonly isAdmin: boolean;
  /** What an API token may do; absent for a session, which may do all that its user may. */
  readonly scopes?: readonly ApiScope[];
}

/** Headers of a request that a use case honours. */
export interface CallOptions {
  readonly idempotencyKey?: string;
}

type Who<Row extends Operation> = Row['access'] extends 'public' ? Origin : Caller;

/** A class with one public method. Both APIs have checked the input, and that the caller is signed in or an administrator where the row says so. */
export interface UseCase<Row extends Operation> {
  run(who: Who<Row>, input: InputOf<Row>, options?: CallOptions): Promise<AnswerOf<Row>>;
}

/** What both APIs can ask for: every operation that has a procedure. */
export type UseCases = {
  -readonly [
    Name in keyof Operations as Operations[Name] extends { readonly procedure: string }
      ? Name
      : never
  ]: UseCase<Operations[Name]>;
};
export type UseCaseName = keyof UseCases;
