// npm run bench exports: how long a course takes as a file, once its thread runs, what that costs in
// memory, and whether the process has time for others meanwhile.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildCourseDocument, Renderer } from '@coursewright/exports';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type InventedCourse, inventedCourse } from './exports/invented-course.ts';
import { Table } from './shared/table.ts';

const everything = { quizzes: true, sources: true };
const documentOf = (shape: InventedCourse) =>
  buildCourseDocument(
    {
      path_id: '00000000-0000-4000-8000-000000000000',
      topic: 'How rivers shape the land',
      path_data: inventedCourse(shape),
      created_at: '2026-01-02T03:04:05.000Z',
      last_modified_at: '2026-01-02T03:04:05.000Z',
    } as Parameters<typeof buildCourseDocument>[0],
    everything,
  );

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
const table = new Table('exports');
const renderer = new Renderer();
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

/** The quickest of some times: whatever else the machine does only adds. */
async function quickest(times: number, render: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await render();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const pdf = { ...everything, paper: 'a4' as const };
const book = { modules: 4, lessons: 4, sections: 3, formulas: 2, questions: 4 };
const tome = { modules: 10, lessons: 8, sections: 10, formulas: 2, questions: 4 };
const before = process.memoryUsage.rss();
for (const [shape, bound, times] of [
  [book, 1000, 8],
  [tome, 8000, 2],
] as const) {
  const course = documentOf(shape);
  const made = await renderer
    .render({ format: 'pdf', course, query: pdf })
    .catch((error: unknown) => String(error));
  if (typeof made === 'string') {
    table.row(`PDF of ${shape.modules} × ${shape.lessons} long lessons`, made, 'a file', false);
    continue;
  }
  const { bytes } = made;
  const reading = getDocument({ data: bytes, verbosity: 0 });
  const pages = (await reading.promise).numPages;
  await reading.destroy();
  // A typesetter that has grown large ends with its answer, so it is looked at meanwhile.
  let peak = 0;
  const looking = setInterval(() => (peak = Math.max(peak, peakOfChildren())), 50);
  const took = await quickest(times, () => renderer.render({ format: 'pdf', course, query: pdf }));
  clearInterval(looking);
  table.row(`PDF of ${pages} pages`, `${Math.round(took)} ms`, `≤ ${bound} ms`, took <= bound);
  if (peak > 0)
    table.row(
      `most memory of the typesetter, ${pages} pages`,
      megabytes(peak),
      '≤ 300 MB',
      peak <= 300 * 1024 * 1024,
    );
}
const grown = process.memoryUsage.rss() - before;
table.row('memory of the process', `+${megabytes(grown)}`, '≤ +300 MB', grown <= 300 * 1024 * 1024);

for (const format of ['epub', 'anki', 'scorm', 'cmi5', 'qti'] as const)
  for (const formulas of [0, 8]) {
    const shape = { modules: 10, lessons: 8, sections: 4, formulas, questions: 4 };
    const course = documentOf(shape);
    const took = await quickest(6, () => renderer.render({ format, course, query: everything }));
    const what = `${format} of 10 × 8 lessons, ${80 * 4 * formulas} formulas`;
    table.row(what, `${Math.round(took)} ms`, '≤ 1000 ms', took <= 1000);
  }
delay.disable();
const p99 = delay.percentile(99) / 1e6;
table.row('delay of the event loop meanwhile, p99', `${p99.toFixed(1)} ms`, '≤ 20 ms', p99 <= 20);
await renderer.onModuleDestroy();
process.exit(table.missed > 0 ? 1 : 0);

/** Of what the threads of this process started; 0 where it is not known. */
function peakOfChildren(): number {
  if (process.platform !== 'linux') return 0;
  const children = readdirSync(`/proc/${process.pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${process.pid}/task/${thread}/children`, 'utf8').trim().split(' '),
  );
  const peaks = children.filter(Boolean).map((child) => {
    const file = `/proc/${child}/status`;
    // It may have ended since it was listed.
    const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return Number(/VmHWM:\s*(\d+)/.exec(status)?.[1] ?? 0) * 1024;
  });
  return Math.max(0, ...peaks);
}
