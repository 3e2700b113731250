import { AppError, type ParkedPaymentView } from '@coursewright/contract';
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
        if (!now.order_id)
          throw new AppError(
            'conflict',
            'No order belongs to this payment, so it cannot be credited. Return it at the provider, then dismiss it.',
          );
        if (!now.resolved_at)
          throw new AppError('conflict', `It still cannot be credited. ${now.message}`);
        return now;
      },
    });
  }
}
