import type { Block, ReadDocument } from '../block.ts';
import { normaliseLine } from '../normalise-text.ts';
import { codeMark } from './text-lines.ts';
import { readPartOfText } from './read-plain-text.ts';

/** Rows of stars on both sides frame what is no heading. */
const heading = /^(\*{1,8})[ \t]+(\S.*)(?<!\*)$/;
/** What says that a text is an outline, whatever its lines are like. */
const mode = /-\*-.*\b(?:outline|org)\b.*-\*-|^#\+(?:title|author|options|startup|begin_src):?\s/im;
/** Headings of parts, at least, where nothing says so; fewer may be items. */
const fewestParts = 2;
const longestTitle = 80;

/**
 * Whether a text is an outline as Emacs writes it, Org among them: headings behind as many stars as
 * they are deep. Items behind stars stand below each other, headings alone.
 */
export function isOutline(text: string, name: string): boolean {
  const lines = text.split('\n');
  const starred = lines.flatMap((line, at) => (heading.test(line) ? [at] : []));
  const isOfHeading = (at: number): boolean => {
    const before = lines[at - 1] ?? '';
    return before.trim() === '' || depthOf(before) < depthOf(lines[at]!);
  };
  const alone = starred.filter(isOfHeading);
  const parts = alone.filter((at) => depthOf(lines[at]!) > 1);
  const isNamed = /\.org$/i.test(name) || mode.test(text.slice(0, 4_000));
  if (isNamed && starred.length > 0) return true;
  return parts.length >= fewestParts && alone.length >= starred.length * 0.9;
}

/** Stars before a heading; more than any where a line is none. */
const depthOf = (line: string): number => heading.exec(line)?.[1]?.length ?? 9;

/** An outline: what stands below a heading is read as plain text, its blocks of programs as code. */
export function readOutline(text: string): ReadDocument {
  const title = /^#\+title:\s*(\S.*)$/im.exec(text)?.[1] ?? firstLine(text);
  const blocks: Block[] = [];
  let body: string[] = [];
  const end = (): void => {
    if (body.some((line) => line.trim() !== '')) blocks.push(...readPartOfText(body.join('\n')));
    body = [];
  };
  for (const line of shownLines(text)) {
    const [, stars = '', said = ''] = heading.exec(line) ?? [];
    if (stars === '') body.push(line);
    else {
      end();
      blocks.push({ kind: 'heading', level: Math.min(6, stars.length), text: titleOf(said) });
    }
  }
  end();
  return { ...(title ? { title: normaliseLine(withoutMarks(title)) } : {}), blocks };
}

/** Lines without what an outline says to its programs. */
function shownLines(text: string): string[] {
  const shown: string[] = [];
  let [isProgram, isDrawer] = [false, false];
  for (const line of text.split('\n')) {
    const [, edge] = /^\s*#\+(begin|end)_(?:src|example|export)\b/i.exec(line) ?? [];
    if (edge) {
      isProgram = /begin/i.test(edge);
      shown.push('');
    } else if (isProgram) shown.push(`${codeMark}${line}`);
    else if (/^\s*:(?:PROPERTIES|LOGBOOK):\s*$/i.test(line)) isDrawer = true;
    else if (isDrawer) isDrawer = !/^\s*:END:\s*$/i.test(line);
    else if (!/^\s*#\+\w+:?|^# |-\*-.*-\*-/.test(line)) shown.push(withoutMarks(line));
  }
  return shown;
}

/** What stands alone above all, with the name of the mode beside it or without. */
function firstLine(text: string): string | undefined {
  const [, line = '', below = ''] = /^\s*(\S.*)\n(.*)/.exec(text) ?? [];
  const said = line.replace(/-\*-.*-\*-/, '').trim();
  const isAlone = below.trim() === '' && !/^[*#]/.test(said) && said.length <= longestTitle;
  return isAlone && said !== '' ? said : undefined;
}

const titleOf = (said: string): string =>
  normaliseLine(said.replace(/^(?:TODO|DONE)\s+/, '').replace(/\s+:(?:[\p{L}\d_@]+:)+\s*$/u, ''));

/** Links as what they are called, and what is marked as code as that. */
const withoutMarks = (line: string): string =>
  line
    .replace(/\[\[[^[\]]+\]\[([^[\]]+)\]\]/g, '$1')
    .replace(/\[\[(?:\w+:)?([^[\]]+)\]\](?!\])/g, '$1')
    .replace(/(?<=^|[\s(])([=~])(\S(?:[^=~`]*\S)?)\1(?=$|[\s).,;:!?])/g, '`$2`');
