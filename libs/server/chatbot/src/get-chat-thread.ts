import type { ChatThread, ChatThreadInput } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ChatAllowances } from './chat-allowances.ts';
import { ChatThreads } from './chat-threads.ts';
import { TaughtLessons } from './taught-lessons.ts';

/** What was said about a lesson of an own course, page by page from the end. */
@Injectable()
export class GetChatThread implements Record<'run', UseCases['chatThread']['run']> {
  constructor(
    private readonly lessons: TaughtLessons,
    private readonly threads: ChatThreads,
    private readonly allowances: ChatAllowances,
  ) {}

  async run(
    { userId }: Caller,
    { id, submodule_id, before }: ChatThreadInput,
  ): Promise<ChatThread> {
    const courseId = await this.lessons.courseOf(userId, id, submodule_id);
    const threadId = await this.threads.find({ userId, courseId, submoduleId: submodule_id });
    const [page, allowance] = await Promise.all([
      threadId === undefined
        ? { messages: [], hasEarlier: false }
        : this.threads.page(threadId, before),
      this.allowances.left(userId),
    ]);
    return {
      thread_id: threadId ?? null,
      messages: page.messages,
      has_earlier: page.hasEarlier,
      allowance,
    };
  }
}
