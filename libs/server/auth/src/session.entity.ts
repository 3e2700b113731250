import { rowOf } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/**
 * A row of `sessions`: one login on one device, from then until it expires or is revoked. Its
 * refresh tokens are one family.
 */
@Entity('sessions')
export class SessionRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  /** SHA-256 of the refresh token that is good now. */
  @Column('text')
  token_hash!: string;

  /** SHA-256 of the one before. */
  @Column('text', { nullable: true })
  previous_token_hash!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  rotated_at!: Date;

  @Column('boolean')
  remember_me!: boolean;

  @Column('text', { default: '' })
  user_agent!: string;

  @Column('text', { default: '' })
  ip!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  last_used_at!: Date;

  @Column('timestamptz')
  expires_at!: Date;

  @Column('timestamptz', { nullable: true })
  revoked_at!: Date | null;
}

export const sessionRow = rowOf(SessionRow);
