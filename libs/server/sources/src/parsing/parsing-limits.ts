/** Bounds of reading one document. Sizes in bytes, text in characters. */
export const parsingLimits = {
  characters: 3_000_000,
  pages: 2_000,
  timeoutMs: 30_000,
  heapMb: 512,
  /** Buffers live outside the heap that V8 bounds, so they are watched apart. */
  bufferBytes: 160 * 1024 * 1024,
  archive: {
    entries: 10_000,
    decodedBytes: 64 * 1024 * 1024,
    ratio: 200,
    ratioFromBytes: 1024 * 1024,
  },
} as const;
