import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { budgets } from './build/budgets.ts';
import { chunkGroups } from './build/first-script.ts';
import { leanRouter, leanZod } from './build/lean-packages.ts';
import { compress } from './build/compress.ts';
import { directImports } from './build/direct-imports.ts';
import { oneFontFormat } from './build/one-font-format.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';
import { nameOfChunk, serviceWorker } from './build/service-worker.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const source = '@coursewright/source';

/** The pages that are written at build time, with the lazy modules they show. */
const written = {
  '/': ['src/features/home/home.route.tsx'],
  '/login': ['src/features/accounts/login.route.tsx'],
  '/register': ['src/features/accounts/register.route.tsx'],
  '/terms': ['src/features/legal/terms.route.tsx'],
  '/privacy': ['src/features/legal/privacy.route.tsx'],
};
const ofPublicCourse = [
  'src/app/workspace-scope.tsx',
  'src/features/course/public/public-course.route.tsx',
];
const ofOffline = ['src/app/workspace-scope.tsx', 'src/features/course/offline/offline.route.tsx'];
/** What everybody loads who is signed in, before the screen itself. */
const forMembers = [
  'src/app/member-routes.tsx',
  'src/app/workspace-scope.tsx',
  'src/shared/session/auth-calls.ts',
];

const ofMembers = (screen: string): string[] => [
  'src/app/member-routes.tsx',
  'workspace',
  'calls',
  `src/features/${screen}.route.tsx`,
];
/** The addresses whose screens are fetched along with the first script, */
const opened = {
  '/generating/:id': ofMembers('generating/generating'),
  '/result/:id': ofMembers('course/course'),
  '/sample': ['workspace', 'src/features/course/sample.route.tsx'],
  '/offline': ['workspace', 'src/features/course/offline/offline.route.tsx'],
  '/offline/:id': ['workspace', 'src/features/course/offline/offline-course.route.tsx'],
};
/** and those whose screens can be seen before that. */
const framed = {
  '/generator': ofMembers('generator/generator'),
  '/history': ofMembers('history/history'),
  '/history/:id': ofMembers('course/history-course'),
  '/account': ofMembers('accounts/own-account'),
};

/** Where a course is the first text, and its face besides that of headings. */
const courses = {
  at: ['/history/:id', '/result/:id', '/public/:id', '/sample', '/offline/:id'],
  faces: ['literata-latin-400-normal'],
};

export default defineConfig({
  plugins: [
    react(),
    directImports(),
    leanRouter(),
    leanZod(),
    oneFontFormat(),
    preloadFonts(['figtree-latin-wght-normal', 'literata-latin-600-normal']),
    prerender(written, opened, framed, courses),
    budgets({
      '/': { modules: written['/'], kilobytes: 100 },
      '/login': { modules: written['/login'], kilobytes: 100 },
      '/register': { modules: written['/register'], kilobytes: 100 },
      '/terms': { modules: written['/terms'], kilobytes: 100 },
      '/privacy': { modules: written['/privacy'], kilobytes: 100 },
      // What the server has written can be read; the rest comes when the visitor does something, or
      // the page has nothing else to do.
      '/public/{id}, to read': { modules: [], kilobytes: 100 },
      '/public/{id}, with all that can be done': { modules: ofPublicCourse, kilobytes: 340 },
      // What opens a file comes with the file.
      '/offline': { modules: ofOffline, kilobytes: 176 },
      'signed in, on any screen': { modules: forMembers, kilobytes: 170 },
    }),
    serviceWorker('src/service-worker/sw.ts', Object.keys(framed)),
    compress(),
  ],
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] }, noExternal: true },
  build: {
    target: 'es2022',
    // Browsers since the end of 2023 know `:dir()`. For older ones it would become a list of
    // `:lang()`, which is blind to an element that has a `dir` and no `lang`.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari16.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { chunkFileNames: nameOfChunk, codeSplitting: { groups: chunkGroups } },
    },
  },
  worker: { format: 'es', plugins: () => [directImports(), leanZod()] },
  server: {
    host: '127.0.0.1',
    // /dev/pieces is a screen of the web; the server's own pages stand beside it.
    proxy: { '/api': api, '^/dev/(?!pieces$)': api },
  },
});
