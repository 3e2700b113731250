import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { shellOf } from './prerender.ts';

/** What the application needs to start and to show a course. Icons and pictures are the system's. */
const files = /^(app-shell\.html|before-paint\.js|mark\.svg|assets\/.*\.(js|css|svg|woff2))$/;
/** A language's texts, and what Ant Design says in it: those of one language are kept, once chosen. */
const translation = /^assets\/texts\/(?<language>[a-z]+)(?:_[A-Z]{2})?-/;
const catalogue = /(?:\/messages\/[a-z]+\.tsx|\/antd\/es\/locale\/[a-z]+_[A-Z]+\.js)$/;

/** Translations have a folder of their own: other files may be named like a language. */
export const nameOfChunk = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  catalogue.test(facadeModuleId ?? '')
    ? 'assets/texts/[name]-[hash].js'
    : 'assets/[name]-[hash].js';
/** Faces for other scripts come with the first text that needs them. */
const rare = /-(latin-ext|cyrillic|cyrillic-ext|greek|greek-ext|vietnamese)-/;

/**
 * Builds `entry` into /sw.js, with the list of the files of this build. It comes after the pages
 * are written and before the files are compressed. Names of assets change with what is in them;
 * others are told apart by a hash. Addresses of `framed` have a page of their own.
 */
export function serviceWorker(entry: string, framed: readonly string[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        if (config.build.ssr) return;
        const dist = path.resolve(config.root, config.build.outDir);
        const frames = new Map(framed.map((url) => [shellOf(url), url]));
        const all = readdirSync(dist, { recursive: true, encoding: 'utf8' })
          .map((name) => name.split(path.sep).join('/'))
          .filter((name) => (files.test(name) && !rare.test(name)) || frames.has(name))
          .filter((name) => statSync(path.join(dist, name)).isFile())
          .toSorted();
        const languageOf = (name: string) => translation.exec(name)?.groups?.['language'];
        const translations = Object.groupBy(
          all.filter((name) => languageOf(name) !== undefined).map((name) => `/${name}`),
          (url) => languageOf(url.slice(1)) ?? '',
        );
        const release = all
          .filter((name) => languageOf(name) === undefined)
          .map((name) => ({
            url: `/${name}`,
            revision: name.startsWith('assets/') ? null : hashOf(path.join(dist, name)),
          }));
        await build({
          configFile: false,
          root: config.root,
          logLevel: 'error',
          define: {
            FILES_OF_RELEASE: JSON.stringify(release),
            TRANSLATIONS_OF_RELEASE: JSON.stringify(translations),
            PAGES_OF_RELEASE: JSON.stringify(
              [...frames].map(([file, url]) => [`^${url.replace(':id', '[^/]+')}$`, `/${file}`]),
            ),
            'process.env.NODE_ENV': '"production"',
          },
          build: {
            target: 'es2022',
            outDir: dist,
            emptyOutDir: false,
            copyPublicDir: false,
            rollupOptions: {
              input: path.join(config.root, entry),
              output: { entryFileNames: 'sw.js', format: 'iife' },
            },
          },
        });
      },
    },
  };
}

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 20);
