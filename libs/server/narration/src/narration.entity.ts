import {
  type NarrationDraft,
  type NarrationScript,
  narrationScripts,
  narrationStates,
  type NarrationState,
  type NarrationStyle,
  narrationStyles,
  type SpokenSentence,
} from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';
import type { LessonText } from './script/lesson-script.ts';

/** What an author has answered, and with how many calls. */
export interface KeptDraft extends NarrationDraft {
  readonly calls: number;
}

/** Of one that was asked for. */
export type NarrationStatus = Exclude<NarrationState, 'none'>;

/** A row of `narrations`: a lesson that is, or is to be, read aloud. It is charged once. */
@Entity('narrations')
export class NarrationRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('uuid')
  course_id!: string;

  @Column('uuid')
  submodule_id!: string;

  /** A hash of what is read, and of how. */
  @Column('text')
  key!: string;

  @Column('text')
  language!: string;

  @Column('text')
  style!: NarrationStyle;

  @Column('text')
  voice!: string;

  @Column('text', { default: 'waiting' })
  status!: NarrationStatus;

  @Column('double precision', { default: 0 })
  progress!: number;

  /** Grows with every delivery; only the newest may write. */
  @Column('integer', { default: 0 })
  fencing_token!: number;

  /** What is read, as it was when it was paid for; null once that is done. */
  @Column('json', { nullable: true })
  lesson!: LessonText | null;

  /** What an author has written of it to be heard, until it is; each answer was paid for. */
  @Column('jsonb', { nullable: true })
  drafts!: KeptDraft[] | null;

  /** Whose words are heard; null until they are, and for what is older: the lesson's own. */
  @Column('text', { nullable: true })
  script!: NarrationScript | null;

  @Column('json', { nullable: true })
  sentences!: SpokenSentence[] | null;

  @Column('double precision', { nullable: true })
  duration_seconds!: number | null;

  /** Of its MP3, which is made when somebody asks for it. */
  @Column('integer', { nullable: true })
  bytes!: number | null;

  /** Of its Opus; null for what was made when there was MP3 alone. */
  @Column('integer', { nullable: true })
  opus_bytes!: number | null;

  /** It came with the file of its course: nobody has paid for it here. */
  @Column('boolean', { default: false })
  is_brought!: boolean;

  /** Why it failed, for its owner. */
  @Column('text', { nullable: true })
  error!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  finished_at!: Date | null;
}

export const narrationRow = rowOf(NarrationRow, {
  style: z.enum(narrationStyles),
  status: z.enum(narrationStates).exclude(['none']),
  drafts: storedJson<KeptDraft[]>(),
  script: z.enum(narrationScripts),
  lesson: storedJson<LessonText>(),
  sentences: storedJson<SpokenSentence[]>(),
});
