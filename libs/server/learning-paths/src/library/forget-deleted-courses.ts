import { Jobs } from '@coursewright/platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { KeptCourses } from './kept-courses.ts';

const queue = 'learning-paths.housekeeping';
/** Milliseconds between rounds. */
const every = 60 * 60_000;
/** Courses of one statement: short locks, and a pause for everybody else in between. */
const batch = 50;

/** Now and then, as a job: forgets courses that were deleted long ago. */
@Injectable()
export class ForgetDeletedCourses implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly courses: KeptCourses,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(queue, { every }, (signal) => this.run(signal));
  }

  async run(signal?: AbortSignal): Promise<void> {
    for (let forgotten = batch; forgotten === batch && !signal?.aborted;)
      forgotten = await this.courses.forgetDeleted(batch);
  }
}
