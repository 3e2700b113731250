// What the tests of the server share.
import { nodeOfTests } from './common.ts';
import type { Area } from './shapes.ts';

/** Scripted outside services and test databases. */
export const testing: Area = {
  at: 'libs/server/testing',
  isDevelopment: true,
  folders: {
    'src/**': {
      libraries: ['contract', 'platform', 'platform/embedded'],
      packages: [...nodeOfTests, '@nestjs/common', 'nestjs-pino', 'pg', 'vitest', 'zod'],
    },
  },
};
