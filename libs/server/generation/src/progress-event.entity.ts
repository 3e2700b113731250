import type { ProgressEvent } from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A row of `progress_events`: something a run has told its reader. */
@Entity('progress_events')
export class ProgressEventRow {
  @PrimaryColumn('uuid')
  task_id!: string;

  /** 1, 2, 3 … per task, without a gap. */
  @PrimaryColumn('integer')
  id!: number;

  /** What is told once per task. */
  @Column('text')
  key!: string;

  @Column('json')
  event!: ProgressEvent;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

export const progressEventRow = rowOf(ProgressEventRow, { event: storedJson<ProgressEvent>() });
