import { type AdminAction, adminActions } from '@coursewright/contract';
import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

/**
 * A row of `admin_audit`: what an administrator did or tried. The database lets nobody change it.
 */
@Entity('admin_audit')
export class AuditEntryRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  actor_id!: string;

  @Column('text')
  action!: AdminAction;

  @Column('text', { nullable: true })
  target_id!: string | null;

  /** What the action was about, before it and after it. */
  @Column('json', { nullable: true })
  before!: unknown;

  @Column('json', { nullable: true })
  after!: unknown;

  /** Why it failed; null where it did not. */
  @Column('text', { nullable: true })
  error!: string | null;

  @Column('timestamptz')
  created_at!: Date;
}

export const auditEntryRow = rowOf(AuditEntryRow, { action: z.enum(adminActions) });
