/**
 * Variables of a server process with which the memory of large pieces (bodies of uploads, hashes of
 * passwords) goes back to the system when it is freed. By itself glibc gives each thread memory of
 * its own, up to eight times as often as there are processors, and raises the bounds below which it
 * keeps what is freed with each large piece it sees. After the crowd of `npm run rig abuse` an API
 * process kept 448 MiB where it had 384 before; with these 353 and 357. Others take no notice.
 */
export const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const;
