import { rowOf, storedJson } from '@coursewright/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { RemovedPiece } from '../document/restructure.ts';

/**
 * A row of `removed_course_pieces`: a module or lesson that was taken out of a course, as it was
 * then.
 */
@Entity('removed_course_pieces')
export class RemovedPieceRow {
  @PrimaryColumn('uuid')
  course_id!: string;

  @PrimaryColumn('uuid')
  piece_id!: string;

  @Column('json')
  piece!: RemovedPiece;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  removed_at!: Date;
}

export const removedPieceRow = rowOf(RemovedPieceRow, { piece: storedJson<RemovedPiece>() });
