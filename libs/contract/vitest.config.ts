import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@coursewright/source'] },
  test: { name: 'contract', include: ['src/**/*.test.ts'] },
});
