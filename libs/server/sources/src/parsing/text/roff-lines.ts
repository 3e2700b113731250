import { roffArguments, roffText } from './roff-escapes.ts';
import { withOwnMacros } from './own-macros.ts';
import { hasOldHead, withTclMacros } from './tcl-macros.ts';
import { codeMark } from './text-lines.ts';

/** A line of a man page's source: text, or a macro with its arguments. */
export type RoffLine =
  | { readonly macro?: undefined; readonly text: string }
  | { readonly macro: string; readonly args: readonly string[] };

const fonts = /^(?:B|I|R|SM|SB|BI|BR|IB|IR|RB|RI)$/;
const ignored =
  /^(?:ad|na|hy|nh|ne|ta|ce|ft|ps|ll|vs|bp|ns|rs|nr|rm|als|cc|ss|cs|fam|mso|lf|tr|hw|hc|it|nx|so|tm|DT|PD|UC|AT|PU|fl|rr|ev|po|pl|color|warn|do|shc|hlm|char|fchar)$/;

/** Whether a text is the source of a man page, as `man` prints it with troff. */
export const isRoff = (text: string): boolean => {
  const head = text.slice(0, 40_000);
  return (/^[.']\s*TH\s+\S/m.test(head) || hasOldHead(head)) && /^[.']\s*SH\b/m.test(head);
};

/**
 * The lines of a source that are printed on a terminal: comments, definitions of macros and what is
 * meant for paper gone, macros of fonts as the text that they set.
 */
export function roffLines(source: string): RoffLine[] {
  const strings = new Map<string, string>();
  const found: RoffLine[] = [];
  /** Depth of braces in what is left out. */
  let skipped = 0;
  /** The macro that ends what is defined, or left out. */
  let defined: string | undefined;
  let isOther = false;
  // Tables are read as they stand, since tabs and dots mean other things in them.
  const lines = withShownLines(
    withItems(withParameters(withOwnMacros(withTclMacros(source.replace(/\\\n/g, ''))))).split(
      '\n',
    ),
  );
  for (const raw of lines) {
    const line = raw.trimEnd();
    if (defined !== undefined) {
      if (/^[.']\s*(\S+)/.exec(line)?.[1] === defined) defined = undefined;
      continue;
    }
    if (skipped > 0) {
      skipped += braces(line);
      continue;
    }
    let rest = line.replace(/\\\}/g, '');
    if (/^[.']\s*(?:\\".*|)$/.test(rest) || /^[.']?\\"/.test(rest)) continue;
    const condition = /^[.']\s*(if|ie|el)\s*(.*)$/.exec(rest);
    if (condition) {
      const [, kind, said = ''] = condition;
      const [, test = '', then = ''] = kind === 'el' ? [said, '', said] : (testOf(said) ?? []);
      const holds: boolean = kind === 'el' ? isOther : test === 'n';
      isOther = kind === 'ie' && !holds;
      const body = then.replace(/^\\\{\s*/, '');
      if (!holds) {
        skipped = Math.max(0, braces(line));
        continue;
      }
      if (body === '') continue;
      rest = body;
    }
    const macro = /^[.']\s*([A-Za-z]{1,3}|(?:UN)?INDENT|\.\s*$)(?:\s+(.*))?$/.exec(rest);
    if (!macro) {
      if (!/^[.']\s*\S/.test(rest) || /^'\p{L}/u.test(rest))
        found.push({ text: roffText(rest, strings) });
      continue;
    }
    const [, name = '', tail = ''] = macro;
    if (/^(?:de1?|am|ig)$/.test(name))
      defined = tail.trim().split(/\s+/)[name === 'ig' ? 0 : 1] || '.';
    else if (name === 'ds') {
      const [, string = '', value = ''] = /^(\S+)\s*"?(.*)$/.exec(tail) ?? [];
      strings.set(string, roffText(value, strings));
    } else if (!ignored.test(name)) found.push(lineOf(name, tail, strings));
  }
  return found;
}

/** Marks of items that the style sheets of DocBook set by hand on a terminal, and by a macro on paper. */
const withItems = (source: string): string =>
  source.replace(
    /^\.ie n \\\{\\h'-\d+'[^\n]*\\c\n\.\\\}\n\.el \\\{\.sp -1\n(?<item>\.IP [^\n]*)\n\.\\\}$/gm,
    '$<item>',
  );

/** "Parameters", and below it a line of each, whose name is slanted: Doxygen has no macro for them. */
const parameters =
  /^\\fB[^\\\n]+\\fP *\n\.RS \d+\n(?=\\fI[^\\\n]+\\fP +\S)(?:(?!\.R[SE]\b).*\n)+?(?=\.RE$)/gm;

const withParameters = (source: string): string =>
  source.replace(parameters, (block) =>
    block.replace(/(?<=^\.(?:RS \d+|br)\n)(\\fI[^\\\n]+\\fP) +(?=\S)/gm, '.TP\n$1\n'),
  );

/** Paragraphs of one line that is set in the letters of a terminal are what is typed or shown there. */
const withShownLines = (lines: readonly string[]): string[] =>
  lines.map((line, at) => {
    const isAlone = begins.test(lines[at - 1] ?? '') && ends.test(lines[at + 1] ?? '.PP');
    return isAlone && shownLine.test(line) ? `${codeMark}${line}` : line;
  });

const begins = /^[.']\s*(?:PP|P|LP|IP|RS|SH|SS|sp)\b/;
const ends = /^[.']\s*(?:PP|P|LP|IP|TP|RE|SH|SS|sp|br)\b/;
const shownLine = /^(?:\\&)?\\f(?:C|\(C[A-Z]|\[C[A-Z]*\])(?:[^\\]|\\[^f])*\\f[A-Z1]\s*$/;

const braces = (line: string): number =>
  (line.match(/\\\{/g)?.length ?? 0) - (line.match(/\\\}/g)?.length ?? 0);
/** "n .br", "!t \{", "\n(.g .if …": what is asked, and what is done. */
function testOf(said: string): [string, string, string] | undefined {
  const [whole, negated = '', test = '', then = ''] =
    /^(!?)\s*([nt]|\\?\S+)\s*(.*)$/.exec(said) ?? [];
  if (whole === undefined) return undefined;
  const isTerminal = negated === '' ? test === 'n' : test === 't';
  return [whole, isTerminal ? 'n' : '', then];
}

function lineOf(name: string, tail: string, strings: ReadonlyMap<string, string>): RoffLine {
  const args = roffArguments(tail.replace(/(?<!\\)\\".*$/, '')).map((one) =>
    roffText(one, strings),
  );
  if (!fonts.test(name)) return { macro: name, args };
  const alternates = name.length === 2 && name !== 'SM' && name !== 'SB';
  return { text: args.join(alternates ? '' : ' ') };
}
