import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@coursewright/source'] },
  // The limit is a watchdog against hanging, not a measure: the machine may be busy.
  test: { name: 'text', include: ['src/**/*.test.ts'], testTimeout: 180_000 },
});
