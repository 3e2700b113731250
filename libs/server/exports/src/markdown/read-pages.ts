import { say, sayAs } from '@coursewright/contract';
import { type Bounds, Refused } from '@coursewright/contract/course-file';
import { ZipArchive } from '@coursewright/contract/zip';
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
/** With pictures and whatever else a folder holds. */
const mostEntries = 20_000;

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

function unzipped(bytes: Uint8Array, bounds: Bounds): (readonly [string, string])[] {
  const archive = new ZipArchive(
    bytes,
    { entries: mostEntries, bytes: bounds.unpackedBytes },
    (fault, cause) =>
      fault === 'entries' || fault === 'bytes'
        ? new Refused(say('file_unpacks_to_too_much'), { cause })
        : new Refused(
            sayAs('file_damaged', 'This file is damaged: its parts cannot be unpacked.'),
            {
              cause,
            },
          ),
  );
  const names = archive.names.filter(
    (name) => name.endsWith('.md') && !/(?:^|\/)(?:__MACOSX|\.)/.test(name),
  );
  if (names.length > mostFiles) throw new Refused(say('file_unpacks_to_too_much'));
  const depth = (name: string): number => name.split('/').length;
  return names
    .map((name) => [name, textOf(archive.read(name)!)] as const)
    .toSorted(([one], [other]) => depth(one) - depth(other));
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new Refused(say('file_not_utf8'), { cause: error });
  }
}
