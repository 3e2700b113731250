import {
  AppError,
  type LearningPathEntry,
  type LearningPathSource,
  limits,
  type PathData,
  Refusal,
  sayAs,
  shareId,
} from '@coursewright/contract';
import { RateLimits } from '@coursewright/platform';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { noSuchCourse } from '../courses.ts';
import { KeptCourses } from '../library/kept-courses.ts';
import { publicDocument } from './public-document.ts';
import { type SharedCourse, SharedCourses } from './shared-courses.ts';
import { withNewIds } from './with-new-ids.ts';

interface Original {
  readonly course: SharedCourse;
  readonly document: PathData;
  readonly source: LearningPathSource;
}

/**
 * Adds a course to the caller's history that is what a public or an own one is now. The two are
 * strangers from then on: other ids, and neither progress, tags nor earlier versions come along.
 */
@Injectable()
export class CopyLearningPath implements Record<'run', UseCases['copyLearningPath']['run']> {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly shared: SharedCourses,
    private readonly courses: KeptCourses,
  ) {}

  async run(
    { userId }: Caller,
    { id }: { id: string },
    attempt: Attempt,
  ): Promise<LearningPathEntry> {
    await this.rateLimits.take(
      `copy course ${userId}`,
      limits.library.copies.perHour,
      3600,
      'You have copied a lot of courses within an hour.',
    );
    return attempt.once(async () => {
      const { course, source, ...original } = await this.originalOf(userId, id);
      const document = withNewIds(original.document);
      const copy = await this.courses.add(userId, {
        topic: course.topic,
        language: course.language,
        source,
        tags: [],
        isFavourite: false,
        isComplete: course.delivered_at !== null,
        document,
        json: JSON.stringify(document),
      });
      if (!copy) throw noSuchCourse();
      return copy;
    });
  }

  /** Whoever comes by the public address gets what is public. Throws not_found and conflict. */
  private async originalOf(userId: string, id: string): Promise<Original> {
    const isPublic = shareId.safeParse(id).success;
    const course = await (isPublic ? this.shared.ofAddress(id) : this.shared.own(userId, id));
    if (!course) throw noSuchCourse();
    if (course.is_being_written) throw beingWritten();
    return isPublic
      ? { course, document: publicDocument(course.document), source: 'copied_public' }
      : { course, document: course.document, source: course.source };
  }
}

/** A lesson that is half written would stay so in the copy. */
const beingWritten = (): AppError =>
  new Refusal(
    'conflict',
    sayAs(
      'course_being_written',
      'This course is being written just now. Copy it when that has ended.',
    ),
  );
