/** The head of an entry that tells what an option does. */
export interface OptionHead {
  /** As they are written, without what is to be put in: "-e, --equal". */
  readonly names: readonly string[];
  /** What is to be put in: "architecture". */
  readonly values: readonly string[];
}

const between = /\s*(?:,|\||\/|\s(?:or|o|ou|oder|или|または|或)\s)\s*(?=[-+/])/u;
const name = /^(?:--?|\+)[\p{L}\d?][\w.-]*(?=$|[\s=[:<{(])/u;

/** "-e, --equal=architecture" taken apart; undefined where the text is no head of an option. */
export function optionHead(head: string): OptionHead | undefined {
  const parts = head.split(between).map((part) => {
    const found = name.exec(part)?.[0];
    return { found, rest: part.slice(found?.length ?? 0) };
  });
  const names = parts.flatMap(({ found }) => found ?? []);
  // "-d is given": the head of a sentence and of no entry.
  const isHead = parts.every(
    ({ found, rest }) =>
      found !== undefined && rest.trim().split(/\s+/).length <= 2 && !/[;:!?]/u.test(rest),
  );
  if (!isHead) return undefined;
  const values = parts.flatMap(({ rest }) => rest.match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu) ?? []);
  return { names: [...new Set(names)], values: [...new Set(values)] };
}

/**
 * What the option is called beside `said`: its names, and what is to be put in where the words
 * speak of it ("-c count" beside "Stops after count packets").
 */
export function optionName({ names, values }: OptionHead, said: string): string {
  const words = new Set(said.match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu));
  const spoken = values.filter((value) => words.has(value));
  return [names.join(', '), ...spoken].join(' ');
}
