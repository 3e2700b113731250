// Every NOTIFY of the database is lost. Jobs are still taken, streams still deliver events and
// cancellations still arrive, because every listener also polls.
import pg from 'pg';
import { z } from 'zod';
import { readStream } from '../../apps/api/test/event-stream.ts';
import type { App } from './frame/app.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const course = { topic: 'Photosynthesis', desired_module_count: 2, desired_submodule_count: 2 };

/** Shadows PostgreSQL's own pg_notify on every new connection: it counts and notifies nobody. */
const deaf = `
  CREATE SEQUENCE lost_wakeups;
  CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN PERFORM nextval('public.lost_wakeups'); END $$;
  DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $$;`;

/** Counts the product's notifications that arrive nevertheless. */
async function listen(rig: Rig, app: App): Promise<() => number> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  let heard = 0;
  client.on('notification', () => (heard += 1));
  await client.connect();
  await client.query('LISTEN coursewright');
  rig.onClose(() => client.end());
  return () => heard;
}

async function measure(rig: Rig): Promise<Measured[]> {
  const model = await rig.model({ latency: () => 400 });
  const app = await rig.app(model.environment('openai'));
  await app.rows(deaf);
  await app.startAll({ apis: 2, workers: 0 });
  const heard = await listen(rig, app);
  const [reader, stopper] = [await app.join(), await app.join()];
  const [watched, unwanted] = [
    await reader.startRun(course),
    await stopper.startRun({ ...course, desired_module_count: 5, desired_submodule_count: 5 }),
  ];
  const timeout = AbortSignal.timeout(rig.timeoutMs);
  const reading = readStream(`${app.apiUrl(0)}/api/learning-path/${watched}/progress-stream`, {
    headers: await reader.authorization(),
    signal: timeout,
  });
  await app.startWorker();
  await app.until(async () => (await app.journaled(unwanted)) >= 3);
  await stopper.cancel(unwanted);

  const statuses = await app.ended([watched, unwanted]);
  const { events } = await reading;
  const log = await app.rows(
    z.object({ id: z.number() }),
    'SELECT id FROM progress_events WHERE task_id = $1 ORDER BY id',
    [watched],
  );
  const numbers = (of: readonly { id: number }[]) => of.map(({ id }) => id).join(' ');
  const [{ lost } = { lost: 0 }] = await app.rows(
    z.object({ lost: z.number() }),
    'SELECT last_value::int AS lost FROM lost_wakeups',
  );
  return [
    atLeast('notifications that were lost', lost, log.length),
    exactly('notifications that arrived', heard(), 0),
    exactly(
      'what became of the course that was watched, and of the one that was stopped',
      statuses.join(', '),
      'completed, cancelled',
    ),
    exactly(
      `events of ${log.length} that its reader saw, in order`,
      numbers(events) === numbers(log) ? events.length : `${events.length}: ${numbers(events)}`,
      log.length,
    ),
    exactly(
      'ends that the reader saw',
      events.filter(({ action }) => action === 'stream_close').length,
      1,
    ),
  ];
}

const generation = 'libs/server/generation/dist';
const scenario: Scenario = {
  what: 'a wake-up that is lost costs a moment and nothing else',
  measure,
  mutants: [
    {
      what: 'a stream waits for wake-ups only',
      patches: [
        {
          file: `${generation}/progress-stream.js`,
          find: 'this.lookAtTexts();\n        }, commentEvery);',
          replace: '}, commentEvery);',
        },
      ],
    },
    {
      what: 'a worker does not poll for cancellations',
      patches: [
        {
          file: `${generation}/cancellations.js`,
          find: 'const timer = setInterval(look, lookEvery);',
          replace: 'const timer = undefined;',
        },
      ],
    },
  ],
};
export default scenario;
