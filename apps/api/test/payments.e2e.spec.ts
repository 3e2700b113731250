import { setTimeout as sleep } from 'node:timers/promises';
import { ChangeRoleAndStatus } from '@coursewright/auth';
import {
  auditPage,
  checkoutStarted,
  creditsAnswer,
  errorEnvelope,
  limits,
  parkedPaymentPage,
  paymentSession,
} from '@coursewright/contract';
import { ReconcilePurchases } from '@coursewright/payments';
import {
  holdWaits,
  type ScriptedSession,
  type ScriptedStripe,
  startScriptedStripe,
} from '@coursewright/testing';
import Stripe from 'stripe';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { behindLock } from './behind-lock.ts';
import { accountHolder, knownPassword } from './account-holder.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { MovableClock } from './movable-clock.ts';
import { type Reply, signedInUser, Visitor } from './visitor.ts';
import { noAmounts } from './no-amounts.ts';

const secrets = ['whsec_the_old_secret_1234', 'whsec_the_new_secret_5678'] as const;
const errorOf = (reply: Reply) => errorEnvelope.parse(reply.body).error;
const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
let events = 0;
const eventOf = (type: string, object: object) => ({
  id: `evt_${(events += 1)}_${crypto.randomUUID()}`,
  object: 'event',
  type,
  created: 1,
  livemode: false,
  data: { object },
});
const sign = (
  payload: string,
  secret: string = secrets[1],
  timestamp = Math.floor(Date.now() / 1000),
) => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) =>
        permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
      );

