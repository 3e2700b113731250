import { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/**
 * Data that fits a schema of the contract: one sample, and one more for every further shape that a
 * part of it may take.
 */
export function samplesOf(schema: z.ZodType): unknown[] {
  const root = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' });
  const count = { shapes: 1 };
  const samples: unknown[] = [];
  for (let shape = 0; shape < count.shapes; shape += 1)
    samples.push(sampleOf(root, { root, shape, count, depth: 0 }));
  return samples;
}

interface Place {
  readonly root: Schema;
  /** Which of the shapes of each part is taken. */
  readonly shape: number;
  readonly count: { shapes: number };
  readonly depth: number;
}

function sampleOf(schema: Schema, place: Place): unknown {
  const inner = { ...place, depth: place.depth + 1 };
  if (schema.$ref) return sampleOf(referred(schema.$ref, place.root), inner);
  // Where its parts must agree with each other, the schema has an example of its own.
  if (schema.examples?.[0] !== undefined) return structuredClone(schema.examples[0]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const shapes = schema.anyOf ?? schema.oneOf;
  if (shapes) {
    place.count.shapes = Math.max(place.count.shapes, shapes.length);
    return sampleOf(shapes[place.shape % shapes.length] ?? {}, inner);
  }
  if (schema.allOf) return sampleOf(schema.allOf[0] ?? {}, inner);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectOf(schema, inner);
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, place.depth < 24 ? 1 : 0) }, () =>
        sampleOf(itemsOf(schema), inner),
      );
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

const itemsOf = ({ items }: Schema): Schema =>
  typeof items === 'object' && !Array.isArray(items) ? items : {};

function objectOf(schema: Schema, place: Place): unknown {
  const named = Object.entries(schema.properties ?? {}).map(
    ([name, part]) => [name, typeof part === 'object' ? sampleOf(part, place) : null] as const,
  );
  const names = schema.propertyNames;
  const listed = typeof names === 'object' ? (names.enum ?? []) : [];
  const rest = schema.additionalProperties;
  const others =
    typeof rest === 'object'
      ? listed.map((name) => [String(name), sampleOf(rest, place)] as const)
      : [];
  return Object.fromEntries([...named, ...others]);
}

function referred(reference: string, root: Schema): Schema {
  const found = root.$defs?.[reference.replace('#/$defs/', '')];
  return reference === '#' ? root : (found ?? {});
}

function textOf({ format, pattern, minLength = 1 }: Schema): string {
  switch (format) {
    case 'uuid':
      return '6f9619ff-8b86-4011-b42d-00c04fc964ff';
    case 'date-time':
      return '2026-11-20T10:00:00.000Z';
    case 'date':
      return '2026-11-20';
    case 'uri':
      return 'https://example.org/';
    default:
      return pattern === undefined ? 'a'.repeat(minLength) : 'a'.repeat(Math.max(minLength, 22));
  }
}

/**
 * A copy in which every object has one more field. One without fields is a record of whatever there
 * is to say: nothing can be added to it.
 */
export function withAddedFields(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withAddedFields);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).map(([name, value]) => [name, withAddedFields(value)]);
  if (fields.length === 0) return {};
  return { ...Object.fromEntries(fields), added_by_a_later_release: { of: ['any', 'kind'] } };
}
