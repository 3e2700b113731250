import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';

type Render = (url: string) => Promise<{ html: string; title: string }>;

/**
 * Writes the public pages as finished HTML with their style inlined, after the client build. The
 * browser paints before any script has arrived, fetches the lazy modules a page shows (`pages`:
 * address → modules) along with the first script, and then hydrates. `app-shell.html` stays the
 * empty page that every other address is answered with. Those of `opened` (`/history/:id` stands for
 * all below /history) have an empty page of their own, which names what their screen is made of:
 * lazy modules, or groups of modules that share a file.
 */
export function prerender(
  pages: Readonly<Record<string, readonly string[]>>,
  opened: Readonly<Record<string, readonly string[]>>,
): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({ build: { manifest: 'build-manifest.json' } }),
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (config.build.ssr) return;
        const dist = path.resolve(config.root, config.build.outDir);
        // A name of its own, because Node never loads a file twice; a query behind it would give
        // its chunks another copy of React.
        const serverBuild = path.join(dist, `.prerender-${Date.now()}`);
        await build({
          root: config.root,
          logLevel: 'error',
          build: {
            ssr: 'src/entry-server.tsx',
            outDir: serverBuild,
            emptyOutDir: true,
            copyPublicDir: false,
            manifest: false,
            rollupOptions: { output: { entryFileNames: 'entry.mjs' } },
          },
        });
        const { render } = (await import(`${pathToFileURL(serverBuild).href}/entry.mjs`)) as {
          render: Render;
        };
        const manifestFile = path.join(dist, 'build-manifest.json');
        const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

        const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
        writeFileSync(path.join(dist, 'app-shell.html'), template);
        const stylesheet = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(
          template,
        );
        if (!stylesheet?.[1])
          throw new Error('prerender: the built page has no stylesheet to inline');

        for (const [url, modules] of Object.entries(pages)) {
          const { scripts, styles } = filesOf(manifest, modules);
          const style = [stylesheet[1], ...styles]
            .map((file) => readFileSync(path.join(dist, file), 'utf8'))
            .join('');
          const { html, title } = await render(url);
          const file = path.join(dist, url, 'index.html');
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(
            file,
            template
              .replace(stylesheet[0], () => `<style>${style}</style>${preloads(scripts)}`)
              .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
              .replace('<div id="root">', () => `<div id="root" data-path="${url}">${html}`),
          );
        }
        for (const [url, modules] of Object.entries(opened)) {
          const file = path.join(dist, shellOf(url));
          mkdirSync(path.dirname(file), { recursive: true });
          const hints = fetchEarly(filesOf(manifest, modules));
          writeFileSync(
            file,
            template.replace('</head>', () => `${hints}</head>`),
          );
        }
        rmSync(serverBuild, { recursive: true, force: true });
        rmSync(manifestFile);
      },
    },
  };
}

/** Where the empty page of an address lies, for the server. */
const shellOf = (url: string): string =>
  url.endsWith('/:id')
    ? `${url.slice(1, -'/:id'.length)}/app-shell.html`
    : `${url.slice(1)}/index.html`;

/** What a screen is made of is on its way before the first script knows which screen it is. */
const fetchEarly = ({ scripts, styles }: ReturnType<typeof filesOf>) =>
  styles
    .map(
      (file) => `<link rel="preload" as="style" fetchpriority="low" crossorigin href="/${file}">`,
    )
    .join('') + preloads(scripts);

/** Low priority: the page is painted without them. */
const preloads = (scripts: readonly string[]) =>
  scripts
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`)
    .join('');

/**
 * The files behind lazy modules and what they import, without those of the first script, which the
 * page names already.
 */
function filesOf(
  manifest: Manifest,
  modules: readonly string[],
): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const groups = Object.keys(manifest).filter((key) => key.startsWith('_'));
  const visit = (wanted: string): void => {
    const name = groups.find((key) => manifest[key]?.name === wanted) ?? wanted;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`prerender: "${name}" is no module of its own in the build`);
    if (chunk.isEntry || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  const chunks = [...seen].flatMap((name) => manifest[name] ?? []);
  return {
    scripts: chunks.map(({ file }) => file),
    styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))],
  };
}
