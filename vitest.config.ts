import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'libs/contract',
      'libs/rpc',
      'libs/text',
      'apps/web',
      'tools',
      {
        // Specs find the sources of every package, worker threads included: nothing is built.
        resolve: { conditions: ['@coursewright/source'] },
        ssr: { resolve: { conditions: ['@coursewright/source', 'node'] } },
        test: {
          name: 'server',
          include: [
            'libs/server/*/{src,test}/**/*.spec.ts',
            'apps/{api,worker}/{src,test}/**/*.spec.ts',
          ],
          pool: 'forks',
          // Files share their worker's modules: loading Nest, TypeORM and the rest anew for each
          // costs more than most of them take. libs/server/testing/src/setup.ts resets what lives in
          // modules.
          isolate: false,
          setupFiles: ['libs/server/testing/src/setup.ts'],
          // Watchdogs against hanging, not measures: the machine may be busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
