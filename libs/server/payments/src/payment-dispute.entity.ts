import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `payment_disputes`: a buyer asks their bank for the money back. */
@Entity('payment_disputes')
export class PaymentDisputeRow {
  /** The provider's. */
  @PrimaryColumn('text')
  id!: string;

  @Column('uuid')
  order_id!: string;

  /** Cents. */
  @Column('integer')
  amount!: number;

  /** In the provider's words; `won` and `lost` are ends. */
  @Column('text')
  status!: string;

  @Column('timestamptz')
  created_at!: Date;
}
