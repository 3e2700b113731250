import { type ApiScope, apiScopes } from '@coursewright/contract';
import { rowOf } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

/** A row of `api_tokens`: a token for programs, known by its hash. */
@Entity('api_tokens')
export class ApiTokenRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('text')
  name!: string;

  /** SHA-256 of the token. */
  @Column('text', { unique: true })
  token_hash!: string;

  @Column('text', { array: true })
  scopes!: ApiScope[];

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  /** Null for a token that does not expire. */
  @Column('timestamptz', { nullable: true })
  expires_at!: Date | null;

  @Column('timestamptz', { nullable: true })
  last_used_at!: Date | null;
}

export const apiTokenRow = rowOf(ApiTokenRow, { scopes: z.array(z.enum(apiScopes)) });
