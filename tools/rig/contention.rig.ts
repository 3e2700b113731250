// Many simultaneous requests for one account delay no other account.
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const course = { topic: 'Photosynthesis', desired_module_count: 1, desired_submodule_count: 1 };
const crowd = 64;
const probes = 50;

async function measure(rig: Rig): Promise<Measured[]> {
  const app = await (await rig.app({ DATABASE_POOL: '10' })).startAll({ workers: 0 });
  const busy = await app.join({ credits: crowd });
  const others = await Promise.all(Array.from({ length: crowd }, () => app.join({ credits: 1 })));
  const start = (member: typeof busy) =>
    member.call('POST', '/generate-learning-path', course).then(
      ({ status }) => status,
      () => 0,
    );

  const racing = { most: 0, isOver: false };
  const gauge = (async () => {
    while (!racing.isOver) {
      const [row] = await app.rows(
        z.object({ n: z.number() }),
        `SELECT count(*)::int AS n
         FROM pg_stat_activity
         WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      racing.most = Math.max(racing.most, row!.n);
      await sleep(2);
    }
  })();
  // Tokens are signed beforehand, so that the requests leave at the same time.
  await Promise.all([busy, ...others].map((member) => member.authorization()));
  const [ofBusy, ofOthers, alive] = await Promise.all([
    Promise.all(Array.from({ length: crowd }, () => start(busy))),
    Promise.all(others.map(start)),
    Promise.all(
      Array.from({ length: probes }, async (_, turn) => {
        await sleep(turn * 10);
        return fetch(`${app.apiUrl(turn)}/api/health/live`).then(
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
    atLeast('starts seen waiting for the lock on the account', racing.most, 4),
    exactly('starts of the other accounts accepted', count(ofOthers, 202), crowd),
    exactly(
      'starts of the busy account: accepted, refused with 429, anything else',
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
  what: 'one busy account delays no other account',
  measure,
  mutants: [
    {
      what: 'whoever holds the account waits for another connection',
      patches: [
        {
          file: 'libs/server/generation/dist/start-generation.js',
          find: 'await this.runs.lockStartsOf(userId);',
          replace: `await this.runs.lockStartsOf(userId);
            const { database } = this.runs;
            await database.outsideTransaction(() => database.run('SELECT 1'));`,
        },
      ],
    },
  ],
};
export default scenario;
