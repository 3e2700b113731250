// Eight accounts, every operation that moves credits, sixteen clients on two connection pools: the
// books add up in every snapshot taken meanwhile.
import { setTimeout as sleep } from 'node:timers/promises';
import type { ActionType } from '@coursewright/contract';
import { type LedgerReference, PostgresLedger } from '@coursewright/credits';
import {
  ParkedPayments,
  paymentEntities,
  PurchaseOrders,
  SettlePurchase,
} from '@coursewright/payments';
import { Clock, Database } from '@coursewright/platform';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { Rig } from './frame/rig.ts';
import { atLeast, exactly, type Measured, type Scenario } from './frame/scenario.ts';

const accounts = 8;
const clients = 16;
const works = 2_000;
const snapshots = 500;

/**
 * Each statement finds violations in a snapshot. They are separate statements, so that only the
 * snapshot makes them consistent.
 */
const books: Record<string, string> = {
  'balances that are not the sum of their entries': `SELECT 1
    FROM users
    WHERE credits <>
      (SELECT coalesce(sum(amount), 0) FROM credit_transactions WHERE user_id = users.id)`,
  'negative balances': `SELECT 1 FROM users WHERE credits < 0`,
  'breaks in the chain of balances': `SELECT 1
    FROM (
      SELECT balance_after - amount AS before,
        lag(balance_after, 1, 0) OVER (PARTITION BY user_id ORDER BY seq) AS earlier
      FROM credit_transactions
    ) chain
    WHERE before <> earlier`,
  // What we issued and took in on one side, what people hold on the other.
  'sums in which issued, sold, spent and held differ': `SELECT 1 WHERE (SELECT sum(credits) FROM users) <>
    (SELECT sum(amount) FILTER (WHERE action_type = 'admin_add') + coalesce(sum(amount) FILTER (WHERE action_type NOT IN ('admin_add')), 0) FROM credit_transactions)`,
  'credited orders that differ from what was booked for them': `SELECT 1
    WHERE (SELECT coalesce(sum(credited), 0) FROM purchase_orders) <>
      (SELECT coalesce(sum(amount), 0) FROM credit_transactions WHERE action_type = 'purchase')`,
  'returned payments that are neither taken back nor owed': `SELECT 1 WHERE (SELECT coalesce(sum(taken_back), 0) FROM purchase_orders) <>
    (SELECT sum(credit_debt) FROM users) - (SELECT coalesce(sum(amount), 0) FROM credit_transactions WHERE action_type = 'refund' AND refund_of IS NULL)`,
  'debits that were given back twice': `SELECT 1
    FROM credit_transactions
    WHERE refund_of IS NOT NULL
    GROUP BY refund_of
    HAVING count(*) > 1`,
};

/** What looks to the database like one process. */
class Branch {
  readonly database: Database;
  private readonly ledger: PostgresLedger;
  private readonly orders: PurchaseOrders;
  private readonly settle: SettlePurchase;

  constructor(source: DataSource, ledgerOn: (database: Database) => PostgresLedger) {
    this.database = new Database(source);
    this.ledger = ledgerOn(this.database);
    const clock = new Clock();
    this.orders = new PurchaseOrders(this.database, clock);
    this.settle = new SettlePurchase(
      this.database,
      this.orders,
      new ParkedPayments(this.database, clock),
      this.ledger,
    );
  }

  spend(userId: string, amount: number): Promise<unknown> {
    return this.ledger.spend(userId, amount, 'audio_use', {});
  }

  grant(userId: string, amount: number): Promise<unknown> {
    return this.ledger.grant(userId, amount, 'admin_add', {});
  }

  /** A run that is cancelled at once: debited now, refunded later. */
  async charge(userId: string): Promise<string> {
    return this.database.transaction(async () => {
      const [task] = await this.database.query(
        z.object({ id: z.string() }),
        `INSERT INTO generation_tasks (user_id, topic, request, author_name, status, finished_at, last_event_id)
         VALUES ($1, 'Rivers', '{}', 'builtin', 'cancelled', now(), 1) RETURNING id`,
        [userId],
      );
      const { id = '' } = task ?? {};
      await this.database.run(
        `INSERT INTO progress_events (task_id, id, key, event)
         VALUES ($1, 1, 'close', '{"action": "stream_close"}')`,
        [id],
      );
      await this.ledger.spend(userId, 1, 'generation_use', { taskId: id });
      return id;
    });
  }

