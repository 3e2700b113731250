// @module-tag proof
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  asksForAll,
  taskStarted,
  taskView,
  uploadedDocument,
  type PathData,
  type TaskView,
} from '@coursewright/contract';
import { strToU8, zipSync } from 'fflate';
import { Marked } from 'marked';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { signedInUser, type Visitor } from './visitor.ts';

const modules = path.resolve(import.meta.dirname, '../../../node_modules');
const fromDependency = (file: string): Buffer => readFileSync(path.join(modules, file));
const library = path.resolve(import.meta.dirname, '../../../libs/server/sources/sample-library');
const fromLibrary = (file: string): Buffer => readFileSync(path.join(library, file));

/**
 * A PDF as a word processor would make it: headings larger than the text, a running header and page
 * numbers.
 */
function pdfOf(markdown: string, title: string): Promise<Buffer> {
  const document = new PDFDocument({ bufferPages: true, info: { Title: title } });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const token of new Marked().lexer(markdown)) {
    if (token.type === 'heading')
      document
        .moveDown()
        .font('Helvetica-Bold')
        .fontSize(24 - 3 * token['depth'])
        .text(token['text']);
    else if (token.type === 'paragraph' || token.type === 'list' || token.type === 'code')
      document
        .moveDown(0.5)
        .font('Helvetica')
        .fontSize(10)
        .text(token.type === 'paragraph' ? token['text'] : token.raw);
  }
  const { count } = document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    document
      .fontSize(8)
      .text(`${title} · page ${page + 1} of ${count}`, 72, 40, { lineBreak: false });
  }
  const whole = new Promise<Buffer>((resolve) =>
    document.once('end', () => resolve(Buffer.concat(chunks))),
  );
  document.end();
  return whole;
}

/** An EPUB with one chapter for each second-level heading. */
function epubOf(markdown: string, title: string): Buffer {
  const chapters = markdown.split(/^(?=## )/m).filter((chapter) => chapter.trim());
  const page = (body: string) =>
    strToU8(
      `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${title}</title></head><body>${body.replace(/<(br|hr|img)([^>]*?)\/?>/g, '<$1$2/>').replace(/&(?!#?\w+;)/g, '&amp;')}</body></html>`,
    );
  const files = Object.fromEntries(
    chapters.map((chapter, index) => [
      `OEBPS/c${index}.xhtml`,
      page(new Marked().parse(chapter, { async: false })),
    ]),
  );
  const items = chapters
    .map(
      (_, index) =>
        `<item id="c${index}" href="c${index}.xhtml" media-type="application/xhtml+xml"/>`,
    )
    .join('');
  const spine = chapters.map((_, index) => `<itemref idref="c${index}"/>`).join('');
  return Buffer.from(
    zipSync({
      mimetype: [strToU8('application/epub+zip'), { level: 0 }],
      'META-INF/container.xml': strToU8(
        '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
      ),
      'OEBPS/content.opf': strToU8(
        `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">x</dc:identifier><dc:title>${title}</dc:title><dc:language>en</dc:language></metadata><manifest>${items}</manifest><spine>${spine}</spine></package>`,
      ),
      ...files,
    }),
  );
}

async function upload(
  visitor: Visitor,
  app: TestApp,
  name: string,
  bytes: Buffer,
): Promise<string> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${app.url}/api/v1/documents`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  const body: unknown = await response.json();
  if (response.status !== 201)
    throw new Error(`${name}: ${response.status} ${JSON.stringify(body)}`);
  return uploadedDocument.parse(body).id;
}

async function finished(visitor: Visitor, taskId: string): Promise<TaskView> {
  for (let look = 0; look < 600; look += 1) {
    const view = taskView.parse((await visitor.call('GET', `/learning-path/${taskId}`)).body);
    if (['completed', 'failed', 'cancelled'].includes(view.status)) return view;
    await sleep(100);
  }
  throw new Error('The course was not finished within a minute');
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The passages a lesson cites hold the words before their markers: seen here on the texts
 * themselves, not by the product's own verdict.
 */
function expectQuoted(
  { content, citations }: PathData['modules'][number]['submodules'][number],
  passages: Map<string, string>,
): void {
  const cited = new Map(
    citations.map(({ marker, passage_id }) => [marker, passages.get(passage_id)!.toLowerCase()]),
  );
  const prose = content.replace(/^(`{3,}|~{3,})[^]*?^\1/gm, '');
  for (const [, sentence, marker] of prose.matchAll(/([^\n]*?)\[\^(\d+)\]/g)) {
    const words = wordsOf(sentence!);
    const found = words.filter((word) => cited.get(Number(marker))!.includes(word));
    expect({ sentence, isQuoted: found.length >= words.length * 0.9 }).toEqual({
      sentence,
      isQuoted: true,
    });
  }
}

