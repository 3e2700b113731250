// Applications: API, worker, web.
import {
  everyFeature,
  http,
  anyTests,
  librariesOfScreens,
  nest,
  node,
  screens,
  webTests,
} from './common.ts';
import type { Area, Folder } from './shapes.ts';

export const api: Area = {
  at: 'apps/api',
  folders: {
    'src/**': {
      libraries: ['contract', 'rpc', ...everyFeature],
      packages: [
        ...node,
        ...nest,
        ...http,
        '@fastify/compress',
        '@fastify/cookie',
        '@fastify/helmet',
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
      libraries: ['contract', 'rpc', 'testing', 'platform/embedded', ...everyFeature],
      packages: [
        ...anyTests,
        ...nest,
        ...http,
        '@fastify/multipart',
        '@likecoin/epubcheck-ts',
        '@napi-rs/canvas',
        '@nestjs/platform-fastify',
        'fflate',
        'marked',
        'node:sqlite',
        'node:vm',
        'pdfjs-dist',
        'pdfkit',
        'pg',
        'postal-mime',
        'scorm-again',
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
    src: {
      libraries: everyFeature.filter(
        (name) => !['admin', 'chatbot', 'learning-paths', 'visualization'].includes(name),
      ),
      packages: [...nest, 'reflect-metadata'],
    },
  },
};

/** A product area of the web: everything shared, nothing of another feature. */
const feature = (...packages: string[]): Folder => ({
  folders: ['src/shared'],
  libraries: librariesOfScreens,
  packages: [...screens, ...packages],
});
const fonts = [
  '@fontsource-variable/figtree',
  '@fontsource-variable/jetbrains-mono',
  '@fontsource/literata',
];
export const web: Area = {
  at: 'apps/web',
  isDevelopment: true,
  folders: {
    '': { folders: ['build'], packages: ['vite', 'vitest', '@vitejs/plugin-react'] },
    // Runs while the web is built, under Node.
    build: { packages: [...node, 'vite'] },
    public: {},
    src: {
      folders: [
        'src/app',
        'src/app/insights',
        'src/shared',
        'src/styles',
        'src/features/accounts',
        'src/features/legal',
      ],
      packages: ['react', 'react-dom', 'react-router-dom', ...fonts],
    },
    'src/styles': {},
    // Runs beside the page, not in it.
    'src/service-worker': {
      folders: ['src/shared'],
      packages: ['workbox-precaching', 'workbox-routing'],
    },
    'src/app/**': {
      folders: [
        'src/shared',
        'src/features/accounts',
        'src/features/admin',
        'src/features/course',
        'src/features/dev',
        'src/features/generating',
        'src/features/generator',
        'src/features/history',
        'src/features/home',
        'src/features/legal',
        'src/features/purchase',
      ],
      libraries: ['contract', 'contract/words'],
      packages: screens,
    },
    // Loaded last, and only where the operator has it.
    'src/app/insights': {
      folders: ['src/shared'],
      libraries: ['contract'],
      packages: ['@plausible-analytics/tracker', 'web-vitals'],
    },
    'src/features/accounts/**': {
      ...feature(),
      libraries: [...librariesOfScreens, 'contract/passwords'],
    },
    'src/features/admin/**': feature(),
    // Opens the file of a course without the server.
    'src/features/course/**': {
      ...feature('diff'),
      libraries: [...librariesOfScreens, 'contract/course-file'],
    },
    // Shows the pieces; no feature knows it.
    'src/features/dev/**': { ...feature(), folders: ['src/shared', 'src/styles'] },
    'src/features/generating/**': feature(),
    'src/features/generator/**': feature(),
    'src/features/history/**': feature(),
    'src/features/home/**': feature(),
    'src/features/legal/**': { folders: ['src/shared'], libraries: ['contract/words'] },
    'src/features/purchase/**': feature(),
    'src/shared/**': {
      libraries: [
        'contract',
        'contract/cover',
        ...['ar', 'de', 'es', 'fr', 'pt'].map((language) => `contract/failures/${language}`),
        'contract/sentence-in',
        'contract/words',
        'text',
      ],
      types: ['rpc'],
      packages: [
        ...screens,
        'antd',
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
      libraries: ['contract', 'rpc'],
      packages: [...screens, ...webTests, '@testing-library/jest-dom', '@trpc/server'],
    },
  },
  tests: {
    folders: ['public', 'src/app', 'src/testing', 'src/features/generator', 'src/shared'],
    libraries: ['contract/catalogue-check', 'rpc'],
    packages: webTests,
  },
};
