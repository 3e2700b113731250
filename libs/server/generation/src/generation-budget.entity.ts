import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `generation_budgets`: calls to the model that a task has begun, and may begin. */
@Entity('generation_budgets')
export class GenerationBudgetRow {
  @PrimaryColumn('uuid')
  task_id!: string;

  /** To write the course, over every try of it; never more than `course_budget`. */
  @Column('integer', { default: 0 })
  course_calls!: number;

  /** What the course's credit pays for. */
  @Column('integer', { default: 0 })
  course_budget!: number;

  /** The run that last changed a course which was there. */
  @Column('integer', { default: 0 })
  run!: number;

  /** Calls of that run; never more than `run_budget`. */
  @Column('integer', { default: 0 })
  run_calls!: number;

  @Column('integer', { default: 0 })
  run_budget!: number;
}

export const generationBudgetRow = rowOf(GenerationBudgetRow);
