import type { DismissParkedInput, ParkedPaymentView } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';
import { Parked } from './parked.ts';

/** Closes a parked payment that was settled elsewhere, e.g. returned at the provider. */
@Injectable()
export class DismissParkedPayment implements Record<
  'run',
  UseCases['adminDismissParkedPayment']['run']
> {
  constructor(
    private readonly audit: AuditLog,
    private readonly parked: Parked,
  ) {}

  run(caller: Caller, { id, notes }: DismissParkedInput): Promise<ParkedPaymentView> {
    return this.audit.record({
      caller,
      action: 'dismiss_parked_payment',
      target: id,
      snapshot: () => this.parked.snapshot(id),
      work: async () => {
        await this.parked.one(id);
        await this.parked.close(id, caller.userId, notes);
        return this.parked.one(id);
      },
    });
  }
}
