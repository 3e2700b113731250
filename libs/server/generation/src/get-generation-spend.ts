import { AppError, type GenerationSpend as SpendOfOne } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationSpend } from './generation-spend.ts';

/** What a generation has asked of its model so far, for its owner. */
@Injectable()
export class GetGenerationSpend {
  constructor(private readonly spend: GenerationSpend) {}

  async run({ userId }: Caller, { id }: { id: string }): Promise<SpendOfOne> {
    const spend = await this.spend.ofTask(userId, id);
    if (!spend) throw new AppError('not_found', 'There is no such course.');
    return spend;
  }
}
