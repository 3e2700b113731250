import type { SubmoduleVersion } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { lessonOf } from '../document/course-document.ts';
import { Courses, noSuchCourse, type WrittenCourse } from '../courses.ts';
import { keptLesson } from './record-lesson.ts';
import { type KeptLesson, SubmoduleVersions, type VersionHead } from './submodule-versions.ts';

/**
 * The versions of a lesson as its owner reads them. A lesson that was never changed has one, which
 * stands in the course itself.
 */
@Injectable()
export class VersionHistory {
  constructor(
    private readonly courses: Courses,
    private readonly versions: SubmoduleVersions,
  ) {}

  /** Newest first. Throws not_found. */
  async heads(userId: string, id: string, submoduleId: string): Promise<SubmoduleVersion[]> {
    const course = await this.courseOf(userId, id);
    const kept = await this.versions.heads(course.id, submoduleId);
    if (kept.length > 0) return kept.map((version, index) => viewOf(version, index === 0));
    if (lessonOf(course.document, submoduleId).content === '') return [];
    return [
      {
        number: 1,
        created_at: course.created_at.toISOString(),
        author: course.document.author,
        change: 'written',
        is_current: true,
      },
    ];
  }

  /** The lesson as a version had it. Throws not_found. */
  async lesson(
    userId: string,
    id: string,
    submoduleId: string,
    number: number,
  ): Promise<KeptLesson> {
    const course = await this.courseOf(userId, id);
    return (
      (await this.versions.one(course.id, submoduleId, number)) ??
      keptLesson(course.document, lessonOf(course.document, submoduleId))
    );
  }

  private async courseOf(userId: string, id: string): Promise<WrittenCourse> {
    const course = await this.courses.find(userId, id);
    if (!course?.document) throw noSuchCourse();
    return { ...course, document: course.document };
  }
}

const viewOf = (
  { number, author, change, instruction, note, note_said: said, created_at }: VersionHead,
  isCurrent: boolean,
): SubmoduleVersion => ({
  number,
  author,
  change,
  created_at: created_at.toISOString(),
  ...(instruction === null ? {} : { instruction }),
  ...(note === null ? {} : { note }),
  ...(said === null ? {} : { note_said: said }),
  is_current: isCurrent,
});
