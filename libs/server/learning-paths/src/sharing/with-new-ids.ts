import { randomUUID } from 'node:crypto';
import { type PathData, pathData } from '@coursewright/contract';

/**
 * The document with other ids of everything in it, so that what is done in a copy is never taken for
 * something that was done in what it is a copy of. Every id stands under `id`, a name that ends in
 * `_id`, or in `cites`; equal ones stay equal.
 */
export function withNewIds(course: PathData): PathData {
  const ids = new Map<string, string>();
  const fresh = (id: string): string => {
    const known = ids.get(id) ?? randomUUID();
    ids.set(id, known);
    return known;
  };
  const renamed: unknown = JSON.parse(JSON.stringify(course), (key, value: unknown) => {
    if (key === 'cites' && Array.isArray(value)) return value.map((id) => fresh(String(id)));
    return typeof value === 'string' && (key === 'id' || key.endsWith('_id'))
      ? fresh(value)
      : value;
  });
  return pathData.parse(renamed);
}
