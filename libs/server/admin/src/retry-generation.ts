import type { TaskStarted } from '@coursewright/contract';
import { RetryGeneration } from '@coursewright/generation';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { AuditLog } from './audit-log.ts';
import { GenerationOwner } from './generation-owner.ts';

/** Tries a generation again, on its owner's account. */
@Injectable()
export class RetryAnyGeneration implements Record<'run', UseCases['adminRetryGeneration']['run']> {
  constructor(
    private readonly audit: AuditLog,
    private readonly owner: GenerationOwner,
    private readonly retry: RetryGeneration,
  ) {}

  run(caller: Caller, { id }: { id: string }): Promise<TaskStarted> {
    return this.audit.record({
      caller,
      action: 'retry_generation',
      target: id,
      snapshot: () => this.owner.snapshot(id),
      work: async () => this.retry.again((await this.owner.asOwner(caller, id)).userId, id),
    });
  }
}
