import { leastOf } from '../extremes.ts';
import {
  bulletItem,
  indentOf,
  isRule,
  looksLikeCode,
  numberItem,
  type Paragraph,
} from './text-lines.ts';

/** Further in than its name stands what is said of a thing. */
const setIn = 3;
const longestName = 90;
const fewestNames = 2;

/**
 * The lines on their own below which, behind a blank line, the text is set in: names of things, each
 * with what is said of it. One alone is a heading; of two in a row, at one place, most say something
 * in sentences.
 */
export function namedEntries(
  paragraphs: readonly Paragraph[],
  base: number,
): ReadonlySet<Paragraph> {
  const found = new Set<Paragraph>();
  for (let at = 0; at < paragraphs.length; at += 1) {
    const run = runFrom(paragraphs, at, base);
    const said = run.filter(({ isSaid }) => isSaid).length;
    if (run.length < fewestNames || said * 2 < run.length) continue;
    for (const { name } of run) found.add(name);
    at = run.at(-1)?.end ?? at;
  }
  return found;
}

interface Entry {
  readonly name: Paragraph;
  /** The last paragraph of what is said of it. */
  readonly end: number;
  readonly isSaid: boolean;
}

function runFrom(paragraphs: readonly Paragraph[], from: number, base: number): Entry[] {
  const run: Entry[] = [];
  let at = from;
  for (;;) {
    const name = paragraphs[at];
    if (!name || !isName(name) || name.indent < base) return run;
    if (run[0] && name.indent !== run[0].name.indent) return run;
    let end = at;
    while (indentBelow(paragraphs[end + 1]) >= name.indent + setIn) end += 1;
    if (end === at) return run;
    run.push({ name, end, isSaid: isSaid(paragraphs[at + 1]!) });
    at = end + 1;
  }
}

const indentBelow = (paragraph: Paragraph | undefined): number =>
  paragraph ? leastOf(paragraph.lines.map(indentOf)) : -1;

const isName = ({ lines }: Paragraph): boolean => {
  const [line = '', more] = lines;
  const text = line.trim();
  return (
    more === undefined &&
    text.length <= longestName &&
    /\p{L}/u.test(text) &&
    !/(?:[.!?;,。！？；，।]|::)["'”»)]*$/u.test(text) &&
    !/\S {3,}\S/u.test(text) &&
    !isRule(line) &&
    !bulletItem.test(line) &&
    !numberItem.test(line)
  );
};

/** Sentences, and neither code nor the entries of another list. */
const isSaid = ({ lines }: Paragraph): boolean => {
  const text = lines.map((line) => line.trim()).join(' ');
  return (
    !looksLikeCode(lines) &&
    !bulletItem.test(lines[0]!) &&
    text.split(/\s+/).length >= fewestWords &&
    /[.!?。！？।]["'”»)]*$/u.test(text)
  );
};
const fewestWords = 5;
