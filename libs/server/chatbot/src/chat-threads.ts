import {
  AppError,
  type ChatCitation,
  type ChatMessage,
  type ChatReplyKind,
  limits,
  Refusal,
  say,
} from '@coursewright/contract';
import { Clock, Database } from '@coursewright/platform';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { chatMessageRow } from './chat-message.entity.ts';
import { chatThreadRow } from './chat-thread.entity.ts';

/** Whose thread about what. */
export interface ThreadKey {
  readonly userId: string;
  readonly courseId: string;
  readonly submoduleId: string;
}

/** A message before it has its place. */
export interface NewMessage {
  readonly role: 'learner' | 'tutor';
  readonly kind: ChatReplyKind | null;
  readonly text: string;
  readonly citations: readonly ChatCitation[];
  readonly questionId: string | null;
  readonly uncertain?: string;
  readonly isStopped?: boolean;
}

const idRow = chatThreadRow.pick({ id: true });
const shownRow = chatMessageRow.pick({
  number: true,
  role: true,
  kind: true,
  text: true,
  citations: true,
  uncertain: true,
  is_stopped: true,
  question_id: true,
  created_at: true,
});
const saidRow = chatMessageRow.pick({ role: true, kind: true, text: true, question_id: true });
/** A message as far as it matters to what is said next. */
export type SaidMessage = z.infer<typeof saidRow>;
const columns = Object.keys(shownRow.shape).join(', ');
const shown = ({ created_at, ...message }: z.infer<typeof shownRow>): ChatMessage => ({
  ...message,
  created_at: created_at.toISOString(),
});

/** Rows of `chat_threads` and `chat_messages`: one thread for each learner and lesson. */
@Injectable()
export class ChatThreads {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async find({ userId, courseId, submoduleId }: ThreadKey): Promise<string | undefined> {
    const [thread] = await this.database.query(
      idRow,
      'SELECT id FROM chat_threads WHERE user_id = $1 AND course_id = $2 AND submodule_id = $3',
      [userId, courseId, submoduleId],
    );
    return thread?.id;
  }

  /**
   * Adds messages to the thread, which begins with the first: one exchange after the other, also
   * from several devices.
   */
  async add(
    { userId, courseId, submoduleId }: ThreadKey,
    messages: readonly NewMessage[],
  ): Promise<{ threadId: string; messages: ChatMessage[] }> {
    const now = this.clock.now();
    const [thread] = await this.database.query(
      chatThreadRow.pick({ id: true, messages_count: true }),
      `INSERT INTO chat_threads AS thread (user_id, course_id, submodule_id, messages_count, created_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, course_id, submodule_id)
         DO UPDATE SET messages_count = thread.messages_count + $4
       RETURNING id, messages_count`,
      [userId, courseId, submoduleId, messages.length, now],
    );
    if (!thread) throw new Error('A thread that was written is gone.');
    const before = thread.messages_count - messages.length;
    const rows = messages.map(({ questionId, uncertain = '', isStopped = false, ...said }, at) => ({
      ...said,
      citations: [...said.citations],
      uncertain,
      number: before + at + 1,
      question_id: questionId,
      is_stopped: isStopped,
    }));
    await this.database.run(
      `INSERT INTO chat_messages (thread_id, number, role, kind, text, citations, uncertain, is_stopped, question_id, created_at)
       SELECT $1, number, role, kind, text, citations, uncertain, is_stopped, question_id, $2
       FROM json_to_recordset($3::json) AS said(number int, role text, kind text, text text, citations json, uncertain text, is_stopped boolean, question_id uuid)`,
      [thread.id, now, JSON.stringify(rows)],
    );
    const created_at = now.toISOString();
    return { threadId: thread.id, messages: rows.map((row) => ({ ...row, created_at })) };
  }

  /**
   * Forgets a learner's message and all that came after it, so that the thread goes on from there.
   * Throws conflict where there is no such message any more.
   */
  async forgetFrom(threadId: string, number: number): Promise<void> {
    const [thread] = await this.database.query(
      idRow,
      `UPDATE chat_threads SET messages_count = $2 - 1
       WHERE id = $1 AND EXISTS (SELECT FROM chat_messages WHERE thread_id = $1 AND number = $2 AND role = 'learner')
       RETURNING id`,
      [threadId, number],
    );
    if (!thread) throw new Refusal('conflict', say('message_gone'));
    await this.database.run('DELETE FROM chat_messages WHERE thread_id = $1 AND number >= $2', [
      threadId,
      number,
    ]);
  }

  /** The last messages, or the last before one of them, in their order. */
  async page(
    threadId: string,
    before?: number,
  ): Promise<{ messages: ChatMessage[]; hasEarlier: boolean }> {
    const rows = await this.database.query(
      shownRow,
      `SELECT ${columns} FROM chat_messages WHERE thread_id = $1 AND number < coalesce($2, 2147483647)
       ORDER BY number DESC LIMIT $3`,
      [threadId, before ?? null, limits.chat.page + 1],
    );
    return {
      messages: rows.slice(0, limits.chat.page).toReversed().map(shown),
      hasEarlier: rows.length > limits.chat.page,
    };
  }

  /** What was said last, before a message that is to be replaced, in its order. */
  async last(threadId: string, most: number, before?: number): Promise<SaidMessage[]> {
    const rows = await this.database.query(
      saidRow,
      `SELECT role, kind, text, question_id FROM chat_messages WHERE thread_id = $1 AND number < coalesce($2, 2147483647)
       ORDER BY number DESC LIMIT $3`,
      [threadId, before ?? null, most],
    );
    return rows.toReversed();
  }

  /** How many hints the tutor has given for a question, before a message that is to be replaced. */
  async hintsOf(threadId: string, questionId: string, before?: number): Promise<number> {
    const [row] = await this.database.query(
      z.object({ count: z.number() }),
      `SELECT count(*)::int AS count FROM chat_messages
       WHERE thread_id = $1 AND question_id = $2 AND kind IN ('hint', 'example') AND number < coalesce($3, 2147483647)`,
      [threadId, questionId, before ?? null],
    );
    return row?.count ?? 0;
  }

  /** Throws not_found. */
  async remove(userId: string, threadId: string): Promise<void> {
    const removed = await this.database.run(
      'DELETE FROM chat_threads WHERE id = $1 AND user_id = $2',
      [threadId, userId],
    );
    if (removed === 0) throw noSuchThread();
  }
}

export const noSuchThread = (): AppError =>
  new AppError('not_found', 'There is no such conversation.');
