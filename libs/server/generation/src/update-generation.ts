import { Refusal, say, type TaskView, type UpdateGenerationInput } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GenerationRuns } from './generation-runs.ts';
import { GetGeneration } from './get-generation.ts';

/**
 * Changes what the owner of a generation can change while it goes on: whether a mail tells of its
 * end.
 */
@Injectable()
export class UpdateGeneration {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly getGeneration: GetGeneration,
  ) {}

  async run(caller: Caller, { id, notify_by_email }: UpdateGenerationInput): Promise<TaskView> {
    const changed = await this.runs.setNotify(caller.userId, id, notify_by_email);
    const task = await this.getGeneration.run(caller, { id });
    if (!changed) throw new Refusal('conflict', say('generation_ended'));
    return task;
  }
}
