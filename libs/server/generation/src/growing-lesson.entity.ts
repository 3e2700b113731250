import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `growing_lessons`: how far a lesson has come that is being written. */
@Entity('growing_lessons')
export class GrowingLessonRow {
  @PrimaryColumn('uuid')
  task_id!: string;

  @PrimaryColumn('uuid')
  submodule_id!: string;

  /** The delivery that writes it. */
  @Column('integer')
  fencing_token!: number;

  @Column('text')
  text!: string;

  /** A delivery that renews its rows no more has died. */
  @Column('timestamptz')
  renewed_at!: Date;
}

export const growingLessonRow = rowOf(GrowingLessonRow);
