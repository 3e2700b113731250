import { AppError, type Profile } from '@coursewright/contract';
import type { UserRow } from '../user.entity.ts';

/** What a user sees and sets of himself; null means that the account is gone. */
export function shownProfile(row: UserRow | null): Profile {
  if (!row) throw new AppError('unauthorized', 'Authentication required. Please log in.');
  const { email, full_name, language, theme, created_at } = row;
  return { email, full_name, language, theme, created_at: created_at.toISOString() };
}
