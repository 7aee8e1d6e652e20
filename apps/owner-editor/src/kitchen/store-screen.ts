import { loadLazyParts } from '@cartaviva/ui';

/** Matches the files of the shell and of the editor that this page has loaded. */
const OWN_FILE = /^\/(?:remotes\/owner-editor\/)?assets\/[^/]+$/;

/**
 * Stores the code of this screen in the service worker, so that the screen opens while offline. The worker handles
 * only this address (`apps/owner-shell/src/kitchen-worker`).
 */
export async function storeScreen(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const options = { scope: '/cocina' };
    const registration = await navigator.serviceWorker.register('/kitchen-worker.js', options);
    await loadLazyParts();
    (await activeOf(registration)).postMessage(loadedFiles());
  } catch {
    // Without a service worker this screen needs a connection to open, as every other screen does.
  }
}

/** `navigator.serviceWorker.ready` never resolves when the page was opened outside the worker's scope. */
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
