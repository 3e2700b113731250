import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Vitest's own order, which runs one project after another by their names, with the tools before
 * the rest: one of their files takes a minute, most of it in a process of its own, and would run
 * alone at the end.
 */
class ToolsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's: the sequencer's own
    const ordered = await super.sort(files);
    const isOfTools = ({ project }: TestSpecification) => project.name === 'tools';
    return [...ordered.filter(isOfTools), ...ordered.filter((file) => !isOfTools(file))];
  }
}

export default defineConfig({
  test: {
    // A quarter of its time a test waits for something: three keep two processors busy.
    maxWorkers: 3,
    // `npm test` leaves proofs out, `npm run proofs` runs them alone. A whole file is one with
    // `@module-tag proof` in a comment, but for its tests of what everybody does: `main`.
    tags: [
      { name: 'proof', description: 'Long by what it proves: hundreds of rounds, whole matrices.' },
      { name: 'main', description: 'Runs in `npm test` although its file is one of proofs.' },
    ],
    sequence: { sequencer: ToolsFirst },
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
        environments: { __vitest__: { resolve: { conditions: ['@coursewright/source', 'node'] } } },
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
          // Sources that did not change are not transformed again in the next run.
          fsModuleCache: true,
          setupFiles: ['libs/server/testing/src/setup.ts'],
          globalSetup: ['libs/server/testing/src/global-setup.ts'],
          // Watchdogs against hanging, not measures: the machine may be busy.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
