import type { Plugin } from 'vite';

/** A face in a second, older format. */
const older = /,\s*url\([^)]+\)\s*format\((["'])(?:woff|truetype)\1\)/g;

/**
 * Leaves one file to each face of a package: every browser that we run in reads WOFF2, and styles
 * stand in each written page.
 */
export function oneFontFormat(): Plugin {
  return {
    name: 'one-font-format',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules.*\.css$/, code: 'format(' },
      handler: (code) => code.replace(older, ''),
    },
  };
}
