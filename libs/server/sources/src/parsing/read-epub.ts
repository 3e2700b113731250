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

/**
 * An EPUB's chapters in the order of its spine; a chapter without a heading takes its name from the
 * table of contents.
 */
export function readEpub(archive: ZipArchive): ReadDocument {
  const container = readXml(archive, 'META-INF/container.xml');
  const packagePath = byName(container, 'rootfile')[0]?.getAttribute('full-path') ?? '';
  const book = readXml(archive, packagePath);
  const folder = posix.dirname(packagePath);
  const manifest = new Map(
    byName(book, 'item').map((item) => [item.getAttribute('id') ?? '', item]),
  );
  const paths = byName(book, 'itemref')
    .map((reference) => manifest.get(reference.getAttribute('idref') ?? ''))
    .filter((item) => /html|xml/.test(item?.getAttribute('media-type') ?? ''))
    .map((item) => resolve(folder, item?.getAttribute('href') ?? ''));
  refuseProtected(archive, paths);

  const names = chapterNames(archive, [...manifest.values()], folder);
  const blocks: Block[] = [];
  let length = 0;
  for (const path of paths) {
    const html = archive.text(path);
    if (html === undefined) throw incomplete();
    length += html.length;
    if (length > parsingLimits.characters * 10) throw tooManyCharacters();
    const chapter = readHtml(html).blocks;
    const name = names.get(path);
    if (name && chapter.length && !chapter.some((block) => block.kind === 'heading'))
      blocks.push({ kind: 'heading', level: 1, text: name });
    blocks.push(...chapter);
  }
  return {
    title: normaliseLine(byName(book, 'dc:title')[0]?.textContent ?? '') || undefined,
    blocks,
  };
}

function readXml(archive: ZipArchive, path: string): Document {
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

function chapterNames(
  archive: ZipArchive,
  items: readonly Element[],
  folder: string,
): Map<string, string> {
  const names = new Map<string, string>();
  const add = (path: string, text: string | null | undefined) => {
    if (!names.has(path) && text) names.set(path, normaliseLine(text));
  };
  for (const item of items) {
    const path = resolve(folder, item.getAttribute('href') ?? '');
    if (!archive.has(path)) continue;
    if ((item.getAttribute('properties') ?? '').split(/\s+/).includes('nav')) {
      for (const link of byName(readXml(archive, path), 'a'))
        add(resolve(posix.dirname(path), link.getAttribute('href') ?? ''), link.textContent);
    } else if (item.getAttribute('media-type') === 'application/x-dtbncx+xml') {
      for (const point of byName(readXml(archive, path), 'navPoint')) {
        const target =
          [...point.children].find((child) => child.localName === 'content')?.getAttribute('src') ??
          '';
        add(
          resolve(posix.dirname(path), target),
          [...point.children].find((child) => child.localName === 'navLabel')?.textContent,
        );
      }
    }
  }
  return names;
}

/** Encrypted fonts are common and harmless; an encrypted chapter means copy protection. */
function refuseProtected(archive: ZipArchive, paths: readonly string[]): void {
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
