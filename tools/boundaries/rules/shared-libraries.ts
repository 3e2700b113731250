// Libraries for server and web alike.
import { config } from './common.ts';
import type { Area } from './shapes.ts';

export const contract: Area = {
  at: 'libs/contract',
  folders: {
    '': config,
    'src/**': { packages: ['zod'] },
    // A course as a file, which the server and the browser read alike.
    'src/course-file': { folders: ['src', 'src/zip'], packages: ['zod'] },
    // Zips from anybody, read alike as well.
    'src/zip': { packages: ['fflate'] },
  },
  tests: { packages: ['fflate', 'node:crypto', 'vitest'] },
};

export const text: Area = {
  at: 'libs/text',
  folders: {
    '': config,
    'src/**': {},
    // Lists and statistics, each behind an entry point of its own; function words bear statistics out.
    'src/terms/**': {
      folders: ['src'],
      packages: ['@orama/stemmers', '@orama/stopwords'],
    },
    'src/detection': { folders: ['src', 'src/terms'], packages: ['tinyld'] },
    test: { isDevelopment: true },
  },
  tests: { folders: ['test'], packages: ['vitest', 'fast-check'] },
};

export const rpc: Area = {
  at: 'libs/rpc',
  folders: { '': config, 'src/**': { libraries: ['contract'], packages: ['@trpc/server', 'zod'] } },
};
