import type { Chunk } from './chunks.ts';
import type { Definition } from './definitions.ts';
import { headOf, isLikeEntry } from './entry-heads.ts';

/** With so many different sayings behind it a head is a label of its document. */
const tooMany = 3;

/**
 * The heads behind which entries say something else each time: "Ramification: …", "Discussion: …" are
 * labels of remarks, and so are the names of the fields of a form. A term is explained once, and once
 * more at most.
 */
export function repeatedHeads(chunks: readonly Chunk[]): ReadonlySet<string> {
  const sayings = new Map<string, Set<string>>();
  for (const { sentences, attachments } of chunks) {
    const heads = sentences.filter(({ markdown }) => isLikeEntry.test(markdown));
    for (const { plain } of [...heads, ...attachments.flatMap(({ entries }) => entries)]) {
      const { term, said } = headOf(plain) ?? {};
      if (term === undefined || said === undefined) continue;
      const key = keyOf(term);
      sayings.set(key, (sayings.get(key) ?? new Set()).add(said));
    }
  }
  return new Set([...sayings].flatMap(([key, said]) => (said.size >= tooMany ? [key] : [])));
}

const keyOf = (term: string): string => term.trim().toLowerCase();

/** Is its term such a label? Each command may have an option of the same name. */
export const isRepeatedHead = (
  { term, code, isSentence = false }: Definition,
  labels: ReadonlySet<string>,
): boolean => !code && !isSentence && labels.has(keyOf(term));
