// Everything at once that strangers can do without breaking a rule: poisonous documents, withheld
// uploads, streams, guessed passwords, courses begun and stopped. Meanwhile somebody logs in, uploads
// a document, has a course written and reads it.
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { type Amounts, type Answer, Crowd } from './abuse/crowd.ts';
import { Honest, password, steps } from './abuse/honest.ts';
import { mebibyte } from './frame/pressure.ts';
import { memoryNow } from './frame/process-usage.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, ratioAtMost, type Scenario } from './frame/scenario.ts';

const all: Amounts = { poisons: 40, withheld: 60, streams: 300, logins: 1_000, loops: 100 };
/** Enough to have all code loaded and every pool filled. */
const little: Amounts = { poisons: 2, withheld: 2, streams: 10, logins: 30, loops: 3 };
/** Courses that a figure is the middle of, before and after; as many while all of it goes on. */
const turns = 3;
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Watchdog (ms). */
const calmWithin = 75_000;
/** After which threads without work have ended (ms). */
const restAfter = 62_000;

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
/** Failures of ours: whoever is only too many is told when to come back. */
const failures = (answers: readonly Answer[]) =>
  answers.filter(
    ({ status, retryAfter }) =>
      (status >= 500 && !(status === 503 && retryAfter > 0)) || status === 0,
  );

/** The least memory that the process has within a minute, or as soon as it has no more than `most`. */
async function memoryWhenCalm(pid: number, most: number): Promise<number> {
  let least = memoryNow(pid);
  for (const end = Date.now() + calmWithin; least > most && Date.now() < end;) {
    await sleep(500);
    least = Math.min(least, memoryNow(pid));
  }
  return least;
}

async function start(rig: Rig) {
  const model = await rig.model({ latency: () => 150 });
  const app = await rig.app({
    ...model.environment('openai'),
    DATABASE_POOL: '10',
    TRUST_PROXY: '127.0.0.1',
    // What lives for a moment would hide what stays.
    NODE_OPTIONS: '--max-semi-space-size=1',
  });
  await app.startAll({ apis: 1, workers: 1 });
  const member = await app.join({ credits: 30, passwordHash: await hash(password, cost) });
  const honest = new Honest(app, member);
  const warmUp = new Crowd(app, rig, `nobody-${member.email}`);
  await warmUp.prepare(little);
  await warmUp.press(little);
  await honest.go(1);
  await warmUp.leave();
  return { app, member, honest };
}

async function measure(rig: Rig): Promise<Measured[]> {
  const { app, member, honest } = await start(rig);
  const { pid } = app.apis[0]!.process;
  const crowd = new Crowd(app, rig, member.email);
  const before = await honest.go(turns);
  // Threads that read documents end a minute after the last one.
  const rested = sleep(restAfter);
  await crowd.prepare(all);
  await rested;
  const memoryBefore = memoryNow(pid);
  await crowd.press(all);
  const busy = await honest.go(turns);
  const { underWay } = crowd;
  await crowd.leave();
  // Measured as before: in the rest after the same work.
  const after = await honest.go(turns);
  const memoryAfter = await memoryWhenCalm(pid, memoryBefore * 1.1);
  const answers = Object.values(crowd.answers).flat();
  const count = (what: keyof Amounts, ...statuses: number[]) =>
    crowd.answers[what].filter(({ status }) => statuses.includes(status)).length;
  return [
    ...steps.map((step) => {
      const quiet = middle([...before[step], ...after[step]]);
      const ratio = middle(busy[step]) / quiet;
      return ratioAtMost(`${step}: × its quiet time of ${Math.round(quiet)} ms`, ratio, 3);
    }),
    atLeast(
      `of each kind still going on when those steps were done (${JSON.stringify(underWay)})`,
      Math.min(...Object.values(underWay)),
      1,
    ),
    refusals(honest),
    exactly(
      'answers to the crowd of 5xx, but 503 with Retry-After, and calls without an answer',
      failures(answers).length,
      0,
    ),
    atLeast('streams open', count('streams', 200), all.streams),
    exactly('wrong passwords refused', count('logins', 401, 429), all.logins),
    exactly('withheld uploads ended', count('withheld', 408, 503), all.withheld),
    atLeast('outlines begun and stopped', count('loops', 200), all.loops / 2),
    {
      what: `memory after it, before it ${Math.round(memoryBefore / mebibyte)} MiB`,
      measured: `${Math.round(memoryAfter / mebibyte)} MiB`,
      required: '≤ 110 %',
      holds: memoryAfter <= memoryBefore * 1.1,
    },
  ];
}

/**
 * Enough to see that somebody is not let through, which is what the mutants are about: as soon as
 * `enough` of one kind are answered.
 */
const measureRefusals =
  (kind: keyof Amounts, enough: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    const { app, member, honest } = await start(rig);
    const crowd = new Crowd(app, rig, member.email);
    const some = { ...little, poisons: all.poisons, logins: 300 };
    await crowd.prepare(some);
    await crowd.press(some);
    await app.until(async () => crowd.answers[kind].length >= enough, 100);
    await honest.go(1);
    await crowd.leave();
    return [refusals(honest)];
  };

const refusals = ({ refused }: Honest) =>
  exactly('steps that were refused', refused.join(', ') || 'none', 'none');

const scenario: Scenario = {
  what: 'whoever does nothing unusual notices little of a crowd that tries everything',
  measure,
  mutants: [
    {
      what: 'files are read as they come, whoever sent them',
      patches: [
        {
          file: 'libs/server/sources/dist/upload-reader.js',
          find: 'this.turns.run(userId, work, signal)',
          replace: "this.turns.run('everybody', work, signal)",
        },
      ],
      // Those that the queue has no place for are refused at once.
      measure: measureRefusals('poisons', 1),
    },
    {
      what: 'wrong passwords of strangers count for the owner',
      patches: [
        {
          file: 'libs/server/auth/dist/login-limits.js',
          find: 'if (device)\n            return;',
          replace: '',
        },
      ],
      measure: measureRefusals('logins', 200),
    },
  ],
};
export default scenario;
