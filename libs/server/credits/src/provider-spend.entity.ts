import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

/** What providers are asked for besides courses. */
export const spendPurposes = ['tutor', 'diagram', 'narration', 'speech'] as const;
export type SpendPurpose = (typeof spendPurposes)[number];

/** A row of `provider_spend`: what was asked of providers for a user on one day. */
@Entity('provider_spend')
export class ProviderSpendRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** Null once the user is gone: what was charged stays known. */
  @Column('uuid', { nullable: true })
  user_id!: string | null;

  @Column('text')
  purpose!: SpendPurpose;

  /** Of UTC; select it as text. */
  @Column('date')
  day!: string;

  @Column('integer', { default: 0 })
  calls!: number;

  /** Those of them that the user paid for, or that a message of the allowance was for. */
  @Column('integer', { default: 0 })
  paid_calls!: number;

  @Column('bigint', { default: 0 })
  input_tokens!: string;

  @Column('bigint', { default: 0 })
  output_tokens!: string;

  /** USD; null where prices are not known. */
  @Column('numeric', { precision: 18, scale: 9, nullable: true })
  cost!: string | null;
}

export const providerSpendRow = rowOf(ProviderSpendRow, { purpose: z.enum(spendPurposes) });
