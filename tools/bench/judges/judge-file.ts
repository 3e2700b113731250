import { EpubCheck } from '@likecoin/epubcheck-ts';
import type { ExportFormat } from '@coursewright/contract';
import { strFromU8, unzipSync } from 'fflate';
import { marked } from 'marked';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageJudge } from './page-judge.ts';
import { readDeck } from './read-collection.ts';
import type { XmlJudge } from './xml-judge.ts';

type Files = Readonly<Record<string, Uint8Array>>;
export interface Judges {
  readonly xml: XmlJudge;
  readonly pages: PageJudge;
  /** A player of QTI packages as one script, where there is one. */
  readonly qtiPlayer?: Uint8Array;
}

/** What other people's software says against a file of a format; nothing where it takes it. */
export async function complaintsAbout(
  format: ExportFormat,
  bytes: Uint8Array,
  judges: Judges,
): Promise<string[]> {
  switch (format) {
    case 'pdf':
      return aboutPdf(bytes);
    case 'markdown':
      // HTML within it stays, as with a program that trusts it.
      return judges.pages.show(
        await marked.parse(strFromU8(bytes).replace(/^---\n[^]*?\n---\n/, '')),
      );
    case 'epub':
      return [...aboutPackage(unzipSync(bytes), judges), ...(await aboutBook(bytes))];
    case 'anki':
      return aboutDeck(unzipSync(bytes), judges);
    case 'scorm':
    case 'cmi5': {
      const files = unzipSync(bytes);
      const player = await judges.pages.open(files, 'index.html');
      return [...aboutPackage(files, judges), ...player];
    }
    case 'qti':
      return aboutPackage(unzipSync(bytes), judges);
  }
}

async function aboutPdf(bytes: Uint8Array): Promise<string[]> {
  const reading = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  try {
    const document = await reading.promise;
    // It is a map, whatever its type says.
    const marks: unknown = await document.getMarkInfo();
    const isTagged = marks instanceof Map && marks.get('Marked') === true;
    const scripts = await document.getJSActions();
    for (let page = 1; page <= document.numPages; page += 1)
      await (await document.getPage(page)).getOperatorList();
    return [
      ...(isTagged ? [] : ['the book is not tagged for screen readers']),
      ...(scripts ? ['the book has scripts'] : []),
    ];
  } catch (error) {
    return [`the book cannot be read: ${String(error)}`];
  } finally {
    await reading.destroy();
  }
}

async function aboutBook(bytes: Uint8Array): Promise<string[]> {
  const { messages } = await EpubCheck.validate(bytes);
  return messages
    .filter(({ severity }) => ['fatal', 'error', 'warning'].includes(severity))
    .map(({ id, message, location }) => `${id} ${message} (${location?.path ?? ''})`);
}

async function aboutDeck(files: Files, { pages }: Judges): Promise<string[]> {
  const collection = files['collection.anki2'];
  if (!collection || !files['media']) return ['the deck lacks its collection or its media'];
  const { fields, complaints } = readDeck(collection);
  return [...complaints, ...(await pages.show(fields.join('<hr>')))];
}

/** What could run where pages are shown, in any element of a page. */
const running =
  /<(?:\w+:)?(?:script|iframe|object|embed)\b|\son\w+\s*=\s*"|"\s*(?:javascript|vbscript|data):/i;

function aboutPackage(files: Files, { xml }: Judges): string[] {
  return Object.entries(files).flatMap(([name, bytes]) => {
    const complaints =
      /^[\w.-]+(?:\/[\w.-]+)*$/.test(name) && !name.includes('..')
        ? []
        : [`a file is called ${name}`];
    if (!/\.(?:xml|xhtml|opf|ncx|svg)$/.test(name)) return complaints;
    complaints.push(...xml.complaints(name, bytes));
    const found = name.endsWith('.svg') ? undefined : running.exec(tagsOf(strFromU8(bytes)));
    return found ? [...complaints, `${name} runs something: ${found[0]}`] : complaints;
  });
}

/** Its elements without what stands between them. */
const tagsOf = (xml: string): string => (xml.match(/<[^>]+>/g) ?? []).join('\n');
