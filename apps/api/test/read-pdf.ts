import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  /** Letters and digits of what is read aloud, page by page: without running heads and numbers. */
  readonly text: string;
  readonly pages: number;
  /** Of the first page, in points. */
  readonly size: readonly [width: number, height: number];
  readonly title: unknown;
  readonly language: unknown;
  /** Whether it says that it keeps to PDF/UA-1, which Typst checks before it writes so. */
  readonly isAccessible: boolean;
  readonly bookmarks: readonly string[];
  /** Addresses of its links outwards. */
  readonly urls: readonly string[];
  /** Links within it: what they are said to lead to, and the pages, counted from 1, that they join. */
  readonly links: readonly {
    readonly words: string;
    readonly from: number;
    readonly to: number;
    /** Where it begins on its page, in points. */
    readonly left: number;
  }[];
  /** As `text`, of each page. */
  readonly texts: readonly string[];
  /** The number that is printed at the end of each page; undefined where none is. */
  readonly numbers: readonly (string | undefined)[];
  /** Roles of its elements; none where it is not tagged. */
  readonly roles: ReadonlySet<string>;
  /** As `texts`, in the order in which its elements have them. */
  readonly aloud: readonly string[];
  /** By which the cells of its tables name their headings, as often as they are given away. */
  readonly ids: readonly string[];
}

/** Letters and digits, as they are compared: lines and pages may end within words. */
export const lettersOf = (text: string): string =>
  text.normalize('NFKC').replace(/[^\p{L}\p{N}]+/gu, '');

/** What a reader of PDF files finds in one. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const isAccessible = Buffer.from(bytes).includes('pdfuaid');
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  try {
    const texts: string[] = [];
    const numbers: (string | undefined)[] = [];
    const urls: string[] = [];
    const links: ReadPdf['links'][number][] = [];
    const roles = new Set<string>();
    const aloud: string[] = [];
    let size: readonly [number, number] = [0, 0];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      if (number === 1) size = [Math.round(page.view[2]!), Math.round(page.view[3]!)];
      const { read, passedOver, marked } = await wordsOn(page);
      texts.push(read);
      numbers.push(/\d+$/.exec(passedOver.trim())?.[0]);
      for (const { url, dest, contentsObj, rect } of (await page.getAnnotations()) as Link[]) {
        if (url) urls.push(url);
        if (!dest) continue;
        const place = typeof dest === 'string' ? await document.getDestination(dest) : dest;
        const to = (await document.getPageIndex(place?.[0] as Place[0])) + 1;
        links.push({ words: contentsObj?.str ?? '', from: number, to, left: rect[0] });
      }
      const tree = await page.getStructTree();
      collectRoles(tree, roles);
      aloud.push(lettersOf(markedIn(tree, marked)));
    }
    const { info } = await document.getMetadata();
    return {
      text: lettersOf(texts.join('')),
      pages: document.numPages,
      size,
      title: 'Title' in info ? info.Title : undefined,
      language: 'Language' in info ? info.Language : undefined,
      isAccessible,
      bookmarks: titlesIn((await document.getOutline()) ?? []),
      urls,
      links,
      texts: texts.map(lettersOf),
      numbers,
      roles,
      aloud,
      ids: [
        ...Buffer.from(bytes)
          .toString('latin1')
          .matchAll(/\/ID \(([^()]*)\)/g),
      ].map(([, id = '']) => id),
    };
  } finally {
    await task.destroy();
  }
}

type Document = Awaited<ReturnType<typeof getDocument>['promise']>;
type Page = Awaited<ReturnType<Document['getPage']>>;
type Place = readonly [page: Parameters<Document['getPageIndex']>[0], ...rest: unknown[]];
interface Link {
  readonly url?: string;
  /** By its name, or as it is. */
  readonly dest?: string | Place;
  readonly contentsObj?: { readonly str: string };
  readonly rect: readonly [left: number, bottom: number, right: number, top: number];
}
type Bookmark = NonNullable<Awaited<ReturnType<Document['getOutline']>>>[number];

/** What is read aloud, also by the marks that its elements refer to, and what stands around it. */
async function wordsOn(
  page: Page,
): Promise<{ read: string; passedOver: string; marked: ReadonlyMap<string, string> }> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: boolean[] = [];
  const marks: (string | undefined)[] = [];
  const marked = new Map<string, string>();
  let [read, passedOver] = ['', ''];
  for (const item of items) {
    if ('str' in item) {
      if (open.includes(true)) passedOver += item.str;
      else read += item.str;
      const mark = marks.findLast((each) => each !== undefined);
      if (mark !== undefined) marked.set(mark, (marked.get(mark) ?? '') + item.str);
    } else if (item.type === 'endMarkedContent') {
      open.pop();
      marks.pop();
    } else {
      open.push('tag' in item && item.tag === 'Artifact');
      marks.push(item.id ?? undefined);
    }
  }
  return { read, passedOver, marked };
}

const titlesIn = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...titlesIn(items)]);

function markedIn(node: unknown, marked: ReadonlyMap<string, string>): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('id' in node && typeof node.id === 'string') return marked.get(node.id) ?? '';
  if (!('children' in node) || !Array.isArray(node.children)) return '';
  return node.children.map((child) => markedIn(child, marked)).join('');
}

function collectRoles(node: unknown, roles: Set<string>): void {
  if (typeof node !== 'object' || node === null) return;
  if ('role' in node && typeof node.role === 'string') roles.add(node.role);
  if ('children' in node && Array.isArray(node.children))
    for (const child of node.children) collectRoles(child, roles);
}
