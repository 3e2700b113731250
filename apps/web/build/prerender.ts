import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { fontPreloads } from './preload-fonts.ts';

interface Entry {
  render(url: string): Promise<{ html: string; title: string }>;
  renderFrame(url: string): Promise<string>;
}

interface Courses {
  readonly at: readonly string[];
  readonly faces: readonly string[];
}

/**
 * Writes the public pages as finished HTML with their style inlined, after the client build. The
 * browser paints before any script has arrived, fetches the lazy modules a page shows (`pages`:
 * address → modules) along with the first script, and then hydrates. `app-shell.html` stays the
 * empty page that every other address is answered with. Those of `opened` and `framed`
 * (`/history/:id` stands for all below /history) have a page of their own, which names what their
 * screen is made of: lazy modules, or groups of modules that share a file. That of `opened` is
 * empty; that of `framed` shows a member the screen as it is before anything of theirs is known, and
 * is hydrated too. That of a public course waits for the server to write the course into it.
 * `courses`: the addresses of which a course is the first text, and the faces that it is set in.
 */
export function prerender(
  pages: Readonly<Record<string, readonly string[]>>,
  opened: Readonly<Record<string, readonly string[]>>,
  framed: Readonly<Record<string, readonly string[]>>,
  courses: Courses,
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
        const { entry, forget } = await builtEntry(config.root, dist);
        const manifestFile = path.join(dist, 'build-manifest.json');
        const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;

        const template = readFileSync(path.join(dist, 'index.html'), 'utf8');
        writeFileSync(path.join(dist, 'app-shell.html'), template);
        const inlined = inlining(template, (file) => readFileSync(path.join(dist, file), 'utf8'));
        const write = writing(dist, courses);

        for (const [url, modules] of Object.entries(pages)) {
          const { html, title } = await entry.render(url);
          write(
            url,
            inlined(filesOf(manifest, modules))
              .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
              .replace('<div id="root">', () => `<div id="root" data-path="${url}">${html}`),
          );
        }
        for (const [url, modules] of Object.entries(opened)) {
          const hints = fetchEarly(filesOf(manifest, modules));
          write(
            url,
            template.replace('</head>', () => `${hints}</head>`),
          );
        }
        // The server writes a course into it.
        write('/public/:id', inlined({ scripts: [], styles: [] }));
        for (const [url, modules] of Object.entries(framed)) {
          const html = await entry.renderFrame(url.replace(':id', anyId));
          write(
            url,
            inlined(filesOf(manifest, modules)).replace(
              '<div id="root">',
              () => `<div id="root" data-path="${url}" data-member>${html}`,
            ),
          );
        }
        forget();
        rmSync(manifestFile);
      },
    },
  };
}

/** What draws the pages, built for Node; `forget` removes it again. */
async function builtEntry(root: string, dist: string) {
  // A name of its own, because Node never loads a file twice; a query behind it would give its
  // chunks another copy of React.
  const folder = path.join(dist, `.prerender-${Date.now()}`);
  await build({
    root,
    logLevel: 'error',
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rollupOptions: { output: { entryFileNames: 'entry.mjs' } },
    },
  });
  const entry = (await import(`${pathToFileURL(folder).href}/entry.mjs`)) as Entry;
  return { entry, forget: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Writes the page of an address; one whose first text is a course fetches its faces at once. */
function writing(dist: string, { at, faces }: Courses) {
  const built = readdirSync(path.join(dist, 'assets')).map((name) => `assets/${name}`);
  const fonts = fontPreloads(faces, built);
  return (url: string, html: string): void => {
    const file = path.join(dist, shellOf(url));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      at.includes(url) ? html.replace('<meta charset', () => `${fonts}<meta charset`) : html,
    );
  };
}

/** Stands for the one that is asked for: nothing that is written names it. */
const anyId = '00000000-0000-4000-8000-000000000000';
const stylesheets = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;

/**
 * Makes pages of the template whose style is in them, and which name the scripts of their screen. A
 * style sheet that is in the page stays named, switched off: a part that comes later and needs it
 * then does not wait for it.
 */
function inlining(template: string, read: (file: string) => string) {
  const always = [...template.matchAll(stylesheets)].flatMap(([, file]) => file ?? []);
  if (always.length === 0) throw new Error('prerender: the built page has no stylesheet to inline');
  // The page is painted without them, and sooner when its fonts come first.
  const page = template
    .replace(stylesheets, '')
    .replaceAll(
      /<(script type="module"|link rel="modulepreload") /g,
      (_tag, begin) => `<${begin} fetchpriority="low" `,
    );
  return ({ scripts, styles }: Files): string => {
    const files = [...new Set([...always, ...styles])];
    const named = files
      .map((file) => `<link rel="stylesheet" disabled crossorigin href="/${file}">`)
      .join('');
    const style = `<style>${files.map(read).join('')}</style>`;
    return page.replace('</head>', () => `${style}${named}${preloads(scripts)}</head>`);
  };
}

/** Where the page of an address lies, for the server. */
export const shellOf = (url: string): string =>
  url.endsWith('/:id')
    ? `${url.slice(1, -'/:id'.length)}/app-shell.html`
    : `${url.slice(1)}/index.html`;

/** What a screen is made of is on its way before the first script knows which screen it is. */
const fetchEarly = ({ scripts, styles }: Files) =>
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

interface Files {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * The files behind lazy modules and what they import, without those of the first script, which the
 * page names already.
 */
function filesOf(manifest: Manifest, modules: readonly string[]): Files {
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
