import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** Open file descriptors of a process: sockets and files. */
export const openFiles = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

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
