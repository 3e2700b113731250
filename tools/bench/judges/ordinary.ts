import { AppError, exportFormats, type ExportFormat } from '@coursewright/contract';
import { Renderer } from '@coursewright/exports';
import { unzipSync } from 'fflate';
import type { Table } from '../shared/table.ts';
import { againstAccessibility } from './accessible-pdf.ts';
import { courseFileThread, markdownComesBack } from './comes-back.ts';
import { courseSet, type JudgedCourse } from './course-set.ts';
import { complaintsAbout, type Judges } from './judge-file.ts';
import { progress } from './progress.ts';
import { againstQtiPlayer } from './qti-player.ts';
import { render } from './render.ts';
import { againstRunTime } from './run-time-judge.ts';
import { whatIsMissing } from './what-is-missing.ts';

export interface OrdinaryRun {
  readonly corpus: string | undefined;
  readonly formats: readonly string[];
  /** Only those whose names have this in them. */
  readonly only: string;
  /** Where the files are kept for looking at. */
  readonly keep?: (name: string, bytes: Uint8Array) => void;
}

/** Courses as people have them: every file is taken by its judges and has all of the course. */
export async function judgeOrdinary(
  { corpus, formats, only, keep }: OrdinaryRun,
  judges: Judges,
  table: Table,
): Promise<void> {
  const courses = (await courseSet(corpus)).filter(({ name }) => name.includes(only));
  const languages = new Set(courses.map(({ course }) => course.language));
  table.row(
    'courses, and their languages',
    `${courses.length}: ${[...languages].toSorted().join(', ')}`,
    '≥ 50',
    courses.length >= 50 || only !== '',
  );
  const renderer = new Renderer();
  const thread = courseFileThread();
  try {
    for (const format of exportFormats) {
      if (formats.length > 0 && !formats.includes(format)) continue;
      const complaints: string[] = [];
      let made = 0;
      for (const one of courses) {
        const begun = performance.now();
        const bytes = await fileOf(renderer, format, one);
        if (!bytes) continue;
        made += 1;
        keep?.(`${one.name}.${format}`, bytes);
        const own = await againstFile(format, bytes, one, judges);
        if (format === 'markdown')
          own.push(...(await markdownComesBack(renderer, thread, one.course)));
        complaints.push(...own.map((what) => `${one.name}: ${what}`));
        progress(`${format} of ${one.name}`, begun);
      }
      for (const what of complaints.slice(0, 12)) console.log(`  ${format}: ${what}`);
      table.row(
        `${format}: ${made} files`,
        `${complaints.length} complaints`,
        'none',
        complaints.length === 0 && made > 0,
      );
    }
  } finally {
    await renderer.onModuleDestroy();
    await thread.onModuleDestroy();
  }
}

/** Nothing where the format has nothing to hold and says so: no question, no key term. */
async function fileOf(renderer: Renderer, format: ExportFormat, { name, course }: JudgedCourse) {
  const lessons = course.modules.flatMap(({ submodules }) => submodules);
  const hasQuestions = lessons.some(({ quiz }) => quiz.length > 0);
  const hasTerms = lessons.some(({ key_terms }) => key_terms.length > 0);
  const isEmpty = !hasQuestions && (format === 'qti' || (format === 'anki' && !hasTerms));
  try {
    return await render(renderer, format, course);
  } catch (error) {
    if (isEmpty && error instanceof AppError && error.type === 'validation_error') return undefined;
    throw new Error(`${format} of ${name}`, { cause: error });
  }
}

async function againstFile(
  format: ExportFormat,
  bytes: Uint8Array,
  { course }: JudgedCourse,
  judges: Judges,
): Promise<string[]> {
  const complaints = [
    ...(await complaintsAbout(format, bytes, judges)),
    ...(await whatIsMissing(format, bytes, course)),
  ];
  const { pages, qtiPlayer } = judges;
  if (format === 'qti' && qtiPlayer)
    complaints.push(...(await againstQtiPlayer(qtiPlayer, pages, unzipSync(bytes), course)));
  if (format === 'pdf') complaints.push(...(await againstAccessibility(bytes)));
  if (format === 'epub' || format === 'scorm') {
    const files = unzipSync(bytes);
    for (const page of pagesOf(Object.keys(files)))
      complaints.push(...(await judges.pages.inaccessible(files, page, format === 'epub')));
    if (format === 'scorm') complaints.push(...(await againstRunTime(judges.pages, files)));
  }
  return complaints;
}

/** One of each kind: the others are made in the same way. */
function pagesOf(names: readonly string[]): string[] {
  const kinds = [/contents\.xhtml$/, /lesson-1-1\.xhtml$/, /answers\.xhtml$/, /sources\.xhtml$/];
  const pages = kinds.flatMap((kind) => names.find((name) => kind.test(name)) ?? []);
  return names.includes('index.html') ? ['index.html'] : pages;
}
