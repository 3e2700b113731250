import { randomUUID } from 'node:crypto';
import type { SaveStructureInput, TaskView } from '@coursewright/contract';
import { Database } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { GetGeneration } from '../get-generation.ts';
import { changedMeanwhile, CourseChanges } from './course-changes.ts';
import { CourseReport } from './course-report.ts';
import { RecordLesson } from './record-lesson.ts';
import { RemovedPieces } from './removed-pieces.ts';
import { restructure } from './restructure.ts';
import { learner } from './version-author.ts';

/** Adds, moves, renames and removes modules and lessons. What is removed is kept aside, so that it can be brought back by its id. */
@Injectable()
export class SaveStructure {
  constructor(
    private readonly database: Database,
    private readonly courses: CourseChanges,
    private readonly removed: RemovedPieces,
    private readonly report: CourseReport,
    private readonly recordLesson: RecordLesson,
    private readonly getGeneration: GetGeneration,
  ) {}

  async run(caller: Caller, { id, revision, modules }: SaveStructureInput): Promise<TaskView> {
    const task = await this.courses.ofUser(caller.userId, id);
    if (task.course_revision !== revision) throw changedMeanwhile(task.course_revision);
    const named = modules.flatMap((module) => [
      ...(module.id ? [module.id] : []),
      ...module.submodules.flatMap((one) => ('id' in one ? one.id : [])),
    ]);
    const changed = restructure(task.course, modules, await this.removed.of(id, named), randomUUID);
    const course = await this.report.recounted(changed.course);
    await this.database.transaction(async () => {
      await this.courses.save(caller.userId, task, course);
      await this.removed.keep(id, changed.removed);
      for (const before of changed.renamed)
        await this.recordLesson.run(task, before, course, { author: learner, change: 'edited' });
    });
    return this.getGeneration.run(caller, { id });
  }
}