  refund(taskId: string): Promise<unknown> {
    return this.ledger.refundTask(taskId, 'stopped');
  }

  async buy(userId: string, quantity: number): Promise<string> {
    const order = await this.orders.place(userId, quantity);
    const sessionId = `cs_${order.id}`;
    await this.orders.open(order.id, { id: sessionId, url: 'https://checkout.example.org' });
    await this.settle.run({
      sessionId,
      status: 'complete',
      isPaid: true,
      isRefused: false,
      amount: quantity * order.unit_amount,
      currency: order.currency,
      paymentIntent: `pi_${order.id}`,
      orderId: order.id,
      userId,
      quantity: String(quantity),
    });
    return order.id;
  }

  /** `cents` of a purchase were refunded to the buyer, in total. */
  takeBack(orderId: string, cents: number): Promise<unknown> {
    return this.settle.refunded(orderId, cents);
  }
}

/** Random movements of credits, and what became of them. */
class Movements {
  readonly done: Record<string, number> = {};
  readonly failures: string[] = [];
  private readonly tasks: string[] = [];
  private readonly orders: { id: string; quantity: number }[] = [];
  private readonly rig: Rig;
  private readonly people: readonly string[];

  constructor(rig: Rig, people: readonly string[]) {
    this.rig = rig;
    this.people = people;
  }

  async make(branch: Branch): Promise<void> {
    const { rig, people, tasks, orders } = this;
    const [who, kind, amount] = [
      people[rig.random(0, accounts - 1)] ?? '',
      rig.random(0, 99),
      rig.random(1, 6),
    ];
    const task = tasks[rig.random(0, Math.max(0, tasks.length - 1))];
    const order = orders[rig.random(0, Math.max(0, orders.length - 1))];
    const name = movementOf(kind, task !== undefined, order !== undefined);
    try {
      if (name === 'spend') await branch.spend(who, amount);
      else if (name === 'grant') await branch.grant(who, amount);
      else if (name === 'charge') tasks.push(await branch.charge(who));
      else if (name === 'refund' && task) await branch.refund(task);
      else if (name === 'buy') orders.push({ id: await branch.buy(who, amount), quantity: amount });
      else if (order) await branch.takeBack(order.id, rig.random(1, order.quantity * 100));
      this.done[name] = (this.done[name] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof Error && 'type' in error && error.type === 'payment_required'))
        this.failures.push(`${name}: ${String(error)}`);
      else this.done['refused'] = (this.done['refused'] ?? 0) + 1;
    }
  }
}

/** Which movement a number below 100 selects. */
function movementOf(kind: number, hasTask: boolean, hasOrder: boolean) {
  if (kind < 30) return 'spend';
  if (kind < 45) return 'grant';
  if (kind < 60) return 'charge';
  if (kind < 75 && hasTask) return 'refund';
  return kind < 90 || !hasOrder ? 'buy' : 'take back';
}

/** Branches on two pools, a reader, and accounts with ten credits each. */
async function openBank(rig: Rig, ledgerOn: (database: Database) => PostgresLedger) {
  const app = await rig.app();
  // One process makes the queue's tables, which the closing of the books looks into.
  await (await app.startApi()).stop();
  const sources = await Promise.all(
    [0, 1].map(() =>
      new DataSource({
        type: 'postgres',
        url: app.databaseUrl,
        entities: paymentEntities,
        extra: { max: clients / 2 },
      }).initialize(),
    ),
  );
  const reader = new pg.Client({ connectionString: app.databaseUrl });
  await reader.connect();
  rig.onClose(async () => {
    await reader.end();
    for (const source of sources) await source.destroy();
  });
  const branches = sources.map((source) => new Branch(source, ledgerOn));
  const people = (
    await app.rows(
      z.object({ id: z.string() }),
      `INSERT INTO users (email, full_name, password_hash) SELECT n || '@example.org', 'A', ''
       FROM generate_series(1, ${accounts}) n
       RETURNING id`,
    )
  ).map(({ id }) => id);
  for (const id of people) await branches[0]?.grant(id, 10);
  return { branches, people, reader };
}

