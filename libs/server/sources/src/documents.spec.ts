// @module-tag proof
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { pdfWithStream } from '@coursewright/testing';
import { wordsOf } from '@coursewright/text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  docxOfBlocks,
  epubOfBlocks,
  htmlOfBlocks,
  makePdf,
  pdfOfBlocks,
} from '../test/make-documents.ts';
import type { Block } from './parsing/block.ts';
import { DocumentParser, type ParsedDocument } from './parsing/document-parser.ts';
import { readMarkdown } from './parsing/read-markdown.ts';

// Documents that come with our own dependencies: real ones, in several languages, in every
// checkout.
const installed = dirname(dirname(createRequire(import.meta.url).resolve('fflate/package.json')));
const read = (path: string) => readFile(join(installed, path), 'utf8');
const bytesOf = (content: string) => new Uint8Array(new TextEncoder().encode(content));
const allText = ({ passages }: ParsedDocument) =>
  [
    ...new Set(passages.map(({ headings }) => headings.join('\n'))),
    ...passages.map(({ text }) => text),
  ].join('\n');
const blockText = (blocks: readonly Block[]) =>
  blocks
    .map((block) =>
      block.kind === 'list'
        ? block.items.join('\n')
        : block.kind === 'table'
          ? block.rows.flat().join('\n')
          : block.text,
    )
    .join('\n');

/** Share of the words of `wanted`, counted with repetition, that are in `found`. */
function kept(wanted: string, found: string): number {
  const available = new Map<string, number>();
  for (const word of wordsOf(found.toLowerCase()))
    available.set(word, (available.get(word) ?? 0) + 1);
  const words = wordsOf(wanted.toLowerCase());
  const present = words.filter((word) => {
    const left = available.get(word) ?? 0;
    available.set(word, left - 1);
    return left > 0;
  });
  return present.length / words.length;
}

