import { rowOf } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A row of `generation_journal`: the answer to a paid question, which is not asked twice. */
@Entity('generation_journal')
export class JournalRow {
  @PrimaryColumn('uuid')
  task_id!: string;

  @PrimaryColumn('text')
  step!: string;

  @PrimaryColumn('text')
  input_hash!: string;

  @Column('json')
  answer!: unknown;

  @Column('integer', { nullable: true })
  input_tokens!: number | null;

  @Column('integer', { nullable: true })
  output_tokens!: number | null;

  @Column('integer', { default: 0 })
  calls!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

export const journalRow = rowOf(JournalRow);
