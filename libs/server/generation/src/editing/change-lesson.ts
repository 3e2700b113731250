import type { PathData, SubmoduleParams, TaskView } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GetGeneration } from '../get-generation.ts';
import { changedMeanwhile, CourseChanges } from './course-changes.ts';
import { submoduleOf } from './course-document.ts';
import { CourseReport } from './course-report.ts';
import { RecordLesson } from './record-lesson.ts';
import type { VersionNote } from './submodule-versions.ts';

/** What every change of one lesson by its owner does: the course at a new revision and a new version of the lesson, together or not at all. */
@Injectable()
export class ChangeLesson {
  constructor(
    private readonly database: Database,
    private readonly courses: CourseChanges,
    private readonly report: CourseReport,
    private readonly recordLesson: RecordLesson,
    private readonly getGeneration: GetGeneration,
  ) {}

  /** Throws not_found, and conflict when the course is being written or stands at another revision. */
  async run(
    caller: Caller,
    place: SubmoduleParams & { revision: number },
    version: VersionNote,
    change: (course: PathData) => PathData | Promise<PathData>,
  ): Promise<TaskView> {
    const { id, submodule_id, revision } = place;
    const task = await this.courses.ofUser(caller.userId, id);
    if (task.course_revision !== revision) throw changedMeanwhile(task.course_revision);
    const before = submoduleOf(task.course, submodule_id);
    const course = await this.report.recounted(await change(task.course));
    await this.database.transaction(async () => {
      await this.courses.save(caller.userId, task, course);
      await this.recordLesson.run(task, before, course, version);
    });
    return this.getGeneration.run(caller, { id });
  }
}