/** What a reader sees of a Markdown file, found without our parser. */
const visible = (markdown: string) =>
  markdown
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>\n]+>/g, ' ')
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, ' ')
    .replace(/\]\([^)\n]*\)/g, '] ')
    .replace(/^\[[^\]]+\]:.*$/gm, '')
    .replace(/^(```|~~~).*$/gm, '')
    .replace(/&\w+;/g, ' ');

function expectWellSplit({ passages }: ParsedDocument): void {
  expect(passages.map(({ number }) => number)).toEqual(passages.map((_, index) => index + 1));
  expect(new Set(passages.map(({ id }) => id)).size).toBe(passages.length);
  const prose = passages.filter(({ kind }) => kind === 'prose');
  expect(prose.filter(({ text }) => text.length > 1_500)).toEqual([]);
  for (const { id } of passages)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
}

describe('documents', () => {
  const parser = new DocumentParser();
  afterAll(() => parser.close());
  const parse = (bytes: Uint8Array<ArrayBuffer>, name: string) =>
    parser.parse(new Uint8Array(bytes), { name });
  const refusal = (bytes: Uint8Array<ArrayBuffer>, name: string, by = parser) =>
    by.parse(new Uint8Array(bytes), { name }).then(
      (document) => {
        throw new Error(`${name} was read: ${document.passages.length} passages`);
      },
      (error: { type: string; message: string }) => `${error.type}: ${error.message}`,
    );

  it.each([
    ['fastify/docs/Guides/Prototype-Poisoning.md', 'md', 'en', 10],
    ['fastify/docs/Guides/Recommendations.md', 'md', 'en', 9],
    ['dotenv/README-es.md', 'md', 'es', 20],
    ['@rc-component/form/README.zh-CN.md', 'md', 'zh', 15],
    ['axios/CHANGELOG.md', 'md', 'en', 100],
    ['rxjs/LICENSE.txt', 'txt', 'en', 1],
    ['katex/contrib/auto-render/index.html', 'html', 'en', 0],
  ])(
    'reads %s whole, in its language, the same every time',
    async (path, format, language, headings) => {
      const raw = await read(path);
      const [document, again] = [await parse(bytesOf(raw), path), await parse(bytesOf(raw), path)];
      expect([document.format, document.language]).toEqual([format, language]);
      expect(document.headingsCount).toBeGreaterThanOrEqual(headings);
      expect(
        kept(
          format === 'html'
            ? raw.replace(/<(script|style|head)[\s\S]*?<\/\1>/g, '').replace(/<[^>]+>/g, ' ')
            : visible(raw),
          allText(document),
        ),
      ).toBeGreaterThan(0.95);
      expectWellSplit(document);
      expect(again).toEqual(document);
    },
  );

  describe('the same guide in every format', { tags: 'main' }, () => {
    let blocks: readonly Block[];
    beforeAll(async () => {
      blocks = readMarkdown(await read('fastify/docs/Guides/Prototype-Poisoning.md')).blocks;
    });
    const headings = (document: ParsedDocument) => [
      ...new Set(document.passages.flatMap((passage) => passage.headings)),
    ];

    it.each([
      ['pdf', () => pdfOfBlocks(blocks, 'The Fastify guides')],
      [
        'html',
        () =>
          bytesOf(
            `<!doctype html><html><head><title>A guide</title><script>var secret</script></head><body><nav>Home</nav>${htmlOfBlocks(blocks)}</body></html>`,
          ),
      ],
      ['epub', () => epubOfBlocks(blocks, 'A guide')],
      ['docx', () => docxOfBlocks(blocks, 'A guide')],
    ])('as %s keeps its words, headings and order', async (format, make) => {
      const document = await parse(await make(), `guide.${format === 'pdf' ? 'txt' : 'pdf'}`);
      expect(document.format).toBe(format);
      expect(document.language).toBe('en');
      expect(kept(blockText(blocks), allText(document))).toBeGreaterThan(0.97);
      const wanted = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
      expect(
        headings(document).filter((heading) => wanted.includes(heading)).length,
      ).toBeGreaterThanOrEqual(wanted.length * 0.8);
      const order = ['the strange', 'Object.prototype', 'semver']
        .map((words) => allText(document).toLowerCase().indexOf(words.toLowerCase()))
        .filter((at) => at >= 0);
      expect(order).toEqual([...order].toSorted((a, b) => a - b));
      expect(allText(document)).not.toMatch(/The Fastify guides|Page \d+ of|var secret/);
      expectWellSplit(document);
    });
  });

  it(
    'reads two columns one after the other and puts divided words together',
    { tags: 'main' },
    async () => {
      const left =
        'The left column speaks of vol-\ncanoes and of well-known lava. It goes on for a while so that the column is long enough to be one. '.repeat(
          6,
        );
      const right =
        'The right column is about glaciers and the slow movement of ice over rock. Nothing of it belongs to the left side at all. '.repeat(
          6,
        );
      const document = await parse(
        await makePdf((pdf) => {
          pdf
            .font('Times-Bold')
            .fontSize(20)
            .text('Fire and ice in the landscape of the north', 72, 60);
          const width = 210;
          const lines = (text: string, x: number) =>
            text.match(/.{1,45}(?:\s|$)|.+?-\n/g)!.forEach((line, index) =>
              pdf
                .font('Times-Roman')
                .fontSize(10)
                .text(line.trim(), x, 120 + index * 13, { lineBreak: false, width }),
            );
          // Row by row, as some programs write: the order in the file is no order to read in.
          lines(left, 72);
          lines(right, 320);
        }),
        'columns.pdf',
      );
      const text = document.passages.map((passage) => passage.text).join(' ');
      expect(text.lastIndexOf('left column')).toBeLessThan(text.indexOf('right column'));
      expect(text).toContain('volcanoes');
      expect(document.passages[0]?.headings).toEqual([
        'Fire and ice in the landscape of the north',
      ]);
    },
  );

  it('leaves out what runs above the pages of a PDF, also where it runs above one alone', async () => {
    const sections = [
      '4.1. THE LONG ROAD',
      '4.1. THE LONG ROAD',
      '4.1. THE LONG ROAD',
      '4.2. AN INN',
    ];
    const bodies = ['gravel', 'clay', 'sand', 'mud'].map(
      (soil) =>
        `The road to the coast runs over ${soil} here, and carts must be pulled by two horses.`,
    );
    const document = await parse(
      await makePdf((pdf) =>
        sections.forEach((section, page) => {
          if (page > 0) pdf.addPage();
          pdf.font('Helvetica').fontSize(10).text(section, 300, 48, { lineBreak: false });
          pdf.fontSize(11).text(bodies[page] ?? '', 72, 110, { width: 430 });
        }),
      ),
      'road.pdf',
    );
    expect(document.passages.map(({ text }) => text).join('\n\n')).toBe(bodies.join('\n\n'));
  });

  it('makes tables of the tables of a PDF, and leaves the prose around them alone', async () => {
    const before = 'Three basins keep the water of the valley through the dry months of the year.';
    const after = 'None of them has run dry since the wall of the upper basin was raised in 1911.';
    const rows = [
      ['Basin', 'Depth', 'Kept for'],
      ['Low meadow', '12 m', 'Drinking water of the village'],
      ['High wall', '30 m', 'The mills, and the fields'],
      ['', '', 'below them in summer'],
      ['Spare', '3 m', 'Fires'],
    ];
    const document = await parse(
      await makePdf((pdf) => {
        pdf.font('Helvetica-Bold').fontSize(18).text('The basins of the valley', 72, 72);
        pdf.font('Helvetica').fontSize(10).text(before, 72, 110);
        rows.forEach((row, line) =>
          row.forEach((cell, column) =>
            pdf.text(cell, 72 + column * 130, 140 + line * 15, { lineBreak: false }),
          ),
        );
        pdf.text(after, 72, 240);
      }),
      'basins.pdf',
    );
    expect(document.passages.map(({ kind, text }) => [kind, text])).toEqual([
      ['prose', before],
      [
        'table',
        [
          '| Basin | Depth | Kept for |',
          '| --- | --- | --- |',
          '| Low meadow | 12 m | Drinking water of the village |',
          '| High wall | 30 m | The mills, and the fields below them in summer |',
          '| Spare | 3 m | Fires |',
        ].join('\n'),
      ],
      ['prose', after],
    ]);
  });

  it('reads a PDF of 500 pages', { tags: 'proof' }, async () => {
    const paragraph = (await read('rxjs/LICENSE.txt')).replace(/\s+/g, ' ').slice(0, 2_400);
    const pdf = await makePdf(
      (book) => {
        for (let page = 1; page <= 500; page += 1) {
          if (page > 1) book.addPage();
          book
            .font('Helvetica-Bold')
            .fontSize(16)
            .text(`Chapter ${page} on licences`)
            .font('Times-Roman')
            .fontSize(11)
            .text(`${page}. ${paragraph}`);
        }
      },
      { bufferPages: false },
    );
    const document = await parse(pdf, 'book.pdf');
    expect(document.headingsCount).toBeGreaterThanOrEqual(500);
  });

  describe('refuses, with the file and the reason in the message,', () => {
    it('an encrypted, a scanned and a truncated PDF', { tags: 'main' }, async () => {
      const text = (pdf: PDFKit.PDFDocument) =>
        pdf.text('Some words that nobody shall read. '.repeat(50));
      expect(
        await refusal(
          await makePdf(text, { userPassword: 'secret', pdfVersion: '1.7' }),
          'locked.pdf',
        ),
      ).toBe('validation_error: locked.pdf is protected by a password.');
      expect(
        await refusal(
          await makePdf((pdf) => pdf.image(picture(), 50, 50, { width: 400 })),
          'scan.pdf',
        ),
      ).toMatch(/^validation_error: scan\.pdf contains pictures of pages, but no text\. /);
      const whole = await makePdf(text, { compress: false });
      expect(await refusal(whole.slice(0, whole.length * 0.7), 'half.pdf')).toMatch(
        /^validation_error: half\.pdf is incomplete or damaged\./,
      );
      expect(
        await refusal(
          new Uint8Array([
            ...strToU8('%PDF-1.7\n'),
            ...randomBytes(5_000),
            ...strToU8('\nstartxref\n0\n%%EOF'),
          ]),
          'noise.pdf',
        ),
      ).toMatch(/^validation_error: noise\.pdf is incomplete or damaged\./);
    });

    it('truncated and protected archives', async () => {
      const docx = docxOfBlocks([{ kind: 'prose', text: 'Some words. '.repeat(200) }], 'T');
      expect(await refusal(docx.slice(0, -40), 'half.docx')).toMatch(
        /^validation_error: half\.docx is incomplete/,
      );
      const encrypted = {
        'META-INF/encryption.xml': strToU8(
          '<encryption><CipherReference URI="OEBPS/text/c%200.xhtml"/></encryption>',
        ),
      };
      expect(
        await refusal(
          epubOfBlocks([{ kind: 'prose', text: 'Words.' }], 'T', encrypted),
          'bought.epub',
        ),
      ).toMatch(/^validation_error: bought\.epub is copy-protected/);
    });

    it(
      'archives that unpack to far more than they should, by promise, in truth and by count',
      { tags: ['proof'] },
      async () => {
        const zeros = new Uint8Array(65 * 1024 * 1024);
        const bomb = docxOfBlocks([], 'T', { 'word/document.xml': zeros });
        expect(await refusal(bomb, 'bomb.docx')).toBe(
          'payload_too_large: bomb.docx unpacks to far more data than a document of its kind holds.',
        );
        expect(
          await refusal(lyingAboutSize(bomb, 'word/document.xml', 1_000), 'liar.docx'),
        ).toMatch(/^payload_too_large: liar\.docx unpacks/);
        const crowd = zipSync(
          {
            ...Object.fromEntries(
              Array.from({ length: 10_001 }, (_, index) => [`f${index}`, new Uint8Array()]),
            ),
            'META-INF/container.xml': strToU8('<a/>'),
          },
          { level: 0 },
        );
        expect(await refusal(new Uint8Array(crowd), 'crowd.epub')).toMatch(
          /^payload_too_large: crowd\.epub unpacks/,
        );
      },
    );

    it(
      'a PDF whose page unpacks to hundreds of megabytes, and the next file is read all the same',
      { tags: 'proof' },
      async () => {
        const answer = await refusal(
          pdfWithStream(deflateSync(Buffer.alloc(200 * 1024 * 1024, ' '))),
          'bomb.pdf',
        );
        expect(answer).toMatch(
          /^(?:payload_too_large: bomb\.pdf needs too much memory|validation_error: bomb\.pdf (?:takes too long|contains|is incomplete|is damaged))/,
        );
        expect(
          (await parse(bytesOf('Life goes on. It always does.'), 'after.txt')).passages,
        ).toHaveLength(1);
      },
    );

    it('what is no document, whatever its name claims', async () => {
      expect(await refusal(new Uint8Array(0), 'void.txt')).toBe(
        'validation_error: void.txt is empty.',
      );
      expect(await refusal(bytesOf(' \n\t\n '), 'blank.md')).toBe(
        'validation_error: blank.md contains no text.',
      );
      expect(await refusal(new Uint8Array(randomBytes(4_000)), 'noise.md')).toMatch(
        /^unsupported_media_type: noise\.md is not a text/,
      );
      expect(await refusal(new Uint8Array(picture()), 'picture.pdf')).toMatch(
        /^unsupported_media_type: picture\.pdf is an image\./,
      );
      expect(
        await refusal(
          new Uint8Array(zipSync({ 'xl/workbook.xml': strToU8('<a/>') })),
          'table.docx',
        ),
      ).toMatch(/^unsupported_media_type: table\.docx is a spreadsheet\./);
      expect(
        await refusal(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...randomBytes(600)]), 'old.docx'),
      ).toMatch(/^unsupported_media_type: old\.docx is an old Office file/);
      expect(await refusal(bytesOf('Only words. '.repeat(50)), 'words.pdf')).toMatch(
        /^unsupported_media_type: words\.pdf ends in \.pdf but holds plain text/,
      );
      expect(
        await refusal(bytesOf('<html><body><script>1</script></body></html>'), 'app.html'),
      ).toBe('validation_error: app.html contains no text.');
    });

    it('a text beyond three million characters', async () => {
      expect(
        await refusal(
          bytesOf('All work and no play makes Jack a dull boy.\n\n'.repeat(70_000)),
          'long.txt',
        ),
      ).toBe('payload_too_large: long.txt is too long: it has more than 3,000,000 characters.');
    });

    it('what takes too long or too much memory, and ends the thread that reads it', async () => {
      const hasty = new DocumentParser({ cpuMs: 40 });
      const small = new DocumentParser({ heapMb: 24 });
      const html = bytesOf(`<html><body>${'<div><p>word</p>'.repeat(150_000)}</body></html>`);
      try {
        expect(await refusal(html, 'slow.html', hasty)).toBe(
          'validation_error: slow.html takes too long to read. Upload a smaller or simpler file.',
        );
        expect(await refusal(html, 'large.html', small)).toMatch(
          /^payload_too_large: large\.html needs too much memory|^validation_error: large\.html is damaged/,
        );
      } finally {
        await Promise.all([hasty.close(), small.close()]);
      }
    });
  });

  it.each([
    ['tides.docx', docxOfBlocks],
    ['tides.epub', epubOfBlocks],
  ])('reads %s without entries whose names lead out of it', async (name, make) => {
    const names = ['/etc/passwd', '../../up.xml', String.raw`word\..\..\up.rels`, 'C:up.xml'];
    const strayed = Object.fromEntries(names.map((one) => [one, strToU8('<a>Strayed</a>')]));
    const text = 'The Moon pulls the ocean on its near side.';
    const found = allText(await parse(make([{ kind: 'prose', text }], 'Tides', strayed), name));
    expect(found).toContain(text);
    expect(found).not.toContain('Strayed');
  });

  it('removes characters that break storage or deceive the reader', async () => {
    const document = await parse(
      bytesOf(
        `One \u0007bell, a soft\u00ADhyphen, e\u0301 and \uFB01ne. \u200B${'More words. '.repeat(20)}`,
      ),
      'controls.txt',
    );
    expect(document.passages[0]?.text).toMatch(/^One bell, a softhyphen, \u00E9 and fine\. More/);
  });

  it('reads Windows-1252 and UTF-16 text', async () => {
    expect(
      (
        await parse(
          new Uint8Array(Buffer.from('Crème brûlée is a dessert of France.', 'latin1')),
          'a.txt',
        )
      ).passages[0]?.text,
    ).toContain('Crème brûlée');
    expect(
      (
        await parse(
          new Uint8Array(
            Buffer.from('\uFEFFÜber den Wolken muss die Freiheit wohl grenzenlos sein.', 'utf16le'),
          ),
          'b.txt',
        )
      ).passages[0]?.text,
    ).toContain('Über');
  });
});

/** A PNG of one grey pixel. */
function picture(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  );
}

/** The archive with another unpacked size in its directory. */
function lyingAboutSize(
  archive: Uint8Array<ArrayBuffer>,
  name: string,
  size: number,
): Uint8Array<ArrayBuffer> {
  const copy = Buffer.from(archive);
  for (
    let at = copy.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = copy.indexOf('PK\x01\x02', at + 4, 'latin1')
  ) {
    if (copy.subarray(at + 46, at + 46 + name.length).toString() === name)
      copy.writeUInt32LE(size, at + 24);
  }
  return new Uint8Array(copy);
}
