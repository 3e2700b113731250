// @module-tag proof
import { AppError, exportFormats, type ExportFormat, type PathData } from '@coursewright/contract';
import { buildCourseDocument, Renderer } from '@coursewright/exports';
import fc from 'fast-check';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, unzipSync } from 'fflate';
import { marked } from 'marked';
import { afterAll, describe, expect, it } from 'vitest';
import { anyHostileCourse } from './hostile-courses.ts';
import { readXml } from './read-xml.ts';

// A book takes half a second where a machine is busy; the others take little.
const coursesFor = (format: ExportFormat): number => (format === 'pdf' ? 8 : 30);
const seed = 14;

/** By a checker of books; the rest of them only as far as XML goes. */
const booksChecked = 12;

const harmlessTag = /^<\/?(?:sub|sup|kbd|br) *\/?>$/i;
/** What an import reads. */
const mark = /^<!-- cw\d* [a-z]+(?: [a-z]+=[\w.~%!*'()-]+)* -->\s*$/;

/** HTML that a reader finds who knows no formulas, but for what can do nothing. */
function htmlIn(markdown: string): string[] {
  const found: string[] = [];
  const tokens = marked.lexer(markdown.replace(/^---\n[^]*?\n---\n/, ''));
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'html' && !harmlessTag.test(token.raw) && !mark.test(token.raw))
      found.push(token.raw.slice(0, 200));
    if ((token.type === 'link' || token.type === 'image') && /^\W*javascript:/i.test(token.href))
      found.push(token.raw.slice(0, 200));
  });
  return found;
}

/** What a file of each format begins with. */
const beginnings: Readonly<Record<ExportFormat, string>> = {
  pdf: '%PDF-',
  markdown: '---\n',
  epub: 'PK',
  anki: 'PK',
  scorm: 'PK',
  cmi5: 'PK',
  qti: 'PK',
};

describe('courses of whatever somebody may write', () => {
  const renderer = new Renderer();
  afterAll(() => renderer.onModuleDestroy());

  /** The file; nothing where the format says why there is none. */
  const bytesOf = async (format: ExportFormat, path_data: PathData) => {
    const everything = { quizzes: true, sources: true };
    const stored = {
      path_id: '00000000-0000-4000-8000-000000000000',
      topic: path_data.topic,
      path_data,
      created_at: '2026-01-02T03:04:05.000Z',
      last_modified_at: '2026-01-02T03:04:05.000Z',
    } as Parameters<typeof buildCourseDocument>[0];
    const query = { ...everything, paper: 'a4', layout: 'file' } as const;
    const course = buildCourseDocument(stored, query);
    try {
      const { bytes } = await renderer.render({ format, course, query });
      expect(Buffer.from(bytes).subarray(0, 5).toString()).toMatch(
        new RegExp(`^${beginnings[format]}`),
      );
      return bytes;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect(['validation_error', 'payload_too_large']).toContain(error.type);
      expect(error.message).toMatch(/^\p{Lu}.+\.$/u);
      return undefined;
    }
  };

  it.each(exportFormats)('are made %s, or it is said why not', async (format) => {
    for (const [at, course] of fc
      .sample(anyHostileCourse, { seed, numRuns: coursesFor(format) })
      .entries()) {
      const file = await bytesOf(format, course).catch((error: unknown) => {
        throw new Error(`course ${at} of seed ${seed}`, { cause: error });
      });
      if (!file) continue;
      if (format === 'markdown') expect(htmlIn(strFromU8(file)), `course ${at}`).toEqual([]);
      if (format === 'epub' && at < booksChecked)
        expect((await EpubCheck.validate(file)).messages, `course ${at}`).toEqual([]);
      const files = beginnings[format] === 'PK' ? unzipSync(file) : {};
      for (const [name, bytes] of Object.entries(files)) {
        expect(name).toMatch(/^[\w.-]+(\/[\w.-]+)*$/);
        expect(name).not.toContain('..');
        if (/\.(xml|xhtml|html|opf|ncx)$/.test(name))
          expect(() => readXml(strFromU8(bytes)), `${name}, course ${at}`).not.toThrow();
      }
    }
  });
});
