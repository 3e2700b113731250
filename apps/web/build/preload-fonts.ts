import type { Plugin } from 'vite';

const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true };

/** Fetches these faces (names as in their packages) along with the page, not once text needs them. */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        filesOfFaces(names, Object.keys(bundle)).map((file) => ({
          tag: 'link',
          attrs: { ...preload, href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
    },
  };
}

/** The same for one page, of a build with these files. */
export const fontPreloads = (names: readonly string[], files: readonly string[]): string =>
  filesOfFaces(names, files)
    .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    .join('');

const filesOfFaces = (names: readonly string[], files: readonly string[]): string[] =>
  files.filter(
    (file) => file.endsWith('.woff2') && names.some((name) => file.includes(`/${name}-`)),
  );
