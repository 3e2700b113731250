// A run that kills every worker that takes it is given up, and no other run is lost with it.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { App } from './frame/app.ts';
import type { Rig } from './frame/rig.ts';
import { exactly, type Measured, type Scenario } from './frame/scenario.ts';

const healthy = 10;
const course = { desired_module_count: 1, desired_submodule_count: 2 };

/** Restarts dead workers, as a process manager does, until `isOver`. */
async function keepRunning(app: App, workers: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const missing = workers - app.workers.filter((worker) => worker.isRunning).length;
    for (let one = 0; one < missing && !isOver(); one += 1) await app.startWorker();
    await sleep(100);
  }
}

const measureOf =
  (workers: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    const model = await rig.model({ latency: (_step, call) => 300 + ((call * 37) % 200) });
    const app = await (
      await rig.app(model.environment('openai'))
    ).startAll({ apis: 1, workers: 0 });
    // The worker is killed at its first answer, before any other run has one.
    const topics = Array.from({ length: healthy }, (_, turn) => `Health ${turn + 1}`);
    model.setFaults(
      topics.map((topic) => ({ step: 'outline_modules', kind: 'slow', ms: 1_500, topic })),
    );
    const poisoned = await (await app.join()).startRun({ ...course, topic: 'Poison' });
    const others = await Promise.all(
      topics.map(async (topic) => (await app.join()).startRun({ ...course, topic })),
    );
    app.workerFaults.arm('journal.answered', { taskId: poisoned, always: true });
    let isOver = false;
    const manager = keepRunning(app, workers, () => isOver);
    const statuses = await app.ended([poisoned, ...others]);
    isOver = true;
    await manager;
    const amounts = await app.rows(
      z.object({ amount: z.number() }),
      'SELECT amount FROM credit_transactions WHERE task_id = $1 ORDER BY seq',
      [poisoned],
    );
    return [
      exactly('workers that it killed', app.workerFaults.struck.length, 3),
      exactly('what became of it', statuses[0] ?? '', 'failed'),
      exactly('its ledger', amounts.map(({ amount }) => amount).join(' '), '-1 1'),
      exactly(
        'courses beside it that were finished',
        statuses.slice(1).filter((status) => status === 'completed').length,
        healthy,
      ),
    ];
  };

const scenario: Scenario = {
  what: 'a course that kills its worker each time is given up, and takes no other with it',
  measure: measureOf(2),
  mutants: [
    {
      what: 'there is always another try',
      patches: [
        {
          file: 'libs/server/generation/dist/deliveries.js',
          find: 'const deliveriesInVain = 3;',
          replace: 'const deliveriesInVain = 30;',
        },
      ],
    },
    {
      what: 'runs that may be what kills the worker start together',
      patches: [
        {
          file: 'libs/server/generation/dist/run-generation.js',
          find: 'else if (isQuarantined)',
          replace: 'else if (false)',
        },
      ],
      // With one worker, every other run is under way in the process that is killed, each time.
      measure: measureOf(1),
    },
  ],
};
export default scenario;
