import { Column, Entity, PrimaryColumn } from 'typeorm';

export type EventOutcome = 'applied' | 'ignored' | 'parked';

/** A row of `payment_events`: an event of the payment provider that was taken. */
@Entity('payment_events')
export class PaymentEventRow {
  /** The provider's. */
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('text')
  outcome!: EventOutcome;

  @Column('timestamptz')
  received_at!: Date;
}
