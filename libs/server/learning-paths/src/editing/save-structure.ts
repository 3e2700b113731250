import { randomUUID } from 'node:crypto';
import type { SaveStructureInput, TaskView } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { CourseReport } from '../course-report.ts';
import { CourseViews } from '../course-views.ts';
import { changedMeanwhile, Courses } from '../courses.ts';
import { restructure } from '../document/restructure.ts';
import { RecordLesson } from '../versions/record-lesson.ts';
import { learner } from '../versions/version-author.ts';
import { RemovedPieces } from './removed-pieces.ts';

/**
 * Adds, moves, renames and removes modules and lessons. What is removed is kept aside, so that it
 * can be brought back by its id.
 */
@Injectable()
export class SaveStructure {
  constructor(
    private readonly database: Database,
    private readonly courses: Courses,
    private readonly removed: RemovedPieces,
    private readonly report: CourseReport,
    private readonly recordLesson: RecordLesson,
    private readonly views: CourseViews,
  ) {}

  async run(caller: Caller, { id, revision, modules }: SaveStructureInput): Promise<TaskView> {
    const course = await this.courses.changeable(caller.userId, id);
    if (course.revision !== revision) throw changedMeanwhile(course.revision);
    const named = modules.flatMap((module) => [
      ...(module.id ? [module.id] : []),
      ...module.submodules.flatMap((one) => ('id' in one ? one.id : [])),
    ]);
    const removed = await this.removed.of(course.id, named);
    const changed = restructure(course.document, modules, removed, randomUUID);
    const document = await this.report.recounted(changed.course);
    await this.database.transaction(async () => {
      await this.courses.save(course, document);
      await this.removed.keep(course.id, changed.removed);
      for (const before of changed.renamed)
        await this.recordLesson.run(course, before, document, {
          author: learner,
          change: 'edited',
        });
    });
    return this.views.of(caller, id);
  }
}
