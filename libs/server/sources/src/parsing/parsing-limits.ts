/** Bounds of reading one document. Sizes in bytes, text in characters. */
export const parsingLimits = {
  characters: 3_000_000,
  pages: 2_000,
  /**
   * Milliseconds of the processor. A book with much text and few pictures takes 4 s per MiB; a file
   * of ten kilobytes that asks for more than the least is made to.
   */
  cpuMs: { least: 5_000, perMebibyte: 8_000, most: 30_000 },
  /** However little of the processor it gets on a busy machine. */
  timeoutMs: 60_000,
  /**
   * Of uploads in one process. Nobody has both threads. Waiting and reading together end before a
   * silent connection is cut, and before the claim of an idempotency key lapses.
   */
  turns: {
    places: 2,
    placesPerOwner: 1,
    waiting: 200,
    waitingPerOwner: 20,
    waitMs: 45_000,
  },
  heapMb: 512,
  /** Buffers live outside the heap that V8 bounds, so they are watched apart. */
  bufferBytes: 160 * 1024 * 1024,
  archive: {
    entries: 10_000,
    bytes: 64 * 1024 * 1024,
    ratio: 200,
    ratioFromBytes: 1024 * 1024,
  },
} as const;
