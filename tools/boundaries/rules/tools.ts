// What is never part of an installation: browser journeys and tools.
import { everyFeature, nest, nodeOfTests } from './common.ts';
import type { Area } from './shapes.ts';

export const e2e: Area = {
  at: 'apps/e2e',
  isDevelopment: true,
  folders: {
    '': { packages: ['@playwright/test'] },
    'journeys/**': {
      libraries: ['contract'],
      packages: [
        '@playwright/test',
        'axe-core',
        'fflate',
        'pdfjs-dist',
        'scorm-again',
        ...nodeOfTests,
      ],
    },
    screens: { folders: ['journeys'], packages: ['@playwright/test', ...nodeOfTests] },
  },
};

const everything = ['contract', 'platform/embedded', 'testing', ...everyFeature];
export const tools: Area = {
  at: 'tools',
  isDevelopment: true,
  folders: {
    '': {
      folders: ['*'],
      libraries: ['platform/embedded'],
      packages: [...nodeOfTests, 'pg', 'vitest'],
    },
    'boundaries/**': { folders: ['launch'], packages: [...nodeOfTests, 'vite'] },
    styles: { folders: ['launch'], packages: nodeOfTests },
    texts: { folders: ['launch'], packages: [...nodeOfTests, 'vite'] },
    'worked-example': { folders: ['launch'], packages: nodeOfTests },
    voice: { packages: [...nodeOfTests, 'node:stream/promises', 'zod'] },
    launch: { packages: [...nodeOfTests, '@sparticuz/chromium'] },
    'lint-rules': { packages: nodeOfTests },
    truth: {
      libraries: ['authoring/citation-check', 'text'],
      packages: [...nodeOfTests, 'zod'],
    },
    'mutants/**': {
      folders: ['launch'],
      libraries: ['platform/embedded', 'testing'],
      packages: nodeOfTests,
    },
    'bench/**': {
      folders: [
        'launch',
        'truth',
        '/apps/api/test',
        '/apps/e2e/journeys',
        '/libs/server/authoring/test',
        '/libs/server/generation/test',
      ],
      libraries: [...everything, 'authoring/citation-check', 'text', 'text/terms'],
      packages: [
        ...nodeOfTests,
        ...nest,
        '@likecoin/epubcheck-ts',
        '@nestjs/platform-fastify',
        '@playwright/test',
        'axe-core',
        'chrome-launcher',
        'fast-check',
        'fflate',
        'libxml2-wasm',
        'lighthouse',
        'marked',
        'node:perf_hooks',
        'node:sqlite',
        'pdfjs-dist',
        'pg',
        'reflect-metadata',
        'typeorm',
      ],
    },
    'rig/**': {
      folders: ['launch', '/apps/api/test'],
      libraries: everything,
      packages: [
        ...nodeOfTests,
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
