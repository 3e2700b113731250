import {
  operations,
  saveLearningPathBody,
  type SavedLearningPath,
  type SaveLearningPathInput,
} from '@coursewright/contract';
import { CalledWith, Idempotency, Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller, CallOptions } from '@coursewright/rpc';
import { Body, Controller, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ExportLearningPaths } from './export-learning-paths.ts';
import { SaveLearningPath } from './save-learning-path.ts';

/** What is asked of the history that needs a status of its own or a file. */
@Controller()
export class LibraryController {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly saveLearningPath: SaveLearningPath,
    private readonly exportLearningPaths: ExportLearningPaths,
  ) {}

  @Rest(operations.saveLearningPath)
  async save(
    @SignedInCaller() caller: Caller,
    @Body({ schema: saveLearningPathBody }) input: SaveLearningPathInput,
    @CalledWith() options: CallOptions,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SavedLearningPath> {
    const { userId } = caller;
    const request = { userId, operation: 'saveLearningPath', input, ...options } as const;
    const attempt = this.idempotency.attempt(request);
    const saved = await this.saveLearningPath.run(caller, input, attempt);
    if (!saved.is_new) reply.status(200);
    return saved;
  }

  @Rest(operations.exportLearningPaths)
  async export(@SignedInCaller() caller: Caller): Promise<StreamableFile> {
    return new StreamableFile(await this.exportLearningPaths.run(caller), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="coursewright-courses.json"',
    });
  }
}
