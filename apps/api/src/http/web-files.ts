import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { AppError } from '@coursewright/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KnownPaths } from './known-paths.ts';
import { previewPicture } from './page-head.ts';
import { type PublicPages, servePublicPages } from './public-page.ts';

const hashed = 'public, max-age=31536000, immutable';
const revalidated = 'no-cache';
/** Pictures of the product, which every page shows and no release waits for. */
const forADay = 'public, max-age=86400';
const pictures = /^(?:mark\.svg|icons\/[^/]+)$/;
const serviceWorker = 'sw.js';

/**
 * Answers what no other route took: files of the built web application, its prerendered pages
 * (`/terms` → terms/index.html), else the application itself, whose router knows the path
 * (`/history/x` → history/app-shell.html where that is, else app-shell.html). Below
 * /api nothing falls through to it. Only files that were there at the start are served, each by its
 * exact name, so no path can leave the folder.
 */
export async function serveWeb(
  fastify: FastifyInstance,
  root: string,
  known: KnownPaths,
  publicPages: Omit<PublicPages, 'shell'>,
): Promise<void> {
  const files = new Set(existsSync(root) ? filesBelow(root) : []);
  if (files.size > 0)
    await fastify.register(fastifyStatic, {
      root,
      serve: false,
      preCompressed: true,
      cacheControl: false,
    });
  const shell = ['app-shell.html', 'index.html'].find((file) => files.has(file));
  const shellFor = (path: string): string | undefined => {
    const own = `${path.split('/')[1] ?? ''}/app-shell.html`;
    return files.has(own) ? own : shell;
  };

  const ofPublicPages = shellFor('/public/');
  if (ofPublicPages !== undefined)
    servePublicPages(fastify, {
      ...publicPages,
      shell: readFileSync(join(root, ofPublicPages), 'utf8'),
    });

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path === '/api' || path.startsWith('/api/')) throw notInApi(known.allowedOn(path), reply);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw wrongMethod(['GET', 'HEAD'], reply);
    const file = fileFor(path, files) ?? (looksLikeFile(path) ? undefined : shellFor(path));
    if (file === undefined) throw new AppError('not_found', 'Not found.');
    if (path.startsWith('/dev/')) void reply.header('x-robots-tag', 'noindex');
    void reply.header('cache-control', lifetimeOf(file));
    // It looks after every address, wherever its file lies.
    if (file === serviceWorker) void reply.header('service-worker-allowed', '/');
    // Other sites show it beside a link to a shared course.
    if (file === previewPicture) void reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.sendFile(file);
  };
  fastify.all('/*', answer);
  // PROPFIND and the like are routed nowhere, and every path would be unknown to them.
  fastify.addHook('onRequest', async (request, reply) => {
    if (request.is404) answer(request, reply);
  });
}

const lifetimeOf = (file: string): string =>
  file.startsWith('assets/') ? hashed : pictures.test(file) ? forADay : revalidated;

function notInApi(allowed: string[], reply: FastifyReply): AppError {
  return allowed.length > 0 ? wrongMethod(allowed, reply) : new AppError('not_found', 'Not found.');
}

function wrongMethod(allowed: string[], reply: FastifyReply): AppError {
  void reply.header('allow', allowed.join(', '));
  return new AppError('method_not_allowed', 'This method is not allowed here.');
}

function fileFor(path: string, files: ReadonlySet<string>): string | undefined {
  const name = path.replace(/^\/+|\/+$/g, '');
  return [name, name === '' ? 'index.html' : `${name}/index.html`].find((candidate) =>
    files.has(candidate),
  );
}

/** A missing script must not be answered with a page: the browser would try to run it. */
const looksLikeFile = (path: string) =>
  path.startsWith('/assets/') || /\.[a-z0-9]{1,8}$/i.test(path);

const filesBelow = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/\.(br|gz|map)$/.test(name));
