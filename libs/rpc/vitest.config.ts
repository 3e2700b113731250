import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@coursewright/source'] },
  test: { name: 'rpc', include: ['src/**/*.test.ts'] },
});
