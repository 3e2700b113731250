import { interfaceLanguage } from '../../shared/language.ts';
import { takeOver } from './take-over.ts';
import { updates } from './updates.ts';

const script = '/sw.js';
/** A tab that stays open for days hears of a release, too. Milliseconds. */
const lookEveryMs = 60 * 60 * 1000;

type Container = Pick<
  ServiceWorkerContainer,
  'controller' | 'ready' | 'register' | 'addEventListener' | 'removeEventListener'
>;

/**
 * Installs the service worker, and offers each newer release as soon as it is at hand. Where the
 * browser will not have it, everything works as before but needs a connection. Ends by what it
 * returns.
 */
export async function watchReleases(
  container: Container,
  reload: () => void = () => window.location.reload(),
): Promise<() => void> {
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register(script);
  } catch (error) {
    console.warn('The service worker could not be registered.', error);
    return () => undefined;
  }
  // Another language than English is kept whole as soon as it is shown.
  interfaceLanguage.prepareWith((language) => {
    void container.ready.then(({ active }) => active?.postMessage({ language }));
    return Promise.resolve();
  });
  let isAsked = false;
  let hasWorker = container.controller !== null;

  const offer = (worker: ServiceWorker) =>
    updates.offer(() => {
      isAsked = true;
      // Another tab was faster: the newer release is in charge already.
      if (worker.state === 'activated' || worker.state === 'redundant') reload();
      else void takeOver(registration, worker).finally(reload);
    });
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      // The first one brings nothing new.
      if (worker.state === 'installed' && container.controller) offer(worker);
    });
  const onControllerChange = () => {
    if (isAsked) return;
    // Somebody took the newer release in another tab. Nobody is interrupted here, but what this page
    // has not loaded yet may be gone.
    if (hasWorker) updates.offer(reload);
    hasWorker = true;
  };
  const onUpdateFound = () => follow(registration.installing);
  const look = () => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    registration
      .update()
      .catch((error: unknown) => console.warn('No newer release could be looked for.', error));
  };

  if (registration.waiting && container.controller) offer(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', onUpdateFound);
  container.addEventListener('controllerchange', onControllerChange);
  document.addEventListener('visibilitychange', look);
  const timer = setInterval(look, lookEveryMs);
  return () => {
    registration.removeEventListener('updatefound', onUpdateFound);
    container.removeEventListener('controllerchange', onControllerChange);
    document.removeEventListener('visibilitychange', look);
    clearInterval(timer);
  };
}
