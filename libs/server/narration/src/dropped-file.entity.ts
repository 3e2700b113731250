import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `dropped_files`: a file whose row is gone, and which is to go, too. */
@Entity('dropped_files')
export class DroppedFileRow {
  @PrimaryColumn('text')
  key!: string;

  @Column('timestamptz', { default: () => 'now()' })
  dropped_at!: Date;
}
