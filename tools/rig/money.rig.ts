// Lost commit acknowledgements, and processes that are killed while they handle a payment event:
// every debit, grant and purchase is booked exactly once.
import { randomUUID } from 'node:crypto';
import { checkoutStarted } from '@coursewright/contract';
import type { FaultPoint } from '@coursewright/platform';
import { type ScriptedStripe, startScriptedStripe } from '@coursewright/testing';
import Stripe from 'stripe';
import { z } from 'zod';
import { FaultProxy } from './frame/fault-proxy.ts';
import type { App } from './frame/app.ts';
import type { Member, Reply } from './frame/member.ts';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const lost = 0.3;
const tries = 60;
const webhookSecret = 'whsec_scripted_secret';

/** Repeats a call with the same idempotency key until it is answered, as a careful client does. */
async function untilAnswered(member: Member, path: string, body: object): Promise<Reply> {
  const headers = { 'idempotency-key': randomUUID() };
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const reply = await member.call('POST', path, body, { headers }).catch(() => undefined);
    if (reply && reply.status < 500) return reply;
  }
  throw new Error(`No answer from ${path} in ${tries} attempts`);
}

/** 30 % of the commits succeed, but their acknowledgement is lost. */
async function lostAcknowledgements(rig: Rig): Promise<Measured[]> {
  const app = await rig.app();
  const line = await FaultProxy.to(app.databaseUrl);
  rig.onClose(() => line.close());
  await app.startApi({ DATABASE_URL: line.url });
  const [admin, lucky] = [await app.join({ credits: 0 }), await app.join({ credits: 0 })];
  await app.rows('UPDATE users SET is_admin = true WHERE id = $1', [admin.id]);
  const learners = await Promise.all(Array.from({ length: 25 }, () => app.join({ credits: 2 })));
  line.set({
    kind: 'ack_eater',
    matching: /COMMIT/,
    share: lost,
    random: () => rig.random(0, 999_999) / 1_000_000,
  });

  const starts = [...learners, ...learners].map(
    (learner) => () =>
      untilAnswered(learner, '/generate-learning-path', { topic: 'Photosynthesis' }),
  );
  const grants = Array.from(
    { length: 50 },
    (_, turn) => () =>
      untilAnswered(admin, '/admin/credits/add', {
        user_id: lucky.id,
        amount: turn + 1,
        notes: 'rig',
      }),
  );
  const waiting = [...starts, ...grants];
  const statuses: number[] = [];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift())
        statuses.push((await next()).status);
    }),
  );
  line.set({ kind: 'pass' });

  const number = async (sql: string, parameters: unknown[] = []) =>
    (await app.rows(z.object({ n: z.number() }), sql, parameters))[0]?.n ?? 0;
  return [
    atLeast('acknowledgements of commits that were destroyed', line.eaten, 20),
    exactly(
      'calls that were answered with success in the end',
      statuses.filter((status) => status < 300).length,
      100,
    ),
    exactly(
      'debits of 50 started runs',
      await number(
        `SELECT count(*)::int AS n FROM credit_transactions WHERE action_type = 'generation_use'`,
      ),
      50,
    ),
    exactly('runs started', await number('SELECT count(*)::int AS n FROM generation_tasks'), 50),
    exactly(
      'jobs for them',
      await number(`SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'generation'`),
      50,
    ),
    exactly(
      'credits left with those who started them',
      await number('SELECT coalesce(sum(credits), 0)::int AS n FROM users WHERE id = ANY($1)', [
        learners.map(({ id }) => id),
      ]),
      0,
    ),
    exactly(
      '50 grants of 1 to 50, altogether',
      await number('SELECT credits AS n FROM users WHERE id = $1', [lucky.id]),
      1_275,
    ),
  ];
}

const deaths: readonly FaultPoint[] = [
  'webhook.verified',
  'webhook.claimed',
  'purchase.credited',
  'webhook.applied',
  'webhook.committed',
];

/** Delivers the event as the provider does: again until it is acknowledged. */
async function deliver(app: App, payload: string): Promise<number> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret });
    const response = await fetch(`${app.apiUrl()}/api/webhooks/stripe`, {
      method: 'POST',
      body: payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    }).catch(() => undefined);
    await response?.arrayBuffer().catch(() => undefined);
    if (response?.status === 200) return attempt;
  }
  throw new Error('The event was not taken');
}

async function buys(
  app: App,
  stripe: ScriptedStripe,
): Promise<{ member: Member; payload: string }> {
  const member = await app.join({ credits: 1 });
  const { sessionId } = checkoutStarted.parse(
    (
      await member.call(
        'POST',
        '/payments/checkout-sessions',
        { quantity: 7 },
        { headers: { 'idempotency-key': randomUUID() } },
      )
    ).body,
  );
  return {
    member,
    payload: JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type: 'checkout.session.completed',
      created: 1,
      livemode: false,
      data: { object: stripe.pay(sessionId) },
    }),
  };
}

/** Kills the process that handles a payment event, and delivers the event again. */
async function deathsAt(rig: Rig, kills: readonly FaultPoint[]): Promise<Measured[]> {
  const stripe = await startScriptedStripe();
  rig.onClose(() => stripe.close());
  const app = await rig.app({
    STRIPE_SECRET_KEY: 'sk_test_scripted',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_scripted',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_BASE_URL: stripe.url,
  });
  await app.startAll({ apis: 2, workers: 0 });
  const wrong: string[] = [];
  let died = 0;
  for (const point of kills) {
    const { member, payload } = await buys(app, stripe);
    const victimOf = app.apiFaults.arm(point);
    const attempts = await deliver(app, payload);
    const victim = await victimOf();
    const process = app.apis.find((api) => api.process.pid === victim)?.process;
    if ((await process?.exit()) === 'SIGKILL' && attempts > 1) died += 1;
    // Providers also repeat events that were acknowledged.
    await deliver(app, payload);
    const entries = await app.rows(
      z.object({ amount: z.number() }),
      `SELECT amount FROM credit_transactions WHERE user_id = $1 AND action_type = 'purchase'`,
      [member.id],
    );
    const told = entries.map(({ amount }) => amount).join(' ');
    if (told !== '7') wrong.push(`${point}: ${told || 'nothing'}`);
    await app.startApi();
  }
  return [
    exactly('processes killed while they heard of a payment', died, kills.length),
    {
      what: 'payments that were credited once',
      measured: `${kills.length - wrong.length}${wrong.map((one) => `; ${one}`).join('')}`,
      required: String(kills.length),
      holds: wrong.length === 0,
    },
  ];
}

const scenario: Scenario = {
  what: 'money counts once over lines that lose acknowledgements, and when processes die that hear of it',
  measure: async (rig) => [
    ...(await lostAcknowledgements(rig)),
    ...(await deathsAt(rig, [...deaths, ...deaths, ...deaths])),
  ],
  mutants: [
    {
      what: 'answers to repeated requests are not remembered',
      patches: [
        {
          file: 'libs/server/platform/dist/idempotency/idempotency.js',
          find: 'if (!hasKey(request)) return this.database.transaction(effect);',
          replace: 'return this.database.transaction(effect);',
        },
      ],
      measure: lostAcknowledgements,
    },
    {
      what: 'an event is claimed before, and apart from, what it does',
      patches: [
        {
          file: 'libs/server/payments/dist/webhook/receive-stripe-event.js',
          find: 'await this.database.transaction(async () => {',
          replace: 'await (async (work) => work())(async () => {',
        },
      ],
      measure: (rig) => deathsAt(rig, ['webhook.claimed']),
    },
  ],
};
export default scenario;
