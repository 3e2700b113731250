import { AppError, type RestoreVersionInput, type TaskView } from '@coursewright/contract';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ChangeLesson } from './change-lesson.ts';
import { restoreLesson } from '../document/restore-lesson.ts';
import { SubmoduleVersions } from '../versions/submodule-versions.ts';
import { learner } from '../versions/version-author.ts';

/** Makes an earlier version of a lesson the newest. */
@Injectable()
export class RestoreVersion {
  constructor(
    private readonly changeLesson: ChangeLesson,
    private readonly versions: SubmoduleVersions,
  ) {}

  run(
    caller: Caller,
    { id, submodule_id, number, revision }: RestoreVersionInput,
  ): Promise<TaskView> {
    return this.changeLesson.run(
      caller,
      { id, submodule_id, revision },
      { author: learner, change: 'restored' },
      async (course) => {
        const version = await this.versions.one(course.id, submodule_id, number);
        if (!version) throw new AppError('not_found', 'There is no such version of this lesson.');
        return restoreLesson(course.document, version.submodule, version.sources);
      },
    );
  }
}
