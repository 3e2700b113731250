import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `idempotent_answers`: what the first request with a key was answered with. */
@Entity('idempotent_answers')
export class IdempotentAnswerRow {
  @PrimaryColumn('uuid')
  user_id!: string;

  @PrimaryColumn('text')
  key!: string;

  /** SHA-256 of the operation and its input. */
  @Column('text')
  request_hash!: string;

  /** Null while the first request is being worked on. */
  @Column('bytea', { nullable: true })
  sealed_answer!: Buffer | null;

  /** The answer in the clear, of a request that a release before kept with what it made. */
  @Column('json', { nullable: true })
  answer!: unknown;

  /** Of the request that works on it in steps, and until when it is believed to live. */
  @Column('uuid', { nullable: true })
  claim!: string | null;

  @Column('timestamptz', { nullable: true })
  claimed_until!: Date | null;

  @Column('timestamptz')
  created_at!: Date;
}
