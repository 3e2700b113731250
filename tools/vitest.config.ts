import { defineConfig } from 'vitest/config';

export default defineConfig({
  // What a test takes from a package it takes from its sources: nothing is built.
  resolve: { conditions: ['@coursewright/source'] },
  ssr: { resolve: { conditions: ['@coursewright/source', 'node'] } },
  // The limits are watchdogs against hanging, not measures: the machine may be busy. What is tested
  // keeps nothing in its modules, so its files share a process.
  test: {
    name: 'tools',
    include: ['**/*.test.ts'],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    isolate: false,
    maxWorkers: 3,
  },
});
