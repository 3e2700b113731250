import type { LearningPathEntry } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { KeptCourses } from './kept-courses.ts';

/** Brings a deleted course back as it was. */
@Injectable()
export class RestoreLearningPath implements Record<'run', UseCases['restoreLearningPath']['run']> {
  constructor(private readonly courses: KeptCourses) {}

  run({ userId }: Caller, { id }: { id: string }): Promise<LearningPathEntry> {
    return this.courses.restore(userId, id);
  }
}
