// @module-tag proof
import {
  adminStats,
  createdApiToken,
  pathData,
  type PathData,
  taskStarted,
  taskView,
} from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { RunGeneration } from '@coursewright/generation';
import { CheckLedger } from '@coursewright/payments';
import {
  rowsFrom,
  type ScriptedModel,
  type ScriptedStripe,
  startScriptedModel,
  startScriptedStripe,
} from '@coursewright/testing';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { publishedCourse } from './published-course.ts';
import { type Reply, signedInUser, type Visitor } from './visitor.ts';

type User = Visitor & { readonly userId: string };

/** One call that makes something, prepared for one user. */
interface Making {
  /** What all of them wait for, so that they meet. */
  readonly table: string;
  send(key: string): Promise<Reply>;
  sendOther(key: string): Promise<Reply>;
  /** How often it has been done. */
  effects(): Promise<number>;
}

describe('money', () => {
  const clock = new MovableClock();
  const log: string[] = [];
  let app: TestApp;
  let model: ScriptedModel;
  let stripe: ScriptedStripe;

  beforeAll(async () => {
    [model, stripe] = await Promise.all([startScriptedModel(), startScriptedStripe()]);
    app = await createTestApp({
      clock,
      log: { write: (line) => void log.push(line) },
      env: {
        ...model.environment('openai'),
        WORKERS: 'none',
        DATABASE_POOL: '24',
        LOG_LEVEL: 'error',
        STRIPE_SECRET_KEY: 'sk_test_scripted',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_scripted',
        STRIPE_WEBHOOK_SECRET: 'whsec_scripted_secret',
        STRIPE_BASE_URL: stripe.url,
      },
    });
  });
  afterAll(async () => {
    await app?.close();
    await model?.close();
    await stripe?.close();
  });

  const sql = rowsFrom({
    query: async (text, parameters) => ({ rows: await app.database.query(text, parameters) }),
  });
  const count = async (from: string, parameters: unknown[]) =>
    (
      await sql(z.object({ n: z.number() }), `SELECT count(*)::int AS n FROM ${from}`, parameters)
    )[0]?.n ?? 0;
  const keyed = (key: string) => ({ 'idempotency-key': key });
  const order = async (user: User) =>
    taskStarted.parse(
      (
        await user.call('POST', '/generate-learning-path', {
          topic: 'Photosynthesis',
          desired_module_count: 1,
          desired_submodule_count: 2,
        })
      ).body,
    ).task_id;
  const debits = (user: User) =>
    count(`credit_transactions WHERE user_id = $1 AND action_type = 'generation_use'`, [
      user.userId,
    ]);

  async function stoppedCourse(user: User): Promise<string> {
    const id = await order(user);
    expect((await user.call('DELETE', `/learning-path/${id}`)).status).toBeLessThan(300);
    return id;
  }
  async function deliveredCourse(user: User): Promise<{ id: string; course: PathData }> {
    const id = await order(user);
    await app.nest
      .get(RunGeneration, { strict: false })
      .run({ data: { taskId: id }, signal: new AbortController().signal });
    return {
      id,
      course: pathData.parse(
        taskView.parse((await user.call('GET', `/learning-path/${id}`)).body).result,
      ),
    };
  }
  const upload = async (user: User, content: string, key: string): Promise<Reply> => {
    const body = new FormData();
    body.append('file', new Blob([content]), 'tides.md');
    const response = await fetch(`${app.url}/api/v1/documents`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${user.token}`, ...keyed(key) },
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

  const makings: Record<string, (user: User) => Promise<Making>> = {
    'ordering a course': async (user) => {
      const send = (topic: string) => (key: string) =>
        user.call('POST', '/generate-learning-path', { topic }, keyed(key));
      return {
        table: 'generation_tasks',
        send: send('Rivers'),
        sendOther: send('Lakes'),
        effects: () => debits(user),
      };
    },
    'trying a course again': async (user) => {
      const [one, other] = [await stoppedCourse(user), await stoppedCourse(user)];
      const send = (id: string) => (key: string) =>
        user.call('POST', `/learning-path/${id}/retry`, undefined, keyed(key));
      return {
        table: 'idempotent_answers',
        send: send(one),
        sendOther: send(other),
        effects: async () => (await debits(user)) - 2,
      };
    },
    'having a lesson written again': async (user) => {
      const { id, course } = await deliveredCourse(user);
      const lesson = course.modules[0]?.submodules[0]?.id;
      const send = (instruction: string) => (key: string) =>
        user.call(
          'POST',
          `/learning-path/${id}/submodules/${lesson}/rewrite`,
          { parts: 'both', instruction },
          keyed(key),
        );
      return {
        table: 'idempotent_answers',
        send: send('shorter'),
        sendOther: send('longer'),
        effects: async () =>
          (
            await sql(
              z.object({ rewrites: z.number() }),
              'SELECT rewrites FROM generation_tasks WHERE id = $1',
              [id],
            )
          )[0]?.rewrites ?? 0,
      };
    },
    'having a lesson drawn': async (user) => {
      const { id } = await deliveredCourse(user);
      const path = `/v1/learning-paths/${id}/modules/0/submodules/0/visualization`;
      const send = (kind: string) => (key: string) => user.call('POST', path, { kind }, keyed(key));
      return {
        table: 'visualizations',
        send: send('flow'),
        sendOther: send('hierarchy'),
        effects: () =>
          count(`credit_transactions WHERE user_id = $1 AND action_type = 'visualization_use'`, [
            user.userId,
          ]),
      };
    },
    'buying credits': async (user) => {
      const send = (quantity: number) => (key: string) =>
        user.call('POST', '/payments/checkout-sessions', { quantity }, keyed(key));
      return {
        table: 'purchase_orders',
        send: send(3),
        sendOther: send(4),
        effects: () => count('purchase_orders WHERE user_id = $1', [user.userId]),
      };
    },
    'granting credits': async (admin) => {
      const lucky = await signedInUser(app, { credits: 0 });
      const send = (amount: number) => (key: string) =>
        admin.call(
          'POST',
          '/admin/credits/add',
          { user_id: lucky.userId, amount, notes: 'well done' },
          keyed(key),
        );
      return {
        table: 'idempotent_answers',
        send: send(3),
        sendOther: send(4),
        effects: () => count('credit_transactions WHERE user_id = $1', [lucky.userId]),
      };
    },
    'returning a charge': async (admin) => {
      const lucky = await signedInUser(app, { credits: 2 });
      const ledger = app.nest.get(Ledger, { strict: false });
      await Promise.all([0, 1].map(() => ledger.spend(lucky.userId, 1, 'audio_use', {})));
      const charges = await sql(
        z.object({ id: z.string() }),
        `SELECT id FROM credit_transactions WHERE user_id = $1 AND action_type = 'audio_use'`,
        [lucky.userId],
      );
      const send = (nth: number) => (key: string) =>
        admin.call(
          'POST',
          `/admin/credits/transactions/${charges[nth]?.id}/return`,
          { notes: 'hard to hear' },
          keyed(key),
        );
      return {
        table: 'idempotent_answers',
        send: send(0),
        sendOther: send(1),
        effects: () => count('credit_transactions WHERE user_id = $1', [lucky.userId]),
      };
    },
    'making an API token': async (user) => {
      const send = (name: string) => (key: string) =>
        user.call('POST', '/v1/account/api-tokens', { name, scopes: ['read'] }, keyed(key));
      return {
        table: 'idempotent_answers',
        send: send('script'),
        sendOther: send('another'),
        effects: () => count('api_tokens WHERE user_id = $1', [user.userId]),
      };
    },
    'copying a course': async (user) => {
      const { id } = await deliveredCourse(user);
      const others = await publishedCourse(app, await signedInUser(app));
      const send = (of: string) => (key: string) =>
        user.call('POST', `/v1/learning-paths/copy/${of}`, undefined, keyed(key));
      return {
        table: 'idempotent_answers',
        send: send(id),
        sendOther: send(others),
        effects: () => count('courses WHERE user_id = $1', [user.userId]),
      };
    },
    'having a lesson read aloud': async (user) => {
      const { id } = await deliveredCourse(user);
      const path = `/v1/learning-paths/${id}/modules/0/submodules/0/audio`;
      const send = (voice: string) => (key: string) =>
        user.call('POST', path, { voice, wait: false }, keyed(key));
      return {
        table: 'narrations',
        send: send('male'),
        sendOther: send('female'),
        effects: () =>
          count(`credit_transactions WHERE user_id = $1 AND action_type = 'audio_use'`, [
            user.userId,
          ]),
      };
    },
    'uploading a document': async (user) => {
      const send = (text: string) => (key: string) => upload(user, `# Tides\n\n${text}`, key);
      return {
        table: 'idempotent_answers',
        send: send('The moon pulls the sea.'),
        sendOther: send('The sun pulls the sea as well.'),
        effects: () => count('documents WHERE user_id = $1', [user.userId]),
      };
    },
  };

  it.each(Object.entries(makings))(
    'and what is made with it are made once for 20 equal requests at once, not for another one with the same key, and for everybody else: %s',
    async (_what, prepare) => {
      const [mine, theirs] = [
        await prepare(await signedInUser(app, { isAdmin: true })),
        await prepare(await signedInUser(app, { isAdmin: true })),
      ];
      const key = crypto.randomUUID();
      const before = await mine.effects();
      const replies = await behindLock(
        app,
        `LOCK TABLE ${mine.table} IN EXCLUSIVE MODE`,
        [],
        Array.from({ length: 20 }, () => () => mine.send(key)),
      );
      const [first] = replies;
      expect(first?.status).toBeLessThan(300);
      expect(replies.map(({ status, body }) => [status, body])).toEqual(
        Array(20).fill([first?.status, first?.body]),
      );
      expect(await mine.effects()).toBe(before + 1);

      // Purchases and uploads that are begun are counted, and this is more than anybody may.
      await sql('DELETE FROM rate_limits');
      const others = await Promise.all(Array.from({ length: 20 }, () => mine.sendOther(key)));
      expect(others.map(({ status }) => status)).toEqual(Array(20).fill(422));
      expect(await mine.effects()).toBe(before + 1);

      const foreign = await theirs.send(key);
      expect(foreign.status).toBe(first?.status);
      expect([await theirs.effects(), await mine.effects()]).toEqual([before + 1, before + 1]);
      if (createdApiToken.safeParse(foreign.body).success)
        expect(foreign.body).not.toEqual(first?.body);
    },
  );

  it('is charged for what is delivered and for nothing else: ten courses cost ten credits, a refused order none', async () => {
    const user = await signedInUser(app, { credits: 10 });
    for (let turn = 1; turn <= 10; turn += 1) {
      const { id } = await deliveredCourse(user);
      // Whatever else is asked of it is free.
      expect((await user.call('GET', `/learning-path/${id}`)).status).toBe(200);
      expect((await user.call('POST', `/learning-path/${id}/finish`)).status).toBe(409);
      expect((await user.call('GET', '/auth/credits')).body).toEqual({ credits: 10 - turn });
    }
    const entries = () =>
      sql(
        z.object({ amount: z.number(), tasks: z.number(), entries: z.number() }),
        'SELECT sum(amount)::int AS amount, count(DISTINCT task_id)::int AS tasks, count(*)::int AS entries FROM credit_transactions WHERE user_id = $1 AND task_id IS NOT NULL',
        [user.userId],
      );
    expect(await entries()).toEqual([{ amount: -10, tasks: 10, entries: 10 }]);
    for (const [body, status] of [
      [{ topic: 'Rivers' }, 402],
      [{ topic: '' }, 422],
      [{ topic: 'Rivers', sources: [crypto.randomUUID()] }, 404],
    ] as const) {
      expect((await user.call('POST', '/generate-learning-path', body)).status).toBe(status);
    }
    expect(await entries()).toEqual([{ amount: -10, tasks: 10, entries: 10 }]);
  });

  describe('is checked every hour', () => {
    const check = async () => {
      clock.advance(1);
      await app.nest.get(CheckLedger, { strict: false }).run();
    };
    const alarms = () =>
      log.map((line) => JSON.parse(line)).filter(({ code }) => code === 'ledger_discrepancy');
    const open = () =>
      sql(
        z.object({ kind: z.string(), subject: z.string() }),
        'SELECT kind, subject FROM ledger_discrepancies WHERE resolved_at IS NULL ORDER BY found_at',
      );
    /** What neither the product nor the database lets anybody do. */
    const plant = (statement: string) =>
      sql(`BEGIN; SET LOCAL session_replication_role = replica; ${statement}; COMMIT`);
    const ledger = () => app.nest.get(Ledger, { strict: false });

    it('without an alarm in ten rounds, while it moves', async () => {
      // More than one statement looks at.
      await sql(
        `INSERT INTO users (email, full_name, password_hash) SELECT n || '@check.example.org', 'A', '' FROM generate_series(1, 700) n`,
      );
      const [user] = [await signedInUser(app, { credits: 50 })];
      for (let round = 0; round < 10; round += 1) {
        await Promise.all([
          check(),
          ...Array.from({ length: 6 }, (_, turn) =>
            turn % 2
              ? ledger().spend(user.userId, 1, 'audio_use', {})
              : ledger().grant(user.userId, 2, 'admin_add', {}),
          ),
        ]);
      }
      expect([await open(), alarms()]).toEqual([[], []]);
    });

    it('and each of ten planted faults is found, said once, shown to administrators, and taken back when it is mended', async () => {
      const admin = await signedInUser(app, { isAdmin: true });
      const bought = async (quantity: number) => {
        const user = await signedInUser(app, { credits: 2 });
        const [row] = await sql(
          z.object({ id: z.string() }),
          `INSERT INTO purchase_orders (user_id, quantity, unit_amount, currency, status, is_paid, credited, created_at) VALUES ($1, $2, 100, 'eur', 'complete', true, $2, now()) RETURNING id`,
          [user.userId, quantity],
        );
        await ledger().grant(user.userId, quantity, 'purchase', { orderId: row!.id });
        return { user, orderId: row!.id };
      };
      const entryOf = async (user: User, position: number) =>
        (
          await sql(
            z.object({ id: z.string() }),
            'SELECT id FROM credit_transactions WHERE user_id = $1 ORDER BY seq',
            [user.userId],
          )
        ).at(position)!.id;
      const faults: { find: [kind: string, subject: string][]; plant: string; mend: string }[] = [];
      for (const by of [1, -1]) {
        const one = await signedInUser(app, { credits: 5 });
        faults.push({
          find: [['sum', one.userId]],
          plant: `UPDATE users SET credits = credits + ${by} WHERE id = '${one.userId}'`,
          mend: `UPDATE users SET credits = credits - ${by} WHERE id = '${one.userId}'`,
        });
        const spender = await signedInUser(app, { credits: 5 });
        await ledger().spend(spender.userId, 2, 'audio_use', {});
        const entry = await entryOf(spender, 0);
        const move = (amount: number) =>
          `UPDATE credit_transactions SET balance_after = balance_after + ${amount} WHERE id = '${entry}'`;
        faults.push({
          find: [
            ['chain', entry],
            ['chain', await entryOf(spender, 1)],
          ],
          plant: move(by),
          mend: move(-by),
        });
        const buyer = await bought(3);
        const credit = (amount: number) =>
          `UPDATE purchase_orders SET credited = credited + ${amount}, quantity = quantity + ${amount} WHERE id = '${buyer.orderId}'`;
        faults.push({
          find: [
            ['order_without_entry', buyer.orderId],
            ['entry_without_order', await entryOf(buyer.user, -1)],
          ],
          plant: credit(by),
          mend: credit(-by),
        });
        const learner = await signedInUser(app, { credits: 5 });
        const taskId = await stoppedCourse(learner);
        const [debit] = await sql(
          z.object({ id: z.string() }),
          'SELECT id FROM credit_transactions WHERE task_id = $1 AND amount < 0',
          [taskId],
        );
        const refund = (amount: number) =>
          `UPDATE credit_transactions SET amount = amount + ${amount}, balance_after = balance_after + ${amount} WHERE refund_of = '${debit!.id}'; UPDATE users SET credits = credits + ${amount} WHERE id = '${learner.userId}'`;
        // An amount of 0 is refused even now.
        const more = by === 1 ? 1 : 2;
        faults.push({ find: [['refund', debit!.id]], plant: refund(more), mend: refund(-more) });
      }
      const lone = await bought(1);
      faults.push({
        find: [
          ['order_without_entry', lone.orderId],
          ['entry_without_order', await entryOf(lone.user, -1)],
        ],
        plant: `UPDATE credit_transactions SET order_id = NULL WHERE order_id = '${lone.orderId}'`,
        mend: `UPDATE credit_transactions SET order_id = '${lone.orderId}' WHERE id = '${await entryOf(lone.user, -1)}'`,
      });
      const uncredited = await bought(1);
      const [set, unset] = [1, 0].map(
        (credited) =>
          `UPDATE purchase_orders SET credited = ${credited} WHERE id = '${uncredited.orderId}'`,
      );
      faults.push({
        find: [['entry_without_order', await entryOf(uncredited.user, -1)]],
        plant: unset!,
        mend: set!,
      });
      expect(faults).toHaveLength(10);

      for (const fault of faults) {
        const said = alarms().length;
        await plant(fault.plant);
        await check();
        await check();
        const found = (await open()).map(({ kind, subject }) => [kind, subject]);
        expect(found.toSorted()).toEqual(fault.find.toSorted());
        expect(
          alarms()
            .slice(said)
            .map(({ kind, subject }) => [kind, subject])
            .toSorted(),
        ).toEqual(fault.find.toSorted());
        const stats = adminStats.parse((await admin.call('GET', '/admin/stats')).body);
        expect(stats.ledger).toEqual({
          discrepancies: fault.find.length,
          user_ids: [expect.any(String)],
        });
        await plant(fault.mend);
        await check();
        expect(await open()).toEqual([]);
      }
    });
  });
});
