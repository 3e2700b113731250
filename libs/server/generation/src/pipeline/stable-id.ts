import { createHash } from 'node:crypto';

/**
 * The UUID of a module or lesson, from its task and its place: the same on every run of the same
 * task.
 */
export function stableId(taskId: string, ...place: (string | number)[]): string {
  const bytes = createHash('sha256')
    .update([taskId, ...place].join('/'))
    .digest()
    .subarray(0, 16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x80; // version 8: made by our own rule
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
