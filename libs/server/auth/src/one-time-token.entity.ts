import { rowOf } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

export const tokenPurposes = ['verify_email', 'reset_password'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

/** A row of `one_time_tokens`: a link that was mailed. */
@Entity('one_time_tokens')
export class OneTimeTokenRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('text')
  purpose!: TokenPurpose;

  /** SHA-256 of the token in the link. */
  @Column('text', { unique: true })
  token_hash!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  used_at!: Date | null;
}

export const oneTimeTokenRow = rowOf(OneTimeTokenRow, { purpose: z.enum(tokenPurposes) });
