import { strToU8, zipSync, type Zippable } from 'fflate';
import PdfKit from 'pdfkit';
import type { Block } from '../src/parsing/block.ts';

type Pdf = PDFKit.PDFDocument;

/** The bytes of a PDF drawn by `draw`. */
export function makePdf(
  draw: (pdf: Pdf) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve) => {
    const pdf = new PdfKit({ size: 'A4', margin: 72, bufferPages: true, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    draw(pdf);
    pdf.end();
  });
}

const headingSizes = [0, 22, 17, 14, 12.5, 12.5, 12.5];

/** Sets blocks as a book would, with a running header, page numbers and an outline. */
export async function pdfOfBlocks(
  blocks: readonly Block[],
  header: string,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  return makePdf((pdf) => {
    for (const block of blocks) drawBlock(pdf, block);
    const { count } = pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      pdf.switchToPage(page);
      pdf.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
      pdf.font('Helvetica').fontSize(9).text(header, 72, 36, { lineBreak: false });
      pdf.text(`Page ${page + 1} of ${count}`, 270, 806, { lineBreak: false });
    }
  }, options);
}

function drawBlock(pdf: Pdf, block: Block): void {
  if (block.kind === 'heading')
    pdf
      .moveDown(0.8)
      .font('Helvetica-Bold')
      .fontSize(headingSizes[block.level] ?? 13)
      .text(block.text)
      .moveDown(0.3);
  else if (block.kind === 'code') pdf.font('Courier').fontSize(9).text(block.text).moveDown(0.6);
  else if (block.kind === 'list')
    for (const item of block.items)
      pdf
        .font('Times-Roman')
        .fontSize(11)
        .text(item.trim().replace(/^-/, '•'), { indent: 0 })
        .moveDown(0.1);
  else if (block.kind === 'table')
    for (const row of block.rows)
      pdf.font('Times-Roman').fontSize(11).text(row.join('   ')).moveDown(0.6);
  else pdf.font('Times-Roman').fontSize(11).text(block.text, { align: 'justify' }).moveDown(0.6);
}

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const xml = (body: string): Uint8Array =>
  strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);

/** Blocks as (X)HTML. */
export function htmlOfBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'heading')
        return `<h${block.level}>${escaped(block.text)}</h${block.level}>`;
      if (block.kind === 'code')
        return `<pre><code class="language-${block.language}">${escaped(block.text)}</code></pre>`;
      if (block.kind === 'list')
        return `<ul>${block.items.map((item) => `<li>${escaped(item.trim().replace(/^(?:-|\d+\.) /, ''))}</li>`).join('')}</ul>`;
      if (block.kind === 'table')
        return `<table>${block.rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
      return `<p>${escaped(block.text)}</p>`;
    })
    .join('\n');
}

/**
 * An EPUB of one chapter per top-level heading, with the spine in an order that the manifest does
 * not follow.
 */
export function epubOfBlocks(
  blocks: readonly Block[],
  title: string,
  extra: Zippable = {},
): Uint8Array<ArrayBuffer> {
  const chapters: Block[][] = [];
  for (const block of blocks) {
    if (chapters.length === 0 || (block.kind === 'heading' && block.level <= 2)) chapters.push([]);
    chapters.at(-1)!.push(block);
  }
  const items = chapters
    .map(
      (_, index) =>
        `<item id="c${index}" href="text/c%20${index}.xhtml" media-type="application/xhtml+xml"/>`,
    )
    .toReversed();
  return new Uint8Array(
    zipSync({
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': xml(
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
      ),
      'OEBPS/book.opf': xml(
        `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:language>en</dc:language></metadata><manifest>${items.join('')}</manifest><spine>${chapters.map((_, index) => `<itemref idref="c${index}"/>`).join('')}</spine></package>`,
      ),
      ...Object.fromEntries(
        chapters.map((chapter, index) => [
          `OEBPS/text/c ${index}.xhtml`,
          xml(
            `<html xmlns="http://www.w3.org/1999/xhtml"><head><title/></head><body>${htmlOfBlocks(chapter)}</body></html>`,
          ),
        ]),
      ),
      ...extra,
    }),
  );
}

/** A Word document with heading styles, real lists and tables. */
export function docxOfBlocks(
  blocks: readonly Block[],
  title: string,
  extra: Zippable = {},
): Uint8Array<ArrayBuffer> {
  const run = (text: string, properties = '') =>
    text
      .split('\n')
      .map((line) => `<w:r>${properties}<w:t xml:space="preserve">${escaped(line)}</w:t></w:r>`)
      .join('<w:r><w:br/></w:r>');
  const paragraph = (text: string, style = '') =>
    `<w:p>${style && `<w:pPr>${style}</w:pPr>`}${run(text)}</w:p>`;
  const typed = '<w:rPr><w:rFonts w:ascii="Courier New" w:hAnsi="Courier New"/></w:rPr>';
  const body = blocks.map((block) => {
    if (block.kind === 'code')
      return block.text
        .split('\n')
        .map((line) => `<w:p>${run(line, typed)}</w:p>`)
        .join('');
    if (block.kind === 'heading')
      return paragraph(block.text, `<w:pStyle w:val="Heading${block.level}"/>`);
    if (block.kind === 'list')
      return block.items
        .map((item) =>
          paragraph(
            item.trim().replace(/^(?:-|\d+\.) /, ''),
            '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
          ),
        )
        .join('');
    if (block.kind === 'table')
      return `<w:tbl>${block.rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;
    return paragraph(block.text);
  });
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const styles = [1, 2, 3, 4, 5, 6].map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
  );
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return new Uint8Array(
    zipSync({
      '[Content_Types].xml': xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/_rels/document.xml.rels': xml(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="r2" Type="${office}/numbering" Target="numbering.xml"/></Relationships>`,
      ),
      'word/document.xml': xml(`<w:document ${w}><w:body>${body.join('')}</w:body></w:document>`),
      'word/styles.xml': xml(`<w:styles ${w}>${styles.join('')}</w:styles>`),
      'word/numbering.xml': xml(
        `<w:numbering ${w}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      ),
      'docProps/core.xml': xml(
        `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`,
      ),
      ...extra,
    }),
  );
}
