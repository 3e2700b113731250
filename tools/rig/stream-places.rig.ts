// One user requests a thousand streams: five are open across all processes, other users are not
// affected, and no connection, file or row is left behind.
import { setTimeout as sleep } from 'node:timers/promises';
import { startScriptedModel } from '@coursewright/testing';
import pLimit from 'p-limit';
import { z } from 'zod';
import { readStream } from '../../apps/api/test/event-stream.ts';
import type { App } from './frame/app.ts';
import type { Member } from './frame/member.ts';
import { openFiles } from './frame/process-usage.ts';
import { openStream, type Stream } from './frame/pressure.ts';
import type { Rig } from './frame/rig.ts';
import { atMost, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const course = { topic: 'Photosynthesis', desired_module_count: 2, desired_submodule_count: 2 };
/** Watchdog (ms). */
const settledWithin = 60_000;

/**
 * Only as many at a time as a busy machine authenticates before any request times out; granted
 * streams stay open.
 */
function askAtOnce(app: App, member: Member, taskId: string, count: number): Promise<Stream[]> {
  const limit = pLimit(100);
  return Promise.all(
    Array.from({ length: count }, (_, n) => limit(() => openStream(app, member, taskId, n % 2))),
  );
}
const countOf = (asked: readonly Stream[], status: number) =>
  asked.filter((one) => one.status === status).length;
const leave = (asked: readonly Stream[]) => asked.forEach((one) => one.leave());

/** Connections of the product's processes to the database. */
async function connections(app: App, condition = ''): Promise<number> {
  const [row] = await app.rows(
    z.object({ n: z.number() }),
    `SELECT count(*)::int AS n
     FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'coursewright%' ${condition}`,
  );
  return row!.n;
}

/** Records whether a place was given back or had to expire. */
const audit = `
  CREATE TABLE ended_places (expired boolean);
  CREATE FUNCTION note_place() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO ended_places VALUES (OLD.expires_at <= now()); RETURN OLD; END $$;
  CREATE TRIGGER note_place AFTER DELETE ON open_streams FOR EACH ROW EXECUTE FUNCTION note_place();`;

const files = (app: App): number[] => app.apis.map(({ process }) => openFiles(process.pid));

/** The first answer of `look` that `isFine` accepts, or its last one at the timeout. */
async function settled<T>(look: () => Promise<T> | T, isFine: (value: T) => boolean): Promise<T> {
  for (const until = Date.now() + settledWithin; ; await sleep(100)) {
    const value = await look();
    if (isFine(value) || Date.now() > until) return value;
  }
}

/**
 * One user asks for many streams while another reads a course as it is written: what the one was
 * answered, what the other saw, and what there was to see.
 */
async function floodWhileWriting(
  app: App,
  crowd: Member,
  other: Member,
  { watched, waiting, flood }: { watched: string; waiting: string; flood: number },
) {
  await app.startWorker({ COURSES_AT_ONCE: '1' });
  const following = readStream(`${app.apiUrl(1)}/api/learning-path/${watched}/progress-stream`, {
    headers: await other.authorization(),
  });
  const asked = await askAtOnce(app, crowd, waiting, flood);
  const { events } = await following;
  await app.workers[0]!.stop();
  const [log] = await app.rows(
    z.object({ ids: z.array(z.number()) }),
    'SELECT array_agg(id ORDER BY id) AS ids FROM progress_events WHERE task_id = $1',
    [watched],
  );
  return { asked, events, log: log!.ids };
}

/**
 * While all streams are idle: connections to the database that are in use, and how many of fifty
 * requests are answered.
 */
async function idleState(app: App, member: Member) {
  const busy = await settled(
    () => connections(app, `AND state <> 'idle' AND query NOT LIKE '%pg_stat_activity%'`),
    (count) => count === 0,
  );
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      member.call('GET', '/auth/credits', undefined, { api: n }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );
  await member.call('GET', '/auth/credits');
  return { busy, answered: answers.filter((status) => status === 200).length };
}

/** After everybody left: places still held, and how each of the others ended. */
async function placesLeft(app: App) {
  const places = await settled(
    async () =>
      (
        await app.rows(z.object({ n: z.number() }), 'SELECT count(*)::int AS n FROM open_streams')
      )[0]!.n,
    (count) => count === 0,
  );
  const ended = await app.rows(
    z.object({ expired: z.boolean() }),
    'SELECT expired FROM ended_places',
  );
  return { places, ended };
}

const measureOf =
  (flood: number) =>
  async (rig: Rig): Promise<Measured[]> => {
    let isWriting = false;
    const model = await startScriptedModel({ latency: () => (isWriting ? 1_500 : 200) });
    rig.onClose(() => model.close());
    const app = await rig.app({ ...model.environment('openai'), DATABASE_POOL: '10' });
    await app.rows(audit);
    await app.startAll({ apis: 2, workers: 0 });
    const [crowd, other] = [await app.join(), await app.join()];
    // The worker writes only the first of the two courses, so that the streams of the second have no
    // event and stay open.
    const [watched, waiting] = [await other.startRun(course), await crowd.startRun(course)];
    await Promise.all(Array.from({ length: 60 }, (_, n) => crowd.status(waiting, n)));
    // The clients' own connections are kept open for some seconds.
    await sleep(6_000);
    const before = { files: files(app), connections: await connections(app) };

    isWriting = true;
    const { asked, events, log } = await floodWhileWriting(app, crowd, other, {
      watched,
      waiting,
      flood,
    });
    isWriting = false;

    const idlers = await Promise.all(Array.from({ length: 4 }, () => app.join()));
    const idle = (
      await Promise.all(
        idlers.map(async (idler) => askAtOnce(app, idler, await idler.startRun(course), 5)),
      )
    ).flat();
    const { busy, answered } = await idleState(app, other);

    leave([...asked, ...idle]);
    const { places, ended } = await placesLeft(app);
    const again = await askAtOnce(app, crowd, waiting, 6);
    leave(again);
    const after = await settled(
      () => files(app),
      (now) => now.every((count, index) => count <= before.files[index]! + 2),
    );
    return [
      exactly(`open, of ${flood} that one user asked for at two processes`, countOf(asked, 200), 5),
      exactly('refused with 429', countOf(asked, 429), flood - 5),
      exactly(
        'events that another user saw meanwhile, in order',
        events.map(({ id }) => id).join(' ') === log.join(' ')
          ? events.length
          : `${events.length} of ${log.length}`,
        log.length,
      ),
      exactly('idle streams of four more users', countOf(idle, 200), 20),
      exactly('connections to the database that are held while all are idle', busy, 0),
      exactly('requests answered meanwhile', answered, 50),
      exactly('places held after everybody left', places, 0),
      exactly(
        `places of ${ended.length} that had to expire`,
        ended.filter(({ expired }) => expired).length,
        0,
      ),
      exactly('open again, of six', countOf(again, 200), 5),
      atMost(
        'files and sockets more than before, per process',
        Math.max(...after.map((count, index) => count - before.files[index]!)),
        2,
      ),
      atMost(
        'connections to the database more than before',
        (await connections(app)) - before.connections,
        2,
      ),
    ];
  };

const file = 'libs/server/generation/dist/open-streams.js';
const scenario: Scenario = {
  what: 'streams have places, five for each user over all processes',
  measure: measureOf(1_000),
  mutants: [
    {
      what: 'places are counted per process',
      patches: [{ file, find: 'if (!(await this.take(id, userId)))', replace: 'if (false)' }],
      measure: measureOf(40),
    },
    {
      what: 'places are not given back',
      patches: [{ file, find: 'void this.inTurn(() => this.giveBack());', replace: '' }],
      measure: measureOf(40),
    },
    {
      what: 'an open stream holds a connection',
      patches: [
        {
          file,
          find: 'this.held.set(id, userId);',
          replace: `this.held.set(id, userId);
        void this.database.transaction(async () => { await this.database.run('SELECT 1'); await new Promise((end) => signal.addEventListener('abort', end)); }).catch(() => undefined);`,
        },
      ],
      measure: measureOf(40),
    },
  ],
};
export default scenario;
