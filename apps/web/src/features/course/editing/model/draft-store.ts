import { z } from 'zod';
import { lessonDraft, type LessonDraft } from './lesson-draft.ts';

/** A draft, and the text of the course it was begun on. */
export interface KeptDraft {
  readonly draft: LessonDraft;
  readonly base: LessonDraft;
}
const kept: z.ZodType<KeptDraft> = z.object({ draft: lessonDraft, base: lessonDraft });

/**
 * Drafts stay with the tab and the person: a reload keeps them, the next user does not see them.
 */
const keyOf = (userId: string, lessonId: string) => `lesson_draft:${userId}:${lessonId}`;

export function readDraft(userId: string, lessonId: string): KeptDraft | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(userId, lessonId));
    return stored === null ? undefined : kept.parse(JSON.parse(stored));
  } catch {
    return undefined; // From an older version, or storage is blocked: the editor starts with the course's text.
  }
}

export function keepDraft(userId: string, lessonId: string, draft: KeptDraft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(userId, lessonId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId, lessonId));
  } catch {
    // Storage is blocked or full: the draft lives as long as the page.
  }
}
