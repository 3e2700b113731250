import type { PathData, Submodule } from '@coursewright/contract';
import { Injectable } from '@nestjs/common';
import { sourcesOf, submoduleOf } from './course-document.ts';
import { type KeptLesson, SubmoduleVersions, type VersionNote } from './submodule-versions.ts';

/** A lesson of a course as a version keeps it. */
export const keptLesson = (course: PathData, submodule: Submodule): KeptLesson => ({
  submodule,
  sources: sourcesOf(course.sources, [submodule]),
});

/** Records the change of one lesson, in the transaction that has changed the course: what it was, if nobody has kept that yet, and what it is. */
@Injectable()
export class RecordLesson {
  constructor(private readonly versions: SubmoduleVersions) {}

  async run(
    task: { readonly id: string; readonly course: PathData; readonly created_at: Date },
    before: Submodule,
    course: PathData,
    version: VersionNote,
  ): Promise<void> {
    const after = submoduleOf(course, before.id);
    if (before.content !== '')
      await this.versions.keepFirst(
        task.id,
        keptLesson(task.course, before),
        task.course.author,
        task.created_at,
      );
    if (after.content !== '') await this.versions.add(task.id, keptLesson(course, after), version);
  }
}
