import { createHash } from 'node:crypto';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';

/** Where the server of a checkout lives, by the folder in which it has this file. */
export function sharedHome(folder: string = import.meta.dirname): string {
  const checkout = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return path.join(tmpdir(), `coursewright-test-${userInfo().uid}-${checkout}`);
}
