import { type Profile, Refusal, say } from '@coursewright/contract';
import type { UserRow } from '../user.entity.ts';

/** What a user sees and sets of himself; null means that the account is gone. */
export function shownProfile(row: UserRow | null): Profile {
  if (!row) throw new Refusal('unauthorized', say('login_required'));
  const { email, full_name, language, theme, created_at } = row;
  return { email, full_name, language, theme, created_at: created_at.toISOString() };
}
