import { AppError, type PaymentSession } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable, Logger } from '@nestjs/common';
import { factsOf } from './checkout-session.ts';
import { PaymentProvider } from './payment-provider.ts';
import { type PurchaseOrder, PurchaseOrders } from './purchase-orders.ts';
import { SettlePurchase } from './settle-purchase.ts';

/** What became of an own purchase. A buyer who comes back before the webhook is credited here. */
@Injectable()
export class GetPaymentSession implements Record<'run', UseCases['paymentSession']['run']> {
  private readonly log = new Logger(GetPaymentSession.name);

  constructor(
    private readonly orders: PurchaseOrders,
    private readonly provider: PaymentProvider,
    private readonly settle: SettlePurchase,
  ) {}

  async run({ userId }: Caller, { id }: { id: string }): Promise<PaymentSession> {
    const order = await this.orders.ofUser(userId, id);
    if (!order) throw new AppError('not_found', 'Purchase not found.');
    if (order.credited > 0 || order.status === 'expired') return shown(order, id);
    try {
      await this.settle.run(factsOf(await this.provider.session(id)));
    } catch (error) {
      // The webhook or the reconciler credits it later; what is known now is still worth showing.
      this.log.warn(
        { err: error, order_id: order.id },
        'The payment provider could not be asked for a purchase',
      );
    }
    return shown((await this.orders.ofUser(userId, id)) ?? order, id);
  }
}

const shown = (order: PurchaseOrder, sessionId: string): PaymentSession => ({
  session_id: sessionId,
  status: order.status === 'complete' || order.status === 'expired' ? order.status : 'open',
  payment_status: order.is_paid ? 'paid' : order.is_refused ? 'failed' : 'unpaid',
  quantity: order.quantity,
  amount_total: order.quantity * order.unit_amount,
  currency: order.currency,
  credited: order.credited > 0,
  taken_back: order.taken_back,
});