/** What makes a course from a real document worth the name: it is whole, it quotes, and every citation leads to a passage that says so. */
function expectTrustworthy(course: PathData, { asks }: { asks: boolean }): void {
  const passages = new Map(
    course.sources.flatMap((source) =>
      source.passages.map((passage) => [passage.id, passage.text]),
    ),
  );
  const lessons = course.modules.flatMap((module) => module.submodules);
  expect(new Set(lessons.map(({ title }) => title)).size).toBe(lessons.length);
  for (const lesson of lessons) {
    expect(lesson.status).toBe('completed');
    expect(lesson.objectives.length).toBeGreaterThan(0);
    expect(lesson.summary.length).toBeGreaterThan(10);
    expect(lesson.citations.length).toBeGreaterThan(0);
    for (const citation of lesson.citations) {
      expect(passages.get(citation.passage_id)).toBeTruthy();
      expect(citation.status).toBe('supported');
      expect(lesson.content).toContain(`[^${citation.marker}]`);
    }
    expectQuoted(lesson, passages);
    for (const item of lesson.quiz) {
      expect(item.options.filter(({ is_correct }) => is_correct)).toHaveLength(
        asksForAll(item) ? item.options.length : 1,
      );
      expect(new Set(item.options.map(({ text }) => text.toLowerCase())).size).toBe(
        item.options.length,
      );
      expect(item.cites.every((id) => passages.has(id))).toBe(true);
    }
  }
  if (asks) expect(lessons.some(({ quiz }) => quiz.length > 0)).toBe(true);
}

describe('courses from documents that others wrote', () => {
  let app: TestApp;
  let reader: Visitor;
  beforeAll(async () => {
    app = await createTestApp();
    reader = await signedInUser(app, { credits: 20 });
  });
  afterAll(() => app?.close());

  const readme = fromDependency('nestjs-pino/README.md');
  const reference = fromDependency('fastify/docs/Reference/Hooks.md');

  const cases: {
    name: string;
    topic: string;
    language: string;
    bytes: () => Promise<Buffer> | Buffer;
    /** It holds terms, entries or tables that a question can be made of which stands alone. */
    asks?: true;
  }[] = [
    {
      name: 'Hooks.md',
      topic: 'Fastify hooks',
      language: 'en',
      bytes: () => reference,
    },
    {
      name: 'Request.md',
      topic: 'The Fastify request',
      language: 'en',
      bytes: () => fromDependency('fastify/docs/Reference/Request.md'),
    },
    {
      name: 'README.md',
      topic: 'Logging in Nest with pino',
      language: 'en',
      bytes: () => readme,
    },
    {
      name: 'api.md',
      topic: 'The pino logger API',
      language: 'en',
      bytes: () => fromDependency('pino/docs/api.md'),
    },
    {
      name: 'CHANGELOG.md',
      topic: 'What changed in nodemailer',
      language: 'en',
      bytes: () => fromDependency('nodemailer/CHANGELOG.md'),
    },
    {
      name: 'licences.md',
      topic: 'Licences of bundled dependencies',
      language: 'en',
      bytes: () => fromDependency('vite/LICENSE.md'),
    },
    {
      name: 'hooks.pdf',
      topic: 'Fastify hooks',
      language: 'en',
      bytes: () => pdfOf(reference.toString(), 'Fastify hooks'),
    },
    {
      name: 'reply.epub',
      topic: 'Replies in Fastify',
      language: 'en',
      bytes: () => epubOf(fromDependency('fastify/docs/Reference/Reply.md').toString(), 'Replies'),
    },
    {
      name: '组件.md',
      topic: '树选择组件',
      language: 'zh',
      bytes: () => fromDependency('@rc-component/tree-select/README.zh-CN.md'),
    },
    {
      name: 'LÉEME.md',
      topic: 'Variables de entorno con dotenv',
      language: 'es',
      bytes: () => fromDependency('dotenv/README-es.md'),
    },
    {
      name: 'sistema-solar.md',
      topic: 'El sistema solar',
      language: 'es',
      bytes: () => fromLibrary('es/el-sistema-solar.md'),
      asks: true,
    },
  ];

  it.each(cases)(
    'writes a course from $name ($language) in which every citation is supported',
    async ({ name, topic, language, bytes, asks = false }) => {
      const source = await upload(reader, app, name, await bytes());
      const started = await reader.call('POST', '/generate-learning-path', {
        topic,
        language,
        sources: [source],
      });
      expect(started.status).toBe(202);
      const view = await finished(reader, taskStarted.parse(started.body).task_id);
      expect([view.status, view.error]).toEqual(['completed', undefined]);
      expect(view.result?.language).toBe(language);
      expect(view.result?.sources.map(({ file_name }) => file_name)).toEqual([name]);
      expectTrustworthy(view.result!, { asks });
    },
  );

  it('writes one course from several documents with the counts that were asked for', async () => {
    const sources = await Promise.all([
      upload(reader, app, 'hooks.md', reference),
      upload(reader, app, 'reply.md', fromDependency('fastify/docs/Reference/Reply.md')),
    ]);
    const started = await reader.call('POST', '/generate-learning-path', {
      topic: 'Fastify',
      sources,
      desired_module_count: 4,
      desired_submodule_count: 3,
      submodule_parallel_count: 5,
    });
    const { status, result } = await finished(reader, taskStarted.parse(started.body).task_id);
    expect(status).toBe('completed');
    expect(result!.modules.map(({ submodules }) => submodules.length)).toEqual([3, 3, 3, 3]);
    expect(result!.sources).toHaveLength(2);
    expectTrustworthy(result!, { asks: false });
  });
});
