import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Clock, Database } from '@coursewright/platform';
import { createTestDatabase, type TestDatabase } from '@coursewright/testing';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OrderMove, orderMoves } from './order-states.ts';
import { type OrderStatus, orderStatuses, PurchaseOrderRow } from './purchase-order.entity.ts';
import { PurchaseOrders } from './purchase-orders.ts';

const moveNames = Object.keys(orderMoves) as OrderMove[];
const session = { id: 'cs_1', url: 'https://pay.example.org/cs_1' };

/** Where an order of each status may go: everything else must leave it where it is. */
const allowed: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['new', 'open', 'failed', 'complete', 'expired'],
  open: ['open', 'complete', 'expired'],
  failed: ['new', 'open', 'failed', 'complete', 'expired'],
  expired: ['complete', 'expired'],
  complete: ['complete'],
};

describe('the states of an order', () => {
  let database: TestDatabase;
  let source: DataSource;
  let orders: PurchaseOrders;
  let userId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({
      type: 'postgres',
      url: database.url,
      entities: [PurchaseOrderRow],
    }).initialize();
    orders = new PurchaseOrders(new Database(source), new Clock());
    const [user] = await new Database(source).query(
      z.object({ id: z.string() }),
      `INSERT INTO users (email, full_name, password_hash) VALUES ('orders@example.org', 'A', '') RETURNING id`,
    );
    userId = user!.id;
  });
  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
  });

  async function orderIn(status: OrderStatus): Promise<string> {
    const { id } = await orders.place(userId, 1);
    await source.query('UPDATE purchase_orders SET status = $2 WHERE id = $1', [id, status]);
    return id;
  }

  async function attempt(move: OrderMove, id: string): Promise<void> {
    const own = { id: `${session.id} ${id}`, url: session.url };
    const news = { isPaid: false, isRefused: false, sessionId: own.id, paymentIntent: null };
    if (move === 'claim') await orders.claim(id);
    if (move === 'open') await orders.open(id, own);
    if (move === 'fail') await orders.fail(id);
    if (move === 'complete') await orders.note(id, { ...news, status: 'complete' });
    if (move === 'expire') await orders.note(id, { ...news, status: 'expired' });
  }

  const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to })));

  it.each(pairs)('move from $from to $to, or stay, as the table says', async ({ from, to }) => {
    for (const move of moveNames.filter((name) => orderMoves[name].to === to)) {
      const id = await orderIn(from);
      await attempt(move, id);
      const isAllowed = orderMoves[move].from.some((one) => one === from);
      expect([move, (await orders.byId(id))?.status]).toEqual([move, isAllowed ? to : from]);
      expect(isAllowed).toBe(allowed[from].includes(to));
    }
  });

  it('stay complete when the answer with the checkout comes after the news that it was paid', async () => {
    const id = await orderIn('new');
    await attempt('complete', id);
    await attempt('open', id);
    expect(await orders.byId(id)).toMatchObject({ status: 'complete', session_url: session.url });
  });

  it('have one writer: no other statement of the sources sets the status of an order', () => {
    const libraries = path.join(import.meta.dirname, '../..');
    const writers = globSync('*/src/**/*.ts', { cwd: libraries }).filter(
      (file) =>
        !file.includes('.spec.') &&
        !file.includes('/migrations/') &&
        /UPDATE purchase_orders(?:(?!WHERE)[^;])*\bstatus = /.test(
          readFileSync(path.join(libraries, file), 'utf8'),
        ),
    );
    expect(writers).toEqual(['payments/src/purchase-orders.ts']);
  });
});
