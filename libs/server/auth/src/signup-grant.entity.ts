import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `signup_grants`: a mailbox that has had its free credits. */
@Entity('signup_grants')
export class SignupGrantRow {
  /** A keyed hash of the mailbox, which outlives the account. */
  @PrimaryColumn('text')
  address_hash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  granted_at!: Date;
}
