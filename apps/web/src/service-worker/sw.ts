// The service worker: the application's own files, of one release, so that it starts without a
// connection. It keeps nothing that the API says, and hands over what other applications share.
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepShare } from '../shared/offline/shares.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this release; the build puts them in (build/service-worker.ts). */
declare const FILES_OF_RELEASE: { url: string; revision: string | null }[];

cleanupOutdatedCaches();
precacheAndRoute(FILES_OF_RELEASE, { directoryIndex: '', cleanURLs: false });
// Every screen is the same page. What the server itself writes is asked for as ever, and so is
// whatever is named like a file.
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/app-shell.html'), {
    denylist: [/^\/api(?:\/|$)/, /^\/dev\/(?!pieces$)/, /^[^?]*\.[a-z0-9]{1,8}(?:\?|$)/i],
  }),
);
registerRoute('/share-target', ({ request }) => takeIn(request), 'POST');

// A new release waits until somebody wants it: a page and its scripts are always of one.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Keeps what was shared, and leads to the form that starts a course from it. */
async function takeIn(request: Request): Promise<Response> {
  const id = crypto.randomUUID();
  try {
    const form = await request.formData();
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    await keepShare({
      id,
      at: Date.now(),
      title: text('title'),
      text: text('text'),
      url: text('url'),
      files: form.getAll('documents').filter((each) => each instanceof File),
    });
  } catch (error) {
    // The form says that nothing came.
    console.warn('What was shared could not be kept.', error);
  }
  return Response.redirect(`/generator?shared=${id}`, 303);
}
