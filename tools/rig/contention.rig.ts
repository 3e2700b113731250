// One account that is hit by many orders at once holds up nobody else.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const course = { topic: 'Photosynthesis', desired_module_count: 1, desired_submodule_count: 1 };
const crowd = 64;
const probes = 50;

async function measure(rig: Rig): Promise<Measured[]> {
  const house = await (await rig.house({ DATABASE_POOL: '10' })).startAll({ workers: 0 });
  const busy = await house.join({ credits: crowd });
  const others = await Promise.all(Array.from({ length: crowd }, () => house.join({ credits: 1 })));
  const order = (member: typeof busy) =>
    member.call('POST', '/generate-learning-path', course).then(
      ({ status }) => status,
      () => 0,
    );

  const racing = { most: 0, isOver: false };
  const gauge = (async () => {
    while (!racing.isOver) {
      const [row] = await house.rows(
        z.object({ n: z.number() }),
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      racing.most = Math.max(racing.most, row!.n);
      await sleep(2);
    }
  })();
  // Each of them signs its token first, so that the requests leave together.
  await Promise.all([busy, ...others].map((member) => member.authorization()));
  const [ofBusy, ofOthers, alive] = await Promise.all([
    Promise.all(Array.from({ length: crowd }, () => order(busy))),
    Promise.all(others.map(order)),
    Promise.all(
      Array.from({ length: probes }, async (_, turn) => {
        await sleep(turn * 10);
        return fetch(`${house.apiUrl(turn)}/api/health/live`).then(
          ({ status }) => status,
          () => 0,
        );
      }),
    ),
  ]);
  racing.isOver = true;
  await gauge;
  const count = (statuses: readonly number[], wanted: number) =>
    statuses.filter((status) => status === wanted).length;
  return [
    atLeast('orders seen waiting for the account', racing.most, 4),
    exactly('orders of the others that were taken', count(ofOthers, 202), crowd),
    exactly(
      'orders of the account: taken, refused for being too many, anything else',
      [
        count(ofBusy, 202),
        count(ofBusy, 429),
        ofBusy.filter((status) => status !== 202 && status !== 429).length,
      ].join(' '),
      `3 ${crowd - 3} 0`,
    ),
    {
      ...exactly('health probes answered', count(alive, 200), probes),
      measured: `${count(alive, 200)}${alive
        .filter((status) => status !== 200)
        .map((status) => ` ${status}`)
        .join('')}`,
    },
  ];
}

const scenario: Scenario = {
  what: 'one busy account holds up nobody else',
  measure,
  mutants: [
    {
      what: 'whoever holds the account waits for another connection',
      patches: [
        {
          file: 'libs/server/generation/dist/start-generation.js',
          find: 'await this.tasks.lockStartsOf(userId);',
          replace: `await this.tasks.lockStartsOf(userId); await this.database.outsideTransaction(() => this.database.run('SELECT 1'));`,
        },
      ],
    },
  ],
};
export default scenario;
