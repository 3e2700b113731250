// kill -9 at every registered fault point. The course is completed for one credit, and no answer in
// the journal is asked for again.
import type { PathData } from '@coursewright/contract';
import type { FaultPoint } from '@coursewright/platform';
import type { ScriptedModel } from '@coursewright/testing';
import { z } from 'zod';
import { askedAgain, momentOf } from './frame/asked-again.ts';
import type { App } from './frame/app.ts';
import { type Member, Refused } from './frame/member.ts';
import type { Rig } from './frame/rig.ts';
import { normalised } from './frame/same-course.ts';
import { atLeast, atMost, exactly, type Measured, type Scenario } from './frame/scenario.ts';
import { Snapshots } from './frame/snapshots.ts';

/** The kind of run in which the point is reached. */
type Fate = 'written' | 'outlined' | 'rewritten' | 'fails' | 'stopped' | 'handed over' | 'given up';

interface Point {
  readonly fate: Fate;
  readonly dies: 'api' | 'worker';
  /** Which times the point is reached a process is killed, once each. */
  readonly turns: readonly number[];
}

const startPoint = (): Point => ({ fate: 'written', dies: 'api', turns: [1, 1, 1] });
const thrice = (fate: Fate, dies: Point['dies'] = 'worker'): Point => ({
  fate,
  dies,
  turns: [1, 1, 1],
});
const runs = (...turns: number[]): Point => ({ fate: 'written', dies: 'worker', turns });
const points: Partial<Record<FaultPoint, Point>> = {
  'start.task_added': startPoint(),
  'start.debited': startPoint(),
  'start.announced': startPoint(),
  'start.job_sent': startPoint(),
  'start.committed': startPoint(),
  'run.delivered': runs(1, 1, 1),
  'run.taken': runs(1, 1, 1),
  'snapshot.kept': runs(1, 1, 1),
  'journal.answered': runs(1, 5, 11),
  'journal.kept': runs(1, 6, 12),
  'progress.numbered': runs(2, 8, 13),
  'progress.appended': runs(1, 7, 12),
  'phase.research': runs(1, 1, 1),
  'phase.plan_modules': runs(1, 1, 1),
  'phase.produce': runs(1, 1, 1),
  'phase.assemble': runs(1, 1, 1),
  'settle.ended': runs(1, 1, 1),
  'settle.announced': runs(1, 1, 1),
  'settle.committed': runs(1, 1, 1),
  'settle.refunded': thrice('fails'),
  'propose.recorded': thrice('outlined'),
  'propose.committed': thrice('outlined'),
  'confirm.recorded': thrice('outlined', 'api'),
  'confirm.committed': thrice('outlined', 'api'),
  'rewrite.ordered': thrice('rewritten', 'api'),
  'rewrite.ended': thrice('rewritten'),
  'rewrite.recorded': thrice('rewritten'),
  'rewrite.committed': thrice('rewritten'),
  'cancel.recorded': thrice('stopped', 'api'),
  'cancel.committed': thrice('stopped', 'api'),
  'handover.released': thrice('handed over'),
  'give_up.ended': thrice('given up'),
  'give_up.refunded': thrice('given up'),
  'give_up.committed': thrice('given up'),
};

const endings: Record<Fate, string> = {
  written: 'completed',
  outlined: 'completed',
  rewritten: 'completed',
  fails: 'failed',
  stopped: 'cancelled',
  'handed over': 'completed',
  'given up': 'failed',
};
const course = {
  topic: 'Photosynthesis',
  desired_module_count: 2,
  desired_submodule_count: 2,
  parallel_count: 2,
  submodule_parallel_count: 2,
};
/** Calls that a run makes at once, at most: two for planning and two for writing. */
const inFlight = 4;
const lanes = { api: 1, worker: 5 };
const requestOf = (fate: Fate) => ({ ...course, outline_first: fate === 'outlined' });
/** The undisturbed course that a completed one must equal. */
const kindOf = (fate: Fate): Fate =>
  fate === 'outlined' || fate === 'rewritten' ? fate : 'written';

interface Kill {
  readonly point: FaultPoint;
  readonly turn: number;
}

interface Outcome extends Kill {
  readonly died: boolean;
  readonly ending: string;
  readonly ledger: string;
  readonly unfinished: number;
  readonly journaled: number;
  /** Whether the learner has a finished lesson of it. */
  readonly delivered: boolean;
  readonly course?: string;
}

const hasLesson = (written: PathData | undefined): boolean =>
  (written?.modules ?? []).some(({ submodules }) =>
    submodules.some(({ status }) => status === 'completed'),
  );

/** An app with one worker and its own model, in which one course after the other is disturbed. */
class Lane {
  private readonly app: App;
  private readonly model: ScriptedModel;

  private constructor(app: App, model: ScriptedModel) {
    this.app = app;
    this.model = model;
  }

