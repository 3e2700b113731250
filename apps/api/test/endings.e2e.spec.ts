import { DeleteAccount, Passwords } from '@coursewright/auth';
import { AppError, type ProgressEvent, say, type SentenceSaid } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import {
  CancelGeneration,
  type Cause,
  causes,
  endings,
  EndRun,
  RetryGeneration,
  RunStates,
  type Stake,
} from '@coursewright/generation';
import { Courses } from '@coursewright/learning-paths';
import { Config, Database, type Mail, Seal } from '@coursewright/platform';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { away, courseOf, expected, lessonsOf, pieceId } from './expected-endings.ts';

const stakes = Object.keys(endings) as Stake[];
const allCauses = Object.keys(causes) as Cause[];

const combinations = stakes.flatMap((stake) => allCauses.map((cause) => ({ stake, cause })));
const rows = combinations.flatMap(({ stake, cause }) => {
  const left = expected[stake][cause];
  return left ? [{ stake, cause, left }] : [];
});
const without = combinations.filter(({ stake, cause }) => !expected[stake][cause]);

/** Which sentence a mail says that tells of a failure. */
const saidOf: Partial<Record<Cause, SentenceSaid>> = {
  failed: { code: 'model_away', values: { model: 'gpt-oss' } },
  given_up: { code: 'our_fault' },
  not_confirmed: { code: 'outline_not_confirmed', values: { days: 7 } },
  not_agreed: { code: 'sources_not_agreed', values: { days: 7 } },
};

interface Run {
  readonly userId: string;
  readonly taskId: string;
  readonly email: string;
  /** Of the delivery that holds it; 0 before a worker has taken it. */
  readonly token: number;
}

