/**
 * Milliseconds until a release that was asked for is to be in charge: its files have to come, and
 * what the older one has under way has to end.
 */
const patienceMs = 30_000;

/**
 * Has `next` take the place of the release in charge; resolves when a reload brings it. Browsers
 * may not let go of the older one for minutes. It is given up then, so that the next page comes from
 * the server; without a connection it is all there is.
 */
export const takeOver = (
  registration: ServiceWorkerRegistration,
  next: ServiceWorker,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (navigator.onLine) registration.unregister().then(() => resolve(), reject);
      else resolve();
    }, patienceMs);
    const look = () => {
      if (next.state === 'installed') next.postMessage('take over');
      if (next.state !== 'activated' && next.state !== 'redundant') return;
      clearTimeout(timer);
      resolve();
    };
    next.addEventListener('statechange', look);
    look();
  });

/** The same for the newest release that the server has, if there is a newer one. */
export async function takeNewest(registration: ServiceWorkerRegistration): Promise<void> {
  const look = async () => {
    await registration.update();
    return registration.waiting ?? registration.installing;
  };
  // A look that the browser had begun before there was a newer release answers the first one.
  const next = (await look()) ?? (await look());
  if (next) await takeOver(registration, next);
}
