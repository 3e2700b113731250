import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';

type Change = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Filters<Query> {
  /** What the address asks for. */
  readonly filters: Query;
  /**
   * Sets some of it (undefined or an empty text removes one) and goes to the first page unless a
   * page is named.
   */
  readonly change: (change: Change) => void;
  /** Removes every filter; undefined while none is set. */
  readonly clear: (() => void) | undefined;
}

/**
 * The filters of a list live in the address, so a view can be linked to and gone back to. What the
 * schema does not take is left out. `names`: which of its fields are filters, as against the page
 * and the order.
 */
export function useFilters<Schema extends z.ZodObject>(
  schema: Schema,
  names: readonly (keyof z.output<Schema> & string)[],
): Filters<z.output<Schema>> {
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => {
    const asked = Object.fromEntries(params);
    const parsed = schema.safeParse(asked);
    if (parsed.success) return parsed.data;
    const wrong = new Set(
      parsed.error.issues.flatMap(({ path, ...issue }) => [
        ...path.map(String),
        ...('keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : []),
      ]),
    );
    return schema.parse(
      Object.fromEntries(Object.entries(asked).filter(([name]) => !wrong.has(name))),
    );
  }, [params, schema]);
  // The router hands a change the address as it was last drawn; a change before the one ahead of it
  // is drawn would undo that one. What is on its way is told from where the address went otherwise.
  const asked = useRef(params);
  const onTheirWay = useRef<string[]>([]);
  useLayoutEffect(() => {
    const place = onTheirWay.current.indexOf(params.toString());
    onTheirWay.current = place < 0 ? [] : onTheirWay.current.slice(place + 1);
    if (onTheirWay.current.length === 0) asked.current = params;
  }, [params]);
  const change = useCallback(
    (wanted: Change) => {
      const next = new URLSearchParams(asked.current);
      next.delete('page');
      for (const [name, value] of Object.entries(wanted)) {
        if (value === undefined || value === '') next.delete(name);
        else next.set(name, String(value));
      }
      asked.current = next;
      onTheirWay.current.push(next.toString());
      setParams(next, { replace: !('page' in wanted) });
    },
    [setParams],
  );
  const isSet = names.some((name) => filters[name] !== undefined);
  const clear = () => change(Object.fromEntries(names.map((name) => [name, undefined])));
  return { filters, change, clear: isSet ? clear : undefined };
}
