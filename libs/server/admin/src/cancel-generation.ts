import { CancelGeneration } from '@coursewright/generation';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';
import { GenerationOwner } from './generation-owner.ts';

/** Stops a generation as its owner could. */
@Injectable()
export class CancelAnyGeneration implements Record<
  'run',
  UseCases['adminCancelGeneration']['run']
> {
  constructor(
    private readonly audit: AuditLog,
    private readonly owner: GenerationOwner,
    private readonly cancel: CancelGeneration,
  ) {}

  run(caller: Caller, { id }: { id: string }): Promise<void> {
    return this.audit.record({
      caller,
      action: 'cancel_generation',
      target: id,
      snapshot: () => this.owner.snapshot(id),
      work: async () => {
        await this.cancel.stop(await this.owner.asOwner(caller, id), { id });
      },
    });
  }
}
