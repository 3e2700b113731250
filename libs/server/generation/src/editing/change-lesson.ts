import { type PathData, type SubmoduleParams, type TaskView } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GetGeneration } from '../get-generation.ts';
import { changedMeanwhile, CourseChanges } from './course-changes.ts';
import { sourcesOf, submoduleOf } from './course-document.ts';
import { type KeptLesson, SubmoduleVersions, type VersionNote } from './submodule-versions.ts';

export const keptLesson = (course: PathData, submoduleId: string): KeptLesson => {
  const submodule = submoduleOf(course, submoduleId);
  return { submodule, sources: sourcesOf(course.sources, [submodule]) };
};

/** What every change of one lesson by its owner does: the course at a new revision and a new version of the lesson, together or not at all. */
@Injectable()
export class ChangeLesson {
  constructor(
    private readonly database: Database,
    private readonly courses: CourseChanges,
    private readonly versions: SubmoduleVersions,
    private readonly getGeneration: GetGeneration,
  ) {}

  /** Throws not_found, and conflict when the course is being written or stands at another revision. */
  async run(caller: Caller, place: SubmoduleParams & { revision: number }, version: VersionNote, change: (course: PathData) => PathData | Promise<PathData>): Promise<TaskView> {
    const { id, submodule_id, revision } = place;
    const task = await this.courses.ofUser(caller.userId, id);
    if (task.course_revision !== revision) throw changedMeanwhile(task.course_revision);
    const before = keptLesson(task.course, submodule_id);
    const course = await change(task.course);
    await this.database.transaction(async () => {
      await this.courses.save(caller.userId, task, course);
      if (before.submodule.content !== '') await this.versions.keepFirst(id, before, task.course.author, task.created_at);
      await this.versions.add(id, keptLesson(course, submodule_id), version);
    });
    return this.getGeneration.run(caller, { id });
  }
}
