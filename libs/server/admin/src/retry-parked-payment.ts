import { type ParkedPaymentView, Refusal, say, sayAs } from '@coursewright/contract';
import { ReconcilePurchases } from '@coursewright/payments';
import { Database } from '@coursewright/platform';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';
import { Parked } from './parked.ts';

/** Asks the provider again and credits the order, now that what stood in the way is gone. */
@Injectable()
export class RetryParkedPayment implements Record<
  'run',
  UseCases['adminRetryParkedPayment']['run']
> {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly parked: Parked,
    private readonly reconcile: ReconcilePurchases,
  ) {}

  run(caller: Caller, { id }: { id: string }): Promise<ParkedPaymentView> {
    return this.audit.record({
      caller,
      action: 'retry_parked_payment',
      target: id,
      snapshot: () => this.parked.snapshot(id),
      // A transaction does not wait for the provider.
      within: async (work) => {
        const { order_id: orderId, resolved_at } = await this.parked.one(id);
        if (!resolved_at && orderId) await this.reconcile.one(orderId);
        return this.database.transaction(work);
      },
      work: async () => {
        const now = await this.parked.one(id);
        if (!now.order_id) throw new Refusal('conflict', say('payment_without_order'));
        if (!now.resolved_at)
          throw new Refusal(
            'conflict',
            sayAs('payment_not_creditable', `It still cannot be credited. ${now.message}`),
          );
        return now;
      },
    });
  }
}
