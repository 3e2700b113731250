import { rowOf } from '@coursewright/platform';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A row of `chat_allowances`: what a learner has used of a day's free messages, and has bought. */
@Entity('chat_allowances')
export class ChatAllowanceRow {
  @PrimaryColumn('uuid')
  user_id!: string;

  /** In UTC, YYYY-MM-DD: the day that `used` counts. */
  @Column('date')
  day!: string;

  @Column('integer')
  used!: number;

  @Column('integer')
  bought!: number;
}

export const chatAllowanceRow = rowOf(ChatAllowanceRow);
