import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@coursewright/source'] },
  // The limit is a watchdog against hanging, not a measure: the machine may be busy. What is tested
  // keeps nothing in its modules, so its files share a process.
  test: {
    name: 'contract',
    include: ['src/**/*.test.ts'],
    testTimeout: 180_000,
    isolate: false,
    maxWorkers: 3,
  },
});
