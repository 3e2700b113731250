// A client that polls a run or reads its stream sees it only go forward and end once; what is said
// to be complete can be read.
import { setTimeout as sleep } from 'node:timers/promises';
import { pathData, type TaskView } from '@coursewright/contract';
import pLimit from 'p-limit';
import { readStream } from '../../apps/api/test/event-stream.ts';
import type { App } from './frame/app.ts';
import type { Rig } from './frame/rig.ts';
import { exactly, type Measured, type Scenario } from './frame/scenario.ts';

const pollers = 5;
const order = ['pending', 'running', 'completed'];
const course = { topic: 'Photosynthesis', desired_module_count: 1, desired_submodule_count: 2 };

interface Seen {
  readonly illegal: number;
  readonly fell: number;
  readonly endings: number;
  readonly readableAtOnce: boolean;
  readonly polls: number;
}

async function follow(app: App): Promise<Seen> {
  const member = await app.join();
  const id = await member.startRun(course);
  const views: TaskView[][] = Array.from({ length: pollers }, () => []);
  let isOver = false;
  const polling = views.map(async (mine, api) => {
    while (!isOver) {
      mine.push(await member.status(id, api));
      await sleep(25);
    }
  });
  const stream = await readStream(`${app.apiUrl(0)}/api/learning-path/${id}/progress-stream`, {
    headers: await member.authorization(),
  });
  // On the other process, in the same moment.
  const atOnce = await member.status(id, 1);
  isOver = true;
  await Promise.all(polling);
  const falls = (progress: readonly number[]) =>
    progress.filter((value, index) => value < (progress[index - 1] ?? 0)).length;
  const isWrong = (view: TaskView, index: number, all: readonly TaskView[]) =>
    order.indexOf(view.status) < order.indexOf(all[index - 1]?.status ?? 'pending') ||
    (view.status === 'completed') !== (view.result !== undefined);
  return {
    illegal: views.flatMap((mine) => mine.filter(isWrong)).length,
    fell: [
      ...views.map((mine) => mine.map((view) => view.overall_progress)),
      stream.events.map((event) => event.overall_progress),
    ].reduce((sum, progress) => sum + falls(progress), 0),
    endings: stream.events.filter(({ action }) => action === 'stream_close').length,
    readableAtOnce:
      atOnce.status === 'completed' &&
      pathData.safeParse(atOnce.result).success &&
      atOnce.result!.modules.every(({ submodules }) =>
        submodules.every(({ status }) => status === 'completed'),
      ),
    polls: views.flat().length,
  };
}

const measureOf =
  (courses: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    const model = await rig.model({ latency: (_step, call) => 10 + ((call * 37) % 60) });
    const app = await (await rig.app(model.environment('openai'))).startAll();
    const limit = pLimit(4);
    const seen = await Promise.all(Array.from({ length: courses }, () => limit(() => follow(app))));
    const sum = (count: (one: Seen) => number) =>
      seen.reduce((total, one) => total + count(one), 0);
    return [
      exactly(
        `steps back, or complete without a course, in ${sum(({ polls }) => polls)} polls`,
        sum(({ illegal }) => illegal),
        0,
      ),
      exactly(
        'times that progress went down',
        sum(({ fell }) => fell),
        0,
      ),
      exactly(
        'courses that ended exactly once',
        seen.filter(({ endings }) => endings === 1).length,
        courses,
      ),
      exactly(
        'courses that could be read on another process when the stream said that they are complete',
        seen.filter(({ readableAtOnce }) => readableAtOnce).length,
        courses,
      ),
    ];
  };

const scenario: Scenario = {
  what: 'a course that is watched goes forward only, and what is called complete can be read',
  measure: measureOf(100),
  mutants: [
    {
      what: 'the end is announced before it is true',
      patches: [
        {
          file: 'libs/server/generation/dist/end-run.js',
          find: 'async end(cause, by, brings, points = settlePoints) {',
          replace: `async end(cause, by, brings, points = settlePoints) {
          await this.progress.close(by.lease.taskId, causes[cause].status, 'The end');
          await new Promise((resolve) => setTimeout(resolve, 300));
          this.progress.close = async () => undefined;`,
        },
      ],
      measure: measureOf(3),
    },
    {
      what: 'progress is what the last event says',
      patches: [
        {
          file: 'libs/server/generation/dist/progress-log.js',
          find: 'overall_progress = greatest(overall_progress, $2)',
          replace: 'overall_progress = $2 * (0.5 + random() / 2)',
        },
      ],
      measure: measureOf(3),
    },
  ],
};
export default scenario;
