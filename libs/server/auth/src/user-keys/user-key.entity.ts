import { type KeyProvider, keyProviders } from '@coursewright/contract';
import { rowOf } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { z } from 'zod';

/** A row of `user_keys`: a user's own key of a model or search provider. */
@Entity('user_keys')
export class UserKeyRow {
  @PrimaryColumn('uuid')
  user_id!: string;

  @PrimaryColumn('text')
  provider!: KeyProvider;

  /** What requests name the key by; it opens nothing. */
  @Column('text', { unique: true })
  token!: string;

  /** The key, sealed for its owner and provider. */
  @Column('bytea')
  sealed!: Buffer;

  @Column('text')
  last_four!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;

  @Column('timestamptz')
  expires_at!: Date;
}

export const userKeyRow = rowOf(UserKeyRow, { provider: z.enum(keyProviders) });