describe('purchases through Stripe, in two processes', () => {
  const clock = new MovableClock();
  let stripe: ScriptedStripe;
  let apps: TestApp[];

  beforeAll(async () => {
    stripe = await startScriptedStripe();
    const env = {
      WORKERS: 'none',
      JWT_SECRET: 'a secret that both processes have been given',
      ENCRYPTION_KEY: 'another secret that both processes have been given',
      DATABASE_POOL: '24',
      STRIPE_SECRET_KEY: 'sk_test_scripted',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_scripted',
      STRIPE_WEBHOOK_SECRET: secrets.join(','),
      STRIPE_BASE_URL: stripe.url,
    };
    const one = await createTestApp({ env, clock });
    const other = { ...env, DATABASE_URL: one.database.url };
    apps = [one, await createTestApp({ env: other, clock })];
  });
  afterAll(async () => {
    for (const app of (apps ?? []).toReversed()) await app.close();
    await stripe?.close();
  });
  afterEach(() => {
    stripe.fault = undefined;
    stripe.latency = 0;
  });

  const first = () => apps[0]!;
  const buyer = (credits = 0) => signedInUser(first(), { credits });
  const buy = async (user: Visitor, quantity: number, headers = keyed()) =>
    checkoutStarted.parse(
      (await user.call('POST', '/payments/checkout-sessions', { quantity }, headers)).body,
    ).sessionId;
  const balanceOf = async (user: Visitor) =>
    creditsAnswer.parse((await user.call('GET', '/auth/credits')).body).credits;
  const view = async (user: Visitor, id: string) =>
    paymentSession.parse((await user.call('GET', `/payments/session/${id}`)).body);
  const post = (payload: string, signature: string, app = first()) =>
    fetch(`${app.url}/api/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json',
        ...(signature ? { 'stripe-signature': signature } : {}),
      },
    });
  const receive = async (event: object, app = first()) => {
    const payload = JSON.stringify(event);
    return (await post(payload, sign(payload), app)).status;
  };
  const completed = (session: ScriptedSession) => eventOf('checkout.session.completed', session);
  const parkedOf = (sql: string, parameters: unknown[]) =>
    first().database.query(
      z.object({ reason: z.string() }),
      `SELECT reason FROM parked_payments WHERE ${sql} ORDER BY created_at`,
      parameters,
    );
  const charge = (session: ScriptedSession, cents: number) => ({
    id: 'ch_1',
    object: 'charge',
    amount: session.amount_total,
    amount_refunded: cents,
    currency: 'eur',
    metadata: session.metadata,
    payment_intent: session.payment_intent,
  });

  it('are ordered before anything is asked of Stripe, once per key however often the button is pressed', async () => {
    const user = await buyer();
    stripe.latency = 150;
    const key = keyed();
    const calls = stripe.calls.length;
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        Object.assign(new Visitor(apps[turn % 2]!), { token: user.token }).call(
          'POST',
          '/payments/checkout-sessions',
          { quantity: 4 },
          key,
        ),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(replies.map(({ body }) => checkoutStarted.parse(body).sessionId)).size).toBe(1);
    expect(stripe.calls.length - calls).toBe(1);
    expect(
      (await user.call('POST', '/payments/checkout-sessions', { quantity: 5 }, key)).status,
    ).toBe(422);
    const other = await buyer();
    expect(await buy(other, 4, key)).not.toBe(checkoutStarted.parse(replies[0]?.body).sessionId);
  });

  it('take whole numbers of credits from 1 to 1,000 and nothing else', async () => {
    const user = await buyer();
    const calls = stripe.calls.length;
    const wrong = [...noAmounts, '1001'];
    for (const quantity of wrong) {
      const { status } = await user.call(
        'POST',
        '/payments/checkout-sessions',
        `{"quantity":${quantity}}`,
      );
      expect([quantity, status >= 400 && status < 500]).toEqual([quantity, true]);
    }
    // Nor what the balance could not hold.
    const rich = await buyer(limits.balance.max - 3);
    expect((await rich.call('POST', '/payments/checkout-sessions', { quantity: 4 })).status).toBe(
      409,
    );
    expect(stripe.calls.length).toBe(calls);
    expect(
      await first().database.query('SELECT 1 FROM purchase_orders WHERE user_id = ANY($1)', [
        [user.userId, rich.userId],
      ]),
    ).toEqual([]);
    for (const quantity of [1, 1_000])
      expect([
        quantity,
        (await user.call('POST', '/payments/checkout-sessions', { quantity })).status,
      ]).toEqual([quantity, 201]);
    const full = stripe.pay(await buy(rich, 3));
    expect([await receive(completed(full)), await balanceOf(rich)]).toEqual([
      200,
      limits.balance.max,
    ]);
  });

  it('count once for an event that comes 20 times at once to two processes', async () => {
    const user = await buyer(2);
    const event = completed(stripe.pay(await buy(user, 5)));
    const works = Array.from({ length: 20 }, (_, turn) => () => receive(event, apps[turn % 2]));
    expect(
      await behindLock(
        first(),
        'SELECT 1 FROM purchase_orders WHERE user_id = $1 FOR UPDATE',
        [user.userId],
        works,
      ),
    ).toEqual(Array(20).fill(200));
    expect(await balanceOf(user)).toBe(7);
    expect(
      await first().database.query('SELECT outcome FROM payment_events WHERE id = $1', [event.id]),
    ).toEqual([{ outcome: 'applied' }]);
  });

  it(
    'come to the same balance in every order of events, and only for money that came',
    { tags: 'proof' },
    async () => {
      const orders = permutations(['completed', 'succeeded', 'again', 'landing'] as const);
      expect(orders).toHaveLength(24);
      for (const [turn, order] of [...orders, ...orders].entries()) {
        const user = await buyer(1);
        const id = await buy(user, 3);
        const waiting = { ...stripe.pay(id), payment_status: 'unpaid' as const };
        const paid = { ...waiting, payment_status: 'paid' as const };
        stripe.sessions.set(id, waiting);
        const early = turn < orders.length ? charge(paid, 300) : undefined;
        if (early) expect(await receive(eventOf('charge.refunded', early))).toBe(200);
        const completion = completed(waiting);
        let isPaid = false;
        for (const step of order) {
          if (step === 'succeeded') {
            isPaid = true;
            stripe.sessions.set(id, paid);
            expect(await receive(eventOf('checkout.session.async_payment_succeeded', paid))).toBe(
              200,
            );
          } else if (step === 'landing') await view(user, id);
          else
            expect(await receive(step === 'completed' ? completion : completed(waiting))).toBe(200);
          expect([order, step, await balanceOf(user)]).toEqual([
            order,
            step,
            isPaid && !early ? 4 : 1,
          ]);
        }
        if (!early) expect(await receive(eventOf('charge.refunded', charge(paid, 300)))).toBe(200);
        expect([order, await balanceOf(user)]).toEqual([order, 1]);
      }
    },
  );

  it('say that a bank has refused, whatever event follows but the payment', async () => {
    const user = await buyer(1);
    const id = await buy(user, 3);
    const waiting = { ...stripe.pay(id), payment_status: 'unpaid' as const };
    stripe.sessions.set(id, waiting);
    expect(await receive(eventOf('checkout.session.async_payment_failed', waiting))).toBe(200);
    expect(await receive(completed(waiting))).toBe(200);
    expect(await view(user, id)).toMatchObject({
      status: 'complete',
      payment_status: 'failed',
      credited: false,
    });
    expect(await balanceOf(user)).toBe(1);
    expect(
      await receive(
        eventOf('checkout.session.async_payment_succeeded', { ...waiting, payment_status: 'paid' }),
      ),
    ).toBe(200);
    expect(await view(user, id)).toMatchObject({ payment_status: 'paid', credited: true });
    expect(await balanceOf(user)).toBe(4);
  });

  it('believe only what one of the signing secrets has signed, within five minutes, byte for byte', async () => {
    const user = await buyer();
    const event = completed(stripe.pay(await buy(user, 2)));
    const payload = JSON.stringify(event, null, 2);
    const header = sign(payload);
    const flipped = `${payload.slice(0, 40)}${payload[40] === 'x' ? 'y' : 'x'}${payload.slice(41)}`;
    const now = Math.floor(Date.now() / 1000);
    const other = sign(payload, 'whsec_somebody_elses_secret').split('v1=')[1] ?? '';
    const refused: Record<string, [body: string, signature: string]> = {
      unsigned: [payload, ''],
      'signed by somebody else': [payload, sign(payload, 'whsec_somebody_elses_secret')],
      'signed, then changed': [flipped, header],
      'signed too long ago': [payload, sign(payload, secrets[1], now - 301)],
      'signed, then written otherwise': [JSON.stringify(event), header],
      'signed as it reads': [payload, sign(JSON.stringify(event))],
      'signed twice by somebody else': [payload, `t=${now},v1=${other},v1=${other}`],
    };
    const source = first().nest.get(DataSource);
    const { logger } = source;
    const statements: string[] = [];
    const ignore = () => undefined;
    source.logger = {
      logQuery: (sql) => void statements.push(sql),
      logQueryError: ignore,
      logQuerySlow: ignore,
      logSchemaBuild: ignore,
      logMigration: ignore,
      log: ignore,
    };
    for (const [name, [body, signature]] of Object.entries(refused)) {
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async () => (await post(body, signature)).status),
      );
      expect([name, new Set(statuses)]).toEqual([name, new Set([400])]);
    }
    // Nor is any other header a fault: the provider's own client stumbles over a signature of no
    // length.
    for (const odd of [
      `t=${now},v1=`,
      `t=${now},v1`,
      `t=${now},v1==${other}`,
      `${header},v1=`,
      `v1=${other}`,
      't=,v1=,',
      ',',
      '='.repeat(4_000),
    ])
      expect([odd.slice(0, 60), (await post(payload, odd)).status]).toEqual([
        odd.slice(0, 60),
        400,
      ]);
    // The places of open streams are looked after now and then, whatever is asked.
    expect(statements.filter((sql) => !sql.includes('open_streams'))).toEqual([]);
    await balanceOf(user);
    expect(statements.length).toBeGreaterThan(0);
    source.logger = logger;
    expect(
      await first().database.query('SELECT 1 FROM payment_events WHERE id = $1', [event.id]),
    ).toEqual([]);
    expect(await balanceOf(user)).toBe(0);
    expect((await post(payload, header.replace(/v1=/, `v1=${other},v1=`))).status).toBe(200);
    expect((await post(payload, sign(payload, secrets[0]))).status).toBe(200);
    expect(await balanceOf(user)).toBe(2);
  });

  it('credit what was ordered: a payment that says anything else is parked, once, and credits nothing', async () => {
    const stranger = await buyer();
    const wrong: [string, (session: ScriptedSession) => ScriptedSession][] = [
      ['wrong_amount', (session) => ({ ...session, amount_total: session.amount_total + 1 })],
      ['wrong_currency', (session) => ({ ...session, currency: 'usd' })],
      [
        'wrong_quantity',
        (session) => ({ ...session, metadata: { ...session.metadata, quantity: '2000' } }),
      ],
      ['wrong_user', (session) => ({ ...session, client_reference_id: stranger.userId })],
      ['wrong_session', (session) => ({ ...session, id: 'cs_of_somebody' })],
      [
        'unknown_order',
        (session) => ({ ...session, id: 'cs_of_nobody', metadata: { quantity: '2' } }),
      ],
    ];
    for (const [reason, spoil] of wrong) {
      const user = await buyer();
      const session = spoil(stripe.pay(await buy(user, 2)));
      expect(await receive(completed(session))).toBe(200);
      expect(await receive(completed(session))).toBe(200);
      expect(await parkedOf('subject = $1', [session.id])).toEqual([{ reason }]);
      expect([await balanceOf(user), await balanceOf(stranger)]).toEqual([0, 0]);
    }
  });

  it(
    'of an account that is closed are parked, and credited when it is open again',
    { tags: 'proof' },
    async () => {
      const user = await buyer();
      const admin = await signedInUser(first(), { isAdmin: true });
      const id = await buy(user, 3);
      await first()
        .nest.get(ChangeRoleAndStatus, { strict: false })
        .run(user.userId, { is_active: false });
      const event = completed(stripe.pay(id));
      expect([await receive(event), await receive(event)]).toEqual([200, 200]);
      const [order] = await first().database.query(
        z.object({ id: z.string(), parked: z.string() }),
        'SELECT o.id, p.id AS parked FROM purchase_orders o JOIN parked_payments p ON p.order_id = o.id WHERE o.session_id = $1',
        [id],
      );
      expect(await parkedOf('order_id = $1', [order?.id])).toEqual([{ reason: 'account_closed' }]);
      expect(
        (await admin.call('POST', `/admin/parked-payments/${order?.parked}/retry`)).status,
      ).toBe(409);
      await first()
        .nest.get(ChangeRoleAndStatus, { strict: false })
        .run(user.userId, { is_active: true });
      stripe.fault = 'error';
      expect(
        (await admin.call('POST', `/admin/parked-payments/${order?.parked}/retry`)).status,
      ).toBe(502);
      stripe.fault = undefined;
      expect(
        (await admin.call('POST', `/admin/parked-payments/${order?.parked}/retry`)).body,
      ).toMatchObject({ resolution: 'Credited' });
      const { entries } = auditPage.parse(
        (await admin.call('GET', `/admin/audit-log?target_id=${order?.parked}`)).body,
      );
      expect(entries.map(({ error }) => error)).toEqual([
        null,
        expect.stringContaining('provider refused'),
        expect.stringContaining('still cannot be credited'),
      ]);
      expect(
        await first().database.query('SELECT credits FROM users WHERE id = $1', [user.userId]),
      ).toEqual([{ credits: 3 }]);
    },
  );

  it('of an account that is deleted are parked, where an administrator sees them once, and the provider is told only then', async () => {
    const user = await accountHolder(first(), { credits: 1 });
    const admin = await signedInUser(first(), { isAdmin: true });
    const id = await buy(user, 3);
    expect(
      (
        await user.call('POST', '/v1/account/delete', {
          password: knownPassword,
          email: user.email,
        })
      ).status,
    ).toBe(204);
    const event = completed(stripe.pay(id));
    await first().database.query('ALTER TABLE parked_payments RENAME TO parked_payments_away');
    expect(await receive(event)).toBe(500);
    await first().database.query('ALTER TABLE parked_payments_away RENAME TO parked_payments');
    expect([
      await receive(event),
      await receive(event),
      await receive(completed(stripe.pay(id))),
    ]).toEqual([200, 200, 200]);
    const page = parkedPaymentPage.parse(
      (await admin.call('GET', '/admin/parked-payments?is_resolved=false&per_page=100')).body,
    );
    const parked = page.parked_payments.filter(({ details }) => details['session_id'] === id);
    expect(parked).toMatchObject([
      {
        reason: 'account_closed',
        event_id: event.id,
        user: { id: user.userId, full_name: 'Deleted user' },
      },
    ]);
    expect(
      await first().database.query('SELECT credits FROM users WHERE id = $1', [user.userId]),
    ).toEqual([{ credits: 1 }]);
  });

  it(
    'that are returned take back what is there, once, in proportion; the rest is owed and settled by what comes next',
    { tags: 'proof' },
    async () => {
      const user = await buyer();
      const session = stripe.pay(await buy(user, 10));
      await receive(completed(session));
      await receive(eventOf('charge.refunded', charge(session, 120)));
      expect(await balanceOf(user)).toBe(9);
      // The provider says what was returned altogether.
      const half = eventOf('charge.refunded', charge(session, 550));
      const heard = await behindLock(
        first(),
        'SELECT 1 FROM purchase_orders WHERE user_id = $1 FOR UPDATE',
        [user.userId],
        Array.from({ length: 10 }, (_, turn) => () => receive(half, apps[turn % 2])),
      );
      expect(heard).toEqual(Array(10).fill(200));
      expect(await balanceOf(user)).toBe(5);
      expect(await view(user, session.id)).toMatchObject({ credited: true, taken_back: 5 });
      const { task_id: task } = (
        await user.call('POST', '/generate-learning-path', { topic: 'Photosynthesis' })
      ).body as { task_id: string };
      expect(task).toBeDefined();
      await receive(eventOf('charge.refunded', charge(session, 1_000)));
      const state = () =>
        first().database.query('SELECT credits, credit_debt FROM users WHERE id = $1', [
          user.userId,
        ]);
      expect(await state()).toEqual([{ credits: 0, credit_debt: 1 }]);
      await receive(completed(stripe.pay(await buy(user, 3))));
      expect(await state()).toEqual([{ credits: 2, credit_debt: 0 }]);
      expect(
        await first().database.query(
          'SELECT amount FROM credit_transactions WHERE user_id = $1 ORDER BY seq',
          [user.userId],
        ),
      ).toEqual([10, -1, -4, -1, -4, 3, -1].map((amount) => ({ amount })));
    },
  );

  it('that are disputed are taken back until the dispute is won, whichever event comes last', async () => {
    const user = await buyer();
    const session = stripe.pay(await buy(user, 4));
    await receive(completed(session));
    const dispute = (status: string) => ({
      id: `dp_${session.id}`,
      object: 'dispute',
      amount: 400,
      status,
      metadata: {},
      payment_intent: session.payment_intent,
    });
    // Each time as an event of its own.
    const works = Array.from(
      { length: 10 },
      (_, turn) => () =>
        receive(eventOf('charge.dispute.created', dispute('needs_response')), apps[turn % 2]),
    );
    expect(
      await behindLock(
        first(),
        'SELECT 1 FROM purchase_orders WHERE user_id = $1 FOR UPDATE',
        [user.userId],
        works,
      ),
    ).toEqual(Array(10).fill(200));
    expect(
      await first().database.query(
        'SELECT amount FROM credit_transactions WHERE user_id = $1 ORDER BY seq',
        [user.userId],
      ),
    ).toEqual([{ amount: 4 }, { amount: -4 }]);
    await receive(eventOf('charge.dispute.closed', dispute('won')));
    await receive(eventOf('charge.dispute.updated', dispute('under_review')));
    expect(await balanceOf(user)).toBe(4);
  });

  it('are shown to their buyer and to nobody else', { tags: 'proof' }, async () => {
    const user = await buyer();
    const id = await buy(user, 2);
    expect(await view(user, id)).toEqual({
      session_id: id,
      status: 'open',
      payment_status: 'unpaid',
      quantity: 2,
      amount_total: 200,
      currency: 'eur',
      credited: false,
      taken_back: 0,
    });
    expect((await (await buyer()).call('GET', `/payments/session/${id}`)).status).toBe(404);
    stripe.pay(id);
    stripe.fault = 'error';
    expect(await view(user, id)).toMatchObject({ status: 'open', credited: false });
    stripe.fault = undefined;
    expect(await view(user, id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      credited: true,
    });
    expect(await balanceOf(user)).toBe(2);
  });

  it('are credited by one round of the reconciler when no webhook came, and webhooks that come later add nothing', async () => {
    const users = await Promise.all(Array.from({ length: 20 }, () => buyer()));
    const sessions = await Promise.all(users.map(async (user) => stripe.pay(await buy(user, 2))));
    clock.advance(3 * 60);
    await first().nest.get(ReconcilePurchases, { strict: false }).run();
    const credits = () =>
      first().database.query(
        z.object({ credits: z.number() }),
        'SELECT credits FROM users WHERE id = ANY($1)',
        [users.map(({ userId }) => userId)],
      );
    expect(await credits()).toEqual(Array(20).fill({ credits: 2 }));
    for (const session of sessions) expect(await receive(completed(session))).toBe(200);
    expect(await credits()).toEqual(Array(20).fill({ credits: 2 }));
  });

  it(
    'that Stripe does not take are 502, leave nothing open after the sweep, and can be tried again with the same key',
    { tags: 'proof' },
    async () => {
      const user = await buyer();
      const keys = [];
      const refusals = [
        [
          'hang up',
          504,
          'The payment provider does not answer. Nothing was charged; please try again.',
        ],
        [
          'error',
          502,
          'The payment provider refused the request. Nothing was charged; please try again.',
        ],
      ] as const;
      for (const [fault, status, sentence] of refusals) {
        stripe.fault = fault;
        const key = keyed();
        keys.push(key);
        const reply = await user.call('POST', '/payments/checkout-sessions', { quantity: 1 }, key);
        expect([reply.status, errorOf(reply).message]).toEqual([status, sentence]);
      }
      stripe.fault = undefined;
      clock.advance(20 * 60);
      await first().nest.get(ReconcilePurchases, { strict: false }).run();
      expect(
        await first().database.query(
          `SELECT 1 FROM purchase_orders WHERE user_id = $1 AND status IN ('new', 'open')`,
          [user.userId],
        ),
      ).toEqual([]);
      await user.refresh();
      for (const key of keys) await buy(user, 1, key);
    },
  );

  it('that cannot be written down are refused with 5xx, and count when they come again', async () => {
    const user = await buyer();
    const event = completed(stripe.pay(await buy(user, 2)));
    await first().database.query('ALTER TABLE payment_events RENAME TO payment_events_away');
    const statuses = await Promise.all(Array.from({ length: 20 }, () => receive(event)));
    await first().database.query('ALTER TABLE payment_events_away RENAME TO payment_events');
    expect(statuses.every((status) => status >= 500)).toBe(true);
    expect(await balanceOf(user)).toBe(0);
    expect([await receive(event), await balanceOf(user)]).toEqual([200, 2]);
  });

  it('leave every ledger adding up', async () => {
    expect(
      await first().database.query(
        'SELECT u.id FROM users u LEFT JOIN credit_transactions t ON t.user_id = u.id GROUP BY u.id HAVING u.credits <> coalesce(sum(t.amount), 0)',
      ),
    ).toEqual([]);
    expect(
      await first().database.query(
        `SELECT order_id FROM credit_transactions WHERE action_type = 'purchase' GROUP BY order_id HAVING count(*) > 1`,
      ),
    ).toEqual([]);
  });
});

describe('the built-in test checkout', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp({ env: { WORKERS: 'none' } });
  });
  afterAll(() => app?.close());

  const buy = async (user: Visitor, quantity: number) =>
    checkoutStarted.parse(
      (await user.call('POST', '/payments/checkout-sessions', { quantity })).body,
    );
  const balanceOf = async (user: Visitor) =>
    creditsAnswer.parse((await user.call('GET', '/auth/credits')).body).credits;
  const act = (path: string, body: object) =>
    fetch(`${app.url}/dev/checkout/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const sessionOf = async (user: Visitor, id: string) =>
    paymentSession.parse((await user.call('GET', `/payments/session/${id}`)).body);
  const eventually = async (user: Visitor, credits: number) => {
    for (let look = 0; look < 400 && (await balanceOf(user)) !== credits; look += 1)
      await sleep(25);
    expect(await balanceOf(user)).toBe(credits);
  };

  it('says what it is, declines a card, takes another once, and credits although no webhook came', async () => {
    const user = await signedInUser(app, { credits: 2 });
    const { sessionId, url } = await buy(user, 5);
    expect(url).toMatch(new RegExp(`/dev/checkout/${sessionId}$`));
    const page = await (await fetch(`${app.url}/dev/checkout/${sessionId}`)).text();
    expect(page).toMatch(/no money moves/);
    expect(page).toContain('5.00 €');
    expect((await act(`${sessionId}/pay`, { method: 'declined' })).status).toBe(402);
    expect((await act(`${sessionId}/pay`, { method: 'card', delivery: 'never' })).status).toBe(200);
    expect((await act(`${sessionId}/pay`, { method: 'card' })).status).toBe(409);
    expect(await sessionOf(user, sessionId)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      credited: true,
    });
    expect(await balanceOf(user)).toBe(7);
  });

  it('calls our webhook as a provider would, twenty times if it must, and takes a payment back', async () => {
    const user = await signedInUser(app, { credits: 0 });
    const { sessionId } = await buy(user, 3);
    await act(`${sessionId}/pay`, { method: 'card', delivery: 'often' });
    await eventually(user, 3);
    await act(`${sessionId}/afterwards`, { action: 'refund' });
    await eventually(user, 0);
  });

  it('lets a bank take its time', async () => {
    const bank = Promise.withResolvers<void>();
    using _ = holdWaits(bank.promise);
    const user = await signedInUser(app, { credits: 0 });
    const { sessionId } = await buy(user, 1);
    await act(`${sessionId}/pay`, { method: 'transfer' });
    expect(await sessionOf(user, sessionId)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
      credited: false,
    });
    bank.resolve();
    await eventually(user, 1);
  });

  it('is not there in production', async () => {
    const env = {
      NODE_ENV: 'production',
      WORKERS: 'none',
      JWT_SECRET: 'sOme-1ong-random-string-of-production',
      ENCRYPTION_KEY: 'anOther-1ong-random-string-of-production',
    };
    const production = await createTestApp({ env });
    try {
      const user = await signedInUser(production);
      expect((await user.call('POST', '/payments/checkout-sessions', { quantity: 1 })).status).toBe(
        503,
      );
      for (const path of ['stripe.js', 'page.js', 'cs_test_x'])
        expect((await fetch(`${production.url}/dev/checkout/${path}`)).status).toBe(404);
      expect((await new Visitor(production).call('GET', '/capabilities')).body).toMatchObject({
        payments: { kind: 'none', publishable_key: null },
      });
    } finally {
      await production.close();
    }
  });
});
