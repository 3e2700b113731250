import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { KeptCourses } from './kept-courses.ts';

/** Empties the history, but for courses that are being written. */
@Injectable()
export class ClearLearningPaths implements Record<'run', UseCases['clearLearningPaths']['run']> {
  constructor(private readonly courses: KeptCourses) {}

  run({ userId }: Caller): Promise<void> {
    return this.courses.removeAll(userId);
  }
}
