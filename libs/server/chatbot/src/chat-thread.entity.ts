import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of `chat_threads`: what a learner and the tutor say about one lesson. */
@Entity('chat_threads')
export class ChatThreadRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('uuid')
  course_id!: string;

  @Column('uuid')
  submodule_id!: string;

  @Column('integer')
  messages_count!: number;

  @Column('timestamptz')
  created_at!: Date;
}

export const chatThreadRow = rowOf(ChatThreadRow);
