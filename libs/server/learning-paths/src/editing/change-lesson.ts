import type { PathData, SubmoduleParams, TaskView } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CourseReport } from '../course-report.ts';
import { CourseViews } from '../course-views.ts';
import { changedMeanwhile, Courses, type WrittenCourse } from '../courses.ts';
import { lessonOf } from '../document/course-document.ts';
import { RecordLesson } from '../versions/record-lesson.ts';
import type { VersionNote } from '../versions/submodule-versions.ts';

/**
 * What every change of one lesson by its owner does: the course at a new revision and a new version
 * of the lesson, together or not at all.
 */
@Injectable()
export class ChangeLesson {
  constructor(
    private readonly database: Database,
    private readonly courses: Courses,
    private readonly report: CourseReport,
    private readonly recordLesson: RecordLesson,
    private readonly views: CourseViews,
  ) {}

  /**
   * Throws not_found, and conflict when the course is being written or stands at another revision.
   */
  async run(
    caller: Caller,
    place: SubmoduleParams & { revision: number },
    version: VersionNote,
    change: (course: WrittenCourse) => PathData | Promise<PathData>,
  ): Promise<TaskView> {
    const { id, submodule_id, revision } = place;
    const course = await this.courses.changeable(caller.userId, id);
    if (course.revision !== revision) throw changedMeanwhile(course.revision);
    const before = lessonOf(course.document, submodule_id);
    const document = await this.report.recounted(await change(course));
    await this.database.transaction(async () => {
      await this.courses.save(course, document);
      await this.recordLesson.run(course, before, document, version);
    });
    return this.views.of(caller, id);
  }
}
