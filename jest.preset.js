/**
 * Server specs (*.spec.ts): need Nest, PostgreSQL or a real socket. Run with
 * --experimental-vm-modules; sources are compiled by SWC, never type-checked here.
 */
export default {
  testEnvironment: 'node',
  testMatch: ['**/src/**/*.spec.ts', '**/test/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  testEnvironmentOptions: {
    customExportConditions: ['@coursewright/source', 'node', 'node-addons'],
  },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2023',
          keepClassNames: true,
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  // A watchdog against hanging, not a measure: the machine may be busy.
  testTimeout: 180_000,
};
