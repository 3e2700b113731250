import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id exists (it may belong to somebody else). */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const errno = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

// A holder that was killed between creating the file and writing its pid leaves an empty file; only
// its age tells.
const emptyLockIsStaleAfterMs = 5_000;

/**
 * Runs `work` while this process alone holds `file`, across processes. The lock of a dead holder is
 * stolen by a rename, which only one can win.
 */
export async function withStartLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  while (!tryTake(file)) {
    stealFromTheDead(file);
    await sleep(25);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errno(error) === 'EEXIST') return false;
    throw error;
  }
}

function stealFromTheDead(file: string): void {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    const dead = holder
      ? !isAlive(holder)
      : Date.now() - statSync(file).mtimeMs > emptyLockIsStaleAfterMs;
    if (!dead) return;
    const mine = `${file}.${process.pid}`;
    renameSync(file, mine);
    // Between the look and the rename somebody may have taken the lock anew: then it is theirs, and
    // goes back.
    if (Number(readFileSync(mine, 'utf8')) === holder) rmSync(mine);
    else renameSync(mine, file);
  } catch (error) {
    if (errno(error) !== 'ENOENT') throw error;
  }
}