async function bank(
  rig: Rig,
  ledgerOn: (database: Database) => PostgresLedger,
): Promise<Measured[]> {
  const { branches, people, reader } = await openBank(rig, ledgerOn);
  let [begun, ended, taken, whole, inTheMiddle] = [0, 0, 0, 0, 0];
  let underWay = 0;
  const broken = new Set<string>();
  const movements = new Movements(rig, people);

  // Neither side gets far ahead of the other, so that every snapshot is taken in the middle of
  // work.
  const share = works / snapshots;
  const client = async (branch: Branch): Promise<void> => {
    while (begun < works) {
      if (begun > (taken + 20) * share) {
        await sleep(1);
        continue;
      }
      begun += 1;
      underWay += 1;
      await movements.make(branch);
      underWay -= 1;
      ended += 1;
    }
  };
  const look = async (): Promise<void> => {
    while (taken < snapshots) {
      if (taken > (ended + 20) / share && ended < works) {
        await sleep(1);
        continue;
      }
      const [before, wasMoving] = [begun, underWay > 0];
      await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      let adds = true;
      for (const [what, sql] of Object.entries(books)) {
        if ((await reader.query(sql)).rows.length === 0) continue;
        broken.add(what);
        adds = false;
      }
      await reader.query('COMMIT');
      taken += 1;
      if (wasMoving || begun > before) inTheMiddle += 1;
      if (adds) whole += 1;
    }
  };
  await Promise.all([
    look(),
    ...Array.from({ length: clients }, (_, turn) => client(branches[turn % 2]!)),
  ]);

  return [
    {
      what: 'movements by sixteen clients over two pools',
      measured: `${ended} (${Object.entries(movements.done)
        .map(([name, n]) => `${n} ${name}`)
        .join(', ')})`,
      required: String(works),
      holds: ended === works,
    },
    exactly(
      'movements that met a fault',
      movements.failures.length === 0
        ? 0
        : `${movements.failures.length}; ${[...new Set(movements.failures)].slice(0, 3).join('; ')}`,
      0,
    ),
    {
      what: 'snapshots in which the books add up',
      measured: `${whole}${[...broken].map((what) => `; ${what}`).join('')}`,
      required: String(snapshots),
      holds: whole === snapshots,
    },
    atLeast('snapshots taken while money moved', inTheMiddle, (snapshots * 9) / 10),
  ];
}

/** Reads the balance, waits, and writes what follows from the stale value. */
class CarelessLedger extends PostgresLedger {
  private readonly rows: Database;

  constructor(database: Database) {
    super(database);
    this.rows = database;
  }

  override async spend(
    userId: string,
    amount: number,
    action: ActionType,
    { taskId }: LedgerReference,
  ): Promise<number> {
    const left = (await this.balance(userId)) - amount;
    if (left < 0)
      return super.spend(userId, amount, action, taskId === undefined ? {} : { taskId });
    await this.rows.run('UPDATE users SET credits = $2 WHERE id = $1', [userId, left]);
    await this.rows.run(
      'INSERT INTO credit_transactions (user_id, amount, balance_after, action_type, task_id) VALUES ($1, $2, $3, $4, $5)',
      [userId, -amount, left, action, taskId ?? null],
    );
    return left;
  }
}

const withoutProof =
  'DROP TRIGGER users_balance_proven ON users; DROP TRIGGER credit_transactions_proven ON credit_transactions';

const scenario: Scenario = {
  what: 'the books add up at every moment, whatever moves',
  measure: (rig) => bank(rig, (database) => new PostgresLedger(database)),
  mutants: [
    {
      what: 'a debit reads the balance and then writes it, in a database that proves nothing',
      patches: [],
      sql: withoutProof,
      measure: (rig) => bank(rig, (database) => new CarelessLedger(database)),
    },
    {
      what: 'the same in a database that proves its balances',
      patches: [],
      measure: (rig) => bank(rig, (database) => new CarelessLedger(database)),
    },
  ],
};
export default scenario;
