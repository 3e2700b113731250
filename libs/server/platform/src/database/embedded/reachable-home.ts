import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunAs } from './postgres-binaries.ts';

/**
 * Root's server account cannot enter a folder below, say, /root: then the data lives in /var/tmp,
 * under a name made from the path.
 */
export function reachableHome(home: string, runAs: RunAs): string {
  if (runAs.uid === undefined) return home;
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (spawnSync('test', ['-x', home], { ...runAs }).status === 0) return home;
  const elsewhere = path.join(
    '/var/tmp',
    `coursewright-data-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`,
  );
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  if (statSync(elsewhere).uid !== 0)
    throw new Error(`${elsewhere} belongs to somebody else; remove it, or set DATABASE_URL.`);
  writeFileSync(
    path.join(home, 'MOVED'),
    `The database cannot be kept below this folder while it runs as root; it is in ${elsewhere}\n`,
  );
  return elsewhere;
}
