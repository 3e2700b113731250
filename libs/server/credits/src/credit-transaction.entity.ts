import { type ActionType, actionType } from '@coursewright/contract';
import { rowOf } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of `credit_transactions`: one movement of a balance. Rows are only ever added. */
@Entity('credit_transactions')
export class CreditTransactionRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** The order in which a user's balance moved; a bigint, hence a string. */
  @Column({ type: 'bigint', insert: false, update: false })
  seq!: string;

  @Column('uuid')
  user_id!: string;

  /** Negative for a debit. */
  @Column('integer')
  amount!: number;

  @Column('integer')
  balance_after!: number;

  @Column('text')
  action_type!: ActionType;

  @Column('text', { nullable: true })
  notes!: string | null;

  @Column('uuid', { nullable: true })
  admin_id!: string | null;

  @Column('uuid', { nullable: true })
  task_id!: string | null;

  /** The purchase that it belongs to. */
  @Column('uuid', { nullable: true })
  order_id!: string | null;

  /** The audio of a lesson that it belongs to, which may be gone since. */
  @Column('uuid', { nullable: true })
  narration_id!: string | null;

  /** The debit that this row gives back. */
  @Column('uuid', { nullable: true, unique: true })
  refund_of!: string | null;

  /** The refund that this debit charges again. */
  @Column('uuid', { nullable: true, unique: true })
  takes_back!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

export const creditTransactionRow = rowOf(CreditTransactionRow, { action_type: actionType });

export const creditEntities = [CreditTransactionRow];
