import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of `question_reports`: what a reader of a public course says about one of its questions. */
@Entity('question_reports')
export class QuestionReportRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  course_id!: string;

  @Column('uuid')
  question_id!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz')
  created_at!: Date;
}

export const questionReportRow = rowOf(QuestionReportRow);
