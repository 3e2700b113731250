import { z } from 'zod';
import type { Operation } from './operation.ts';

type Flat<T> = { [Key in keyof T]: T[Key] } & {};

/** The schema of one part of a row; `undefined` where it has none. */
type PartOf<Row, Name extends 'params' | 'query' | 'body'> = Row extends {
  readonly [Key in Name]: infer Schema extends z.ZodType;
}
  ? Schema
  : undefined;

type Written<Schema> = Schema extends z.ZodType ? Exclude<z.input<Schema>, undefined> : unknown;
type Read<Schema> = Schema extends z.ZodType ? Exclude<z.output<Schema>, undefined> : unknown;
type NoInput<Row> = [PartOf<Row, 'params'> | PartOf<Row, 'query'> | PartOf<Row, 'body'>] extends [
  undefined,
]
  ? true
  : false;

/**
 * What a caller sends: path, query and body as one object; `void` where there is nothing to say.
 */
export type SentInput<Row> =
  NoInput<Row> extends true
    ? void
    : Flat<
        Written<PartOf<Row, 'params'>> &
          Written<PartOf<Row, 'query'>> &
          Written<PartOf<Row, 'body'>>
      >;

/** The same as a use case gets it: parsed, with defaults filled in. */
export type InputOf<Row> =
  NoInput<Row> extends true
    ? void
    : Flat<Read<PartOf<Row, 'params'>> & Read<PartOf<Row, 'query'>> & Read<PartOf<Row, 'body'>>>;

/** What a use case answers. */
export type AnswerOf<Row> = Row extends { readonly output: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : void;

/**
 * One schema for all that an operation takes, or none. Throws where its parts cannot be told apart
 * as one object.
 */
export function inputSchema({ params, query, body }: Operation): z.ZodType | undefined {
  const parts = [params, query, body].filter((part) => part !== undefined);
  if (parts.length < 2) return parts[0];
  const [first, ...others] = parts.map(asObject);
  return others.reduce((whole, part) => part.safeExtend(whole.shape), first ?? z.strictObject({}));
}

function asObject(part: z.ZodType): z.ZodObject {
  const schema = part instanceof z.ZodOptional ? part.unwrap() : part;
  if (schema instanceof z.ZodObject) return schema;
  throw new Error('What stands beside path or query parameters must be an object.');
}
