import type { PathData, Submodule } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { sourcesOf, lessonOf } from '../document/course-document.ts';
import type { WrittenCourse } from '../courses.ts';
import { type KeptLesson, SubmoduleVersions, type VersionNote } from './submodule-versions.ts';

/** A lesson of a course as a version keeps it. */
export const keptLesson = (document: PathData, submodule: Submodule): KeptLesson => ({
  submodule,
  sources: sourcesOf(document.sources, [submodule]),
});

/**
 * Records the change of one lesson, in the transaction that has changed the course: what it was, if
 * nobody has kept that yet, and what it is.
 */
@Injectable()
export class RecordLesson {
  constructor(private readonly versions: SubmoduleVersions) {}

  async run(
    course: Pick<WrittenCourse, 'id' | 'document' | 'created_at'>,
    before: Submodule,
    document: PathData,
    version: VersionNote,
  ): Promise<void> {
    const after = lessonOf(document, before.id);
    if (before.content !== '')
      await this.versions.keepFirst(
        course.id,
        keptLesson(course.document, before),
        course.document.author,
        course.created_at,
      );
    if (after.content !== '')
      await this.versions.add(course.id, keptLesson(document, after), version);
  }
}
