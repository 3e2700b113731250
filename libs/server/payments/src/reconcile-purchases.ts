import { Clock, Jobs, Idempotency } from '@coursewright/platform';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { factsOf } from './checkout-session.ts';
import { PaymentProvider } from './payment-provider.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { SettlePurchase } from './settle-purchase.ts';

const queue = 'payments.reconcile';
/** Milliseconds between rounds. */
const every = 5 * 60_000;
/** Milliseconds for which a purchase is left to its webhook. */
const leftToWebhook = 2 * 60_000;
/** Milliseconds after which an order that no provider knows is given up. */
const withoutSession = 15 * 60_000;
/** Milliseconds after which an unpaid purchase is not asked for any more. */
const giveUpAfter = 30 * 24 * 3600_000;
const batch = 50;

/**
 * Now and then, as a job: asks the provider for purchases of which no webhook came, so that a
 * lost webhook costs nobody money.
 */
@Injectable()
export class ReconcilePurchases implements OnModuleInit {
  private readonly log = new Logger(ReconcilePurchases.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly orders: PurchaseOrders,
    private readonly provider: PaymentProvider,
    private readonly settle: SettlePurchase,
    private readonly idempotency: Idempotency,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(queue, { every }, (signal) => this.run(signal));
  }

  async run(signal?: AbortSignal): Promise<void> {
    const now = this.clock.now().getTime();
    for (let after: string | null = null; ;) {
      const orders = await this.orders.unsettled(
        { from: new Date(now - giveUpAfter), to: new Date(now - leftToWebhook) },
        after,
        batch,
      );
      for (const order of orders) {
        if (signal?.aborted) return;
        if (order.session_id) await this.ask(order.id, order.session_id);
        else if (order.created_at.getTime() <= now - withoutSession)
          await this.orders.fail(order.id);
      }
      after = orders.at(-1)?.id ?? null;
      if (orders.length < batch) break;
    }
    while (!signal?.aborted && (await this.idempotency.forgetOld(1_000)) === 1_000);
  }

  /** Asks for one purchase now. Throws what the provider's failure is. */
  async one(orderId: string): Promise<void> {
    const order = await this.orders.byId(orderId);
    if (order?.session_id)
      await this.settle.run(factsOf(await this.provider.session(order.session_id)));
  }

  /** One purchase that cannot be asked for must not keep the others from being credited. */
  private async ask(orderId: string, sessionId: string): Promise<void> {
    try {
      await this.settle.run(factsOf(await this.provider.session(sessionId)));
    } catch (err) {
      this.log.warn(
        { err, order_id: orderId },
        'A purchase could not be reconciled; it is tried again later',
      );
    }
  }
}
