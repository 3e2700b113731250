import { rowOf, storedJson } from '@coursewright/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SourceText } from '../source-text.ts';

/** A row of `source_snapshots`: a source as it was when a run read it. */
@Entity('source_snapshots')
export class SourceSnapshotRow {
  @PrimaryColumn('uuid')
  task_id!: string;

  @PrimaryColumn('uuid')
  source_id!: string;

  @Column('text')
  content_hash!: string;

  /** Null for what was not fetched. */
  @Column('text', { nullable: true })
  url!: string | null;

  @Column('json')
  source!: SourceText;

  @Column('timestamptz', { default: () => 'now()' })
  fetched_at!: Date;
}

export const sourceSnapshotRow = rowOf(SourceSnapshotRow, { source: storedJson<SourceText>() });
