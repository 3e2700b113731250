import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `narration_chunks`: a line that was paid for, until its audio is whole. */
@Entity('narration_chunks')
export class NarrationChunkRow {
  @PrimaryColumn('uuid')
  narration_id!: string;

  /** Of what it was made of. */
  @PrimaryColumn('text')
  hash!: string;

  @Column('bytea')
  audio!: Buffer;

  @Column('double precision')
  spoken_seconds!: number;
}

export const narrationChunkRow = rowOf(NarrationChunkRow);
