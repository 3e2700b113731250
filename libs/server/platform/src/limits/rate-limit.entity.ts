import { Column, Entity, PrimaryColumn } from 'typeorm';
import { rowOf } from '../database/row-of.ts';

/** A row of `rate_limits`: how often something was done within a window. */
@Entity('rate_limits')
export class RateLimitRow {
  @PrimaryColumn('text')
  key!: string;

  @Column('integer')
  hits!: number;

  /** When the window ends and counting begins anew. */
  @Column('timestamptz')
  expires_at!: Date;
}

export const rateLimitRow = rowOf(RateLimitRow);