  static async open(rig: Rig, snapshots: Snapshots, apis: number): Promise<Lane> {
    const model = await rig.model({ latency: (_step, call) => 60 + ((call * 37) % 90) });
    const app = await (await rig.app(model.environment('openai'))).startAll({ apis, workers: 1 });
    snapshots.watch(app);
    return new Lane(app, model);
  }

  /** The course as it is written when no process is killed. */
  async undisturbed(fate: Fate): Promise<string> {
    const member = await this.app.join();
    const id = await member.startRun(requestOf(fate));
    if (fate === 'outlined') await this.confirmWhenAsked(member, id);
    await this.app.ended([id]);
    if (fate === 'rewritten') await this.rewriteFirstLesson(member, id);
    await this.app.ended([id]);
    return normalised((await member.status(id)).result);
  }

  async kill({ point, turn }: Kill): Promise<Outcome> {
    const { fate, dies } = points[point]!;
    const { app, model } = this;
    const member = await app.join();
    const faults = dies === 'api' ? app.apiFaults : app.workerFaults;
    const from = model.calls.length;
    model.setFaults(
      fate === 'fails' ? [{ step: 'outline_modules', kind: 'error', status: 401 }] : [],
    );
    const known = fate === 'rewritten' ? await member.startRun(course) : undefined;
    if (known) await app.ended([known]);
    const victimOf = faults.arm(point, { hit: turn });
    const taskId =
      known ??
      (fate === 'given up' ? await this.orphan(member) : await member.startRun(requestOf(fate)));
    const confirmed = fate === 'outlined' ? this.confirmWhenAsked(member, taskId) : undefined;
    if (fate === 'rewritten') await this.rewriteFirstLesson(member, taskId);
    if (fate === 'stopped') await this.stopAfterSomeAnswers(member, taskId);
    if (fate === 'handed over') await this.shutDownAfterSomeAnswers(taskId);

    const victim = await victimOf();
    const process = [...app.apis.map((api) => api.process), ...app.workers].find(
      ({ pid }) => pid === victim,
    );
    const died = (await process?.exit()) === 'SIGKILL';
    faults.disarm(point);
    const moment = await momentOf(app, taskId, model.calls.slice(from));
    await (dies === 'api' ? app.startApi() : this.replaceWorker());

    await confirmed;
    const [ending = ''] = await app.ended([taskId]);
    const ledger = (
      await app.rows(
        z.object({ amount: z.number() }),
        'SELECT amount FROM credit_transactions WHERE task_id = $1 ORDER BY seq',
        [taskId],
      )
    )
      .map(({ amount }) => amount)
      .join(' ');
    const { unfinished, journaled } =
      dies === 'api'
        ? { unfinished: 0, journaled: 0 }
        : askedAgain(moment, model.calls.slice(from + moment.calls.length));
    const { result, learning_path: written } = await member.status(taskId);
    return {
      point,
      turn,
      died,
      ending,
      ledger,
      unfinished,
      journaled,
      delivered: hasLesson(result ?? written),
      ...(result ? { course: normalised(result) } : {}),
    };
  }

  private async replaceWorker(): Promise<void> {
    await Promise.all(this.app.workers.map((worker) => worker.exit()));
    await this.app.expireHeartbeats();
    await this.app.startWorker();
  }

  private async confirmWhenAsked(member: Member, taskId: string): Promise<void> {
    await this.app.until(
      async () =>
        (
          await this.app.rows(
            `SELECT 1 FROM generation_tasks WHERE id = $1 AND waiting_for = 'outline'`,
            [taskId],
          )
        ).length > 0,
    );
    await member.confirm(taskId);
  }

  private async rewriteFirstLesson(member: Member, taskId: string): Promise<void> {
    const lesson = (await member.status(taskId)).result?.modules[0]?.submodules[0];
    await member.rewrite(taskId, lesson?.id ?? '');
  }

  private async someAnswers(taskId: string): Promise<void> {
    await this.app.until(async () => (await this.app.journaled(taskId)) >= 3, 5);
  }

  private async stopAfterSomeAnswers(member: Member, taskId: string): Promise<void> {
    await this.someAnswers(taskId);
    for (let attempt = 0; attempt < 5; attempt += 1)
      if (
        await member.cancel(taskId).then(
          () => true,
          () => false,
        )
      )
        return;
  }

  private async shutDownAfterSomeAnswers(taskId: string): Promise<void> {
    await this.someAnswers(taskId);
    this.app.workers.at(-1)!.signal('SIGTERM');
  }

  /** A run whose job was delivered too often: the job is gone, and its give-up is queued. */
  private async orphan(member: Member): Promise<string> {
    const { app } = this;
    const worker = app.workers.at(-1)!;
    worker.signal('SIGSTOP');
    const taskId = await member.startRun(course);
    await app.rows(`DELETE FROM pgboss.job WHERE name = 'generation' AND data->>'taskId' = $1`, [
      taskId,
    ]);
    await app.sendJobs([{ queue: 'generation.exhausted', data: { taskId, run: 1 } }]);
    worker.signal('SIGCONT');
    return taskId;
  }
}

