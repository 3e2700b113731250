import { rowOf, storedJson } from '@coursewright/platform';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { SourceText } from './source-text.ts';

/** A row of `documents`: the text of an uploaded file. The file itself is not kept. */
@Entity('documents')
export class DocumentRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  user_id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  mime_type!: string;

  /** Bytes of the file. */
  @Column('integer')
  size!: number;

  @Column('text', { nullable: true })
  language!: string | null;

  @Column('integer')
  headings_count!: number;

  @Column('integer')
  passages_count!: number;

  @Column('text')
  content_hash!: string;

  @Column('json')
  text!: SourceText;

  @CreateDateColumn({ type: 'timestamptz' })
  created_at!: Date;
}

export const documentRow = rowOf(DocumentRow, { text: storedJson<SourceText>() });
