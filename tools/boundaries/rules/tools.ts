// What is never part of an installation: browser journeys and tools.
import { everyFeature, nest, nodeOfTests } from './common.ts';
import type { Area } from './shapes.ts';

export const e2e: Area = {
  at: 'apps/e2e',
  isDevelopment: true,
  folders: {
    '': { packages: ['@playwright/test', ...nodeOfTests] },
    'journeys/**': {
      libraries: ['contract', 'testing'],
      packages: ['@playwright/test', '@axe-core/playwright', ...nodeOfTests],
    },
    screens: { folders: ['journeys'], packages: ['@playwright/test', ...nodeOfTests] },
  },
};

const everything = ['contract', 'platform/embedded', 'testing', 'text', ...everyFeature];
const nodeOfTools = [...nodeOfTests, 'node:worker_threads'];
export const tools: Area = {
  at: 'tools',
  isDevelopment: true,
  folders: {
    '': {
      folders: ['*'],
      libraries: ['platform/embedded'],
      packages: [...nodeOfTools, 'pg', 'vitest'],
    },
    'boundaries/**': { folders: ['launch'], packages: [...nodeOfTools, 'vite'] },
    texts: { packages: [...nodeOfTools, 'vite'] },
    'worked-example': { folders: ['launch'], packages: nodeOfTools },
    launch: { packages: [...nodeOfTools, '@sparticuz/chromium'] },
    'lint-rules': { packages: nodeOfTools },
    'mutants/**': {
      folders: ['launch'],
      libraries: ['platform/embedded', 'testing'],
      packages: [...nodeOfTools, 'vite'],
    },
    'bench/**': {
      folders: ['launch', '/libs/server/generation/test'],
      libraries: everything,
      packages: [
        ...nodeOfTools,
        ...nest,
        '@nestjs/platform-fastify',
        'chrome-launcher',
        'lighthouse',
        'pg',
        'reflect-metadata',
        'typeorm',
      ],
    },
    'rig/**': {
      folders: ['launch', '/apps/api/test'],
      libraries: everything,
      packages: [
        ...nodeOfTools,
        '@node-rs/argon2',
        'p-limit',
        'pg',
        'pg-boss',
        'stripe',
        'typeorm',
        'zod',
      ],
    },
  },
  tests: { packages: ['vitest'] },
};
