// One user's files that never end delay nobody else's, and uploads that are withheld take no memory.
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@coursewright/contract';
import { poisonPdf } from '@coursewright/testing';
import type { App } from './frame/app.ts';
import type { Member } from './frame/member.ts';
import { memoryNow, openFilesBelow, peakMemory } from './frame/process-usage.ts';
import { mebibyte, statusOf, upload, withhold } from './frame/pressure.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, ratioAtMost, type Scenario } from './frame/scenario.ts';

const poisons = 40;
const withheld = 60;
/** Uploads that a figure is the median of. */
const turns = 9;
const text = 'The Moon pulls the ocean on its near side more than the Earth. '.repeat(11);

/** How long a small text took, in the middle of `turns` (ms), and how many of them were taken. */
async function smallTexts(app: App, member: Member): Promise<{ median: number; taken: number }> {
  const times: number[] = [];
  let taken = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now();
    if ((await upload(app, member, text, { name: 'tides.txt' })).status === 201) taken += 1;
    times.push(performance.now() - began);
  }
  return { median: times.toSorted((a, b) => a - b)[Math.floor(turns / 2)]!, taken };
}

async function poisoned(app: App): Promise<Measured[]> {
  const [attacker, honest] = [await app.join(), await app.join()];
  await smallTexts(app, honest);
  const quiet = await smallTexts(app, honest);
  const leaving = new AbortController();
  const poison = poisonPdf();
  const statuses: { status: number; retryAfter: number }[] = [];
  const replies = Array.from({ length: poisons }, () =>
    upload(app, attacker, poison, { name: 'q.pdf', signal: leaving.signal }).then(
      (reply) => statuses.push(reply),
      () => 0,
    ),
  );
  // Those beyond the queue of one user are refused at once: then all others are in it.
  await app.until(async () => statuses.some(({ status }) => status === 503));
  const waiting = poisons - statuses.length;
  const busy = await smallTexts(app, honest);
  leaving.abort();
  await Promise.all(replies);
  const after = await smallTexts(app, attacker);
  const ratio = busy.median / quiet.median;
  return [
    atLeast('files of one user under way beside the others', waiting, 15),
    exactly('small texts of another user that were taken', busy.taken, turns),
    ratioAtMost('how much longer they took (× the quiet time of this run)', ratio, 3),
    exactly(
      'answers to the poison that were neither 422 nor 503 with Retry-After',
      statuses.filter(
        ({ status, retryAfter }) => status !== 422 && !(status === 503 && retryAfter > 0),
      ).length,
      0,
    ),
    exactly('small texts of its sender taken once it had left', after.taken, turns),
  ];
}

async function hoarded(rig: Rig, app: App): Promise<Measured[]> {
  const { pid } = app.apis[0]!.process;
  const memoryBefore = memoryNow(pid);
  // Five of each: no more would be under way for one user.
  const members = await Promise.all(Array.from({ length: withheld / 5 }, () => app.join()));
  const uploads = await Promise.all(
    members.flatMap((member) => Array.from({ length: 5 }, () => withhold(app, member, rig))),
  );
  await app.until(async () => uploads.every(({ answer }) => answer() !== ''), 200);
  const statuses = uploads.map(statusOf);
  // One that was refused is let go about when those that came too slowly are answered; the server
  // ends any connection that is silent for a minute.
  const patience = limits.document.slowest.seconds * 1_000 + 5_000;
  const isLeft = () => uploads.some(({ isOver }) => !isOver());
  for (const end = Date.now() + patience; Date.now() < end && isLeft();) await sleep(200);
  const grown = (peakMemory(pid) - memoryBefore) / mebibyte;
  return [
    exactly(
      'withheld uploads that were ended with a sentence (408), or never let in (503)',
      statuses.filter((status) => status === 408 || status === 503).length,
      withheld,
    ),
    atLeast(
      'of those, held until they came too slowly',
      statuses.filter((status) => status === 408).length,
      withheld / 2,
    ),
    {
      what: `most memory that ${withheld} uploads of 20 MiB took`,
      measured: `${Math.round(grown)} MiB`,
      required: '≤ 200 MiB',
      holds: grown <= 200,
    },
    exactly(
      'connections that are left of them',
      uploads.filter(({ isOver }) => !isOver()).length,
      0,
    ),
    exactly('files that are left of them', openFilesBelow(pid, '/uploads/').length, 0),
  ];
}

const start = async (rig: Rig): Promise<App> =>
  (await rig.app({ NODE_OPTIONS: '--max-semi-space-size=1' })).startAll({ apis: 1, workers: 0 });

const scenario: Scenario = {
  what: 'uploads of one user neither delay another user nor hold memory',
  measure: async (rig) => {
    const app = await start(rig);
    return [...(await poisoned(app)), ...(await hoarded(rig, app))];
  },
  mutants: [
    {
      what: 'uploads are read as they come, whoever sent them',
      patches: [
        {
          file: 'libs/server/sources/dist/upload-reader.js',
          find: 'this.turns.run(userId, work, signal)',
          replace: "this.turns.run('everybody', work, signal)",
        },
      ],
      measure: async (rig) => poisoned(await start(rig)),
    },
    {
      what: 'a withheld upload is waited for',
      patches: [
        {
          file: 'libs/server/sources/dist/received-file.js',
          find: 'arrived >= bytesPerSecond * seconds',
          replace: 'arrived >= 0',
        },
      ],
      measure: async (rig) => hoarded(rig, await start(rig)),
    },
    {
      what: 'the rest of a refused upload is waited for',
      patches: [
        {
          file: 'apps/api/dist/http/fastify-adapter.js',
          find: 'endWithheldBodies(adapter.getInstance(),',
          replace: 'void (endWithheldBodies,',
        },
      ],
      measure: async (rig) => hoarded(rig, await start(rig)),
    },
  ],
};
export default scenario;
