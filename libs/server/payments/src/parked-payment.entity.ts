import { rowOf, storedJson } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of `parked_payments`: money that came and waits for an administrator. */
@Entity('parked_payments')
export class ParkedPaymentRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /**
   * What the payment is known by: the order, or the provider's id. One subject is parked once per
   * reason.
   */
  @Column('text')
  subject!: string;

  /** A key of `parkingReasons`, or one of an earlier release. */
  @Column('text')
  reason!: string;

  @Column('uuid', { nullable: true })
  order_id!: string | null;

  @Column('text', { nullable: true })
  event_id!: string | null;

  @Column('json')
  details!: Record<string, unknown>;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  resolved_at!: Date | null;

  @Column('uuid', { nullable: true })
  resolved_by!: string | null;

  @Column('text', { nullable: true })
  resolution!: string | null;
}

export const parkedPaymentRow = rowOf(ParkedPaymentRow, {
  details: storedJson<Record<string, unknown>>(),
});
