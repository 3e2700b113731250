// The service worker: the application's own files, of one release, so that it starts without a
// connection. It keeps nothing that the API says, and hands over what other applications share.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isCourseFile, keepShare } from '../shared/offline/shares.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this release; the build puts them in (build/service-worker.ts). */
declare const FILES_OF_RELEASE: { url: string; revision: string | null }[];
/** Screens that have a page of their own: a pattern of their address, and the page. */
declare const PAGES_OF_RELEASE: [pattern: string, page: string][];
/** Addresses of the texts of each language but English, with a hash of what is in them. */
declare const TRANSLATIONS_OF_RELEASE: Record<string, string[]>;

cleanupOutdatedCaches();
precacheAndRoute(FILES_OF_RELEASE, { directoryIndex: '', cleanURLs: false });
for (const [pattern, page] of PAGES_OF_RELEASE)
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && new RegExp(pattern).test(url.pathname),
    createHandlerBoundToURL(page),
  );
// Every other screen is the same page. What the server itself writes is asked for as ever, and so is
// whatever is named like a file.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app-shell.html'), {
    denylist: [/^\/api(?:\/|$)/, /^\/dev\/(?!pieces$)/, /^[^?]*\.[a-z0-9]{1,8}(?:\?|$)/i],
  }),
);
registerRoute('/share-target', ({ request }) => takeIn(request), 'POST');

const translations = 'translations';
const ofRelease = new Set(Object.values(TRANSLATIONS_OF_RELEASE).flat());
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && ofRelease.has(url.pathname),
  async ({ url: { pathname } }) => (await caches.match(pathname)) ?? fetch(pathname),
);

// A new release waits until somebody wants it: a page and its scripts are always of one.
self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (data === 'take over') void self.skipWaiting();
  if (typeof data === 'object' && data !== null && 'language' in data)
    event.waitUntil(keepTexts(String(data.language)));
});
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), dropOtherReleases()])),
);

/** All texts of a language that is used here, so that every screen speaks it without a connection. */
async function keepTexts(language: string): Promise<void> {
  const cache = await caches.open(translations);
  const wanted = TRANSLATIONS_OF_RELEASE[language] ?? [];
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  try {
    await cache.addAll(wanted.filter((url) => !kept.has(url)));
  } catch (error) {
    // Whoever shows the language next asks again.
    console.warn('The texts of a language could not be kept.', error);
  }
}

async function dropOtherReleases(): Promise<void> {
  const cache = await caches.open(translations);
  for (const request of await cache.keys())
    if (!ofRelease.has(new URL(request.url).pathname)) await cache.delete(request);
}

/** Keeps what was shared, and leads to where a course starts from it or, of a course's file, is read. */
async function takeIn(request: Request): Promise<Response> {
  const id = crypto.randomUUID();
  let screen = 'generator';
  try {
    const form = await request.formData();
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const files = form.getAll('documents').filter((each) => each instanceof File);
    if (files.some(isCourseFile)) screen = 'offline';
    await keepShare({
      id,
      at: Date.now(),
      title: text('title'),
      text: text('text'),
      url: text('url'),
      files,
    });
  } catch (error) {
    // The form says that nothing came.
    console.warn('What was shared could not be kept.', error);
  }
  return Response.redirect(`/${screen}?shared=${id}`, 303);
}
