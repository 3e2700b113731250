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

/** Headers of a request that an operation honours. */
export interface CallOptions {
  readonly idempotencyKey?: string;
}

/**
 * A request that may come again with its Idempotency-Key, as the use case of an `idempotent`
 * operation sees it.
 */
export interface Attempt {
  /**
   * Whether its key is known already. What only a first request needs can then be left out: `once`
   * has the answer.
   */
  isRepeated(): Promise<boolean>;
  /**
   * Runs `effect` in a transaction that commits together with the record of its answer, which must
   * be JSON. A repetition waits for it, gets that answer, and runs nothing. What fails leaves the
   * key free. Throws validation_error when the key came with another request.
   */
  once<Answer>(effect: () => Promise<Answer>): Promise<Answer>;
  /**
   * For work that takes long before its effect, up to two minutes: a repetition does not begin it
   * again. `work` ends with `commit`, whose effect commits as that of `once`.
   */
  inSteps<Answer>(
    work: (commit: (effect: () => Promise<Answer>) => Promise<Answer>) => Promise<Answer>,
  ): Promise<Answer>;
}

type Who<Row extends Operation> = Row['access'] extends 'public' ? Origin : Caller;
type Served = {
  [
    Name in keyof Operations as Operations[Name] extends { readonly procedure: string }
      ? Name
      : never
  ]: Operations[Name];
};
export type UseCaseName = keyof Served;

/**
 * A class with one public method. Both APIs have checked the input, and that the caller is signed
 * in or an administrator where the row says so.
 */
export interface UseCase<Row extends Operation> {
  run(
    who: Who<Row>,
    input: InputOf<Row>,
    ...attempt: Row extends { readonly idempotent: true } ? [Attempt] : []
  ): Promise<AnswerOf<Row>>;
}

/** The use case of every operation that has a procedure. */
export type UseCases = { [Name in UseCaseName]: UseCase<Served[Name]> };

/** The same as they are called from outside, with the request's headers in place of an attempt. */
export type UseCaseCalls = {
  [Name in UseCaseName]: {
    run(
      who: Who<Served[Name]>,
      input: InputOf<Served[Name]>,
      options?: CallOptions,
    ): Promise<AnswerOf<Served[Name]>>;
  };
};
