/**
 * Variables of a server process with which memory goes back to the system when it is freed. By
 * itself glibc gives each thread memory of its own, up to eight times as often as there are
 * processors, and raises the bounds below which it keeps what is freed with each large piece it
 * sees. Pieces of 64 KiB, which sockets are read into and compressors are made of, must be above the
 * bound: one small piece that stays behind them keeps all of them. During the crowd of `npm run rig
 * abuse` the heap of an API process grew from 48 to 108 MiB and stayed so with a bound of 128 KiB,
 * from 31 to 36 with this one. Other allocators take no notice.
 */
export const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;
