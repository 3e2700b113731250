import { z } from 'zod';

export type JsonSchema = { readonly [keyword: string]: unknown };

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// What every provider's structured output understands. Lengths of texts and the dialect's name are
// refused by some.
const structure = [
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'description',
];
const bounds = ['minItems', 'maxItems', 'minimum', 'maximum'];

/**
 * The contract's schema as a provider takes it. Gemini compiles bounds on lists into so many states
 * that it refuses the request, so it goes without; the prompt states the counts and our own
 * validation holds for all.
 */
export function answerSchema(
  schema: z.ZodType,
  { withBounds }: { withBounds: boolean },
): JsonSchema {
  return reduced(
    z.toJSONSchema(schema),
    new Set(withBounds ? [...structure, ...bounds] : structure),
  );
}

function reduced(schema: JsonSchema, keywords: ReadonlySet<string>): JsonSchema {
  const kept: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (!keywords.has(keyword)) continue;
    if (keyword === 'properties' && isObject(value))
      kept[keyword] = Object.fromEntries(
        Object.entries(value).map(([name, property]) => [
          name,
          isObject(property) ? reduced(property, keywords) : property,
        ]),
      );
    else if (keyword === 'items' && isObject(value)) kept[keyword] = reduced(value, keywords);
    else kept[keyword] = value;
  }
  return kept;
}

/**
 * The value without what is superfluous: properties the schema does not know, list entries beyond
 * its maximum, characters that no text has. What is missing stays missing.
 */
export const fitted = (schema: z.ZodType, value: unknown): unknown =>
  fit(z.toJSONSchema(schema), value);

function fit(schema: JsonSchema, value: unknown): unknown {
  const { properties, items, maxItems } = schema;
  if (isObject(value) && isObject(properties)) {
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]) =>
        name in value && isObject(property) ? [[name, fit(property, value[name])]] : [],
      ),
    );
  }
  if (Array.isArray(value) && isObject(items)) {
    const entries: unknown[] = value;
    return entries
      .slice(0, typeof maxItems === 'number' ? maxItems : entries.length)
      .map((entry) => fit(items, entry));
  }
  return typeof value === 'string' ? writable(value) : value;
}

/**
 * NUL, other controls and broken surrogates would be refused by the database later. A form feed or
 * backspace is what is left of a formula whose backslash was not doubled: \frac, \beta.
 */
export const writable = (text: string): string =>
  text
    .replaceAll('\f', '\\f')
    .replaceAll('\b', '\\b')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/g, '')
    .toWellFormed();
