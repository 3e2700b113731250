import {
  type AbuseReason,
  abuseReasons,
  type AbuseResolution,
  abuseResolutions,
} from '@coursewright/contract';
import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { z } from 'zod';

/** A row of `abuse_reports`: what a visitor says about a public course. It names no visitor. */
@Entity('abuse_reports')
export class AbuseReportRow {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid')
  course_id!: string;

  @Column('text')
  reason!: AbuseReason;

  @Column('text')
  text!: string;

  @Column('timestamptz')
  created_at!: Date;

  @Column('timestamptz', { nullable: true })
  resolved_at!: Date | null;

  @Column('uuid', { nullable: true })
  resolved_by!: string | null;

  @Column('text', { nullable: true })
  resolution!: AbuseResolution | null;
}

export const abuseReportRow = rowOf(AbuseReportRow, {
  reason: z.enum(abuseReasons),
  resolution: z.enum(abuseResolutions),
});
