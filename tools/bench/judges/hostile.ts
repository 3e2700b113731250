import { AppError, exportFormats, type PathData } from '@coursewright/contract';
import { Renderer } from '@coursewright/exports';
import fc from 'fast-check';
import { anyHostileCourse } from '../../../apps/api/test/hostile-courses.ts';
import type { Table } from '../shared/table.ts';
import { courseFileThread, markdownComesBack } from './comes-back.ts';
import { complaintsAbout, type Judges } from './judge-file.ts';
import { inTime, progress } from './progress.ts';
import { path_id, render, when } from './render.ts';

export interface HostileRun {
  readonly seed: number;
  readonly courses: number;
  /** Only these; all formats where it is empty. */
  readonly formats: readonly string[];
}

interface Tally {
  made: number;
  refused: Map<string, number>;
  complaints: string[];
  slowest: number;
}

/** Courses drawn to break out of where they are put: each is a file that is taken, or it is said why not. */
export async function judgeHostile(run: HostileRun, judges: Judges, table: Table): Promise<void> {
  const courses = fc.sample(anyHostileCourse, { seed: run.seed, numRuns: run.courses });
  const renderer = new Renderer();
  const files = courseFiles();
  const asked = (format: string) => run.formats.length === 0 || run.formats.includes(format);
  try {
    // Books last: they take most of the time.
    const inOrder = [...exportFormats.filter((format) => format !== 'pdf'), 'pdf'] as const;
    for (const format of inOrder.filter(asked)) {
      const make = (course: PathData) => askedAgain(() => render(renderer, format, course));
      const judge = async (bytes: Uint8Array, course: PathData) => [
        ...(await complaintsAbout(format, bytes, judges)),
        ...(format === 'markdown' ? await files.markdown(renderer, course) : []),
      ];
      report(table, format, await judged(format, run.seed, courses, make, judge));
    }
    if (asked('course'))
      report(table, 'course', await judged('course', run.seed, courses, files.make, files.judge));
  } finally {
    await renderer.onModuleDestroy();
    await files.end();
  }
}

async function judged(
  format: string,
  seed: number,
  courses: readonly PathData[],
  make: (course: PathData) => Promise<Uint8Array>,
  judge: (bytes: Uint8Array, course: PathData) => Promise<string[]>,
): Promise<Tally> {
  const tally: Tally = { made: 0, refused: new Map(), complaints: [], slowest: 0 };
  for (const [at, course] of courses.entries()) {
    const complain = (what: string) =>
      tally.complaints.push(`course ${at} of seed ${seed}: ${what}`);
    const begun = performance.now();
    try {
      const bytes = await inTime('made', make(course));
      tally.slowest = Math.max(tally.slowest, performance.now() - begun);
      tally.made += 1;
      for (const one of (await inTime('judged', judge(bytes, course))).slice(0, 3)) complain(one);
    } catch (error) {
      if (isSaid(error))
        tally.refused.set(error.message, (tally.refused.get(error.message) ?? 0) + 1);
      else
        complain(
          error instanceof Error
            ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
            : String(error),
        );
    }
    progress(
      `${format} ${at + 1} of ${courses.length}, ${tally.complaints.length} complaints`,
      begun,
    );
  }
  return tally;
}

/** Once more where a busy machine did not come to it, as jobs do. */
async function askedAgain<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof AppError && error.type === 'unavailable') return make();
    throw error;
  }
}

/** A sentence for whoever asked, about the course rather than the machine. */
const isSaid = (error: unknown): error is AppError =>
  error instanceof AppError &&
  ['validation_error', 'payload_too_large'].includes(error.type) &&
  /^\p{Lu}.+\.$/u.test(error.message);

function report(table: Table, format: string, { made, refused, complaints, slowest }: Tally): void {
  for (const one of complaints.slice(0, 12)) console.log(`  ${format}: ${one}`);
  const reasons = [...refused].map(([why, count]) => `${count} × “${why}”`).join(' ');
  table.row(
    `${format} of hostile courses`,
    `${made} made, the slowest in ${Math.round(slowest)} ms; ${reasons || 'none refused'}; ${complaints.length} complaints`,
    'no complaint',
    complaints.length === 0,
  );
}

/** Signed course files: what is opened again is the course, to the letter. */
function courseFiles() {
  const thread = courseFileThread();
  const made = (path_data: PathData) => ({
    course: {
      path_id,
      topic: 'Hostile',
      tags: [],
      favorite: false,
      is_complete: true,
      created_at: when,
      path_data,
    },
    versions: [],
    events: [],
  });
  return {
    make: (course: PathData) => thread.pack(made(course)),
    judge: async (bytes: Uint8Array, course: PathData): Promise<string[]> => {
      const { content, signedBy } = await thread.open(bytes);
      const isSame = JSON.stringify(content.course.path_data) === JSON.stringify(course);
      const again = await thread.pack(content);
      return [
        ...(isSame ? [] : ['what is opened is another course']),
        ...(signedBy?.is_this_installation ? [] : ['its own signature is not known again']),
        ...(Buffer.compare(again, bytes) === 0 ? [] : ['packed again it has other bytes']),
      ];
    },
    markdown: (renderer: Renderer, course: PathData) => markdownComesBack(renderer, thread, course),
    end: () => thread.onModuleDestroy(),
  };
}
