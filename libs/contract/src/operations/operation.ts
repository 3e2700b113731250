import type { z } from 'zod';
import type { ApiScope } from '../account.ts';

/**
 * Who may call: anyone, a signed-in user, an administrator with a session, the bearer of the
 * refresh cookie, or who signs the body.
 */
export type Access = 'public' | 'signed_in' | 'admin' | 'cookie' | 'signature';

interface Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; parameters in braces. */
  readonly path: string;
  readonly access: Access;
  /**
   * What an API token must be allowed to do to call this; absent: API tokens are refused (403), a
   * session is needed.
   */
  readonly scope?: ApiScope;
  /** What somebody who is not signed in is told; absent: that it needs a login. */
  readonly signInFor?: string;
  readonly summary: string;
  /** Of a success. */
  readonly status: number;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /**
   * An object where there are `params` or a `query` as well: tRPC takes all of them as one. An
   * optional one may also be `{}`.
   */
  readonly body?: z.ZodType;
  /** Absent: no body (204), or a body that is not JSON (`produces`). */
  readonly output?: z.ZodType;
  readonly produces?: string;
  readonly consumes?: string;
  /**
   * Anybody may keep the answer and ask by its ETag whether it changed: after an hour, or before
   * every use (`revalidated`), so that what is withdrawn is gone at once. Absent: `no-store`.
   */
  readonly cacheable?: 'for_an_hour' | 'revalidated';
  /** Takes an Idempotency-Key: a request that is repeated with its key gets the first answer. */
  readonly idempotent?: true;
  /** A GET that changes something, because a mail links to it: a mutation in tRPC. */
  readonly mutates?: true;
}

/**
 * Both APIs are made from the row: the REST endpoint, and the tRPC procedure (`router.name`), a
 * query where the method is GET.
 */
interface DerivedRow extends Row {
  readonly procedure: `${string}.${string}`;
  readonly byHand?: undefined;
}

/**
 * The REST endpoint is a controller's method, because HTTP itself is the point: a stream, a file, a
 * cookie, a signed body.
 */
interface ControllerRow extends Row {
  readonly byHand: true;
  readonly procedure?: `${string}.${string}`;
}

/**
 * One thing that can be asked for. Its name is the `operationId` of the OpenAPI document and the
 * name of its use case.
 */
export type Operation = DerivedRow | ControllerRow;
