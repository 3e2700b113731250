import { z } from 'zod';
import type { UnsavedOutline } from './outline-store.ts';

const item = z.object({
  key: z.string(),
  id: z.uuid().exactOptional(),
  title: z.string(),
  description: z.string(),
  objectives: z.array(z.string()),
  isRemoved: z.boolean(),
});
const unsavedSchema = z.object({
  revision: z.int(),
  outline: z.array(item.extend({ lessons: z.array(item) })),
});

/** Changes that have not reached the server stay with the tab over a reload. */
const keyOf = (taskId: string) => `outline_draft:${taskId}`;

export function readUnsaved(taskId: string): UnsavedOutline | undefined {
  try {
    const stored = sessionStorage.getItem(keyOf(taskId));
    return stored === null ? undefined : unsavedSchema.parse(JSON.parse(stored));
  } catch {
    return undefined; // From an older version, or storage is blocked: what the server has counts.
  }
}

export function keepUnsaved(taskId: string, unsaved: UnsavedOutline | undefined): void {
  try {
    if (unsaved) sessionStorage.setItem(keyOf(taskId), JSON.stringify(unsaved));
    else sessionStorage.removeItem(keyOf(taskId));
  } catch {
    // Storage is blocked: the changes live as long as the page.
  }
}
