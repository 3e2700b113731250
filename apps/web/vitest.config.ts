import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['@coursewright/source', 'module', 'browser', 'development'] },
  ssr: { resolve: { conditions: ['@coursewright/source', 'module', 'node', 'development'] } },
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    pool: 'forks',
    maxWorkers: 3,
    // Files share their worker's modules: importing Ant Design anew for each costs more than all
    // tests. testing/setup.ts resets what lives in modules.
    isolate: false,
    // Sources that did not change are not transformed again in the next run.
    fsModuleCache: true,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Watchdogs against hanging, not measures: the machine may be busy. Longer than the waits within.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
  },
});
