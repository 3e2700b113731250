import type { z } from 'zod';

/**
 * What a schema makes of an answer or an event, apart from fields that it does not know: a page may
 * be older than the server that answers it. The fields are taken out of `data` itself. Throws
 * UnreadableAnswer.
 */
export function readAnswer<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> {
  for (;;) {
    const parsed = schema.safeParse(data);
    if (parsed.success) return parsed.data;
    const unknown = unknownFields(parsed.error.issues);
    if (!unknown || unknown.length === 0) throw new UnreadableAnswer(parsed.error);
    for (const { path, keys } of unknown) remove(data, path, keys);
  }
}

/** The same; undefined where `data` is something else. */
export function readOrNothing<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): z.output<Schema> | undefined {
  try {
    return readAnswer(schema, data);
  } catch (error) {
    if (error instanceof UnreadableAnswer) return undefined;
    throw error;
  }
}

/** The data of a JSON text. Throws UnreadableAnswer. */
export function dataOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableAnswer(cause);
  }
}

/** The server said something that this page cannot make use of. Not for people to read. */
export class UnreadableAnswer extends Error {
  constructor(cause: unknown) {
    super('unreadable answer', { cause });
    this.name = 'UnreadableAnswer';
  }
}

interface UnknownFields {
  readonly path: readonly PropertyKey[];
  readonly keys: readonly string[];
}

/** The fields that nobody asked for; undefined where something else is wrong as well. */
function unknownFields(issues: readonly z.core.$ZodIssue[]): UnknownFields[] | undefined {
  const found: UnknownFields[] = [];
  for (const issue of issues) {
    const fields = fieldsOf(issue);
    if (!fields) return undefined;
    found.push(...fields);
  }
  return found;
}

function fieldsOf(issue: z.core.$ZodIssue): UnknownFields[] | undefined {
  if (issue.code === 'unrecognized_keys') return [{ path: issue.path, keys: issue.keys }];
  if (issue.code !== 'invalid_union') return undefined;
  // The shape of which most is known: of two that would do, the one that loses fewer fields.
  const [best] = issue.errors
    .flatMap((errors) => {
      const fields = unknownFields(errors);
      return fields && fields.length > 0 ? [fields] : [];
    })
    .toSorted((one, other) => countOf(one) - countOf(other));
  return best?.map(({ path, keys }) => ({ path: [...issue.path, ...path], keys }));
}

const countOf = (fields: readonly UnknownFields[]): number =>
  fields.reduce((sum, { keys }) => sum + keys.length, 0);

function remove(data: unknown, path: readonly PropertyKey[], keys: readonly string[]): void {
  let holder = data;
  for (const step of path)
    holder = typeof holder === 'object' && holder !== null ? Reflect.get(holder, step) : undefined;
  if (typeof holder !== 'object' || holder === null) return;
  for (const key of keys) Reflect.deleteProperty(holder, key);
}
