import type { Block } from './block.ts';

const entry = /^(?<name>\S{1,24}(?: \S{1,16})??)(?:\s*:|\s+[-–—])\s+(?<said>\p{L}.*)$/u;
const fewest = { entries: 3, words: 3 } as const;
const shareOfWords = 0.8;
/** "? - print help" is as short as a value, and one of many entries. */
const shareOfTold = 0.8;

/**
 * Names and what is said of them, a line each, that were set in the letters of a program so that the
 * lines stay apart: "y - stage this hunk". Settings and protocols have values where these have words.
 */
export const withEntriesAsLists = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => {
    const items =
      block.kind === 'code' && block.language === '' ? entriesIn(block.text) : undefined;
    return items ? { kind: 'list', items } : block;
  });

function entriesIn(text: string): string[] | undefined {
  const entries: { name: string; said: string }[] = [];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  for (const line of lines) {
    const { name = '', said = '' } = entry.exec(line)?.groups ?? {};
    const last = entries.at(-1);
    if (name !== '') entries.push({ name, said });
    else if (last && /^\s{2,}\S/.test(line)) last.said += ` ${line.trim()}`;
    else return undefined;
  }
  const names = new Set(entries.map(({ name }) => name.toLowerCase()));
  const isTold =
    entries.length >= fewest.entries &&
    names.size === entries.length &&
    entries.filter(({ said }) => inWords(said)).length >= entries.length * shareOfTold;
  return isTold ? entries.map(({ name, said }) => `- ${name}: ${said.trim()}`) : undefined;
}

/** A sentence or a phrase, and no value: "any", "Emil Brink". */
function inWords(said: string): boolean {
  const all = said.trim().split(/\s+/);
  const plain = all.filter((word) => /^[("'«“]*\p{L}[\p{L}'’/-]*[)"'»”.,:;]*$/u.test(word));
  const small = plain.filter((word) => /^[("'«“]*\p{Ll}/u.test(word));
  return (
    all.length >= fewest.words &&
    plain.length >= all.length * shareOfWords &&
    small.length >= plain.length / 2
  );
}
