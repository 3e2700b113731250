import { rowOf, storedJson } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { TestSession } from './test-session.ts';

/** A row of `test_checkout_objects`: a session of the built-in test checkout. */
@Entity('test_checkout_objects')
export class TestCheckoutObjectRow {
  @PrimaryColumn('text')
  id!: string;

  @Column('json')
  object!: TestSession;

  @Column('text', { nullable: true, unique: true })
  idempotency_key!: string | null;

  /** SHA-256 of the form that was sent. */
  @Column('text', { nullable: true })
  request_hash!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

export const testCheckoutObjectRow = rowOf(TestCheckoutObjectRow, {
  object: storedJson<TestSession>(),
});
