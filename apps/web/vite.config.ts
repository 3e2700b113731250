import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { antdDirect } from './build/antd-direct.ts';
import { compress } from './build/compress.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/service-worker.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';
const source = '@coursewright/source';

export default defineConfig({
  plugins: [
    react(),
    antdDirect(),
    preloadFonts(['figtree-latin-wght-normal', 'literata-latin-wght-normal']),
    prerender({
      '/': [],
      '/login': ['src/app/data-scope.tsx', 'src/features/accounts/login.route.tsx'],
      '/register': ['src/app/data-scope.tsx', 'src/features/accounts/register.route.tsx'],
      '/terms': ['src/features/legal/terms.route.tsx'],
      '/privacy': ['src/features/legal/privacy.route.tsx'],
    }),
    serviceWorker('src/service-worker/sw.ts'),
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
  },
  server: {
    host: '127.0.0.1',
    // /dev/pieces is a screen of the web; the server's own pages stand beside it.
    proxy: { '/api': api, '^/dev/(?!pieces$)': api },
  },
});
