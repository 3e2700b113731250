// What the text of a file is held to, whatever it imports.
import type { Rules } from './shapes.ts';

export const sourceRules: Pick<Rules, 'readEnvironment' | 'computeImports' | 'forbidden'> = {
  readEnvironment: [
    'libs/server/platform/src/config/load-config.ts',
    'apps/web/vite.config.ts',
    'apps/e2e/**',
    'tools/**',
    // One process of a run of specs tells the others where their PostgreSQL is.
    'libs/server/testing/src/global-setup.ts',
    'libs/server/testing/src/test-database.ts',
  ],
  computeImports: [
    // The operator's own package, from where it was found at the start.
    'libs/server/narration/src/speech/kokoro/*.ts',
    // Bundles the pages of the web, then loads what it has built.
    'apps/web/build/prerender.ts',
    'apps/web/build/direct-imports.ts',
    // Finds the binaries of this platform.
    'libs/server/platform/src/database/embedded/postgres-binaries.ts',
    // Reaches the part of the log's library that is for tests, and not among its exports.
    'libs/server/testing/src/setup.ts',
    // Scenarios, benches and mutants named on the command line; built applications.
    'tools/**',
  ],
  forbidden: [
    {
      pattern: String.raw`\bvi\s*\.\s*(?:mock|doMock|unstable_mockModule|setMock)\s*\(`,
      reason: 'replaces a module; script the outside service over real HTTP (libs/server/testing)',
      but: ['tools/boundaries/boundaries.test.ts'],
    },
    {
      pattern: String.raw`\bdatabase\s*\.\s*query<`,
      reason: 'believes what a row is; hand the schema of the row to query instead',
      but: ['tools/boundaries/boundaries.test.ts', 'tools/lint-rules/typed-rows.test.ts'],
    },
  ],
};
