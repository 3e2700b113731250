import type { Plugin } from 'vite';

/**
 * Adds a preload link for the built font files whose names start so: text then paints in its own
 * face at once.
 */
export function preloadFonts(names: readonly string[]): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(
            (file) => file.endsWith('.woff2') && names.some((name) => file.includes(`/${name}-`)),
          )
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: true,
            },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}
