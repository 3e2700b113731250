import {
  type ErrorBody,
  type FinalStatus,
  finalStatuses,
  type GenerateCourseInput,
  type RewriteView,
  type RunKind,
  runKinds,
  type TaskStatus,
  taskStatuses,
  type Wait,
  waits,
} from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';
import { type CourseOutline, courseOutline } from './pipeline/course-outline.ts';

/** What is to be written again, and the version of the lesson that the run sets out from. */
export type Rewrite = RewriteView & { readonly version: number };

/**
 * A row of `generation_tasks`: a course that was asked for, and the run that writes or wrote it.
 */
@Entity('generation_tasks')
export class GenerationRunRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('text', { default: 'pending' })
  status!: TaskStatus;

  @Column('text')
  topic!: string;

  @Column('json')
  request!: GenerateCourseInput;

  @Column('text')
  author_name!: string;

  @Column('double precision', { default: 0 })
  overall_progress!: number;

  @Column('integer', { default: 0 })
  last_event_id!: number;

  @Column('json', { nullable: true })
  error!: ErrorBody | null;

  /** Grows with every delivery; only the newest may write. */
  @Column('integer', { default: 0 })
  fencing_token!: number;

  @Column('timestamptz', { nullable: true })
  cancel_requested_at!: Date | null;

  @Column('bigint', { default: 0 })
  input_tokens!: string;

  @Column('bigint', { default: 0 })
  output_tokens!: string;

  @Column('integer', { default: 0 })
  model_calls!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  started_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  finished_at!: Date | null;

  /** Counts from 1; each retry is a run of its own. */
  @Column('integer', { default: 1 })
  run!: number;

  /** What the present or last run writes. */
  @Column('text', { default: 'course' })
  run_kind!: RunKind;

  @Column('integer', { default: 0 })
  finish_attempts!: number;

  /** Seconds since 2026-01-01; lower is earlier. Null: not queued. */
  @Column('integer', { nullable: true })
  queue_rank!: number | null;

  /** The rewrite that was asked for last, and the version of the lesson it sets out from. */
  @Column('json', { nullable: true })
  rewrite!: Rewrite | null;

  @Column('integer', { default: 0 })
  rewrites!: number;

  /** What the task is again after a run that only changes a course which is there. */
  @Column('text', { nullable: true })
  returns_to!: FinalStatus | null;

  @Column('text', { nullable: true })
  waiting_for!: Wait | null;

  @Column('timestamptz', { nullable: true })
  waiting_since!: Date | null;

  @Column('json', { nullable: true })
  outline!: CourseOutline | null;

  /** Whether the course is written from the outline as its learner confirmed it. */
  @Column('boolean', { default: false })
  outline_confirmed!: boolean;

  @Column('boolean', { default: false })
  notify_by_email!: boolean;

  @Column('timestamptz', { nullable: true })
  run_started_at!: Date | null;

  @Column('double precision', { default: 0 })
  seconds_worked!: number;

  /** How many lessons a whole course has; null where none was written. */
  @Column('integer', { nullable: true })
  lessons!: number | null;

  /** Deliveries in a row that brought no new answer, of the run `delivered_run`. */
  @Column('integer', { default: 0 })
  deliveries!: number;

  @Column('integer', { default: 0 })
  delivered_run!: number;

  @Column('integer', { default: 0 })
  answers_at_delivery!: number;

  /** Grows with every change of the outline while it waits to be confirmed. */
  @Column('integer', { default: 0 })
  outline_revision!: number;
}

export const generationRunRow = rowOf(GenerationRunRow, {
  status: z.enum(taskStatuses),
  request: storedJson<GenerateCourseInput>(),
  error: storedJson<ErrorBody>(),
  run_kind: z.enum(runKinds),
  rewrite: storedJson<Rewrite>(),
  returns_to: z.enum(finalStatuses),
  waiting_for: z.enum(waits),
  outline: courseOutline,
});
