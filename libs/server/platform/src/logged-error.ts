import { databaseErrorCode, isDatabaseAway } from './database/database-errors.ts';

/** An error as pino has taken it apart. */
interface TakenApart {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly raw: Error;
  readonly aggregateErrors?: readonly TakenApart[];
  readonly [property: string]: unknown;
}

const isTakenApart = (error: unknown): error is TakenApart =>
  typeof error === 'object' && error !== null && 'raw' in error && error.raw instanceof Error;

/** Properties that say what failed and never with which values. */
const telling = ['code', 'errno', 'syscall', 'status', 'query', 'table', 'constraint'] as const;

/**
 * What the log says of an error. Libraries hang on theirs whatever they had in hands: `pg` its whole
 * client, TypeORM the values of the statement. So only what is named here goes in, and of a
 * database that is away no more than that.
 */
export function loggedError(error: unknown): unknown {
  // Anything can be thrown.
  if (!isTakenApart(error)) return error;
  const { type, message, stack, raw, aggregateErrors } = error;
  if (isDatabaseAway(raw)) return { type, message, code: databaseErrorCode(raw) };
  return {
    type,
    message,
    stack,
    ...Object.fromEntries(telling.map((name) => [name, error[name]])),
    ...(aggregateErrors ? { aggregateErrors: aggregateErrors.map(loggedError) } : {}),
  };
}
