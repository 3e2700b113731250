import {
  type PathData,
  type SentenceSaid,
  sentenceSaid,
  type Submodule,
  type SubmoduleVersion,
  type VersionChange,
  versionChanges,
} from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';

/** A row of `submodule_versions`: a lesson as it was written, rewritten, edited or restored. */
@Entity('submodule_versions')
export class SubmoduleVersionRow {
  @PrimaryColumn('uuid')
  course_id!: string;

  @PrimaryColumn('uuid')
  submodule_id!: string;

  /** 1 is what the author wrote. */
  @PrimaryColumn('integer')
  number!: number;

  @Column('json')
  author!: SubmoduleVersion['author'];

  @Column('text')
  change!: VersionChange;

  @Column('text', { nullable: true })
  instruction!: string | null;

  @Column('text', { nullable: true })
  note!: string | null;

  /** Which sentences the note consists of. */
  @Column('json', { nullable: true })
  note_said!: SentenceSaid[] | null;

  @Column('json')
  submodule!: Submodule;

  /** Those the lesson cites. */
  @Column('json')
  sources!: PathData['sources'];

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

export const submoduleVersionRow = rowOf(SubmoduleVersionRow, {
  author: storedJson<SubmoduleVersion['author']>(),
  change: z.enum(versionChanges),
  note_said: z.array(sentenceSaid),
  submodule: storedJson<Submodule>(),
  sources: storedJson<PathData['sources']>(),
});
