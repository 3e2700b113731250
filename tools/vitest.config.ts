import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The limit is a watchdog against hanging, not a measure: the machine may be busy.
  test: { name: 'tools', include: ['**/*.test.ts'], testTimeout: 180_000 },
});
