import { AppError, exportFormats, type ExportFormat, type PathData } from '@coursewright/contract';
import { buildCourseDocument, Renderer } from '@coursewright/exports';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { anyHostileCourse } from './hostile-courses.ts';
import { readXml } from './read-xml.ts';

// A book takes half a second where a machine is busy; the others take little.
const coursesFor = (format: ExportFormat): number => (format === 'pdf' ? 12 : 40);
const seed = 14;

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

  /** The files of a package; none where the format says why there is no file. */
  const filesOf = async (format: ExportFormat, path_data: PathData) => {
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
      return beginnings[format] === 'PK' ? unzipSync(bytes) : {};
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      expect(['validation_error', 'payload_too_large']).toContain(error.type);
      expect(error.message).toMatch(/^\p{Lu}.+\.$/u);
      return {};
    }
  };

  it.each(exportFormats)('are made %s, or it is said why not', async (format) => {
    for (const [at, course] of fc
      .sample(anyHostileCourse, { seed, numRuns: coursesFor(format) })
      .entries()) {
      const files = await filesOf(format, course).catch((error: unknown) => {
        throw new Error(`course ${at} of seed ${seed}`, { cause: error });
      });
      for (const [name, bytes] of Object.entries(files)) {
        expect(name).toMatch(/^[\w.-]+(\/[\w.-]+)*$/);
        expect(name).not.toContain('..');
        if (/\.(xml|xhtml|html|opf|ncx)$/.test(name))
          expect(() => readXml(strFromU8(bytes)), `${name}, course ${at}`).not.toThrow();
      }
    }
  });
});
