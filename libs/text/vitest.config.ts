import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@coursewright/source'] },
  test: { name: 'text', include: ['src/**/*.test.ts'] },
});
