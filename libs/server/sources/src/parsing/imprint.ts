import type { Block } from './block.ts';

/** Version, date and author of a text. */
export const imprint =
  /(?:^|\W)(?i:last (?:change|update|modified|modification)|latest modification)|^(?i:version) \d|\b(?:19|20)\d\d(?:[-/.]\d| (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))|^\S+\.(?:txt|md)\b|^(?i:(?:written |edited |compiled )?by) \p{Lu}|\S@\S/u;

const longestEntry = 12;
/** "Jane Example", "J. R. Hall". */
const name = /^(?:\p{Lu}(?:\p{L}+|\.)-?){1,2}(?:\s(?:\p{Lu}(?:\p{L}+|\.)-?)+){1,3}$/u;

/** A document without the list of who wrote it, when and where, right below its title. */
export function withoutImprint(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findIndex((block) => block.kind !== 'heading');
  const first = blocks[at];
  if (first?.kind !== 'list' || at > 2) return blocks;
  const entries = first.items.map((item) => item.replace(/^\s*(?:-|\d+\.)\s/, ''));
  const isImprint =
    entries.some((entry) => imprint.test(entry)) &&
    entries.some((entry) => name.test(entry)) &&
    entries.every((entry) => entry.split(/\s+/).length <= longestEntry && !/[.!?。]$/u.test(entry));
  return isImprint ? blocks.toSpliced(at, 1) : blocks;
}
