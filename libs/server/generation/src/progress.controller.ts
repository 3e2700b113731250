import {
  AppError,
  fieldRefusal,
  finalStatuses,
  operations,
  sayAs,
  taskIdInput,
} from '@coursewright/contract';
import { Rest, SignedInCaller } from '@coursewright/platform';
import type { Caller } from '@coursewright/rpc';
import {
  Controller,
  Headers,
  Param,
  Query,
  Res,
  SseSignal,
  type MessageEvent,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { EMPTY, type Observable } from 'rxjs';
import { GenerationRuns } from './generation-runs.ts';
import { OpenStreams } from './open-streams.ts';
import { ProgressStream } from './progress-stream.ts';

const eventNumber = /^\d{1,9}$/;

@Controller()
export class ProgressController {
  constructor(
    private readonly runs: GenerationRuns,
    private readonly progress: ProgressStream,
    private readonly openStreams: OpenStreams,
  ) {}

  /**
   * Events after the one the reader saw last: the header a reconnecting EventSource sends, or
   * `lastEventId` in the query. 204 when none will follow, which is how an EventSource is told not
   * to come back.
   */
  @Rest(operations.progressStream)
  async stream(
    @SignedInCaller() caller: Caller,
    @Param({ schema: taskIdInput }) { id }: { id: string },
    @Headers('last-event-id') header: string | undefined,
    @Query('lastEventId') query: string | string[] | undefined,
    @SseSignal() signal: AbortSignal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Observable<MessageEvent>> {
    const last = header || query || '0';
    if (typeof last !== 'string' || !eventNumber.test(last))
      throw fieldRefusal(
        'lastEventId',
        sayAs(
          'malformed_request',
          'lastEventId must be the number of the last event that was read.',
        ),
      );
    const task = await this.runs.headOf(caller.userId, id);
    if (!task) throw new AppError('not_found', 'There is no such course.');

    const after = Math.min(Number(last), task.last_event_id);
    const isOver =
      finalStatuses.some((status) => status === task.status) && after === task.last_event_id;
    if (isOver) {
      void reply.status(204);
      return EMPTY;
    }
    await this.openStreams.enter(caller.userId, signal);
    return this.progress.messages(caller, id, after);
  }
}
