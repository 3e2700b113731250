import { defineConfig } from 'vitest/config';

export default defineConfig({
  // What a test takes from a package it takes from its sources: nothing is built.
  resolve: { conditions: ['@coursewright/source'] },
  ssr: { resolve: { conditions: ['@coursewright/source', 'node'] } },
  // The limit is a watchdog against hanging, not a measure: the machine may be busy.
  test: { name: 'tools', include: ['**/*.test.ts'], testTimeout: 180_000, hookTimeout: 180_000 },
});
