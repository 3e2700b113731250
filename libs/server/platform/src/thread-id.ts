import { readlinkSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

// Runs at the start of a thread, whatever its work: only Linux knows threads by a number, and only
// the thread itself can tell its own.
if (workerData instanceof Int32Array && process.platform === 'linux')
  try {
    workerData[0] = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    // Without /proc it keeps its priority, and must not fail to start for want of a number.
  }
