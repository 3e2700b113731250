import type { ClearChatBody } from '@coursewright/contract';
import type { Caller, UseCases } from '@coursewright/rpc';
import { Injectable } from '@nestjs/common';
import { ChatThreads } from './chat-threads.ts';

/** Forgets what was said about a lesson. */
@Injectable()
export class ClearChat implements Record<'run', UseCases['clearChat']['run']> {
  constructor(private readonly threads: ChatThreads) {}

  run({ userId }: Caller, { thread_id }: ClearChatBody): Promise<void> {
    return this.threads.remove(userId, thread_id);
  }
}
