// kill -9 of the worker while a course is made a file: the next one makes it, once, and a course that
// takes every worker along is given up and not left waiting.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { courseExport, type CourseExport, savedLearningPath } from '@coursewright/contract';
import type { FaultPoint } from '@coursewright/platform';
import { z } from 'zod';
import type { App } from './frame/app.ts';
import { type Member, Refused } from './frame/member.ts';
import type { Rig } from './frame/rig.ts';
import { exactly, type Measured, type Scenario } from './frame/scenario.ts';

/** Where a worker dies. */
const kills: readonly FaultPoint[] = ['export.taken', 'export.rendered', 'export.stored'];
/** Of a course that takes its workers along. */
const deliveries = 3;

interface Outcome {
  readonly died: number;
  readonly status: string;
  readonly files: number;
  /** How often somebody began to make it. */
  readonly begun: number;
}

async function measure(rig: Rig): Promise<Measured[]> {
  const app = await rig.app();
  await app.startAll({ apis: 1, workers: 1 });
  const outcomes: Outcome[] = [];
  for (const point of kills) outcomes.push(await killedAt(app, point, 1));
  const poisoned = await killedAt(app, 'export.taken', deliveries);
  const all = (what: (outcome: Outcome) => unknown) => outcomes.map(what).join(', ');
  return [
    exactly(
      'workers that died, once each',
      all(({ died }) => died),
      '1, 1, 1',
    ),
    exactly(
      'files',
      all(({ status, files }) => `${status} ${files}`),
      kills.map(() => 'completed 1').join(', '),
    ),
    exactly(
      'times that somebody began',
      all(({ begun }) => begun),
      '2, 2, 2',
    ),
    exactly(
      'a course that takes every worker along, and its files',
      `${poisoned.died} dead, ${poisoned.status}, ${poisoned.files}`,
      `${deliveries} dead, failed, 0`,
    ),
  ];
}

async function killedAt(app: App, point: FaultPoint, times: number): Promise<Outcome> {
  const member = await app.join();
  const before = filesOf(app);
  let died = 0;
  let asked: CourseExport | undefined;
  for (let time = 0; time < times; time += 1) {
    const victim = app.workerFaults.arm(point, { hit: 1 });
    if (asked) await app.startWorker();
    else asked = await askedBy(member);
    died += (await victim()) === undefined ? 0 : 1;
    await Promise.all(app.workers.map((worker) => worker.exit()));
    await app.expireHeartbeats();
  }
  await app.startWorker();
  const { course_id, id } = asked!;
  const look = async () =>
    courseExport.parse(
      (await member.call('GET', `/v1/learning-paths/${course_id}/exports/${id}`)).body,
    ).status;
  await app.until(async () => ['completed', 'failed'].includes(await look()), 100);
  const [row] = await app.rows(
    z.object({ fencing_token: z.number() }),
    'SELECT fencing_token FROM course_exports WHERE id = $1',
    [id],
  );
  return {
    died,
    status: await look(),
    files: filesOf(app) - before,
    begun: row?.fencing_token ?? 0,
  };
}

/** The sample course as a book, which takes a process of its own along. */
async function askedBy(member: Member): Promise<CourseExport> {
  const path_data = (await member.call('GET', '/v1/sample-course')).body;
  const saved = await member.call('POST', '/v1/learning-paths', { topic: 'Rivers', path_data });
  if (saved.status >= 300) throw new Refused(saved);
  const { path_id } = savedLearningPath.parse(saved.body);
  const reply = await member.call('POST', `/v1/learning-paths/${path_id}/exports`, {
    format: 'pdf',
  });
  return courseExport.parse(reply.body);
}

/** Whole ones; what a dead writer left is tidied later. */
function filesOf(app: App): number {
  const folder = path.join(app.env['DATA_DIR'] ?? '', 'files/exports');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => name.endsWith('.file')).length;
}

const scenario: Scenario = {
  what: 'A course whose file is cut short by kill -9 is a file once, or is said to have failed',
  measure,
  mutants: [
    {
      what: 'every delivery has a file of its own',
      patches: [
        {
          file: 'libs/server/exports/dist/jobs/make-export.js',
          find: 'const size = await this.files.put(fileOf(id), one(bytes), mediaType);',
          replace:
            'const size = await this.files.put(fileOf(id.slice(0, -2) + String(taken.fencing_token % 90 + 10)), one(bytes), mediaType);',
        },
      ],
    },
  ],
};
export default scenario;
