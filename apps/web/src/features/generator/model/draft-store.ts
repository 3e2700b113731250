import { draftSchema, type Draft } from './draft.ts';

/**
 * Drafts stay with the tab and the person: a reload keeps them, the next user does not see them.
 */
const keyOf = (userId: string) => `generator_draft:${userId}`;

export function readDraft(userId: string): Draft | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(userId));
    return stored === null ? undefined : draftSchema.parse(JSON.parse(stored));
  } catch {
    return undefined; // From an older version, or storage is blocked: the form starts empty.
  }
}

export function keepDraft(userId: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is blocked: the draft lives as long as the page.
  }
}
