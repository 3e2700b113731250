import type { ZipArchive } from '@coursewright/contract/zip';
import { isDocBook } from './docbook-html.ts';
import { DocumentProblem, withoutText } from './document-problem.ts';
import { openArchive } from './open-archive.ts';
import { isMdoc } from './text/mdoc-source.ts';
import { isSettings } from './text/settings-lines.ts';
import { isRoff } from './text/roff-lines.ts';

/**
 * A document's format as its bytes tell it; the file's name only decides between Markdown and plain
 * text.
 */
export type DetectedDocument =
  | { readonly format: 'pdf'; readonly bytes: Uint8Array }
  | { readonly format: 'docx'; readonly archive: ZipArchive }
  /** Of `root` and what is below it: whoever packs a book anew may pack its folder. */
  | { readonly format: 'epub'; readonly archive: ZipArchive; readonly root: string }
  | { readonly format: 'html' | 'md' | 'txt'; readonly text: string };

export function detectFormat(bytes: Uint8Array, name: string): DetectedDocument {
  if (bytes.length === 0)
    throw new DocumentProblem('validation_error', 'document_empty', 'is empty.');
  if (indexOf(bytes.subarray(0, 1024), '%PDF-') >= 0) return { format: 'pdf', bytes };
  if (startsWith(bytes, 0, [0x50, 0x4b, 0x03, 0x04])) return detectZip(openArchive(bytes));
  const known = otherKinds.find(({ at = 0, magic }) => startsWith(bytes, at, magic));
  if (known) throw unsupported(known.is);
  // Of Windows and of old Macs: with a line feed alone, lines end and blank lines are empty.
  const text = withoutHeader(decodeText(bytes)).replace(/\r\n?/g, '\n');
  if (!text.trim()) throw withoutText();
  const format = textFormat(text, name);
  const promised = /\.(pdf|docx|epub)$/i.exec(name)?.[1];
  if (promised && format !== 'html')
    throw new DocumentProblem(
      'unsupported_media_type',
      'document_wrongly_named',
      `ends in .${promised.toLowerCase()} but holds plain text: it is damaged or wrongly named. Save it anew, or rename it to .txt.`,
      { ending: promised.toLowerCase() },
    );
  return { format, text };
}

const supported = 'PDF, Word (.docx), EPUB, HTML, Markdown and plain text can be read';
const unsupported = (kind: string) =>
  new DocumentProblem(
    'unsupported_media_type',
    'document_kind_unknown',
    `is ${kind}. ${supported}.`,
  );

const otherKinds: readonly { is: string; magic: readonly number[]; at?: number }[] = [
  { is: 'an old Office file or a Word file with a password', magic: [0xd0, 0xcf, 0x11, 0xe0] },
  { is: 'an image', magic: [0x89, 0x50, 0x4e, 0x47] },
  { is: 'an image', magic: [0xff, 0xd8, 0xff] },
  { is: 'an image', magic: [0x47, 0x49, 0x46, 0x38] },
  { is: 'a rich text (RTF) file', magic: [0x7b, 0x5c, 0x72, 0x74, 0x66] },
  { is: 'a compressed file', magic: [0x1f, 0x8b] },
  { is: 'a compressed file', magic: [0x37, 0x7a, 0xbc, 0xaf] },
  { is: 'a compressed file', magic: [0x52, 0x61, 0x72, 0x21] },
  { is: 'a PostScript file', magic: [0x25, 0x21, 0x50, 0x53] },
  {
    is: 'an e-book in a Kindle format',
    magic: [0x42, 0x4f, 0x4f, 0x4b, 0x4d, 0x4f, 0x42, 0x49],
    at: 60,
  },
];

const bookRoot = /^([^/]+\/)?META-INF\/container\.xml$/;

function detectZip(archive: ZipArchive): DetectedDocument {
  const root = bookRoot.exec(archive.names.find((name) => bookRoot.test(name)) ?? '');
  if (root) return { format: 'epub', archive, root: root[1] ?? '' };
  if (
    archive.has('[Content_Types].xml') &&
    archive.names.some((name) => /^word\/document\d*\.xml$/.test(name))
  )
    return { format: 'docx', archive };
  if (archive.names.some((name) => name.startsWith('xl/'))) throw unsupported('a spreadsheet');
  if (archive.names.some((name) => name.startsWith('ppt/')))
    throw unsupported('a slide presentation');
  throw unsupported('a ZIP archive');
}

