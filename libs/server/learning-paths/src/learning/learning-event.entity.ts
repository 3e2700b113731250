import { type LearningEventKind, learningEventKinds } from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';

/** A row of `learning_events`: something a learner did. Rows are only ever added. */
@Entity('learning_events')
export class LearningEventRow {
  @PrimaryColumn('uuid')
  user_id!: string;

  /** Made by the client, so that what is sent twice is one row. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  course_id!: string;

  /** A lesson of the course, perhaps one that was removed since. */
  @Column('uuid')
  submodule_id!: string;

  @Column('text')
  kind!: LearningEventKind;

  @Column('json')
  payload!: object;

  @Column('text')
  device!: string;

  /** By the clock of the client. */
  @Column('timestamptz')
  client_at!: Date;

  /** The same, unless that clock is far ahead: what the event counts as. */
  @Column('timestamptz')
  occurred_at!: Date;

  @Column('timestamptz')
  received_at!: Date;
}

export const learningEventRow = rowOf(LearningEventRow, {
  kind: z.enum(learningEventKinds),
  payload: storedJson<object>(),
});
