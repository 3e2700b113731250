import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  getDocument,
  PasswordException,
  Util,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadDocument } from '../block.ts';
import { indexOf } from '../detect-format.ts';
import {
  DocumentProblem,
  garbled,
  incomplete,
  tooLong,
  tooManyCharacters,
} from '../document-problem.ts';
import { isGibberish, isScore } from './gibberish.ts';
import { normaliseLine } from '../normalise-text.ts';
import { parsingLimits } from '../parsing-limits.ts';
import { pdfBlocks, type OutlineEntry } from './pdf-blocks.ts';
import { withoutPicturesBeside } from './beside-pictures.ts';
import { withLostCyrillic } from './lost-cyrillic.ts';
import { type Drawn, drawnWithLost, withLostLigatures } from './lost-ligatures.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { withoutFurniture } from './pdf-furniture.ts';
import { titleOnPage, withoutTitlePage } from './title-page.ts';
import { mayHaveTable, pageLines, type PdfLine, type PdfRun } from './pdf-lines.ts';
import { mayPartRows, type Rules, rulesOf } from './pdf-rules.ts';
import { withTypedLines } from './typed-lines.ts';
import { isOfBrackets } from './private-letters.ts';
import { type FontRun, lettersOf, UnnamedFonts } from './unnamed-fonts.ts';

const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const typewriter =
  /mono|monl|courier|consol|typewriter|menlo|(?:cm|ec|sf|tx|t1x)(?:b|sl|it|v|st)*tt|inconsolata|code(?:pro|new|saver)|fira.?code|letter.?gothic|lettgoth|cascadia|monaco|fixed/i;
/**
 * Font names come only with a page's drawing instructions, which cost more than its text; fonts are
 * rarely first seen later.
 */
const pagesAskedForFonts = 40;

export async function readPdf(bytes: Uint8Array): Promise<ReadDocument> {
  // A file cut off during a download has lost its end, where the directory of its objects is;
  // pdf.js would guess at the rest.
  if (
    indexOf(bytes.subarray(-4096), 'startxref') < 0 &&
    indexOf(bytes.subarray(-4096), '%%EOF') < 0
  )
    throw incomplete();
  const task = getDocument({
    data: bytes,
    cMapUrl: join(assets, 'cmaps/'),
    standardFontDataUrl: join(assets, 'standard_fonts/'),
    fontExtraProperties: true,
    disableFontFace: true,
    // Pictures are never looked at.
    maxImageSize: 1,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    if (document.numPages > parsingLimits.pages) throw tooLong('pages');
    const lines = withLostCyrillic(await readLines(document));
    if (isGibberish(lines.map(({ text }) => text))) throw garbled();
    const text = withoutLineNumbers(
      lines.filter(
        ({ isMonospaced, text: said }) => isMonospaced || !(isScore(said) || isOfBrackets(said)),
      ),
    );
    const own = withTypedLines(withoutFurniture(withoutPicturesBeside(text)));
    const title = (await metadataTitle(document)) ?? titleOnPage(own);
    return { title, blocks: pdfBlocks(withoutTitlePage(own), await outline(document)) };
  } catch (error) {
    if (error instanceof DocumentProblem) throw error;
    if (error instanceof PasswordException)
      throw new DocumentProblem(
        'validation_error',
        'document_has_password',
        'is protected by a password.',
      );
    throw incomplete();
  } finally {
    await task.destroy();
  }
}

async function readLines(document: PDFDocumentProxy): Promise<PdfLine[]> {
  const fonts = new Fonts();
  const drawn = new DrawnRules();
  const lines: PdfLine[] = [];
  let length = 0;
  let pictures = 0;
  let gutter: number | undefined;
  // The first page has a title across its columns, which the next shows.
  let first: (() => PdfLine[]) | undefined;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const runs = await readRuns(page, fonts);
    if (runs.length === 0) pictures += 1;
    const view = page.getViewport({ scale: 1 });
    const size = { page: number, width: view.width, height: view.height };
    const plain = pageLines(runs, size, gutter);
    const rules = mayHaveTable(plain.lines) ? await drawn.of(page) : undefined;
    const place = rules ? { ...size, rules } : size;
    const read = rules ? pageLines(runs, place, gutter) : plain;
    gutter ??= read.gutter;
    page.cleanup();
    if (number === 1 && document.numPages > 1) {
      first = () => pageLines(runs, place, gutter).lines;
      continue;
    }
    for (const line of [...(first?.() ?? []), ...read.lines]) {
      length += line.text.length;
      if (length > parsingLimits.characters) throw tooManyCharacters();
      lines.push(line);
    }
    first = undefined;
  }
  if (length < 20 && pictures > 0) {
    throw new DocumentProblem(
      'validation_error',
      'document_is_scan',
      'contains pictures of pages, but no text. Run text recognition (OCR) on it and upload the result.',
    );
  }
  return lines;
}

/** Pages that are asked in vain one after the other for the rules of their tables, at most. */
const pagesAskedForRules = 60;

/** The rules of pages; of a document whose pages have none those of the first are all that is asked. */
class DrawnRules {
  #inVain = 0;

