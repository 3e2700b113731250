import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../src/openapi.ts';

const snapshot = path.join(import.meta.dirname, 'openapi.snapshot.json');

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Words for people: they may change without a client noticing. */
const prose = new Set(['summary', 'description', 'tags', 'title']);
/** Their keys are names of our own, e.g. of a field that is called "description". */
const named = new Set(['properties', 'paths', 'schemas', '$defs']);

/** zod writes out the pattern of a format, and that an integer is a safe one. */
const isImplied = (key: string, value: Json, of: object): boolean =>
  (key === 'pattern' && 'format' in of) ||
  (typeof value === 'number' && Math.abs(value) === Number.MAX_SAFE_INTEGER);

/** What a client relies on, with the keys of every object in the order of the alphabet. */
function relied(value: Json, hasNames = false): Json {
  if (Array.isArray(value)) return value.map((one: Json) => relied(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, one]) => hasNames || !(prose.has(key) || isImplied(key, one, value)))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [
        key,
        key === 'required' && Array.isArray(one) ? one.toSorted() : relied(one, named.has(key)),
      ]),
  );
}

/** JSON of which each object and list that fits stands on one line of a hundred columns. */
function written(value: Json, indent = '', room = 100): string {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return JSON.stringify(value);
  const within = `${indent}  `;
  const parts = (isNarrow: boolean) =>
    Array.isArray(value)
      ? value.map((one: Json) => written(one, within, isNarrow ? 98 - within.length : Infinity))
      : Object.entries(value).map(([key, one]) => {
          const name = `${JSON.stringify(key)}: `;
          const left = 99 - within.length - name.length;
          return `${name}${written(one, within, isNarrow ? left : Infinity)}`;
        });
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const line = Array.isArray(value)
    ? `[${parts(false).join(', ')}]`
    : `{ ${parts(false).join(', ')} }`;
  if (line.length <= room) return line;
  return `${open}\n${parts(true)
    .map((part) => `${within}${part}`)
    .join(',\n')}\n${indent}${close}`;
}

/** Each place where the two differ: `- ` is gone, `+ ` is new. */
function differences(before: Json | undefined, now: Json | undefined, place = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return [];
  const isObject = (value: Json | undefined) =>
    typeof value === 'object' && value !== null && !Array.isArray(value);
  if (isObject(before) && isObject(now)) {
    const [old, present] = [Object(before), Object(now)] as Record<string, Json>[];
    return [...new Set([...Object.keys(old!), ...Object.keys(present!)])]
      .toSorted()
      .flatMap((key) => differences(old![key], present![key], `${place} › ${key}`));
  }
  const shown = (sign: string, value: Json | undefined) =>
    value === undefined ? [] : [`${sign} ${place.slice(3)}: ${JSON.stringify(value)}`];
  return [...shown('-', before), ...shown('+', now)];
}

describe('the REST API', () => {
  it('is what its committed description says, so that a change of it is seen in review', () => {
    const { paths, components } = openApiDocument('http://localhost');
    const now = relied(JSON.parse(JSON.stringify({ paths, components })) as Json);
    if (!existsSync(snapshot)) {
      writeFileSync(snapshot, `${written(now)}\n`);
      throw new Error('openapi.snapshot.json was missing and has been written. Commit it.');
    }
    const before = JSON.parse(readFileSync(snapshot, 'utf8')) as Json;
    const changes = differences(before, now);
    if (changes.length > 0)
      throw new Error(
        `The OpenAPI document has changed:\n${changes.slice(0, 40).join('\n')}\n\nWhat is gone, and what is newly required of a request, breaks clients. If the change is meant, delete apps/api/test/openapi.snapshot.json, run "npm test -- openapi.spec", which writes it anew, and commit it.`,
      );
    expect(before).toEqual(now);
  });
});
