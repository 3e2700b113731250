import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * A row of `open_streams`: the place of an open progress stream. It expires unless its process
 * renews it.
 */
@Entity('open_streams')
export class OpenStreamRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('timestamptz')
  expires_at!: Date;
}
