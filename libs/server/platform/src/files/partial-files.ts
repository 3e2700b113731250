import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What is being written ends so. */
export const partial = '.part';
/** Milliseconds after which nobody writes any more what is still partial. */
const cutOffAfter = 6 * 3600_000;

/** Removes what writes left below a folder that were cut off long ago. */
export async function removePartial(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const entry of entries.filter((name) => name.endsWith(partial))) {
    const path = join(root, entry);
    const found = await stat(path).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (found && Date.now() - found.mtimeMs > cutOffAfter) await rm(path, { force: true });
  }
}

/** Whether a file or folder is simply not there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
