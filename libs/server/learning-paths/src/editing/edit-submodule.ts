import { randomUUID } from 'node:crypto';
import type { EditSubmoduleInput, TaskView } from '@coursewright/contract';
import { LessonChecker } from '@coursewright/authoring';
import type { Caller } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ChangeLesson } from './change-lesson.ts';
import { editLesson } from '../document/edit-lesson.ts';
import { learner } from '../versions/version-author.ts';

/** One lesson as its owner rewrote it by hand. */
@Injectable()
export class EditSubmodule {
  constructor(
    private readonly changeLesson: ChangeLesson,
    private readonly checker: LessonChecker,
  ) {}

  run(
    caller: Caller,
    { id, submodule_id, revision, ...edit }: EditSubmoduleInput,
  ): Promise<TaskView> {
    return this.changeLesson.run(
      caller,
      { id, submodule_id, revision },
      { author: learner, change: 'edited' },
      ({ document }) => editLesson(document, submodule_id, edit, this.checker, randomUUID),
    );
  }
}
