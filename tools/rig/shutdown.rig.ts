// A worker that receives SIGTERM hands over its runs: a deployment loses no work and no credit.
import { z } from 'zod';
import { askedAgain, momentOf } from './frame/asked-again.ts';
import type { Rig } from './frame/rig.ts';
import { exactly, type Measured, type Scenario } from './frame/scenario.ts';

const courses = 5;

async function measure(rig: Rig): Promise<Measured[]> {
  const model = await rig.model({ latency: (_step, call) => 100 + ((call * 37) % 100) });
  const app = await (await rig.app(model.environment('openai'))).startAll({ apis: 1, workers: 1 });
  const members = await Promise.all(Array.from({ length: courses }, () => app.join()));
  const topicOf = (turn: number) => `Rivers of country ${turn + 1}`;
  const ids = await Promise.all(
    members.map((member, turn) =>
      member.startRun({
        topic: topicOf(turn),
        desired_module_count: 2,
        desired_submodule_count: 2,
      }),
    ),
  );
  await app.until(async () =>
    (await Promise.all(ids.map((id) => app.journaled(id)))).every((answers) => answers >= 2),
  );

  const [worker] = app.workers;
  worker!.signal('SIGTERM');
  const ending = await worker!.exit();
  const callsOf = (turn: number) => model.calls.filter(({ topic }) => topic === topicOf(turn));
  const moments = await Promise.all(ids.map((id, turn) => momentOf(app, id, callsOf(turn))));
  const waiting = await app.rows(
    z.object({ status: z.string() }),
    'SELECT status FROM generation_tasks WHERE id = ANY($1)',
    [ids],
  );
  await app.startWorker();
  const statuses = await app.ended(ids);
  const again = moments.map((moment, turn) =>
    askedAgain(moment, callsOf(turn).slice(moment.calls.length)),
  );
  return [
    exactly(
      'courses under way when the worker was told to stop',
      waiting.filter(({ status }) => status === 'running' || status === 'pending').length,
      courses,
    ),
    exactly('how the worker ended', ending, '0'),
    exactly(
      'courses that another worker finished',
      statuses.filter((status) => status === 'completed').length,
      courses,
    ),
    exactly(
      'journaled answers asked for again',
      again.reduce((sum, { journaled }) => sum + journaled, 0),
      0,
    ),
  ];
}

const scenario: Scenario = {
  what: 'a worker that is told to stop hands its courses over',
  measure,
  mutants: [
    {
      what: 'nothing is handed over',
      patches: [
        {
          file: 'libs/server/generation/dist/run-generation.js',
          find: 'await this.handOver(held, stops.reason);',
          replace: 'return;',
        },
      ],
    },
  ],
};
export default scenario;