describe('the end of a run', () => {
  let app: TestApp;
  let endRun: EndRun;
  let states: RunStates;
  let courses: Courses;
  let ledger: Ledger;
  let seal: Seal;

  beforeAll(async () => {
    // Nobody works on the queue: what an end sends stays there to be read.
    app = await createTestApp({ env: { WORKERS: 'none', DATABASE_POOL: '20' } });
    endRun = part(EndRun);
    states = part(RunStates);
    courses = part(Courses);
    ledger = part(Ledger);
    seal = new Seal(part(Config).encryptionKey, 'mail');
  });
  afterAll(() => app?.close());

  const part = <Part>(type: abstract new (...parameters: never[]) => Part): Part =>
    app.nest.get<Part>(type, { strict: false });

  async function added(sql: string, parameters: unknown[]): Promise<string> {
    const [row] = await app.database.query(z.object({ id: z.string() }), sql, parameters);
    return row!.id;
  }

  /** A run that has cost a credit and waits for a worker. */
  async function pendingRun(stake: Stake): Promise<Omit<Run, 'token'>> {
    const isDelivered = stake === 'delivered_course' || stake === 'lesson';
    const email = `${crypto.randomUUID()}@example.org`;
    const userId = await added(
      `INSERT INTO users (email, full_name, password_hash) VALUES ($1, 'Ada', '') RETURNING id`,
      [email],
    );
    const taskId = await added(
      `INSERT INTO generation_tasks (user_id, topic, request, author_name, status, notify_by_email)
       VALUES ($1, 'Rivers', '{}', '', $2, true) RETURNING id`,
      [userId, isDelivered ? 'completed' : 'pending'],
    );
    await ledger.grant(userId, 1, 'admin_add', {});
    await ledger.spend(userId, 1, 'generation_use', { taskId });
    await courses.begin(taskId, { userId, topic: 'Rivers', language: 'en' });
    await courses.fill(taskId, courseOf(lessonsOf[stake].before));
    if (isDelivered) await courses.release(taskId, { isRevision: false, isDelivered });
    if (stake === 'delivered_course') await states.finish(userId, taskId, 3);
    if (stake === 'lesson')
      await states.rewrite(
        userId,
        taskId,
        { submodule_id: pieceId(3), parts: 'both', version: 1 },
        3,
      );
    return { userId, taskId, email };
  }

  /** A run as it is just before it ends for that cause. */
  async function runBefore(stake: Stake, cause: Cause): Promise<Run> {
    const run = await pendingRun(stake);
    if (cause === 'stopped_early') return { ...run, token: 0 };
    const token = (await states.take(run.taskId))!.fencing_token;
    if (cause === 'not_confirmed')
      await states.propose(
        { taskId: run.taskId, token },
        { summary: '', modules: [], prerequisites: {}, refs: {} },
      );
    if (cause === 'not_agreed' || cause === 'declined')
      await states.askAboutSources({ taskId: run.taskId, token });
    return { ...run, token };
  }

  async function end(stake: Stake, cause: Cause, run: Run): Promise<unknown> {
    const { taskId, userId } = run;
    const { before, written } = lessonsOf[stake];
    const course = courseOf(written);
    switch (cause) {
      case 'written':
        return stake === 'lesson'
          ? endRun.rewritten(run, { course, record: async () => undefined })
          : endRun.written(run, { course, lessons: written.length });
      case 'unchanged':
        return endRun.unchanged(run);
      case 'stopped':
        return endRun.stopped(run, courseOf(before));
      case 'stopped_early':
      case 'declined':
        return endRun.stoppedEarly(userId, taskId);
      case 'failed':
        return endRun.failed(
          run,
          new AppError('provider_error', away, {
            said: { ...say('model_away', { model: 'gpt-oss' }), message: away },
          }),
          courseOf(before),
        );
      case 'given_up':
        return endRun.givenUp({ taskId });
      case 'not_confirmed':
        return endRun.notAnswered(taskId, 'outline', new Date(Date.now() + 60_000));
      case 'not_agreed':
        return endRun.notAnswered(taskId, 'sources', new Date(Date.now() + 60_000));
    }
  }

  /** Everything that an end can change. */
  async function stateOf({ taskId, userId, email }: Run) {
    const { query } = app.database;
    const [task] = await query(
      'SELECT status, error, rewrite, lessons, fencing_token FROM generation_tasks WHERE id = $1',
      [taskId],
    );
    const events = await query(
      z.object({ event: z.custom<ProgressEvent>() }),
      'SELECT event FROM progress_events WHERE task_id = $1 ORDER BY id',
      [taskId],
    );
    const refunds = await query(
      'SELECT amount, notes FROM credit_transactions WHERE user_id = $1 AND refund_of IS NOT NULL',
      [userId],
    );
    const jobs = await query(
      z.object({ data: z.object({ sealed: z.string() }) }),
      `SELECT data FROM pgboss.job WHERE name = 'mail'`,
    );
    const course = await courses.ofTask(taskId);
    return {
      task,
      closing: events.map(({ event }) => event).filter(({ action }) => action === 'stream_close'),
      refunds,
      balance: await ledger.balance(userId),
      mails: jobs
        .map(({ data }): Mail => JSON.parse(seal.open(Buffer.from(data.sealed, 'base64'))))
        .filter(({ to }) => to === email),
      course: course && {
        document: course.document,
        revision: course.revision,
        isBeingWritten: course.is_being_written,
        isDelivered: course.delivered_at !== null,
      },
    };
  }

  it('has a row for exactly the combinations of stake and cause that can meet', () => {
    expect(combinations.filter(({ stake, cause }) => endings[stake][cause] !== undefined)).toEqual(
      rows.map(({ stake, cause }) => ({ stake, cause })),
    );
    expect(rows).toHaveLength(27);
  });

  it.each(rows)('leaves what its row says when a $stake ends as $cause', async (row) => {
    const { stake, cause, left } = row;
    const run = await runBefore(stake, cause);
    await end(stake, cause, run);

    const state = await stateOf(run);
    expect(state).toMatchObject({
      task: { status: left.status },
      closing: [{ status: left.status, message: left.message }],
      refunds: left.refund === undefined ? [] : [{ amount: 1, notes: left.refund }],
      balance: left.refund === undefined ? 0 : 1,
      mails: left.mail === undefined ? [] : [{ template: left.mail }],
      course: {
        document: courseOf(left.lessons),
        revision: left.revisions ?? 0,
        isBeingWritten: false,
        isDelivered: left.status === 'completed',
      },
    });
    expect(state.task).toMatchObject({
      rewrite: left.outcome === undefined ? null : { outcome: left.outcome },
    });
    if (left.mail === 'course-failed')
      expect(state.mails).toMatchObject([{ data: { reason: left.message, said: saidOf[cause] } }]);
  });

  it.each(without)('is refused when a $stake would end as $cause', async ({ stake, cause }) => {
    const run = await runBefore(stake, cause);
    const before = await stateOf(run);
    await expect(end(stake, cause, run)).rejects.toThrow(`${stake} cannot end as ${cause}`);
    expect(await stateOf(run)).toEqual(before);
  });

  it('says that a course was stopped before it began when there is none yet', async () => {
    const run = await runBefore('new_course', 'stopped_early');
    await app.database.query('UPDATE courses SET document = NULL WHERE task_id = $1', [run.taskId]);
    await end('new_course', 'stopped_early', run);
    expect(await stateOf(run)).toMatchObject({
      closing: [{ message: 'Stopped before it began; your credit has been returned.' }],
      refunds: [{ amount: 1, notes: 'Stopped before it began' }],
      course: { document: null, isDelivered: false },
    });
  });

  const racers: readonly Cause[] = ['failed', 'stopped', 'given_up', 'written'];
  const orders = racers.map((first) => ({ first, all: [first, ...racers, ...racers] }));

  it.each(orders)('happens once when several race, $first before the others', async (order) => {
    const { first, all } = order;
    const run = await runBefore('new_course', first);
    await behindLock(
      app,
      'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE',
      [run.taskId],
      all.map((cause) => () => end('new_course', cause, run)),
    );
    const isReturned = expected.new_course[first]!.refund !== undefined;
    const state = await stateOf(run);
    expect(state).toMatchObject({
      task: { status: expected.new_course[first]!.status },
      closing: [{ message: expected.new_course[first]!.message }],
      balance: isReturned ? 1 : 0,
    });
    expect(state.refunds).toHaveLength(isReturned ? 1 : 0);
  });

  it.each(['outline', 'sources'] as const)(
    'comes of a stop that meets the question about its %s',
    async (wait) => {
      const run = await runBefore('new_course', 'stopped');
      const { taskId, userId } = run;
      const caller = { userId, sessionId: '', isAdmin: false, ip: '', userAgent: '' };
      await behindLock<unknown>(
        app,
        'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE',
        [taskId],
        [
          () =>
            wait === 'outline'
              ? states.propose(run, { summary: '', modules: [], prerequisites: {}, refs: {} })
              : states.askAboutSources(run),
          () => part(CancelGeneration).stop(caller, { id: taskId }),
        ],
      );
      expect(await stateOf(run)).toMatchObject({
        task: { status: 'cancelled' },
        refunds: [{ amount: 1 }],
      });
    },
  );

  describe('and the deletion of its owner’s account, which meet,', () => {
    const password = 'a sentence only I know';
    const remove = (run: Run) =>
      part(DeleteAccount).run(
        { userId: run.userId, sessionId: '', isAdmin: false, ip: '', userAgent: '' },
        { password, email: run.email },
      );
    const again = ({ userId, taskId }: Run) =>
      part(Database).transaction(() => part(RetryGeneration).again(userId, taskId));

    it.each([
      ['a course that fails', 'settle', (run: Run) => end('new_course', 'failed', run)],
      ['a course that is stopped', 'settle', (run: Run) => end('new_course', 'stopped', run)],
      ['a failed course that is tried again', 'retry', again],
    ] as const)('both happen: %s', async (_what, move, work) => {
      const run = await runBefore('new_course', 'failed');
      if (move === 'retry') await end('new_course', 'failed', run);
      await app.database.query('UPDATE users SET password_hash = $2 WHERE id = $1', [
        run.userId,
        await part(Passwords).hash(password),
      ]);
      await behindLock(
        app,
        'SELECT 1 FROM generation_tasks WHERE id = $1 FOR UPDATE',
        [run.taskId],
        [() => work(run), () => remove(run)],
      );
      const left = await app.database.query(
        `SELECT deleted_at IS NOT NULL AS is_deleted, (SELECT count(*)::int FROM generation_tasks WHERE user_id = u.id) AS runs FROM users u WHERE id = $1`,
        [run.userId],
      );
      expect(left).toEqual([{ is_deleted: true, runs: 0 }]);
      expect(await ledger.balance(run.userId)).toBe(move === 'settle' ? 1 : 0);
    });
  });
});