/**
 * UTF-8, UTF-16 with a mark, an HTML page's declared encoding, or Windows-1252; anything else is
 * not text.
 */
function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, 0, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  if (hasBinary(bytes)) throw unsupported('not a text or a document of a known kind');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeLegacyText(bytes);
  }
}

/** What a program that writes for a web server says of its page before the page begins. */
const withoutHeader = (text: string): string =>
  text.replace(
    /^\uFEFF?(?=(?:[\w-]+: .*\r?\n){0,10}content-type: text\/html)(?:[\w-]+: .*\r?\n){1,11}\s*/i,
    '',
  );

function decodeLegacyText(bytes: Uint8Array): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const declared = /<meta[^>]+charset=["']?([\w-]+)/i.exec(head)?.[1];
  if (declared) {
    try {
      return new TextDecoder(declared).decode(bytes);
    } catch {
      throw new DocumentProblem(
        'unsupported_media_type',
        'document_encoding',
        'declares a text encoding that does not exist.',
      );
    }
  }
  const unusual = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  if (unusual > bytes.length * 0.25)
    throw new DocumentProblem(
      'unsupported_media_type',
      'document_encoding',
      'is in an unknown text encoding. Save it as UTF-8.',
    );
  return new TextDecoder('windows-1252').decode(bytes);
}

function hasBinary(bytes: Uint8Array): boolean {
  // Manuals for `info` have nodes and indexes between controls.
  if (indexOf(bytes.subarray(0, 64_000), '\u001F\nFile: ') >= 0) return false;
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    // A letter that is struck twice, as pages for printers have it, goes back between.
    if (byte < 8 || (byte > 13 && byte < 32 && byte !== 27)) controls += 1;
  }
  return controls > bytes.length * 0.01;
}

function textFormat(text: string, name: string): 'html' | 'md' | 'txt' {
  const head = text
    .slice(0, 2048)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (
    /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)[\s>]/i.test(
      head,
    )
  )
    return 'html';
  if (head.startsWith('<') && isDocBook(text)) return 'html';
  if (/\u001F\nFile: [^\n]*\bNode: /.test(text.slice(0, 64_000))) return 'txt';
  const signs = [
    /^#{1,6} \S/m,
    /^#{1,6} \S.*\n\n[^]*^#{1,6} \S.*\n\n/m,
    /^(?:```|~~~)/m,
    /\[[^\]\n]{1,200}\]\([^)\s]{1,500}\)/,
    /^\|.+\|[ \t]*$/m,
    /(?:^|\s)\*\*\S[^*\n]{0,200}\*\*/,
    /^---\n[\w-]+:/,
  ];
  const found = signs.filter((sign) => sign.test(text)).length;
  const isNamedMarkdown = /\.(?:md|markdown|mdx|qmd)$/i.test(name);
  if (isNamedMarkdown && found >= 1) return 'md';
  // The source of a man page: its "# swapon file" is a command of the administrator.
  if (isRoff(text) || isMdoc(text) || isSettings(text)) return 'txt';
  if (found >= 2 && signs[1]!.test(text) && !isSetByHand(text)) return 'md';
  return head.startsWith('<') && /<\/(?:p|div|h[1-6]|ul|ol|table|article|section|main)>/i.test(text)
    ? 'html'
    : 'txt';
}

/** More numbered headings than that are a plain text's, however many lines begin with "#". */
const manyNumbers = 20;

/**
 * Whether a text has the headings of a plain one: underlined or numbered like "4.2. Title". In such a
 * text "# apt-get update" is a command, and brackets before parentheses are no link.
 */
function isSetByHand(text: string): boolean {
  const underlined = text.match(/^\S.*\n([=*~^"-])\1{3,}[ \t]*$/gm)?.length ?? 0;
  const numbered = text.match(/^\d{1,2}(?:\.\d{1,2})+\.?[ \u00A0]+\S/gm)?.length ?? 0;
  const titled = text.match(/^#{1,6} \S/gm)?.length ?? 0;
  // A manual may hold whole configuration files, whose comments begin with "#".
  return numbered > manyNumbers || underlined + numbered > Math.max(3, titled);
}

function startsWith(bytes: Uint8Array, at: number, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[at + index] === byte);
}

export function indexOf(bytes: Uint8Array, ascii: string): number {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).indexOf(ascii, 0, 'latin1');
}
