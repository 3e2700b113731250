import { z } from 'zod';

/**
 * The course that a visitor wants to copy and has to log in for. It is kept beside the address and
 * not in it, so that no link on another page can make somebody copy a course.
 */
const key = 'copy_after_login';
/** A login that takes longer has been given up. */
const validForMs = 30 * 60_000;
const stored = z.object({ id: z.string(), at: z.number() });

export function wishForCopy(id: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ id, at: Date.now() }));
  } catch {
    // Where nothing can be kept, the button is there after the login, too.
  }
}

/** Whether this course was wished for; a wish is granted once. */
export function takeCopyWish(id: string): boolean {
  try {
    const wish = stored.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    if (!wish.success || wish.data.id !== id) return false;
    sessionStorage.removeItem(key);
    return Date.now() - wish.data.at < validForMs;
  } catch {
    return false;
  }
}
