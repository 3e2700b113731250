// Applications: API, worker, web.
import { config, everyFeature, http, jestTests, nest, node } from './common.ts';
import type { Area, Folder } from './shapes.ts';

export const api: Area = {
  at: 'apps/api',
  folders: {
    '': config,
    'src/**': {
      libraries: ['contract', 'rpc', ...everyFeature],
      packages: [
        ...node,
        ...nest,
        ...http,
        '@fastify/cookie',
        '@fastify/helmet',
        '@fastify/multipart',
        '@fastify/static',
        '@nestjs/platform-fastify',
        '@nestjs/swagger',
        '@trpc/server',
        'reflect-metadata',
        'zod',
      ],
    },
    'test/**': {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['contract', 'rpc', 'testing', 'text', 'platform/embedded', ...everyFeature],
      packages: [
        ...jestTests,
        ...nest,
        '@nestjs/platform-fastify',
        'fflate',
        'marked',
        'pdfkit',
        'pg',
        'postal-mime',
        'smtp-server',
        'stripe',
        'typeorm',
      ],
    },
  },
};

export const worker: Area = {
  at: 'apps/worker',
  folders: {
    '': config,
    src: {
      libraries: everyFeature.filter((name) => name !== 'admin'),
      packages: [...nest, 'reflect-metadata'],
    },
    test: {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['platform', 'testing'],
      packages: [...jestTests, ...nest],
    },
  },
};

const screens = ['antd', 'react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zod'];
/** A product area of the web: everything shared, nothing of another feature. */
const feature = (...packages: string[]): Folder => ({
  folders: ['src/shared'],
  libraries: ['contract', 'contract/words', 'text'],
  packages: [...screens, ...packages],
});
const webTests = [
  'vitest',
  'msw',
  'fast-check',
  '@testing-library/react',
  '@testing-library/user-event',
  'vitest-axe',
];
const fonts = ['figtree', 'jetbrains-mono', 'literata'].map(
  (name) => `@fontsource-variable/${name}`,
);
export const web: Area = {
  at: 'apps/web',
  isDevelopment: true,
  folders: {
    '': { folders: ['build', '/'], packages: ['vite', 'vitest', '@vitejs/plugin-react'] },
    // Runs while the web is built, under Node.
    build: { packages: [...node, 'vite', 'linkedom'] },
    public: {},
    src: {
      folders: [
        'src/app',
        'src/shared',
        'src/styles',
        'src/features/accounts',
        'src/features/legal',
      ],
      libraries: ['contract', 'contract/words'],
      packages: ['react', 'react-dom', 'react-router-dom', ...fonts],
    },
    'src/styles': {},
    'src/app/**': {
      folders: [
        'src/shared',
        'src/features/accounts',
        'src/features/admin',
        'src/features/course',
        'src/features/generating',
        'src/features/generator',
        'src/features/home',
        'src/features/legal',
        'src/features/purchase',
      ],
      libraries: ['contract', 'contract/words'],
      packages: screens,
    },
    'src/features/accounts/**': feature(),
    'src/features/admin/**': feature(),
    'src/features/course/**': feature('diff'),
    'src/features/generating/**': feature(),
    'src/features/generator/**': feature(),
    'src/features/home/**': feature(),
    'src/features/legal/**': feature(),
    'src/features/purchase/**': feature(),
    'src/shared/**': {
      libraries: ['contract', 'contract/words', 'text'],
      types: ['rpc'],
      packages: [
        ...screens,
        '@ant-design/cssinjs',
        '@ant-design/icons',
        '@trpc/client',
        '@trpc/react-query',
        '@trpc/server',
        'dompurify',
        'highlight.js',
        'katex',
        'marked',
      ],
    },
    // The fake server answers through the real router.
    'src/testing/**': {
      isDevelopment: true,
      folders: ['*'],
      libraries: ['contract', 'contract/words', 'rpc'],
      packages: [...screens, ...webTests, '@testing-library/jest-dom', '@trpc/server'],
    },
  },
  tests: {
    folders: ['src/app', 'src/testing', 'src/features/generator', 'src/shared'],
    libraries: ['contract/catalogue-check', 'rpc'],
    packages: webTests,
  },
};
