// Preloaded into a measured process (--expose-gc --import): answers any message with the bytes it
// uses after a collection.
process.on('message', () => {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ used: heapUsed + external, rss });
});
// The channel must not keep the process from ending.
process.channel?.unref();
