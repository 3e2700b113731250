import { creditPrice } from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { FindOptionsWhere } from 'typeorm';
import { z } from 'zod';
import { mayMove, moveOfNews, statusAfter } from './order-states.ts';
import { PurchaseOrderRow, purchaseOrderRow } from './purchase-order.entity.ts';

export type PurchaseOrder = Readonly<PurchaseOrderRow>;

/** Seconds after which a process that was asking the provider for a session is taken for dead. */
const claim = 45;

/** Rows of purchase_orders: what was ordered is what counts, whatever an event says. */
@Injectable()
export class PurchaseOrders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async place(userId: string, quantity: number): Promise<PurchaseOrder> {
    const [added] = await this.database.query(
      purchaseOrderRow,
      `INSERT INTO purchase_orders (user_id, quantity, unit_amount, currency, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING *`,
      [userId, quantity, creditPrice.cents, creditPrice.currency, this.clock.now()],
    );
    if (!added) throw new Error('An order was not placed.');
    return added;
  }

  /**
   * Whether this caller may ask the provider for the order's session now; nobody else asks
   * meanwhile.
   */
  async claim(id: string): Promise<boolean> {
    const claimed = await this.database.run(
      `UPDATE purchase_orders SET status = 'new', claimed_until = $2::timestamptz + $3 * interval '1 second'
       WHERE id = $1 AND ${mayMove('claim')} AND session_id IS NULL AND (claimed_until IS NULL OR claimed_until <= $2)`,
      [id, this.clock.now(), claim],
    );
    return claimed === 1;
  }

  /** Its checkout, which the buyer is sent to. */
  async open(id: string, session: { readonly id: string; readonly url: string }): Promise<void> {
    await this.database.run(
      `UPDATE purchase_orders SET status = ${statusAfter('open')}, session_id = $2, session_url = $3, claimed_until = NULL WHERE id = $1`,
      [id, session.id, session.url],
    );
  }

  /** The provider refused or did not answer: the same key may try again at once. */
  async fail(id: string): Promise<void> {
    await this.database.run(
      `UPDATE purchase_orders SET status = 'failed', claimed_until = NULL WHERE id = $1 AND ${mayMove('fail')} AND session_id IS NULL`,
      [id],
    );
  }

  byId(id: string): Promise<PurchaseOrder | null> {
    return this.one({ id });
  }

  ofUser(userId: string, sessionId: string): Promise<PurchaseOrder | null> {
    return this.one({ session_id: sessionId, user_id: userId });
  }

  byPaymentIntent(intent: string): Promise<PurchaseOrder | null> {
    return this.one({ payment_intent: intent });
  }

  /** The order, changed by nobody else until the transaction ends. */
  locked(id: string): Promise<PurchaseOrder | null> {
    return this.database.repository(PurchaseOrderRow, (orders) =>
      orders.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } }),
    );
  }

  /**
   * What the provider says of a locked order's session. Paid stays paid, and an end stays an end,
   * in whatever order news comes.
   */
  async note(
    id: string,
    news: {
      readonly status: 'open' | 'complete' | 'expired';
      readonly isPaid: boolean;
      readonly isRefused: boolean;
      readonly sessionId: string;
      readonly paymentIntent: string | null;
    },
  ): Promise<void> {
    await this.database.run(
      `UPDATE purchase_orders SET
         status = ${statusAfter(moveOfNews[news.status])},
         is_paid = is_paid OR $2, session_id = coalesce(session_id, $3), payment_intent = coalesce(payment_intent, $4), is_refused = is_refused OR $5, claimed_until = NULL
       WHERE id = $1`,
      [id, news.isPaid, news.sessionId, news.paymentIntent, news.isRefused],
    );
  }

  async noteRefund(id: string, cents: number): Promise<void> {
    await this.database.run(
      'UPDATE purchase_orders SET refunded_amount = greatest(refunded_amount, $2) WHERE id = $1',
      [id, cents],
    );
  }

  async setCredited(id: string): Promise<void> {
    await this.database.run(
      'UPDATE purchase_orders SET credited = quantity, credited_at = $2 WHERE id = $1',
      [id, this.clock.now()],
    );
  }

  async setTakenBack(id: string, credits: number): Promise<void> {
    await this.database.repository(PurchaseOrderRow, (orders) =>
      orders.update({ id }, { taken_back: credits }),
    );
  }

  /** Adds a dispute or moves it on; one that is over stays as it ended. */
  async noteDispute(
    orderId: string,
    dispute: { readonly id: string; readonly amount: number; readonly status: string },
  ): Promise<void> {
    await this.database.run(
      `INSERT INTO payment_disputes (id, order_id, amount, status, created_at) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET status = excluded.status, amount = excluded.amount WHERE payment_disputes.status NOT IN ('won', 'lost')`,
      [dispute.id, orderId, dispute.amount, dispute.status, this.clock.now()],
    );
  }

  /** Cents that are withheld because of disputes that are not won. */
  async disputedAmount(orderId: string): Promise<number> {
    const [row] = await this.database.query(
      z.object({ cents: z.number() }),
      `SELECT coalesce(sum(amount), 0)::int AS cents FROM payment_disputes WHERE order_id = $1 AND status <> 'won'`,
      [orderId],
    );
    return row?.cents ?? 0;
  }

  /** Orders that may have been paid without anybody having said so, oldest first. */
  async unsettled(
    between: { readonly from: Date; readonly to: Date },
    after: string | null,
    limit: number,
  ): Promise<PurchaseOrder[]> {
    return this.database.query(
      purchaseOrderRow,
      `SELECT * FROM purchase_orders
       WHERE (status IN ('new', 'open') OR (status = 'complete' AND credited = 0)) AND created_at BETWEEN $1 AND $2
         AND ($3::uuid IS NULL OR (created_at, id) > (SELECT created_at, id FROM purchase_orders WHERE id = $3))
       ORDER BY created_at, id LIMIT $4`,
      [between.from, between.to, after, limit],
    );
  }

  private one(where: FindOptionsWhere<PurchaseOrderRow>): Promise<PurchaseOrder | null> {
    return this.database.repository(PurchaseOrderRow, (orders) => orders.findOneBy(where));
  }
}
