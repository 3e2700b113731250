/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { ZipArchive } from '@coursewright/contract/zip';
import { posix } from 'node:path';
import { DOMParser } from 'linkedom';
import type { Block, ReadDocument } from './block.ts';
import { DocumentProblem, incomplete, tooManyCharacters } from './document-problem.ts';
import { normaliseLine } from './normalise-text.ts';
import { parsingLimits } from './parsing-limits.ts';
import { readHtml } from './read-html.ts';

/** What lies below the root of the book. */
type Files = Pick<ZipArchive, 'has' | 'text'>;

/**
 * An EPUB's chapters in the order of its spine, each once. What the table of contents names is a
 * heading, also where the text has it as a line among others; a chapter without any takes the name
 * that it has there.
 */
export function readEpub(zip: ZipArchive, root: string): ReadDocument {
  const archive: Files = {
    has: (path) => zip.has(root + path),
    text: (path) => zip.text(root + path),
  };
  const container = readXml(archive, 'META-INF/container.xml');
  const packagePath = byName(container, 'rootfile')[0]?.getAttribute('full-path') ?? '';
  const book = readXml(archive, packagePath);
  const folder = posix.dirname(packagePath);
  const manifest = new Map(
    byName(book, 'item').map((item) => [item.getAttribute('id') ?? '', item]),
  );
  const spine = byName(book, 'itemref')
    .map((reference) => manifest.get(reference.getAttribute('idref') ?? ''))
    .filter((item) => /html|xml/.test(item?.getAttribute('media-type') ?? ''))
    .map((item) => resolve(folder, item?.getAttribute('href') ?? ''));
  // Some have an entry for every section of one file.
  const paths = [...new Set(spine)];
  refuseProtected(archive, paths);

  const contents = contentsOf(archive, [...manifest.values()], folder);
  const blocks: Block[] = [];
  let length = 0;
  for (const path of paths) {
    const html = archive.text(path);
    if (html === undefined) throw incomplete();
    length += html.length;
    if (length > parsingLimits.characters * 10) throw tooManyCharacters();
    const named = contents.get(path) ?? [];
    const chapter = withHeadings(readHtml(html).blocks, named);
    const name = named[0]?.text;
    if (name && chapter.length && !chapter.some((block) => block.kind === 'heading'))
      blocks.push({ kind: 'heading', level: 1, text: name });
    blocks.push(...chapter);
  }
  const language = normaliseLine(byName(book, 'dc:language')[0]?.textContent ?? '');
  return {
    title: normaliseLine(byName(book, 'dc:title')[0]?.textContent ?? '') || undefined,
    ...(language === '' ? {} : { language }),
    blocks,
  };
}

function readXml(archive: Files, path: string): Document {
  const xml = archive.text(path);
  if (xml === undefined) throw incomplete();
  // linkedom's documents behave as the DOM's, but its types describe only part of that.
  return new DOMParser().parseFromString(xml, 'text/xml') as unknown as Document;
}

/** Elements by name whatever their prefix, since packages differ in it. */
function byName(document: Document, name: string): Element[] {
  const wanted = name.slice(name.indexOf(':') + 1).toLowerCase();
  return [...document.querySelectorAll('*')].filter((element) => {
    const found = element.localName.toLowerCase();
    return found.slice(found.indexOf(':') + 1) === wanted;
  });
}

/** A line of the table of contents. */
interface Entry {
  readonly text: string;
  /** 1 for a chapter, 2 for what stands below it. */
  readonly level: number;
}

/** By file, what the table of contents names in it. */
function contentsOf(
  archive: Files,
  items: readonly Element[],
  folder: string,
): Map<string, Entry[]> {
  const contents = new Map<string, Entry[]>();
  const add = (path: string, said: string | null | undefined, level: number) => {
    const text = normaliseLine(said ?? '');
    if (!text) return;
    const known = contents.get(path);
    if (known) known.push({ text, level });
    else contents.set(path, [{ text, level }]);
  };
  for (const item of items) {
    const path = resolve(folder, item.getAttribute('href') ?? '');
    if (!archive.has(path)) continue;
    const at = (href: string) => resolve(posix.dirname(path), href);
    if ((item.getAttribute('properties') ?? '').split(/\s+/).includes('nav')) {
      for (const link of byName(readXml(archive, path), 'a'))
        add(at(link.getAttribute('href') ?? ''), link.textContent, depthOf(link, 'ol'));
    } else if (item.getAttribute('media-type') === 'application/x-dtbncx+xml') {
      for (const point of byName(readXml(archive, path), 'navPoint')) {
        const child = (name: string) =>
          [...point.children].find(({ localName }) => localName === name);
        add(
          at(child('content')?.getAttribute('src') ?? ''),
          child('navLabel')?.textContent,
          depthOf(point, 'navPoint') + 1,
        );
      }
    }
  }
  return contents;
}

/** How many elements of a name an element stands in. */
function depthOf(element: Element, name: string): number {
  let depth = 0;
  for (let above = element.parentElement; above; above = above.parentElement)
    if (above.localName === name) depth += 1;
  return depth;
}

/** Lines that the table of contents names, as the headings that they are. */
function withHeadings(blocks: readonly Block[], named: readonly Entry[]): readonly Block[] {
  const levels = new Map(named.map(({ text, level }) => [keyOf(text), level]));
  // A line of signs alone names nothing.
  levels.delete('');
  for (const block of blocks) if (block.kind === 'heading') levels.delete(keyOf(block.text));
  return blocks.map((block) => {
    const level = block.kind === 'prose' ? levels.get(keyOf(block.text)) : undefined;
    return level === undefined || block.kind !== 'prose'
      ? block
      : { kind: 'heading', level: Math.min(Math.max(level, 1), 6), text: block.text };
  });
}

const keyOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Encrypted fonts are common and harmless; an encrypted chapter means copy protection. */
function refuseProtected(archive: Files, paths: readonly string[]): void {
  const encrypted = archive.text('META-INF/encryption.xml');
  if (
    encrypted &&
    paths.some((path) => encrypted.includes(path) || encrypted.includes(encodeURI(path)))
  ) {
    throw new DocumentProblem(
      'validation_error',
      'document_is_protected',
      'is copy-protected (DRM) and cannot be read.',
    );
  }
}

function resolve(folder: string, href: string): string {
  const path = href.split('#')[0] ?? '';
  let decoded = path;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    // Some packages keep a bare % in file names; then the name is meant as it stands.
  }
  return posix.normalize(posix.join(folder, decoded));
}
