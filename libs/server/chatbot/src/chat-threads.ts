import {
  AppError,
  type ChatMessage,
  type ChatReplyKind,
  type ChatCitation,
  limits,
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
}

const idRow = chatThreadRow.pick({ id: true });
const shownRow = chatMessageRow.pick({
  number: true,
  role: true,
  kind: true,
  text: true,
  citations: true,
  created_at: true,
});
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
    const rows = messages.map(({ questionId, ...message }, index) => ({
      ...message,
      number: before + index + 1,
      question_id: questionId,
    }));
    await this.database.run(
      `INSERT INTO chat_messages (thread_id, number, role, kind, text, citations, question_id, created_at)
       SELECT $1, number, role, kind, text, citations, question_id, $2
       FROM json_to_recordset($3::json) AS said(number int, role text, kind text, text text, citations json, question_id uuid)`,
      [thread.id, now, JSON.stringify(rows)],
    );
    const at = now.toISOString();
    return {
      threadId: thread.id,
      messages: rows.map(({ question_id: _about, citations, ...message }) => ({
        ...message,
        citations: [...citations],
        created_at: at,
      })),
    };
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

  /** How many hints the tutor has given for a question. */
  async hintsOf(threadId: string, questionId: string): Promise<number> {
    const [row] = await this.database.query(
      z.object({ count: z.number() }),
      `SELECT count(*)::int AS count FROM chat_messages
       WHERE thread_id = $1 AND question_id = $2 AND kind = 'hint'`,
      [threadId, questionId],
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
