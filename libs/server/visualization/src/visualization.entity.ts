import { type Diagram, diagramKinds, type DiagramKind } from '@coursewright/contract';
import { rowOf, storedJson } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

/** A row of `visualizations`: a diagram of a lesson as it stood, for which its owner has paid. */
@Entity('visualizations')
export class VisualizationRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  course_id!: string;

  @Column('uuid')
  submodule_id!: string;

  /** SHA-256 of what of the lesson is drawn from. */
  @Column('text')
  content_hash!: string;

  @Column('text')
  language!: string;

  @Column('text')
  kind!: DiagramKind;

  /** Whether the author chose the kind, so that it answers requests that name none. */
  @Column('boolean')
  is_best!: boolean;

  @Column('json')
  diagram!: Diagram;

  @Column('timestamptz')
  created_at!: Date;
}

export const visualizationRow = rowOf(VisualizationRow, {
  kind: z.enum(diagramKinds),
  diagram: storedJson<Diagram>(),
});

export const visualizationEntities = [VisualizationRow];
