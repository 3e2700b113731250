// Apart from words.ts, which the first script of the web loads.

/**
 * A sentence of a catalogue, by its code and what stands in it. Undefined where the catalogue has no
 * such sentence, or it needs more than was said: whoever said it may be of another release.
 */
export function sentenceIn(
  catalogue: object,
  { code, values = {} }: { code?: string; values?: Readonly<Record<string, string | number>> },
): string | undefined {
  if (code === undefined || !Object.hasOwn(catalogue, code)) return undefined;
  const sentence: unknown = catalogue[code as keyof typeof catalogue];
  if (typeof sentence !== 'function') return String(sentence);
  try {
    return String(sentence(new Proxy(values, { get: valueOf })));
  } catch {
    return undefined;
  }
}

function valueOf(
  values: Readonly<Record<string, string | number>>,
  name: string | symbol,
): string | number {
  const value = typeof name === 'string' ? values[name] : undefined;
  if (value === undefined) throw new RangeError(String(name));
  return value;
}
