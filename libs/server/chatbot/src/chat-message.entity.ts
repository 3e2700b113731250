import {
  type ChatCitation,
  type ChatReplyKind,
  chatReplyKinds,
  type ChatRole,
  chatRoles,
} from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';

/** A row of `chat_messages`; they count from 1 within their thread. */
@Entity('chat_messages')
export class ChatMessageRow {
  @PrimaryColumn('uuid')
  thread_id!: string;

  @PrimaryColumn('integer')
  number!: number;

  @Column('text')
  role!: ChatRole;

  @Column('text', { nullable: true })
  kind!: ChatReplyKind | null;

  @Column('text')
  text!: string;

  @Column('json')
  citations!: ChatCitation[];

  /** What a model said that no source bears out. */
  @Column('text', { default: '' })
  uncertain!: string;

  @Column('boolean', { default: false })
  is_stopped!: boolean;

  /** Of the lesson's quiz, that the message is about. */
  @Column('uuid', { nullable: true })
  question_id!: string | null;

  @Column('timestamptz')
  created_at!: Date;
}

export const chatMessageRow = rowOf(ChatMessageRow, {
  role: z.enum(chatRoles),
  kind: z.enum(chatReplyKinds),
  citations: storedJson<ChatCitation[]>(),
});
