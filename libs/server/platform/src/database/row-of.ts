import { getMetadataArgsStorage } from 'typeorm';
import { z } from 'zod';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type IsPlain<T> = true extends
  | Same<T, string>
  | Same<T, number>
  | Same<T, boolean>
  | Same<T, Date>
  | Same<T, Buffer>
  | Same<T, string[]>
  ? true
  : false;

/**
 * Columns whose declared type says more than the database knows (a union of literals, the shape of
 * JSON), with the schema that checks it.
 */
export type NarrowColumns<Row> = {
  [
    Column in keyof Row as unknown extends Row[Column]
      ? never
      : IsPlain<NonNullable<Row[Column]>> extends true
        ? never
        : Column
  ]: z.ZodType<NonNullable<Row[Column]>>;
};

export type RowSchema<Row> = z.ZodObject<{ [Column in keyof Row]: z.ZodType<Row[Column]> }>;

/**
 * What `pg` hands over for a column of each type we use. A `date` would come as local midnight:
 * select it as text.
 */
const delivered: Record<string, z.ZodType> = {
  uuid: z.string(),
  text: z.string(),
  integer: z.number(),
  'double precision': z.number(),
  bigint: z.string(),
  numeric: z.string(),
  date: z.string(),
  boolean: z.boolean(),
  timestamptz: z.date(),
  bytea: z.instanceof(Buffer),
  json: z.unknown(),
};

/**
 * The schema of an entity's rows, read off its column decorators, so that no shape is written
 * twice; statements name the columns they return with `.pick` and what they compute with `.extend`.
 * Columns of a narrower type than their database column name its schema in `narrow`: leaving one
 * out does not compile.
 */
export function rowOf<Row extends object>(
  entity: new () => Row,
  ...[narrow]: keyof NarrowColumns<Row> extends never ? [] : [narrow: NarrowColumns<Row>]
): RowSchema<Row> {
  const named = new Map<string, z.ZodType>(Object.entries(narrow ?? {}));
  const columns = getMetadataArgsStorage()
    .columns.filter(({ target }) => target === entity)
    .map(({ propertyName, options }) => {
      const one = named.get(propertyName) ?? delivered[String(options.type)];
      if (!one)
        throw new Error(`${entity.name}.${propertyName}: no schema for ${String(options.type)}`);
      const whole = options.array && !named.has(propertyName) ? z.array(one) : one;
      return [propertyName, options.nullable ? whole.nullable() : whole] as const;
    });
  return z.object(Object.fromEntries(columns)) as RowSchema<Row>;
}

/**
 * JSON that this product checked when it wrote it (a course, the text of a document): only that
 * there is an object or a list is looked at again, because parsing it whole would cost every reader
 * as much as the writer.
 */
export const storedJson = <Stored extends object>() =>
  z.custom<Stored>((value) => typeof value === 'object' && value !== null, 'not JSON of ours');
