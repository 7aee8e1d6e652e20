import { fill } from '../messages/fill';
import type { ScriptMessages } from '../messages/messages';
import { CACHED_AT, PAGE_ARRIVED, type CacheRequest } from '../worker/protocol';
import { refetchArrived } from './refetch';
import { messages } from './messages';

/**
 * Lets the service worker store this menu for use without a connection, and tells the diner if the page is such a
 * copy. The worker's scope contains only menu pages, not the owners' screens.
 */
export function storeCopy(): void {
  const cachedAt = document.body.dataset[CACHED_AT];
  if (cachedAt) announceCopy(new Date(Number(cachedAt)));
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (data === PAGE_ARRIVED) void refetchArrived();
  });
  void register();
}

async function register(): Promise<void> {
  // An existing service worker has already stored this page.
  const isFirstTime = !navigator.serviceWorker.controller;
  try {
    const [, folder] = location.pathname.split('/');
    await navigator.serviceWorker.register('/sw.js', { scope: `/${folder}/` });
    const { active } = await navigator.serviceWorker.ready;
    const request: CacheRequest = { page: location.href, files: ownFiles() };
    if (isFirstTime) active?.postMessage(request);
  } catch (cause) {
    console.warn('no copy for offline', cause);
  }
}

function ownFiles(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/menu-assets/'));
}

function announceCopy(moment: Date): void {
  const line = document.createElement('p');
  line.className = 'offline-copy';
  line.setAttribute('role', 'status');
  line.textContent = sentenceOf(moment, new Date(), messages().cached);
  document.querySelector('header')?.before(line);
}

/**
 * Formats the time of the copy in the phone's time zone: 'Copia guardada hoy a las 8:40 a. m.', 'ayer…', 'el 3 de
 * mayo…'.
 */
export function sentenceOf(
  moment: Date,
  now: Date,
  { today, yesterday, before }: ScriptMessages['cached'],
): string {
  // Browsers have no date formats for Haitian Creole, so its readers get French ones.
  const locales = [document.documentElement.lang, 'fr'];
  const time = moment.toLocaleTimeString(locales, { hour: 'numeric', minute: '2-digit' });
  const date = moment.toLocaleDateString(locales, { day: 'numeric', month: 'long' });
  const dayBefore = new Date(now);
  dayBefore.setDate(now.getDate() - 1);
  const isOn = (day: Date) => moment.toDateString() === day.toDateString();
  const sentence = isOn(now) ? today : isOn(dayBefore) ? yesterday : before;
  return fill(sentence, { time, date });
}
