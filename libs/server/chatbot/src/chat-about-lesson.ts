import type { ChatAnswer, ChatBody } from '@coursewright/contract';
import type { Attempt, Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import type { Listener } from './model-tutor.ts';
import { Tutor } from './tutor.ts';

/**
 * Answers a question about a lesson from the course's sources. The message that it takes, the
 * question and the answer are kept in one step: what fails costs nothing and leaves nothing, and a
 * repetition with the same key asks no model again.
 */
@Injectable()
export class ChatAboutLesson implements Record<'run', UseCases['chat']['run']> {
  constructor(private readonly tutor: Tutor) {}

  run(caller: Caller, input: ChatBody, attempt: Attempt): Promise<ChatAnswer> {
    return this.begin(caller, input, attempt).then((answer) => answer());
  }

  /** What can be refused is refused now; the answer comes with the call of what is returned. */
  async begin(
    { userId }: Caller,
    input: ChatBody,
    attempt: Attempt,
  ): Promise<(listener?: Listener) => Promise<ChatAnswer>> {
    const question = await this.tutor.understand(userId, input, await attempt.isRepeated());
    return (listener) =>
      attempt.inSteps<ChatAnswer>(async (commit) => {
        const reply = await this.tutor.reply(question, listener);
        return commit(() => this.tutor.keep(question, reply));
      });
  }
}
