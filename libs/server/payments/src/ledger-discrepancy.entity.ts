import { rowOf, storedJson } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

/**
 * sum: the balance is not what the entries add up to. chain: an entry does not follow from the one
 * before. order_without_entry, entry_without_order: a purchase that was credited without an entry
 * of that amount, and the reverse. refund: a debit was given back twice, or not as it was.
 */
export const discrepancyKinds = [
  'sum',
  'chain',
  'order_without_entry',
  'entry_without_order',
  'refund',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];

/** A row of `ledger_discrepancies`: what the check of the ledger has found. */
@Entity('ledger_discrepancies')
export class LedgerDiscrepancyRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('text')
  kind!: DiscrepancyKind;

  /** The user, the entry or the order that is wrong. */
  @Column('uuid')
  subject!: string;

  @Column('json')
  details!: Record<string, unknown>;

  @Column('timestamptz')
  found_at!: Date;

  /** When it was met last. */
  @Column('timestamptz')
  seen_at!: Date;

  @Column('timestamptz', { nullable: true })
  resolved_at!: Date | null;
}

export const ledgerDiscrepancyRow = rowOf(LedgerDiscrepancyRow, {
  kind: z.enum(discrepancyKinds),
  details: storedJson<Record<string, unknown>>(),
});