/** A process died, and what its client asked for was refused for ever after. */
function neverTaken(kill: Kill, error: unknown): Outcome {
  if (!(error instanceof Refused)) throw error;
  const nothing = { ledger: '', unfinished: 0, journaled: 0, delivered: false };
  return { ...kill, died: true, ending: error.message, ...nothing };
}

/** Kills a process at each of `kills`, and measures what became of the courses. */
async function killAt(rig: Rig, kills: readonly Kill[]): Promise<Measured[]> {
  const snapshots = new Snapshots();
  rig.onClose(() => snapshots.stop());
  const outcomes: Outcome[] = [];
  const kinds: Fate[] = [...new Set(kills.map(({ point }) => kindOf(points[point]!.fate)))];
  const undisturbed = new Map<Fate, string>();
  await Promise.all(
    (['api', 'worker'] as const).flatMap((dies) => {
      const waiting = kills.filter(({ point }) => points[point]!.dies === dies);
      return Array.from({ length: Math.min(lanes[dies], waiting.length) }, async () => {
        // Where an API process is killed, a second one must answer the repeated request.
        const lane = await Lane.open(rig, snapshots, dies === 'api' ? 2 : 1);
        for (let kind = kinds.shift(); kind; kind = kinds.shift())
          undisturbed.set(kind, await lane.undisturbed(kind));
        for (let next = waiting.shift(); next; next = waiting.shift())
          outcomes.push(await lane.kill(next).catch((error) => neverTaken(next, error)));
      });
    }),
  );
  await snapshots.stop();

  const all = (
    what: string,
    holds: (outcome: Outcome) => boolean,
    seen: (outcome: Outcome) => unknown,
    of: readonly Outcome[] = outcomes,
  ): Measured => {
    const wrong = of.filter((outcome) => !holds(outcome));
    return {
      ...exactly(what, of.length - wrong.length, of.length),
      measured: `${of.length - wrong.length}${wrong.map((one) => `; ${one.point} ${one.turn}: ${String(seen(one))}`).join('')}`,
    };
  };
  const finished = outcomes.filter(({ point }) => endings[points[point]!.fate] === 'completed');
  return [
    all(
      'processes killed at the point',
      ({ died }) => died,
      () => 'nobody died',
    ),
    all(
      'courses that ended as if nobody had died',
      ({ point, ending }) => ending === endings[points[point]!.fate],
      ({ ending }) => ending,
    ),
    all(
      'charged once, and given back where nothing was delivered',
      ({ ledger, delivered }) => ledger === (delivered ? '-1' : '-1 1'),
      ({ ledger }) => ledger,
    ),
    all(
      'finished courses equal to one that nobody disturbed',
      ({ point, course: written }) => written === undisturbed.get(kindOf(points[point]!.fate)),
      () => 'another course',
      finished,
    ),
    all(
      'courses of which no journaled answer was asked for again',
      ({ journaled }) => journaled === 0,
      ({ journaled }) => journaled,
    ),
    atMost(
      'calls asked for again by one run',
      Math.max(...outcomes.map(({ unfinished }) => unfinished)),
      inFlight,
    ),
    atLeast('snapshots taken meanwhile', snapshots.taken, Math.min(200, 4 * kills.length)),
    snapshots.measured(),
  ];
}

const everyKill = Object.entries(points).flatMap(([point, { turns }]) =>
  turns.map((turn) => ({ point: point as FaultPoint, turn })),
);
const once =
  (...wanted: FaultPoint[]) =>
  (rig: Rig) =>
    killAt(
      rig,
      wanted.map((point) => ({ point, turn: points[point]!.turns.at(-1)! })),
    );

const generation = 'libs/server/generation/dist';
const [journal, run] = [`${generation}/pipeline/journal.js`, `${generation}/end-run.js`];

const scenario: Scenario = {
  what: 'a course survives the death of its process at every registered point',
  measure: (rig) => killAt(rig, everyKill),
  mutants: [
    {
      what: 'answers are not written down',
      patches: [
        {
          file: journal,
          find: 'return await store.keep({',
          replace: 'return parsed.data; await store.keep({',
        },
      ],
      measure: once('phase.produce'),
    },
    {
      what: 'a run is started in several transactions',
      patches: [
        {
          file: 'libs/server/platform/dist/idempotency/idempotency.js',
          find: 'return this.database.transaction(async () => { const isFirst',
          replace: 'return (async (work) => work())(async () => { const isFirst',
        },
      ],
      measure: once('start.task_added'),
    },
    {
      what: 'a course ends before its credit is given back and its end announced',
      patches: [
        {
          file: run,
          find: 'const hasEnded = await this.database.transaction(async () => {',
          replace: 'const hasEnded = await (async (work) => work())(async () => {',
        },
      ],
      measure: once('settle.ended', 'settle.refunded'),
    },
  ],
};
export default scenario;
