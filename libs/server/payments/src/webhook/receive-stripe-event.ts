import { Clock, Database, faultPoint } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import type { Stripe } from 'stripe';
import { factsOf, uuidOrNull } from '../checkout-session.ts';
import { ParkedPayments } from '../parked-payments.ts';
import { PaymentProvider } from '../payment-provider.ts';
import { PurchaseOrders } from '../purchase-orders.ts';
import { SettlePurchase } from '../settle-purchase.ts';
import { type EventOutcome, PaymentEventRow } from './payment-event.entity.ts';

/**
 * Takes an event of the payment provider. Its record commits with what it does, so an event counts
 * once, and one that could not be worked on is refused and comes again. Nothing is looked up before
 * the signature is good.
 */
@Injectable()
export class ReceiveStripeEvent {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly provider: PaymentProvider,
    private readonly orders: PurchaseOrders,
    private readonly parked: ParkedPayments,
    private readonly settle: SettlePurchase,
  ) {}

  async run(body: string, signature: string | undefined): Promise<void> {
    const event = await this.provider.eventOf(body, signature);
    faultPoint('webhook.verified');
    await this.database.transaction(async () => {
      const isFirst = await this.database.run(
        `INSERT INTO payment_events (id, type, outcome, received_at) VALUES ($1, $2, 'ignored', $3) ON CONFLICT DO NOTHING`,
        [event.id, event.type, this.clock.now()],
      );
      if (!isFirst) return;
      faultPoint('webhook.claimed');
      const outcome = await this.apply(event);
      await this.database.repository(PaymentEventRow, (events) =>
        events.update({ id: event.id }, { outcome }),
      );
      faultPoint('webhook.applied');
    });
    faultPoint('webhook.committed');
  }

  private async apply(event: Stripe.Event): Promise<EventOutcome> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.async_payment_failed':
      case 'checkout.session.expired': {
        const facts = factsOf(
          event.data.object,
          event.type === 'checkout.session.async_payment_failed',
        );
        const fits = await this.settle.run(facts, event.id);
        return fits ? 'applied' : facts.isPaid ? 'parked' : 'ignored';
      }
      case 'charge.refunded': {
        const { id, payment_intent: intent, amount_refunded: cents, metadata } = event.data.object;
        return this.withOrder(event, id, intent, metadata, (orderId) =>
          this.settle.refunded(orderId, cents, event.id),
        );
      }
      case 'charge.dispute.created':
      case 'charge.dispute.updated':
      case 'charge.dispute.funds_withdrawn':
      case 'charge.dispute.funds_reinstated':
      case 'charge.dispute.closed': {
        const { id, payment_intent: intent, amount, status, metadata } = event.data.object;
        return this.withOrder(event, id, intent, metadata, (orderId) =>
          this.settle.disputed(orderId, { id, amount, status }, event.id),
        );
      }
      default:
        return 'ignored';
    }
  }

  /**
   * The order of a charge: by the payment it belongs to, or, before that is known, by what we wrote
   * on it.
   */
  private async withOrder(
    event: Stripe.Event,
    subject: string,
    intent: string | { id: string } | null,
    metadata: Stripe.Metadata | null,
    work: (orderId: string) => Promise<boolean>,
  ): Promise<EventOutcome> {
    const intentId = typeof intent === 'string' ? intent : intent?.id;
    const named = uuidOrNull(metadata?.['order_id']);
    const order =
      (intentId ? await this.orders.byPaymentIntent(intentId) : undefined) ??
      (named ? await this.orders.byId(named) : undefined);
    const isAnother = order?.payment_intent != null && order.payment_intent !== intentId;
    if (order && !isAnother) return (await work(order.id)) ? 'applied' : 'parked';
    await this.parked.park({
      subject,
      reason: 'unknown_order',
      eventId: event.id,
      details: { type: event.type, payment_intent: intentId ?? null, order_id: named },
    });
    return 'parked';
  }
}
