// Packages and rows that several areas name.
import type { Folder } from './shapes.ts';

// Modules of Node that touch neither network, processes nor threads.
export const node = [
  'node:async_hooks',
  'node:crypto',
  'node:events',
  'node:fs',
  'node:fs/promises',
  'node:module',
  'node:net',
  'node:os',
  'node:path',
  'node:stream',
  'node:timers/promises',
  'node:url',
  'node:util',
  'node:zlib',
];
export const nodeOfTests = [
  ...node,
  'node:assert/strict',
  'node:child_process',
  'node:diagnostics_channel',
  'node:http',
  'node:https',
  'node:readline',
  'node:stream/consumers',
];
// Nest, and what rows and inputs are parsed with.
export const nest = ['@nestjs/common', '@nestjs/core', 'zod'];
export const tables = ['@nestjs/typeorm', 'typeorm'];
export const http = ['fastify'];
export const anyTests = ['fast-check', 'reflect-metadata', 'vitest', 'zod', ...nodeOfTests];
/** vitest.config.ts. */
export const config: Folder = { packages: ['vitest'], isDevelopment: true };
const librariesOfTests = ['contract', 'platform', 'platform/embedded', 'testing'];
const packagesOfTests = [...anyTests, ...nest, 'fflate', 'pg', 'typeorm'];
/** What the tests of a server library use besides. */
export const serverTests = (...libraries: string[]): Folder => ({
  folders: ['*'],
  libraries: [...librariesOfTests, ...libraries],
  packages: packagesOfTests,
});

/** React and what screens are made of besides. Ant Design's parts are taken from src/shared/antd. */
export const screens = ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query', 'zod'];
export const webTests = [
  'vitest',
  'msw',
  'fast-check',
  '@testing-library/react',
  '@testing-library/user-event',
  'vitest-axe',
];
export const librariesOfScreens = ['contract', 'contract/words', 'text'];

/** The libraries of the server that applications are put together from. */
export const everyFeature = [
  'admin',
  'auth',
  'authoring',
  'chatbot',
  'credits',
  'exports',
  'generation',
  'learning-paths',
  'narration',
  'payments',
  'platform',
  'sources',
  'visualization',
];

/** What rows take as a whole; a member that no row needs is still too many. */
export const lists: readonly (readonly string[])[] = [
  node,
  nodeOfTests,
  nest,
  tables,
  http,
  anyTests,
  librariesOfTests,
  packagesOfTests,
  screens,
  webTests,
  librariesOfScreens,
  everyFeature,
];
