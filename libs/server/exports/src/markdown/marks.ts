/**
 * What a reader of the file need not see and an import has to know: ids, kinds, where a text begins
 * and ends. Each is an HTML comment, at the end of a line or on a line of its own, that code hosts
 * do not show.
 */
export const markKinds = [
  'module',
  'lesson',
  'entry',
  'text',
  'end',
  'question',
  'term',
  'resource',
  'source',
  'passage',
] as const;
export type MarkKind = (typeof markKinds)[number];
export type MarkValues = Readonly<Record<string, string | undefined>>;
export type WriteMark = (kind: MarkKind, values?: MarkValues) => string;

export interface Mark {
  readonly kind: MarkKind;
  readonly values: ReadonlyMap<string, string>;
}

/** A name of which no text has a mark: code may show anything, our own files included. */
export function nameOfMarks(texts: readonly string[]): string {
  const taken = (name: string): boolean => texts.some((text) => text.includes(`<!-- ${name} `));
  let number = 1;
  while (taken(nameOf(number))) number += 1;
  return nameOf(number);
}

const nameOf = (number: number): string => (number === 1 ? 'cw' : `cw${number}`);

export const marksNamed =
  (name: string): WriteMark =>
  (kind, values = {}) => {
    const said = Object.entries(values).flatMap(([key, value]) =>
      value ? [` ${key}=${encodeURIComponent(value.toWellFormed())}`] : [],
    );
    return `<!-- ${name} ${kind}${said.join('')} -->`;
  };

export interface MarkedLine {
  /** What stands before the mark. */
  readonly text: string;
  readonly mark?: Mark;
}

/** Reads lines whose marks have this name; what is none stays text. */
export function marksRead(name: string): (line: string) => MarkedLine {
  const kinds: readonly string[] = markKinds;
  const opening = `<!-- ${name} `;
  return (line) => {
    const start = line.endsWith(' -->') ? line.lastIndexOf(opening) : -1;
    if (start < 0) return { text: line };
    const [kind = '', ...said] = line.slice(start + opening.length, -' -->'.length).split(' ');
    if (!kinds.includes(kind)) return { text: line };
    const values = said.map((one): [string, string] => {
      const at = one.indexOf('=');
      return [one.slice(0, Math.max(0, at)), decoded(one.slice(at + 1))];
    });
    const text = line.slice(0, start);
    return {
      text: text.endsWith(' ') ? text.slice(0, -1) : text,
      mark: { kind: kind as MarkKind, values: new Map(values) },
    };
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // It was changed by hand; what it names will not be found, and that is said.
    return text;
  }
}
