import { type Theme, themes, type User } from '@coursewright/contract';
import { rowOf } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

/**
 * A row of `users`. `password_hash` never leaves this library; `credits` moves only through the
 * Ledger.
 */
@Entity('users')
export class UserRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** As it was typed; unique without regard to case. */
  @Column('text')
  email!: string;

  @Column('text')
  full_name!: string;

  @Column('text')
  password_hash!: string;

  @Column({ type: 'integer', default: 0, update: false })
  credits!: number;

  /** Credits owed since a payment was returned. */
  @Column({ type: 'integer', default: 0, update: false })
  credit_debt!: number;

  @Column('boolean', { default: false })
  is_admin!: boolean;

  @Column('boolean', { default: true })
  is_active!: boolean;

  @Column('boolean', { default: false })
  is_email_verified!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  last_login!: Date | null;

  /** Of the interface and of mails; null follows the browser. */
  @Column('text', { nullable: true })
  language!: string | null;

  @Column('text', { default: 'system' })
  theme!: Theme;

  /**
   * Set when the account was deleted: the row stays for its ledger and says nothing about anybody
   * any more.
   */
  @Column('timestamptz', { nullable: true })
  deleted_at!: Date | null;
}

export const userRow = rowOf(UserRow, { theme: z.enum(themes) });

/** What a user may know of a user. */
export const shownUser = (row: UserRow): User => ({
  id: row.id,
  email: row.email,
  full_name: row.full_name,
  credits: row.credits,
  is_admin: row.is_admin,
  is_active: row.is_active,
  is_email_verified: row.is_email_verified,
  created_at: row.created_at.toISOString(),
  last_login: row.last_login?.toISOString() ?? null,
});
