// @module-tag proof
import { setTimeout as sleep } from 'node:timers/promises';
import {
  activeTasks,
  generateCourseInput,
  progressEvent,
  taskStarted,
  taskView,
} from '@coursewright/contract';
import { GenerationRuns, ProgressLog, RunQueue, RunStates } from '@coursewright/generation';
import { Courses } from '@coursewright/learning-paths';
import { Database } from '@coursewright/platform';
import { startScriptedModel, type ScriptedModel } from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { readStream, type StreamReading } from './event-stream.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';

const small = { topic: 'Rivers', desired_module_count: 1, desired_submodule_count: 1 };
const start = (visitor: Visitor, body: object = small) =>
  visitor.call('POST', '/generate-learning-path', body);
const idOf = (reply: Reply) => taskStarted.parse(reply.body).task_id;
const viewOf = async (visitor: Visitor, id: string) =>
  taskView.parse((await visitor.call('GET', `/learning-path/${id}`)).body);
/** How the answers to several requests are brought about. */
type AtOnce = (
  works: (() => Promise<StreamReading | undefined>)[],
) => Promise<(StreamReading | undefined)[]>;

describe('the queue of waiting courses', () => {
  let app: TestApp;
  let model: ScriptedModel;
  beforeAll(async () => {
    model = await startScriptedModel();
    app = await createTestApp({ env: { ...model.environment('openai'), WORKERS: 'none' } });
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
  });
  afterEach(() => app.database.query(`DELETE FROM pgboss.job WHERE name = 'generation'`));

  /** Orders without asking how many a user may have. */
  async function lineUp(userId: string, count: number): Promise<string[]> {
    const [database, tasks, courses, progress, queue] = [
      Database,
      GenerationRuns,
      Courses,
      ProgressLog,
      RunQueue,
    ].map((part) => app.nest.get(part, { strict: false })) as [
      Database,
      GenerationRuns,
      Courses,
      ProgressLog,
      RunQueue,
    ];
    const ids: string[] = [];
    for (let n = 0; n < count; n += 1) {
      await database.transaction(async () => {
        await tasks.lockStartsOf(userId);
        const id = await tasks.add(
          {
            userId,
            request: generateCourseInput.parse(small),
            authorName: 'spec',
          },
          count,
        );
        ids.push(id!);
        await courses.begin(id!, { userId, topic: small.topic, language: 'en' });
        await progress.open(id!);
        await queue.enter(id!);
      });
    }
    return ids;
  }
  const startedInOrder = async () =>
    (
      await app.database.query(
        z.object({ id: z.string() }),
        'SELECT id FROM generation_tasks WHERE started_at IS NOT NULL ORDER BY started_at',
      )
    ).map(({ id }) => id);

  it('starts the only course of one user before the third of another who came first with fifty', async () => {
    const [many, one] = await Promise.all([signedInUser(app), signedInUser(app)]);
    const first = await lineUp(many.userId, 50);
    const only = idOf(await start(one));
    expect((await viewOf(one, only)).queue_position).toBe(2);
    expect((await viewOf(many, first[49]!)).queue_position).toBe(51);
    expect(
      activeTasks
        .parse((await one.call('GET', '/v1/learning-paths/generations/active')).body)
        .map(({ queue_position }) => queue_position),
    ).toEqual([2]);

    const worker = await createTestApp({
      beside: app,
      env: { ...model.environment('openai'), COURSES_AT_ONCE: '1' },
    });
    while ((await startedInOrder()).length < 4) await sleep(20);
    await worker.close();
    expect((await startedInOrder()).slice(0, 4)).toEqual([first[0], only, first[1], first[2]]);
    expect((await viewOf(one, only)).queue_position).toBeUndefined();
  });

  it('keeps the place of a course whatever happens to it, and gives a new one to a new run', async () => {
    const me = await signedInUser(app, { credits: 10 });
    const [first, second, third] = [
      idOf(await start(me)),
      idOf(await start(me)),
      idOf(await start(me)),
    ];
    const rankOf = async (id: string) =>
      (
        await app.database.query(
          z.object({ queue_rank: z.number() }),
          'SELECT queue_rank FROM generation_tasks WHERE id = $1',
          [id],
        )
      )[0]!.queue_rank;
    const priorityOf = async (id: string) =>
      (
        await app.database.query(
          z.object({ priority: z.number() }),
          `SELECT priority FROM pgboss.job WHERE name = 'generation' AND data->>'taskId' = $1 ORDER BY created_on DESC LIMIT 1`,
          [id],
        )
      )[0]!.priority;
    const [one, two, three] = [await rankOf(first), await rankOf(second), await rankOf(third)];
    expect([two - one, three - two].map((gap) => Math.floor(gap / 300))).toEqual([1, 1]);
    for (const id of [first, second, third]) expect(await priorityOf(id)).toBe(-(await rankOf(id)));

    // Stopped and tried again: behind the two that are unfinished.
    await me.call('DELETE', `/learning-path/${first}`);
    expect((await me.call('POST', `/learning-path/${first}/retry`)).status).toBe(202);
    expect(Math.floor(((await rankOf(first)) - one) / 300)).toBe(2);
    expect(await priorityOf(first)).toBe(-(await rankOf(first)));
  });

  it('lets no user into it with more than three courses, however many are ordered at once through two processes', async () => {
    const me = await signedInUser(app, { credits: 60 });
    const other = await createTestApp({
      beside: app,
      env: { ...model.environment('openai'), WORKERS: 'none' },
    });
    try {
      const there = Object.assign(await signedInUser(other), { token: me.token });
      const replies = await Promise.all(
        Array.from({ length: 50 }, (_, n) => start(n % 2 === 0 ? me : there)),
      );
      expect(replies.map(({ status }) => status).toSorted()).toEqual([
        202,
        202,
        202,
        ...Array<number>(47).fill(429),
      ]);
      expect((await me.call('GET', '/auth/credits')).body).toEqual({ credits: 57 });
      const positions = activeTasks
        .parse((await me.call('GET', '/v1/learning-paths/generations/active')).body)
        .map(({ queue_position }) => queue_position!);
      expect(new Set(positions).size).toBe(3);
    } finally {
      await other.close();
    }
  });
});

