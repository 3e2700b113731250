// A frozen worker loses its run to another worker; when it wakes, it changes nothing.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultPoint } from '@coursewright/platform';
import { z } from 'zod';
import { FaultProxy } from './frame/fault-proxy.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

interface Freeze {
  readonly point: FaultPoint;
  readonly turn: number;
  /** Whether it wakes while the other worker is still writing, or after the end. */
  readonly wakes: 'early' | 'late';
}

const freezes: readonly Freeze[] = [
  { point: 'run.taken', turn: 1, wakes: 'early' },
  { point: 'journal.answered', turn: 1, wakes: 'early' },
  { point: 'journal.answered', turn: 6, wakes: 'late' },
  { point: 'progress.appended', turn: 4, wakes: 'early' },
  // The next step would be to end the run.
  { point: 'phase.assemble', turn: 1, wakes: 'late' },
];
const course = { topic: 'Photosynthesis', desired_module_count: 2, desired_submodule_count: 2 };
const tables = [
  'generation_tasks',
  'courses',
  'generation_journal',
  'progress_events',
  'source_snapshots',
  'credit_transactions',
];

/**
 * Writes down who writes, the port from which the writer's connection comes, and for which delivery
 * the task is.
 */
const audit = `
  CREATE TABLE written (id bigserial PRIMARY KEY, place text, task_id uuid, port integer, token integer, at float DEFAULT extract(epoch FROM clock_timestamp()) * 1000);
  CREATE FUNCTION write_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO written (place, task_id, port, token)
    SELECT TG_TABLE_NAME, task.id, inet_client_port(), coalesce((to_jsonb(NEW)->>'fencing_token')::int, task.fencing_token)
    FROM generation_tasks task WHERE task.id = (to_jsonb(NEW)->>CASE TG_TABLE_NAME WHEN 'generation_tasks' THEN 'id' ELSE 'task_id' END)::uuid;
    RETURN NEW;
  END $$;
  ${tables
    .map(
      (table) => `CREATE TRIGGER write_down AFTER INSERT OR UPDATE ON ${table} FOR EACH ROW
    EXECUTE FUNCTION write_down();`,
    )
    .join('\n')}`;

async function freeze(
  rig: Rig,
  { point, turn, wakes }: Freeze,
): Promise<{ name: string; late: number; own: number; status: string; again: string }> {
  const model = await rig.model({ latency: () => (wakes === 'early' ? 500 : 50) });
  const app = await (
    await rig.app({ ...model.environment('openai'), COURSES_AT_ONCE: '1' })
  ).startAll({ apis: 1, workers: 0 });
  await app.rows(audit);
  const line = await FaultProxy.to(app.databaseUrl);
  rig.onClose(() => line.close());
  const frozen = await app.startWorker({ DATABASE_URL: line.url });
  const member = await app.join();
  const victimOf = app.workerFaults.arm(point, { hit: turn, deed: 'stop' });
  const id = await member.startRun(course);
  await victimOf();

  const [before] = await app.rows(
    z.object({ token: z.number(), id: z.string() }),
    'SELECT fencing_token AS token, (SELECT coalesce(max(id), 0) FROM written) AS id FROM generation_tasks WHERE id = $1',
    [id],
  );
  const other = await app.startWorker();
  const tokenNow = async () =>
    (
      await app.rows(
        z.object({ token: z.number() }),
        'SELECT fencing_token AS token FROM generation_tasks WHERE id = $1',
        [id],
      )
    )[0]!.token;
  for (
    const until = Date.now() + rig.timeoutMs;
    (await tokenNow()) === before!.token && Date.now() < until;
  )
    await sleep(20);
  if (wakes === 'late') await app.ended([id]);
  frozen.signal('SIGCONT');
  const [status = ''] = await app.ended([id]);
  // Once it has completed another run, it is awake and has written all it would write to the first.
  await other.stop();
  const next = await member.startRun(course);
  const [again = ''] = await app.ended([next]);
  const written = await app.rows(
    z.object({
      port: z.number(),
      task_id: z.string(),
      id: z.string(),
      token: z.number(),
      at: z.number(),
    }),
    'SELECT port, task_id, id, token, at FROM written ORDER BY id',
  );
  const byFrozen = written.filter(({ port, at }) => line.carried(port, at));
  const since = written.filter((row) => row.task_id === id && Number(row.id) > Number(before!.id));
  // On a busy machine the run may be delivered to it again: the first row of a delivery says who has
  // it.
  const isLate = (row: (typeof since)[number]) =>
    !byFrozen.includes(since.find(({ token }) => token === row.token)!);
  return {
    name: `${point} ${turn}, ${wakes}`,
    late: since.filter((row) => byFrozen.includes(row) && isLate(row)).length,
    own: byFrozen.filter(({ task_id }) => task_id === next).length,
    status,
    again,
  };
}

const measureOf =
  (some: readonly Freeze[]) =>
  async (rig: Rig): Promise<Measured[]> => {
    const seen = await Promise.all(some.map((one) => freeze(rig, one)));
    return [
      {
        ...exactly(
          'rows that a worker wrote after it had lost the course',
          seen.reduce((sum, { late }) => sum + late, 0),
          0,
        ),
        measured: seen.map(({ name, late }) => `${late} (${name})`).join(', '),
      },
      exactly(
        'courses that the other worker finished',
        seen.filter(({ status }) => status === 'completed').length,
        some.length,
      ),
      exactly(
        'courses that the woken worker wrote then',
        seen.filter(({ again }) => again === 'completed').length,
        some.length,
      ),
      atLeast('rows that it wrote of those', Math.min(...seen.map(({ own }) => own)), 10),
    ];
  };

const generation = 'libs/server/generation/dist';
const scenario: Scenario = {
  what: 'a worker that wakes from a freeze changes nothing',
  measure: measureOf(freezes),
  mutants: [
    {
      what: 'answers are kept for whoever brings them',
      patches: [
        {
          file: `${generation}/generation-journal.js`,
          find: `($2::int IS NULL OR fencing_token = $2 AND status = 'running')`,
          replace: '$2::int IS NOT NULL',
        },
      ],
      measure: measureOf([freezes[1]!]),
    },
    {
      what: 'progress is told by whoever has any',
      patches: [
        {
          file: `${generation}/progress-log.js`,
          find: `AND fencing_token = $3 AND status = 'running'`,
          replace: 'AND $3::int IS NOT NULL',
        },
      ],
      measure: measureOf([freezes[3]!]),
    },
    {
      what: 'a course is ended by whoever comes to its end, and its end may be said twice',
      patches: [
        {
          file: `${generation}/run-states.js`,
          find: `where: 'id = $2 AND fencing_token = $3',`,
          replace: `where: 'id = $2 AND $3::int IS NOT NULL',`,
        },
        {
          file: `${generation}/states.js`,
          find: `settle: { from: ['running'],`,
          replace: `settle: { from: ['running', 'completed', 'failed', 'cancelled'],`,
        },
        // The log has a guard of its own, which would reject what the first patch lets through.
        {
          file: `${generation}/progress-log.js`,
          find: 'VALUES ($1, $2, $3, $4)',
          replace: 'VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        },
      ],
      measure: measureOf([freezes[4]!]),
    },
  ],
};
export default scenario;
