import {
  exportFormats,
  exportProgress,
  type ExportProgress,
  type ExportFormat,
  type ExportState,
  exportStates,
  sentenceSaid,
  type SentenceSaid,
} from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';
import type { CourseDocument } from '../course/course-document.ts';

/** What was asked for of a format, once its own row in the contract has read it. */
export type StoredQuery = Record<string, unknown>;

/** A row of `course_exports`: a file that is there, on its way, or could not be made. */
@Entity('course_exports')
export class CourseExportRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('uuid')
  course_id!: string;

  /** A hash of everything that the file is made of. */
  @Column('text')
  key!: string;

  @Column('text')
  format!: ExportFormat;

  @Column('json')
  query!: StoredQuery;

  /** As it was when it was asked for; null once nothing is made of it any more. */
  @Column('json', { nullable: true })
  course!: CourseDocument | null;

  @Column('text', { default: 'waiting' })
  status!: ExportState;

  /** Grows with every delivery; only the newest may finish it. */
  @Column('integer', { default: 0 })
  fencing_token!: number;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  media_type!: string | null;

  @Column('integer', { nullable: true })
  bytes!: number | null;

  /** While it is being made. */
  @Column('json', { nullable: true })
  progress!: ExportProgress | null;

  /** Why it failed, for its owner. */
  @Column('text', { nullable: true })
  error!: string | null;

  /** Which sentence that is; null where it has no code, or is of an older release. */
  @Column('json', { nullable: true })
  error_said!: SentenceSaid | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  finished_at!: Date | null;
}

export const courseExportRow = rowOf(CourseExportRow, {
  format: z.enum(exportFormats),
  query: storedJson<StoredQuery>(),
  course: storedJson<CourseDocument>(),
  progress: exportProgress,
  error_said: sentenceSaid,
  status: z.enum(exportStates),
});