describe('progress streams of two processes', () => {
  let model: ScriptedModel;
  let here: TestApp;
  let there: TestApp;
  let wait = 0;
  beforeAll(async () => {
    model = await startScriptedModel({ latency: () => wait });
    const env = { ...model.environment('openai'), WORKERS: 'none' };
    here = await createTestApp({ env });
    there = await createTestApp({ env, beside: here });
  });
  afterAll(async () => {
    await there?.close();
    await here?.close();
    await model?.close();
  });

  const streamAt = (
    app: TestApp,
    visitor: Visitor,
    id: string,
    options: Partial<Parameters<typeof readStream>[1]> = {},
  ) =>
    readStream(`${app.url}/api/learning-path/${id}/progress-stream`, {
      headers: { authorization: `Bearer ${visitor.token}` },
      ...options,
    });
  const placesOf = (userId: string) =>
    here.database.query('SELECT 1 FROM open_streams WHERE user_id = $1', [userId]);
  const places = async (userId: string, count: number) => {
    for (let look = 0; look < 400 && (await placesOf(userId)).length !== count; look += 1)
      await sleep(10);
    return (await placesOf(userId)).length;
  };
  const logOf = async (id: string) =>
    (
      await here.database.query(
        z.object({ event: progressEvent }),
        'SELECT event FROM progress_events WHERE task_id = $1 ORDER BY id',
        [id],
      )
    ).map(({ event }) => event);

  /** Asks for `count` streams at once, in turn at both; each is held open until `close`. */
  async function askAtOnce(
    visitor: Visitor,
    id: string,
    count: number,
    atOnce: AtOnce = (works) => Promise.all(works.map((work) => work())),
  ): Promise<{ opened: number; refused: StreamReading[]; close: () => Promise<void> }> {
    const ending = new AbortController();
    const reading: Promise<StreamReading>[] = [];
    const ask = (n: number) => () =>
      new Promise<StreamReading | undefined>((answer, fail) => {
        const stream = streamAt(n % 2 === 0 ? here : there, visitor, id, {
          signal: ending.signal,
          onOpen: () => answer(undefined),
        });
        stream.then(answer, fail);
        reading.push(stream);
      });
    const refused = (await atOnce(Array.from({ length: count }, (_, n) => ask(n)))).filter(
      (answer) => answer !== undefined,
    );
    return {
      opened: count - refused.length,
      refused,
      close: async () => {
        ending.abort();
        await Promise.all(reading);
      },
    };
  }

  /** A task in the hands of this spec: `say` adds an event as its worker would. */
  async function runningTask(
    visitor: Visitor,
  ): Promise<{ id: string; say: (key: string) => Promise<boolean> }> {
    const id = idOf(await start(visitor));
    const taken = (await here.nest.get(RunStates, { strict: false }).take(id))!;
    const log = here.nest.get(ProgressLog, { strict: false });
    const say = (key: string) =>
      log.append({ taskId: id, token: taken.fencing_token }, key, {
        action: 'processing',
        phase: 'lessons',
        message: key,
        phase_progress: 0.5,
        overall_progress: 0.5,
      });
    return { id, say };
  }

  it('are five for each user, whoever serves them and however many are asked for at once', async () => {
    const [me, other] = await Promise.all([signedInUser(here), signedInUser(here)]);
    const [mine, theirs] = [idOf(await start(me)), idOf(await start(other))];
    const { opened, refused, close } = await askAtOnce(me, mine, 40);
    expect([opened, await placesOf(me.userId)]).toEqual([5, Array(5).fill(expect.anything())]);
    expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      Array(35).fill([429, '5']),
    );
    for (const app of [here, there])
      expect((await streamAt(app, other, theirs, { dropAfter: 1 })).status).toBe(200);
    await close();
    expect(await places(me.userId, 0)).toBe(0);
    const again = await askAtOnce(me, mine, 6);
    expect(again.opened).toBe(5);
    await again.close();
  });

  it('count the places and take one in the same turn: of eight that meet, five are opened', async () => {
    const me = await signedInUser(here);
    const { opened, refused, close } = await askAtOnce(me, idOf(await start(me)), 8, (works) =>
      behindLock(here, 'LOCK TABLE open_streams IN SHARE ROW EXCLUSIVE MODE', [], works),
    );
    expect([
      opened,
      refused.map(({ status }) => status),
      (await placesOf(me.userId)).length,
    ]).toEqual([5, [429, 429, 429], 5]);
    await close();
  });

  it('leave their places to others when their process dies, after a while, or stops, at once', async () => {
    const me = await signedInUser(here);
    const id = idOf(await start(me));
    await here.database.query(
      `INSERT INTO open_streams SELECT gen_random_uuid(), $1, now() + interval '20 seconds' FROM generate_series(1, 5)`,
      [me.userId],
    );
    expect((await streamAt(there, me, id, { dropAfter: 1 })).status).toBe(429);
    await here.database.query(`UPDATE open_streams SET expires_at = now() WHERE user_id = $1`, [
      me.userId,
    ]);
    expect((await streamAt(there, me, id, { dropAfter: 1 })).status).toBe(200);
    await here.database.query('DELETE FROM open_streams');

    const third = await createTestApp({
      env: { ...model.environment('openai'), WORKERS: 'none' },
      beside: here,
    });
    const open = Array.from({ length: 5 }, () => streamAt(third, me, id).catch(() => undefined));
    expect(await places(me.userId, 5)).toBe(5);
    expect((await streamAt(here, me, id, { dropAfter: 1 })).status).toBe(429);
    await third.close();
    expect(await placesOf(me.userId)).toEqual([]);
    expect((await streamAt(here, me, id, { dropAfter: 1 })).status).toBe(200);
    await Promise.all(open);
  });

  it('show at one process a course that was ordered at another and is written by a third, and stop it there', async () => {
    const me = await signedInUser(here);
    wait = 40;
    const id = idOf(
      await start(me, {
        ...small,
        topic: 'Photosynthesis',
        desired_module_count: 5,
        desired_submodule_count: 4,
      }),
    );
    const worker = await createTestApp({ beside: here, env: { ...model.environment('openai') } });
    const reading = [streamAt(there, me, id), streamAt(there, me, id), streamAt(here, me, id)];
    let lessons = 0;
    reading.push(
      streamAt(there, me, id, {
        onEvent: ({ action, preview_data }) => {
          if (action === 'ready' && preview_data?.type === 'submodule' && (lessons += 1) === 1)
            void Object.assign(Object.create(me), { app: there }).call(
              'DELETE',
              `/learning-path/${id}`,
            );
        },
      }),
    );
    const [first, ...others] = await Promise.all(reading);
    for (const one of others) expect(one.events).toEqual(first!.events);
    expect(first!.events).toEqual(await logOf(id));
    expect(first!.events.map((event) => event.id)).toEqual(
      first!.events.map((_, index) => index + 1),
    );
    expect(first!.events.at(-1)).toMatchObject({ action: 'stream_close', status: 'cancelled' });
    expect((await viewOf(me, id)).status).toBe('cancelled');
    wait = 0;
    await worker.close();
  });

  it('end without a further event when their reader logs out, is disabled or takes the token back', async () => {
    const ways: [
      string,
      (user: Awaited<ReturnType<typeof signedInUser>>) => Promise<unknown>,
      boolean,
    ][] = [
      ['logs out', (user) => user.call('POST', '/auth/logout'), false],
      [
        'is disabled',
        (user) =>
          here.database.query('UPDATE users SET is_active = false WHERE id = $1', [user.userId]),
        false,
      ],
      [
        'takes the token back',
        (user) => here.database.query('DELETE FROM api_tokens WHERE user_id = $1', [user.userId]),
        true,
      ],
    ];
    for (const [what, leave, byApiToken] of ways) {
      const me = await signedInUser(here);
      const token = byApiToken
        ? ((await me.call('POST', '/v1/account/api-tokens', { name: 'reader', scopes: ['read'] }))
            .body as { token: string })
        : { token: me.token! };
      const { id, say } = await runningTask(me);
      const seen: number[] = [];
      const reading = readStream(`${there.url}/api/learning-path/${id}/progress-stream`, {
        headers: { authorization: `Bearer ${token.token}` },
        onEvent: (event) => seen.push(event.id),
      });
      await say('before');
      for (let look = 0; look < 400 && seen.length < 2; look += 1) await sleep(10);
      expect([what, seen]).toEqual([what, [1, 2]]);
      await leave(me);
      for (const key of ['after 1', 'after 2', 'after 3']) await say(key);
      // Until it has ended, or has said more than it may.
      let hasEnded = false;
      void reading.then(() => (hasEnded = true));
      while (!hasEnded && seen.length < 3) await sleep(10);
      expect([what, seen]).toEqual([what, [1, 2]]);
      await reading;
    }
    const me = await signedInUser(here);
    const { id } = await runningTask(me);
    expect((await streamAt(there, await signedInUser(there), id)).status).toBe(404);
    expect(
      (await readStream(`${there.url}/api/learning-path/${id}/progress-stream`, { headers: {} }))
        .status,
    ).toBe(401);
  });

  it('take a position for what it is: nothing odd is a fault, and no event of another task is shown', async () => {
    const [me, other] = await Promise.all([signedInUser(here), signedInUser(here)]);
    const [mine, theirs] = [await runningTask(me), await runningTask(other)];
    for (const key of ['one', 'two', 'three', 'four', 'five', 'six']) await theirs.say(key);
    await mine.say('mine');
    const odd = [
      '-1',
      'NaN',
      '1e30',
      '1.5',
      "1' OR '1'='1",
      '1; DROP TABLE users',
      'x'.repeat(10_000),
      '9'.repeat(10),
      '０',
      '1,2',
    ];
    const answered = async (query: string, headers: Record<string, string> = {}) => {
      const response = await fetch(
        `${here.url}/api/learning-path/${mine.id}/progress-stream${query}`,
        { headers: { authorization: `Bearer ${me.token}`, ...headers } },
      );
      await response.body?.cancel();
      return response.status;
    };
    for (const value of odd) {
      expect([
        value.slice(0, 20),
        await answered(`?lastEventId=${encodeURIComponent(value)}`),
      ]).toEqual([value.slice(0, 20), 422]);
      if (/^[ -~]*$/.test(value))
        expect([value.slice(0, 20), await answered('', { 'last-event-id': value })]).toEqual([
          value.slice(0, 20),
          422,
        ]);
    }
    expect(await answered('?lastEventId=1&lastEventId=2')).toBe(422);

    // Beyond the end, and a number that only the other task has: such a reader is put at the end.
    const closing = new AbortController();
    const bodies = await Promise.all(
      ['999999999', '7'].map(async (after) => {
        const response = await fetch(`${there.url}/api/learning-path/${mine.id}/progress-stream`, {
          headers: { authorization: `Bearer ${me.token}`, 'last-event-id': after },
          signal: closing.signal,
        });
        expect(response.status).toBe(200);
        return response.body!.pipeThrough(new TextDecoderStream());
      }),
    );
    await mine.say('news');
    for (const body of bodies) {
      let text = '';
      for await (const chunk of body) if ((text += chunk).includes('news')) break;
      expect(text.match(/^id: .*$/gm)).toEqual(['id: 2', 'id: 3']);
      expect(text.match(/"message":"[^"]*"/g)).toEqual(['"message":"news"']);
    }
    closing.abort();
  });

  it('answer 204 where nothing will follow, so that an EventSource does not come back', async () => {
    const me = await signedInUser(here);
    const id = idOf(await start(me));
    await me.call('DELETE', `/learning-path/${id}`);
    const { events } = await streamAt(here, me, id);
    expect(events.at(-1)!.action).toBe('stream_close');
    for (const after of [events.length, events.length + 1]) {
      const response = await fetch(
        `${there.url}/api/learning-path/${id}/progress-stream?lastEventId=${after}`,
        { headers: { authorization: `Bearer ${me.token}` } },
      );
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect(await places(me.userId, 0)).toBe(0);
  });
});
