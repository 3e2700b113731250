import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

export interface Budget {
  /** The lazy modules that a page of this kind loads by itself, below the web's root. */
  readonly modules: readonly string[];
  /** Most kB (1024 bytes) of script, gzip, until the page can be used. */
  readonly kilobytes: number;
}

/** A script that the page itself names, besides those of the build. */
const beforePaint = 'before-paint.js';

/**
 * Fails the build where a page asks for more script than its budget until it can be used: the first
 * script, the page's own modules, and whatever these import. Tells the size of every page.
 */
export function budgets(pages: Readonly<Record<string, Budget>>): Plugin {
  let root = '';
  let isServerBuild = false;
  return {
    name: 'budgets',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      isServerBuild = Boolean(config.build.ssr);
    },
    writeBundle(_options, bundle) {
      if (isServerBuild) return;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const always = sizeOf(readFileSync(path.join(root, 'public', beforePaint)));
      const sizes = Object.entries(pages).map(([page, { modules, kilobytes }]) => {
        const files = modules.map((module) => chunkOf(chunks, path.join(root, module)));
        const entry = chunks.filter(({ isEntry }) => isEntry);
        const all = withImports(chunks, [...entry, ...files]);
        const size = all.reduce((sum, { code }) => sum + sizeOf(code), always) / 1024;
        return { page, kilobytes, size };
      });
      const told = sizes.map(
        ({ page, size, kilobytes }) => `${page} ${size.toFixed(1)} kB of ${kilobytes}`,
      );
      this.info(`script until a page can be used, gzip: ${told.join(', ')}`);
      const missed = sizes.filter(({ size, kilobytes }) => size > kilobytes);
      if (missed.length > 0)
        this.error(`Over their budget of script: ${missed.map(({ page }) => page).join(', ')}.`);
    },
  };
}

const sizeOf = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

function chunkOf(chunks: readonly Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const found = chunks.find(({ moduleIds }) => moduleIds.includes(module));
  if (!found) throw new Error(`budgets: ${module} is not in the build`);
  return found;
}

function withImports(
  chunks: readonly Rolldown.OutputChunk[],
  begin: readonly Rolldown.OutputChunk[],
): Rolldown.OutputChunk[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const visit = (chunk: Rolldown.OutputChunk): void => {
    if (seen.has(chunk)) return;
    seen.add(chunk);
    chunks.filter(({ fileName }) => chunk.imports.includes(fileName)).forEach(visit);
  };
  begin.forEach(visit);
  return [...seen];
}
