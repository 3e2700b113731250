import type { OwnSession } from '@coursewright/contract';
import type { SessionRow } from '../session.entity.ts';
import { deviceOf } from './device.ts';

/** What a user sees of one of his sessions. */
export const shownSession = (row: SessionRow, currentId: string): OwnSession => ({
  id: row.id,
  ...deviceOf(row.user_agent),
  ip: row.ip,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
  is_current: row.id === currentId,
});
