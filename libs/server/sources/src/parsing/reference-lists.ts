import type { Block } from './block.ts';

/** Entries in a row that are a list of works, at least; the items of a list are counted each. */
const fewest = 3;
const longestEntry = 600;
const shareOfList = 0.6;

/**
 * Blocks without lists of the works that a text refers to, whatever stands above them: who wrote it,
 * what it is called, where and when it came out, in the form that such entries have in any language.
 */
export function withoutReferenceLists(blocks: readonly Block[]): Block[] {
  const dropped = new Set<Block>();
  let open: Block[] = [];
  let count = 0;
  const end = (): void => {
    if (count >= fewest) for (const block of open) dropped.add(block);
    [open, count] = [[], 0];
  };
  for (const block of blocks) {
    // A bibliography may have a heading above the works of each chapter.
    if (block.kind === 'heading') continue;
    const entries = entriesIn(block);
    if (entries === 0) end();
    else {
      open.push(block);
      count += entries;
    }
  }
  end();
  return blocks.filter((block) => !dropped.has(block));
}

function entriesIn(block: Block): number {
  if (block.kind === 'prose') return isReference(block.text) ? 1 : 0;
  if (block.kind !== 'list') return 0;
  const found = block.items.filter((item) => isReference(item.replace(/^\s*(?:-|\d+\.)\s/, '')));
  return found.length >= block.items.length * shareOfList ? found.length : 0;
}

/** "[Knu84]", "(12)": the key by which a text refers to an entry. */
const key = /^[[(](?:\d{1,3}|\p{Lu}[\p{L}+]{0,12}\s?'?\d{2,4}\p{Ll}?)[\])]\s/u;
/** "Knuth, D. E.", "KNUTH, Donald", "D. E. Knuth,", "García Márquez, G.", "Кнут Д. Э.". */
const author =
  /^(?:(?:[dv](?:e|an|on|er)\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?,\s(?:\p{Lu}\.|\p{Lu}\p{Ll}+)|\p{Lu}[\p{L}’'-]+\s(?:\p{Lu}\.\s?){1,3}|(?:\p{Lu}\.[\s-]?){1,3}\s?(?:[dv](?:e|an|on)\s)?\p{Lu}[\p{L}’'-]+\s?(?:,|\(|and|und|et|y|e|&))/u;
const year = /(?:^|[\s([,.;])(?:1[5-9]|20)\d\d\p{Ll}?(?=[\s)\],.;:]|$)/u;
const signs: readonly RegExp[] = [
  /(?<!\p{L})(?:pp?|págs?|pag|S|s|стр|С|с)\.\s?\d|\b\d{1,4}\s?[–-]\s?\d{1,4}(?=[,.\s)]|$)/u,
  /(?<!\p{L})(?:vol|no|nr|núm|num|bd|bde|t|т)\.\s?\d|\b\d{1,3}\s?\(\d{1,3}\)/iu,
  /(?:\b(?:isbn|issn|doi|arxiv|https?:)|(?:press|verlag|publish\p{L}*|editorial|éditions?|editions|editora|editore|edizioni|universit\p{L}*|universidad|wiley|springer|elsevier|addison.wesley|o.reilly|proceedings|proc\.|journal|transactions|conference|symposium|thesis|revista|actas|zeitschrift|издательство|出版社|大学)(?!\p{L}))/iu,
  /["“«„‘'][^"”»“’']{8,160}[,.]?["”»“’']/u,
  /(?<=[.,]\s)\p{Lu}[\p{L}\s]{2,24}:\s\p{Lu}/u,
  /\b(?:\d(?:st|nd|rd|th|ª|\.ª|ème|e)\s(?:ed|éd|edición|edition|edição|edizione)|\d\. aufl)/iu,
];

/** "“Gates of iron”: ", "**Home of the gates**: ": what is referred to, before who made it. */
const titleBefore = /^(?:[“"«„][^”"»“]{3,140}[”"»“]|[^:]{3,100})[:.]?\**:\s+/u;
const address = /(?:https?|ftp):\/\//;

/** Whether a text is an entry: enough of what such entries have, and little else. */
function isReference(text: string): boolean {
  if (text.length > longestEntry) return false;
  const behind = text.replace(titleBefore, '');
  if (
    behind !== text &&
    address.test(behind) &&
    (address.exec(behind)?.index === 0 || author.test(behind))
  )
    return true;
  if (!year.test(text)) return false;
  const found = signs.filter((sign) => sign.test(text)).length;
  const isOpened = key.test(text) || author.test(text.replace(key, ''));
  return isOpened ? found >= 1 : found >= 3;
}
