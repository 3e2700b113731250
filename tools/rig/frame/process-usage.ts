import { readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';

/** Open file descriptors of a process: sockets and files. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Paths of the open files of a process that have `part` in them, also of those without a name. */
export const openFilesBelow = (pid: number, part: string): string[] =>
  readdirSync(`/proc/${pid}/fd`)
    .map((fd) => pathOf(pid, fd))
    .filter((path) => path.includes(part));

function pathOf(pid: number, fd: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    // Closed since it was listed.
    return '';
  }
}

const kilobytes = (pid: number, field: 'VmRSS' | 'VmHWM'): number =>
  Number(
    new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )?.[1],
  );

/** Resident bytes of a process now. From here on `peakMemory` counts anew. */
export function memoryNow(pid: number): number {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  return kilobytes(pid, 'VmRSS') * 1024;
}

/** The most resident bytes since `memoryNow`. */
export const peakMemory = (pid: number): number => kilobytes(pid, 'VmHWM') * 1024;
