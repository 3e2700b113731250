import type { Block } from './block.ts';

const edition =
  /(?:^|\W)(?:last (?:change|update|modified|modification)|latest modification)|^version \d/iu;
const dated =
  /\b(?:19|20)\d\d(?:[-/.]\d| (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))|^\S+\.(?:txt|md)\b|\S@\S/u;
const byWhom = /^(?:[Ww]ritten |[Ee]dited |[Cc]ompiled )?[Bb]y \p{Lu}/u;

/** Whether a line is the version, the date or the author of a text. */
export const isImprint = (line: string): boolean =>
  edition.test(line) || dated.test(line) || byWhom.test(line);

const longestEntry = 12;
/** "Jane Example", "J. R. Hall". */
function isName(entry: string): boolean {
  const words = entry.split(/\s+/);
  return words.length > 1 && words.length < 5 && words.every((word) => partOfName.test(word));
}
const partOfName = /^\p{Lu}[\p{L}.’'-]*$/u;

/** "**Author**: Jane Example": the fields that docutils sets below a title. */
const field =
  /^\**(?:authors?|organi[sz]ation|contact|address|version|revision|release|status|date|copyright|autor(?:en|es)?|auteurs?|autor[ei]|datum|fecha|data|versión|versione|versão|версия|автор|дата)\**\s*[:：]/iu;

/** A document without the list of who wrote it, when and where, right below its title. */
export function withoutImprint(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.findIndex((block) => block.kind !== 'heading');
  const first = blocks[at];
  if (first?.kind !== 'list' || at > 2) return blocks;
  const entries = first.items.map((item) => item.replace(/^\s*(?:-|\d+\.)\s/, ''));
  const isOfImprint =
    entries.some(isImprint) &&
    entries.some(isName) &&
    entries.every((entry) => entry.split(/\s+/).length <= longestEntry && !/[.!?。]$/u.test(entry));
  const isOfFields = entries.every((entry) => field.test(entry));
  return isOfImprint || isOfFields ? blocks.toSpliced(at, 1) : blocks;
}
