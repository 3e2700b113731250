import { importedCourseFile, type PathData, savedLearningPath } from '@coursewright/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { lettersOf, readPdf } from './read-pdf.ts';
import { sampleCourse } from './sample-course.ts';
import { signedInUser, type Visitor } from './visitor.ts';

/** What a file says of a lesson that cites nothing, in the language of its headings. */
const remarks = {
  en: 'This lesson cites no source. Nothing in it was checked, so verify what you rely on.',
  de: 'Diese Lektion nennt keine Quelle. Nichts darin wurde geprüft; prüfe selbst, worauf du dich verlässt.',
} as const;
type Language = keyof typeof remarks;

describe('a file of a course of which a lesson cites nothing', () => {
  let app: TestApp;
  let me: Visitor;
  let id: string;
  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
    me = await signedInUser(app);
    const saved = await me.call('POST', '/v1/learning-paths', {
      topic: 'Partly cited',
      path_data: withoutCitations(await sampleCourse(app)),
    });
    id = savedLearningPath.parse(saved.body).path_id;
  });
  afterAll(() => app?.close());

  const download = async (format: string, of = id): Promise<Uint8Array> => {
    const response = await fetch(`${app.url}/api/v1/learning-paths/${of}/${format}`, {
      headers: { authorization: `Bearer ${me.token}` },
    });
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const textsOf = async (format: string): Promise<string> =>
    Object.values(unzipSync(await download(format)))
      .map((file) => strFromU8(file))
      .join('\n');
  const times = (text: string, words: string): number => text.split(words).length - 1;

  it.each<[string, (query: string) => Promise<string>]>([
    ['Markdown', async (query) => strFromU8(await download(`markdown${query}`))],
    ['EPUB', (query) => textsOf(`epub${query}`)],
    ['SCORM', (query) => textsOf(`scorm${query}`)],
  ])(
    'says so once as %s, of that lesson, in the language of its headings',
    async (_format, read) => {
      for (const language of ['en', 'de'] as const satisfies readonly Language[]) {
        const text = unescaped(await read(`?headings=${language}`));
        expect(times(text, remarks[language])).toBe(1);
        expect(times(text, remarks[language === 'en' ? 'de' : 'en'])).toBe(0);
      }
    },
  );

  it('says so once as PDF', { timeout: 60_000 }, async () => {
    const { text } = await readPdf(await download('pdf?headings=de'));
    expect(times(text, lettersOf(remarks.de))).toBe(1);
  });

  it('is read in again from Markdown to the same file', async () => {
    const written = strFromU8(await download('markdown?headings=de'));
    const reply = await me.call('POST', '/v1/learning-paths/import-file', {
      file: Buffer.from(written).toString('base64'),
    });
    const { path_id: copy } = importedCourseFile.parse(reply.body);
    const again = strFromU8(await download('markdown?headings=de', copy));
    expect(again.replaceAll(copy, id)).toBe(written);
  });
});

/** The first lesson of the course as a model writes it that was given no source. */
function withoutCitations(course: PathData): PathData {
  const [lesson] = course.modules[0]!.submodules;
  lesson!.content = lesson!.content.replace(/\[\^\d+\]/g, '');
  lesson!.citations = [];
  lesson!.quiz = lesson!.quiz.map((item) => ({ ...item, cites: [] }));
  return course;
}

const unescaped = (text: string): string => text.replace(/\\([.,;!-])/g, '$1');
