import type { ImportedCourseFile } from '@coursewright/contract';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ImportLimit } from './import-limit.ts';
import { TakeCourseIn } from './take-course-in.ts';

/** Takes in a course from a file that is small enough for a request of JSON. */
@Injectable()
export class ImportCourseFile implements Record<'run', UseCases['importCourseFile']['run']> {
  constructor(
    private readonly limit: ImportLimit,
    private readonly takeIn: TakeCourseIn,
  ) {}

  async run(
    { userId }: Caller,
    { file }: { file: string },
    attempt: Attempt,
  ): Promise<ImportedCourseFile> {
    await this.limit.take(userId);
    return this.takeIn.run(userId, Buffer.from(file, 'base64'), (effect) => attempt.once(effect));
  }
}
