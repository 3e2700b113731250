import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

type Render = (url: string) => Promise<{ html: string; title: string }>;

/**
 * Writes the public pages as finished HTML with their style inlined, after the client build. The browser paints before any script has
 * arrived and then hydrates. `app-shell.html` stays the empty page that every other address is answered with.
 */
export function prerender(urls: readonly string[]): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (config.build.ssr) return;
        const dist = path.resolve(config.root, config.build.outDir);
        const serverBuild = path.join(dist, '.prerender');
        await build({
          root: config.root,
          logLevel: 'error',
          build: { ssr: 'src/entry-server.tsx', outDir: serverBuild, emptyOutDir: true, copyPublicDir: false, rollupOptions: { output: { entryFileNames: 'entry.mjs' } } },
        });
        const { render } = (await import(`${pathToFileURL(serverBuild).href}/entry.mjs?${Date.now()}`)) as { render: Render };

        const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
        writeFileSync(path.join(dist, 'app-shell.html'), template);
        const stylesheet = /<link rel="stylesheet"[^>]*href="(\/assets\/[^"]+\.css)"[^>]*>/.exec(template);
        if (!stylesheet?.[1]) throw new Error('prerender: the built page has no stylesheet to inline');
        const style = `<style>${readFileSync(path.join(dist, stylesheet[1]), 'utf8')}</style>`;
        for (const url of urls) {
          const { html, title } = await render(url);
          const file = path.join(dist, url, 'index.html');
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(
            file,
            template
              .replace(stylesheet[0], () => style)
              .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
              .replace('<div id="root">', () => `<div id="root" data-path="${url}">${html}`),
          );
        }
        rmSync(serverBuild, { recursive: true, force: true });
      },
    },
  };
}
