import { AppError } from '@coursewright/contract';
import { Ledger } from '@coursewright/credits';
import { Database, faultPoint } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { CheckoutFacts } from './checkout-session.ts';
import { ParkedPayments, type ParkingReason } from './parked-payments.ts';
import { type PurchaseOrder, PurchaseOrders } from './purchase-orders.ts';

/**
 * Brings a purchase and the balance to where the news put them, in one transaction under the
 * order's lock. What counts is what is known of the order altogether, so news may come twice, late
 * and in any order.
 */
@Injectable()
export class SettlePurchase {
  constructor(
    private readonly database: Database,
    private readonly orders: PurchaseOrders,
    private readonly parked: ParkedPayments,
    private readonly ledger: Ledger,
  ) {}

  /**
   * News of a checkout session. Returns whether it fits its order; what does not is parked, and
   * credits nothing.
   */
  run(facts: CheckoutFacts, eventId?: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const order = facts.orderId ? await this.orders.locked(facts.orderId) : null;
      const misfit = order ? misfitOf(order, facts) : 'unknown_order';
      if (misfit) {
        if (facts.isPaid)
          await this.parked.park({
            subject: facts.sessionId,
            reason: misfit,
            orderId: order?.id,
            eventId,
            details: { ...facts },
          });
        return false;
      }
      if (!order) return false;
      await this.orders.note(order.id, facts);
      return this.balanceOut(order.id, eventId);
    });
  }

  /** Cents that were returned for an order so far. */
  refunded(orderId: string, cents: number, eventId?: string): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.orders.locked(orderId);
      await this.orders.noteRefund(orderId, cents);
      return this.balanceOut(orderId, eventId);
    });
  }

  disputed(
    orderId: string,
    dispute: { readonly id: string; readonly amount: number; readonly status: string },
    eventId?: string,
  ): Promise<boolean> {
    return this.database.transaction(async () => {
      await this.orders.locked(orderId);
      await this.orders.noteDispute(orderId, dispute);
      return this.balanceOut(orderId, eventId);
    });
  }

  /**
   * Moves the balance by the difference between what the order is worth now and what was booked for
   * it. The order is locked.
   */
  private async balanceOut(orderId: string, eventId?: string): Promise<boolean> {
    const order = await this.orders.byId(orderId);
    if (!order?.is_paid) return true;
    const { user_id: userId, quantity } = order;
    if (order.credited === 0) {
      const obstacle = await this.credit(order);
      if (obstacle) {
        await this.parked.park({
          subject: orderId,
          reason: obstacle,
          orderId,
          eventId,
          details: { user_id: userId, quantity, session_id: order.session_id },
        });
        return false;
      }
    }
    const returned = Math.min(
      order.refunded_amount + (await this.orders.disputedAmount(orderId)),
      quantity * order.unit_amount,
    );
    // A part of a credit stays with the buyer.
    const due = Math.floor(returned / order.unit_amount);
    if (due > order.taken_back)
      await this.ledger.takeBack(userId, due - order.taken_back, {
        orderId,
        notes: 'Payment returned',
      });
    if (due < order.taken_back)
      await this.ledger.grant(userId, order.taken_back - due, 'refund', {
        orderId,
        notes: 'Payment returned to us',
      });
    if (due !== order.taken_back) await this.orders.setTakenBack(orderId, due);
    return true;
  }

  /** Grants what was bought; or says why that cannot be. */
  private async credit(order: PurchaseOrder): Promise<ParkingReason | undefined> {
    const [owner] = await this.database.query(
      z.object({ is_active: z.boolean() }),
      'SELECT is_active FROM users WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
      [order.user_id],
    );
    if (!owner?.is_active) return 'account_closed';
    try {
      await this.ledger.grant(order.user_id, order.quantity, 'purchase', { orderId: order.id });
    } catch (error) {
      if (error instanceof AppError && error.type === 'conflict') return 'balance_full';
      throw error;
    }
    faultPoint('purchase.credited');
    await this.orders.setCredited(order.id);
    await this.parked.resolveOf(order.id, 'Credited');
    return undefined;
  }
}

/** The order says what was sold; a payment for anything else is not a payment for it. */
function misfitOf(order: PurchaseOrder, facts: CheckoutFacts): ParkingReason | undefined {
  if (order.session_id !== null && order.session_id !== facts.sessionId) return 'wrong_session';
  if (facts.userId !== order.user_id) return 'wrong_user';
  if (facts.quantity !== String(order.quantity)) return 'wrong_quantity';
  if (facts.amount !== order.quantity * order.unit_amount) return 'wrong_amount';
  if (facts.currency?.toLowerCase() !== order.currency) return 'wrong_currency';
  return undefined;
}
