// Every notification of the database gets lost. Jobs are taken, streams say what happens and a wish
// to stop is heard all the same: everybody looks now and then.
import pg from 'pg';
import { z } from 'zod';
import { readStream } from '../../apps/api/test/event-stream.ts';
import type { House } from './frame/house.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const course = { topic: 'Photosynthesis', desired_module_count: 2, desired_submodule_count: 2 };

/**
 * Every connection from now on finds this function before PostgreSQL's own. It counts, and tells
 * nobody.
 */
const deaf = `
  CREATE SEQUENCE lost_wakeups;
  CREATE FUNCTION public.pg_notify(text, text) RETURNS void LANGUAGE plpgsql AS $$ BEGIN PERFORM nextval('public.lost_wakeups'); END $$;
  DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $$;`;

/** Counts what arrives of the product's notifications. */
async function listen(rig: Rig, house: House): Promise<() => number> {
  const client = new pg.Client({ connectionString: house.databaseUrl });
  let heard = 0;
  client.on('notification', () => (heard += 1));
  await client.connect();
  await client.query('LISTEN coursewright');
  rig.onClose(() => client.end());
  return () => heard;
}

async function measure(rig: Rig): Promise<Measured[]> {
  const model = await rig.model({ latency: () => 400 });
  const house = await rig.house(model.environment('openai'));
  await house.rows(deaf);
  await house.startAll({ apis: 2, workers: 0 });
  const heard = await listen(rig, house);
  const [reader, stopper] = [await house.join(), await house.join()];
  const [watched, unwanted] = [
    await reader.order(course),
    await stopper.order({ ...course, desired_module_count: 5, desired_submodule_count: 5 }),
  ];
  const patience = AbortSignal.timeout(rig.patience);
  const reading = readStream(`${house.apiUrl(0)}/api/learning-path/${watched}/progress-stream`, {
    headers: await reader.authorization(),
    signal: patience,
  });
  await house.startWorker();
  await house.until(async () => (await house.journaled(unwanted)) >= 3);
  await stopper.cancel(unwanted);

  const statuses = await house.ended([watched, unwanted]);
  const { events } = await reading;
  const log = await house.rows(
    z.object({ id: z.number() }),
    'SELECT id FROM progress_events WHERE task_id = $1 ORDER BY id',
    [watched],
  );
  const numbers = (of: readonly { id: number }[]) => of.map(({ id }) => id).join(' ');
  const [{ lost } = { lost: 0 }] = await house.rows(
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
          find: 'this.commentIsDue = true;\n            this.look();',
          replace: 'this.commentIsDue = true;',
        },
      ],
    },
    {
      what: 'a worker waits to be told of a wish to stop',
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
