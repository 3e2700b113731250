import {
  learningPathSources,
  type LearningPathSource,
  type PathData,
} from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

/**
 * A row of `courses`: what a learner reads. A generation fills it, and it stays when the generation
 * is gone.
 */
@Entity('courses')
export class CourseRow {
  /** What the wire calls `path_id`. */
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  /** The generation that writes or wrote it; null where there was none, or it is gone. */
  @Column('uuid', { nullable: true, unique: true })
  task_id!: string | null;

  @Column('text', { default: 'generated' })
  source!: LearningPathSource;

  @Column('text')
  topic!: string;

  @Column('text')
  language!: string;

  /** Null until its outline is there. */
  @Column('json', { nullable: true })
  document!: PathData | null;

  /** The ids of its lessons, module by module, as the document has them; kept with it. */
  @Column('json', { nullable: true })
  outline!: string[][] | null;

  /** Of the document as JSON; kept with it. */
  @Column('integer', { default: 0 })
  document_bytes!: number;

  /** The database counts it from the outline. */
  @Column('integer', { default: 0 })
  modules_count!: number;

  /** The database counts it from the outline. */
  @Column('integer', { default: 0 })
  lessons_count!: number;

  /** Lessons that have a text; kept with the document. */
  @Column('integer', { default: 0 })
  lessons_written!: number;

  /** Lessons that its owner has completed, also those that were taken out since. */
  @Column('uuid', { array: true, default: '{}' })
  completed_lessons!: string[];

  /** Those of them that the outline has; the database counts them. */
  @Column('integer', { default: 0 })
  lessons_completed!: number;

  /**
   * Grows with every change by its owner, and with every run that changes it after its first
   * writing.
   */
  @Column('integer', { default: 0 })
  revision!: number;

  /** While a run has it in hands nobody else changes it. */
  @Column('boolean', { default: false })
  is_being_written!: boolean;

  /**
   * Counts the runs that had it in hands, so that a change made on what one of them found is
   * refused after it.
   */
  @Column('integer', { default: 0 })
  runs!: number;

  /** When it was first complete; null until then. */
  @Column('timestamptz', { nullable: true })
  delivered_at!: Date | null;

  @Column('boolean', { default: false })
  is_favourite!: boolean;

  @Column('text', { array: true, default: '{}' })
  tags!: string[];

  @Column('boolean', { default: false })
  is_public!: boolean;

  /** What its public address is made of, as long as it is public. */
  @Column('text', { nullable: true, unique: true })
  share_id!: string | null;

  /** Whether search engines may list its public page. */
  @Column('boolean', { default: false })
  is_indexable!: boolean;

  /** The lesson that its owner opened last. */
  @Column('uuid', { nullable: true })
  last_visited_submodule_id!: string | null;

  @Column('timestamptz', { nullable: true })
  last_visited_at!: Date | null;

  /** What it is searched by; the database makes it of topic and tags. */
  @Column('text', { default: '' })
  search_text!: string;

  /** Where it stands among topics from A to Z; the database makes it. */
  @Column('text', { default: '' })
  topic_key!: string;

  /**
   * Whether its owner's list shows it: there is something to read, and it is not deleted. Kept by
   * the database.
   */
  @Column('boolean', { default: false })
  is_listed!: boolean;

  /** Whether a lesson of it was ever read aloud. */
  @Column('boolean', { default: false })
  has_audio!: boolean;

  /** When its owner deleted it; for a while it can be brought back. */
  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  last_modified_at!: Date;
}

export const courseRow = rowOf(CourseRow, {
  document: storedJson<PathData>(),
  outline: storedJson<string[][]>(),
  source: z.enum(learningPathSources),
});
