import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A row of `generation_spend`: what a step of a run asked of providers on one day. */
@Entity('generation_spend')
export class GenerationSpendRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  /** Null once the task or its owner is gone: what was charged stays known. */
  @Column('uuid', { nullable: true })
  task_id!: string | null;

  @Column('integer')
  run!: number;

  @Column('text')
  step!: string;

  /** Of UTC; select it as text. */
  @Column('date')
  day!: string;

  @Column('integer')
  calls!: number;

  @Column('bigint')
  input_tokens!: string;

  @Column('bigint')
  output_tokens!: string;

  /** USD; null where prices are not known. */
  @Column('numeric', { precision: 18, scale: 9, nullable: true })
  cost!: string | null;
}

export const generationSpendRow = rowOf(GenerationSpendRow);
