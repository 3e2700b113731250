import type { LearningState } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { LearningLog } from './learning-log.ts';

/** What a learner has done in a course so far, from every device. */
@Injectable()
export class GetLearning implements Record<'run', UseCases['getLearning']['run']> {
  constructor(private readonly log: LearningLog) {}

  run({ userId }: Caller, { id }: { id: string }): Promise<LearningState> {
    return this.log.learningOf(userId, id);
  }
}
