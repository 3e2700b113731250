import type { LearningPathEntry, UpdatePublicityBody } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { SharedCourses } from './shared-courses.ts';

/** Lets everybody read an own course who knows its address, or nobody any more. */
@Injectable()
export class UpdatePublicity implements Record<'run', UseCases['updatePublicity']['run']> {
  constructor(private readonly courses: SharedCourses) {}

  run(
    { userId }: Caller,
    { id, ...publicity }: { id: string } & UpdatePublicityBody,
  ): Promise<LearningPathEntry> {
    return this.courses.setPublicity(userId, id, publicity);
  }
}
