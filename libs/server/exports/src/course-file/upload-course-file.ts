import { type ImportedCourseFile, Refusal, say } from '@coursewright/contract';
import { Idempotency } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import type { ReceivedFile } from '@coursewright/sources';
import { Injectable } from '@nestjs/common';
import { FileTurns } from './file-turns.ts';
import { ImportLimit } from './import-limit.ts';
import { TakeCourseIn } from './take-course-in.ts';

/** Takes in a course from a file of any size, which lies on the disk until its turn comes. */
@Injectable()
export class UploadCourseFile {
  constructor(
    private readonly limit: ImportLimit,
    private readonly takeIn: TakeCourseIn,
    private readonly turns: FileTurns,
    private readonly idempotency: Idempotency,
  ) {}

  /** `receive` is told whether the bytes are wanted, which those of an answered repetition are not. */
  async run(
    { userId }: Caller,
    receive: (isKept: boolean) => Promise<ReceivedFile>,
    { idempotencyKey }: CallOptions,
  ): Promise<ImportedCourseFile> {
    const isAnswered = await this.idempotency.hasAnswer(userId, idempotencyKey);
    if (!isAnswered) await this.limit.take(userId);
    const { stored, hash } = await receive(!isAnswered);
    try {
      return await this.idempotency.inSteps(
        { userId, operation: 'uploadCourseFile', input: { hash }, idempotencyKey },
        async (commit) => {
          // Its answer was forgotten while it arrived.
          if (!stored) throw new Refusal('conflict', say('upload_broken'));
          const { fd, size } = stored;
          return this.turns.run(userId, () => this.takeIn.run(userId, { fd, size }, commit));
        },
      );
    } finally {
      await stored?.remove();
    }
  }
}