  async of(page: PDFPageProxy): Promise<Rules | undefined> {
    if (this.#inVain >= pagesAskedForRules) return undefined;
    const { transform } = page.getViewport({ scale: 1 });
    const rules = rulesOf(await page.getOperatorList(), transform);
    const isAny = rules !== undefined && mayPartRows(rules);
    this.#inVain = isAny ? 0 : this.#inVain + 1;
    return isAny ? rules : undefined;
  }
}

type TextItem = Extract<
  Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number],
  { str: string }
>;

/** What the fonts of a document are called, the pages that were asked for it, and their letters. */
class Fonts {
  readonly names = new Map<string, string>();
  readonly pages = new Set<number>();
  readonly letters = new UnnamedFonts();
  losesLigatures = false;

  /** Whether ligatures of a page may be read as blanks: those of others are, or its fonts are TeX's. */
  mayLose(page: number): boolean {
    if (this.losesLigatures) return true;
    return (
      page <= pagesAskedForLigatures && [...this.names.values()].some((name) => ofTex.test(name))
    );
  }
}

const ofTex = /(?:^|\+)CM[A-Z]{1,6}\d{1,2}$/;
const pagesAskedForLigatures = 12;

async function readRuns(page: PDFPageProxy, fonts: Fonts): Promise<PdfRun[]> {
  const { items } = await page.getTextContent();
  const view = page.getViewport({ scale: 1 }).transform;
  const read = items.filter((item) => 'str' in item);
  const isNew = read.some((item) => item.str.trim() && !fonts.names.has(item.fontName));
  const drawn =
    (fonts.pages.size < pagesAskedForFonts && isNew) || fonts.mayLose(page.pageNumber)
      ? await learnFonts(
          page,
          read.map((item) => item.fontName),
          fonts,
        )
      : undefined;
  const texts = drawn ? withLost(read, drawn) : read;
  fonts.letters.learn(texts.map(fontRunOf));
  return texts.flatMap((item) => {
    const [a, b, c, d, x, y] = Util.transform(view, item.transform) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const isUpright = Math.abs(b) <= Math.abs(a) * 0.1;
    const text = lettersOf(item.str);
    if (!text || !isUpright) return [];
    const size = Math.hypot(c, d);
    const font = fonts.names.get(item.fontName) ?? '';
    return [
      {
        text,
        x,
        y,
        size,
        width: item.width,
        isRightToLeft: item.dir === 'rtl',
        isBold:
          /bold|black|heavy|semib|demi|-medi\b|cmbx|cmb\d|cmssbx|sfbx|sfrb|ecbx|ecrb|simhei|heiti|yahei|(?:ipa|ipaex|bbb|midashi|hiragino|ms|yu)\W?(?:gothic|kakugo)/i.test(
            font,
          ),
        isMonospaced: typewriter.test(font) || fonts.letters.isEven(fontRunOf(item)),
      },
    ];
  });
}

const fontRunOf = ({ fontName, str, width, transform }: TextItem): FontRun => ({
  font: fontName,
  text: str,
  width,
  size: Math.hypot(Number(transform[2]), Number(transform[3])),
});

function withLost(read: readonly TextItem[], drawn: readonly Drawn[]): TextItem[] {
  const texts = withLostLigatures(
    read.map(({ str }) => str),
    drawn,
  );
  return read.map((item, at) => ({ ...item, str: texts[at] ?? item.str }));
}

/** Learns what the fonts of a page are called; returns what is drawn where ligatures are lost. */
async function learnFonts(
  page: PDFPageProxy,
  names: readonly string[],
  fonts: Fonts,
): Promise<readonly Drawn[] | undefined> {
  fonts.pages.add(page.pageNumber);
  const drawn = drawnWithLost(await page.getOperatorList());
  if (drawn) fonts.losesLigatures = true;
  for (const name of names) {
    if (fonts.names.has(name) || !page.commonObjs.has(name)) continue;
    const font: unknown = page.commonObjs.get(name);
    fonts.names.set(
      name,
      typeof font === 'object' && font !== null && 'name' in font ? String(font.name) : '',
    );
  }
  return drawn;
}

async function metadataTitle(document: PDFDocumentProxy): Promise<string | undefined> {
  const { info } = await document.getMetadata();
  const title = 'Title' in info && typeof info.Title === 'string' ? normaliseLine(info.Title) : '';
  // Word processors leave their own file name there.
  return title.length > 2 &&
    !/\.(?:docx?|odt|tex|dvi|indd|rtf|qx[dp]|ps|book|fm|pub|p[0-9]{2}|pptx?|pages|mif|sxw|lyx)$|^(?:untitled|microsoft word)/i.test(
      title,
    )
    ? title
    : undefined;
}

async function outline(document: PDFDocumentProxy): Promise<OutlineEntry[]> {
  type Item = NonNullable<Awaited<ReturnType<PDFDocumentProxy['getOutline']>>>[number];
  const entries: OutlineEntry[] = [];
  const visit = (items: readonly Item[], depth: number): void => {
    for (const item of items) {
      if (entries.length >= 5_000 || depth > 6) return;
      entries.push({ title: normaliseLine(item.title), depth });
      visit(item.items as Item[], depth + 1);
    }
  };
  visit((await document.getOutline()) ?? [], 1);
  return entries;
}
