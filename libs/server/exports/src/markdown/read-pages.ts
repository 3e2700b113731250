import { say, sayAs } from '@coursewright/contract';
import { unzipSync } from 'fflate';
import { type Bounds, Refused } from '@coursewright/contract/course-file';
import { readFrontMatter } from './front-matter.ts';

/** A Markdown file: what its head says, and its lines. */
export interface Page {
  readonly name: string;
  readonly head: ReadonlyMap<string, string>;
  readonly lines: readonly string[];
  /** Lines before these, for whoever looks one up. */
  readonly before: number;
}

const notOurs = say('not_our_markdown');
const mostFiles = 2_000;

/** Those of a file, or of a zip of them, the one that leads to the others first. Throws Refused. */
export function pagesOf(bytes: Uint8Array, bounds: Bounds): Page[] {
  const files = isZip(bytes) ? unzipped(bytes, bounds) : [['', textOf(bytes)] as const];
  const pages = files.flatMap(([name, text]): Page[] => {
    const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n/);
    const head = readFrontMatter(lines);
    const isOurs = head?.values.get('generator') === 'Coursewright' && head.values.has('course_id');
    return isOurs
      ? [{ name, head: head.values, lines: lines.slice(head.end), before: head.end }]
      : [];
  });
  const first = pages.findIndex(({ name }) => name === '' || /(?:^|\/)README\.md$/i.test(name));
  if (first < 0) throw new Refused(notOurs);
  return [pages[first]!, ...pages.filter((_, at) => at !== first)];
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Nothing is written anywhere, so that a name can lead nowhere. */
function unzipped(bytes: Uint8Array, bounds: Bounds): (readonly [string, string])[] {
  let size = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!name.endsWith('.md') || /(?:^|\/)(?:__MACOSX|\.)/.test(name)) return false;
        size += originalSize;
        count += 1;
        if (size > bounds.unpackedBytes || count > mostFiles)
          throw new Refused(say('file_unpacks_to_too_much'));
        return true;
      },
    });
    const depth = (name: string): number => name.split('/').length;
    return Object.entries(files)
      .map(([name, content]) => [name, textOf(content)] as const)
      .toSorted(([one], [other]) => depth(one) - depth(other));
  } catch (error) {
    throw error instanceof Refused
      ? error
      : new Refused(sayAs('file_damaged', 'This file is damaged: its parts cannot be unpacked.'), {
          cause: error,
        });
  }
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refused(say('file_not_utf8'), { cause: error });
  }
}
