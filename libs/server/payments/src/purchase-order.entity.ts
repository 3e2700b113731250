import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

export const orderStatuses = ['new', 'open', 'complete', 'expired', 'failed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** A row of `purchase_orders`: what was ordered, which is what counts whatever an event says. */
@Entity('purchase_orders')
export class PurchaseOrderRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('integer')
  quantity!: number;

  /** Cents for one credit. */
  @Column('integer')
  unit_amount!: number;

  @Column('text')
  currency!: string;

  /**
   * new: not yet known to the provider. open: waits to be paid. complete: the buyer is through;
   * is_paid says whether the money came.
   */
  @Column('text', { default: 'new' })
  status!: OrderStatus;

  @Column('boolean', { default: false })
  is_paid!: boolean;

  /** The bank refused to pay; money that comes after all counts nevertheless. */
  @Column('boolean', { default: false })
  is_refused!: boolean;

  @Column('text', { nullable: true, unique: true })
  session_id!: string | null;

  @Column('text', { nullable: true })
  session_url!: string | null;

  @Column('text', { nullable: true, unique: true })
  payment_intent!: string | null;

  /** Cents that the provider has returned so far. */
  @Column('integer', { default: 0 })
  refunded_amount!: number;

  /** Credits that were granted for it, 0 or quantity. */
  @Column('integer', { default: 0 })
  credited!: number;

  /** Of those, taken back since the payment was returned. */
  @Column('integer', { default: 0 })
  taken_back!: number;

  /** Until then one process asks the provider for the session. */
  @Column('timestamptz', { nullable: true })
  claimed_until!: Date | null;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  credited_at!: Date | null;
}

export const purchaseOrderRow = rowOf(PurchaseOrderRow, { status: z.enum(orderStatuses) });
