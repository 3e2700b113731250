import type { LearningPathPreview, LearningPathPreviewQuery } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CourseList } from './course-list.ts';

/** One page of the caller's courses, as the history shows them. */
@Injectable()
export class PreviewLearningPaths implements Record<
  'run',
  UseCases['previewLearningPaths']['run']
> {
  constructor(private readonly courses: CourseList) {}

  async run({ userId }: Caller, query: LearningPathPreviewQuery): Promise<LearningPathPreview> {
    const asked = performance.now();
    const { entries, total, isCapped } = await this.courses.page(userId, query);
    return {
      entries,
      total,
      is_total_capped: isCapped,
      page: query.page,
      per_page: query.per_page,
      request_time_ms: Math.round(performance.now() - asked),
    };
  }
}
