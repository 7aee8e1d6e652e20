import { loadLazyParts } from '@cartaviva/ui';

/** Which files the kitchen's screen is made of: those that this page has loaded of the shell and the editor. */
const OWN_FILE = /^\/(?:remotes\/owner-editor\/)?assets\/[^/]+$/;

/**
 * Has the service worker store the code of this screen, so that it opens without signal. The worker looks
 * after this address alone (`apps/owner-shell/src/kitchen-worker`).
 */
export async function storeScreen(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const options = { scope: '/cocina' };
    const registration = await navigator.serviceWorker.register('/kitchen-worker.js', options);
    await loadLazyParts();
    (await activeOf(registration)).postMessage(loadedFiles());
  } catch {
    // Without a service worker the screen needs a signal to open, as every other.
  }
}

/** A page that was opened at another address has no `ready` that this worker would end. */
function activeOf({ active, waiting, installing }: ServiceWorkerRegistration) {
  if (active) return Promise.resolve(active);
  const coming = installing ?? waiting;
  return new Promise<ServiceWorker>((resolve, reject) => {
    if (!coming) return reject(new Error('No service worker'));
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve(coming);
      if (coming.state === 'redundant') reject(new Error('No service worker'));
    });
  });
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => {
      const { origin, pathname } = new URL(name);
      return origin === window.location.origin && OWN_FILE.test(pathname);
    });
