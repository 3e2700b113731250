import { leastOf } from '../extremes.ts';
import type { Block } from '../block.ts';
import { normaliseLine } from '../normalise-text.ts';
import { manHeader } from './text-headings.ts';
import { indentOf } from './text-lines.ts';

/** A section of a man page: its heading, and what stands below it. */
export interface ManSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** "ls - list directory contents", as the first section of every man page has it. */
const nameLine = /^\s+(\S.*?)\s+[-—–]+\s+(\S.*)$/;

/** Whether lines are a man page as `man` prints it: told by header and layout, in any language. */
export function isManPage(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, 6);
  if (manHeader.test(filled[0] ?? '')) return true;
  // A header that had no room, or none, as where a page was copied from a window.
  const [first = '', second = ''] = isFramed(filled[0] ?? '') ? filled.slice(1) : filled;
  const isHeading = /^\p{L}[\p{L}\p{M} ]{1,24}$/u.test(first) && isUpper(first);
  const isNamed = isHeading && indentOf(second) >= 3 && nameLine.test(second);
  return isNamed && second.length < 120 && !isAtMargin(lines);
}

/** Whether the running text stands where only headings do. */
function isAtMargin(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  const running = filled.filter((line) => /^\S/.test(line) && line.split(/\s+/).length > 6);
  return running.length > filled.length * 0.1;
}

/** "LS(1)" at the end of a line at the margin. */
const isFramed = (line: string): boolean => /^\S.*\S\(\d\w*\)\s*$/.test(line);

const isUpper = (text: string): boolean => text === text.toUpperCase();

/** Sections of a page; lines of its frame, which every printed page has again, are left out. */
export function manSections(lines: readonly string[]): ManSection[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const footer = footerKey(filled.at(-1) ?? '');
  const header = isFramed(filled[0] ?? '') ? filled[0] : undefined;
  const sections: { heading: string; lines: string[] }[] = [];
  for (const line of lines) {
    const isFrame =
      manHeader.test(line) || line === header || (footer !== '' && footerKey(line) === footer);
    if (isFrame) continue;
    if (/^\S/.test(line)) sections.push({ heading: normaliseLine(line), lines: [] });
    else sections.at(-1)?.lines.push(line.trimEnd());
  }
  return sections;
}

/** "GNU coreutils 9.1     September 2022     LS(1)", whatever its numbers are. */
function footerKey(line: string): string {
  const isFooter = /^\S.*\s{3,}\S/.test(line) || /^\S.*\S\(\d\w*\)\s*$/.test(line);
  return isFooter ? line.replace(/\d+/g, '#').replace(/\s+/g, ' ').trim() : '';
}

/** Names of a page and what it is about, from its first section. */
export function manName(first: ManSection | undefined): { names: string[]; title?: string } {
  const paragraph: string[] = [];
  for (const line of first?.lines ?? []) {
    if (line.trim() !== '') paragraph.push(line.trim());
    else if (paragraph.length > 0) break;
  }
  const text = normaliseLine(joined(paragraph));
  const [, named = '', about = ''] = nameLine.exec(` ${text}`) ?? [];
  if (named === '' || named.length > 200) return { names: [] };
  const names = named.split(/,\s*/).map((name) => name.trim());
  const short = names.length > 3 ? `${names[0]}, ${names[1]}, …` : names.join(', ');
  const what = about.replace(/\.$/, '');
  return { names, title: what.length > 90 ? short : `${short} – ${what}` };
}

const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.replace(/[\u2010-]$/u, '\u2010'))
    .join(' ')
    .replace(/\u2010 /gu, '');

const reference = /(?:^|[\s,])[\w.@:+[-]+\(\d\w*\)/g;
const address = /[\w.+-]+@[\w-]+\.\w+/;
const terms =
  /copyright|©|\blicen[cs]|\bGPL|public license|warrant|free software foundation|лиценз|许可|ライセンス/iu;
const web = /https?:\/\//;
/** Longer ones say something besides who wrote the page and what else to read. */
const longestFurniture = 130;

/**
 * Whether a section is about the page instead of its subject: authors, translators, terms, where to
 * report faults, other pages. Told by what it holds, since its heading may be in any language.
 */
export function isManFurniture(section: ManSection, isTrailing: boolean): boolean {
  const text = section.lines.join(' ').replace(/\s+/g, ' ').trim();
  const words = text.split(' ').length;
  if (text === '') return true;
  const references = text.match(reference)?.length ?? 0;
  if (references > 0 && references >= words * 0.4) return true;
  if (isNotes(section)) return true;
  if (words > longestFurniture) return false;
  if (address.test(text) && !/\s{2,}-/.test(section.lines[0] ?? ''))
    return words < 90 || terms.test(text);
  if (terms.test(text)) return words < 60 || web.test(text) || isTrailing;
  const isList = references >= 2 && words < references * 6;
  return isTrailing && (isList || (web.test(text) && words < 70) || isNamesAlone(text));
}

/** Numbered addresses that marks in the text point to. */
export const isNotes = ({ lines }: ManSection): boolean => {
  const own = lines.filter((line) => line.trim() !== '');
  const numbered = own.filter((line) => /^\s*\d{1,3}\.\s+\S/.test(line)).length;
  const links = own.filter((line) =>
    /^\s*(?:\d{1,3}\.\s+)?(?:https?:|file:)\S+$/.test(line),
  ).length;
  return numbered > 0 && links >= numbered && links + numbered >= own.length * 0.7;
};

/** "Written by Richard Mlynarik, David MacKenzie, and Assaf Gordon." */
function isNamesAlone(text: string): boolean {
  const words = text.match(/[\p{L}.'’-]+/gu) ?? [];
  const names = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 1 && words.length <= 40 && names >= words.length * 0.6;
}

/** The names stand in front of what may be left out: a way of calling, and no sentence. */
export function isUsage(lines: readonly string[], names: readonly string[]): boolean {
  const first = lines[0]?.trim() ?? '';
  if (/^#include\s*[<"]/.test(first)) return true;
  const isCalled = names.some((name) => first === name || first.startsWith(`${name} `));
  const text = lines.join(' ');
  return (
    isCalled &&
    (/[[\]<>{}|]|\.\.\.|\s--?\w/.test(text) || lines.length === 1) &&
    !/[.:]$/.test(text)
  );
}

export const codeOf = (lines: readonly string[]): Block => {
  const left = leastOf(lines.filter((line) => line.trim() !== '').map(indentOf));
  return {
    kind: 'code',
    text: lines
      .map((line) => line.slice(left))
      .join('\n')
      .trim(),
    language: '',
  };
};
