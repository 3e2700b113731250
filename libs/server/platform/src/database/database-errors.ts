import { QueryFailedError } from 'typeorm';

/** What `pg` and node's sockets put on their errors. */
interface CodedError {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly errors?: readonly unknown[];
}

const isCoded = (error: unknown): error is CodedError =>
  typeof error === 'object' && error !== null;

/**
 * The five-character SQLSTATE or the socket's code (`ECONNREFUSED`), however deep TypeORM has
 * wrapped it.
 */
export function databaseErrorCode(error: unknown): string | undefined {
  if (error instanceof QueryFailedError) return databaseErrorCode(error.driverError);
  if (error instanceof AggregateError) return databaseErrorCode(error.errors[0]);
  if (!isCoded(error) || typeof error.code !== 'string') return undefined;
  return error.code;
}

// 08: connection exception, 57P: shutting down or starting up, 53300: too many connections.
const awayCodes =
  /^(08...|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
// `pg` gives these no code.
const awayMessages =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Connection ended unexpectedly/i;

/**
 * Whether the database could not be reached or went away, as opposed to having refused a statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  const inner = error instanceof QueryFailedError ? error.driverError : error;
  const code = databaseErrorCode(inner);
  if (code !== undefined) return awayCodes.test(code);
  return isCoded(inner) && typeof inner.message === 'string' && awayMessages.test(inner.message);
}
