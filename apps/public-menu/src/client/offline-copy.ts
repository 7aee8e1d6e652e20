import { fill } from '../messages/fill';
import type { ScriptMessages } from '../messages/messages';
import { CACHED_AT, PAGE_ARRIVED, type CacheRequest } from '../worker/protocol';
import { refetchArrived } from './refetch';
import { messages } from './messages';

/**
 * Lets the service worker keep this menu for where there is no signal, and says so when what is
 * shown is such a copy. Only this menu's addresses are the worker's; the owners' screens are not.
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
  // A worker that was here before this page has cached it on its way.
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

/** The scripts and style sheets that this page has loaded. */
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

/** 'Copia guardada hoy a las 8:40 a. m.', 'ayer…', 'el 3 de mayo…', on the phone's own clock. */
export function sentenceOf(
  moment: Date,
  now: Date,
  { today, yesterday, before }: ScriptMessages['cached'],
): string {
  // No browser knows the dates of Haitian Creole; who reads it reads the French ones.
  const locales = [document.documentElement.lang, 'fr'];
  const time = moment.toLocaleTimeString(locales, { hour: 'numeric', minute: '2-digit' });
  const date = moment.toLocaleDateString(locales, { day: 'numeric', month: 'long' });
  const dayBefore = new Date(now);
  dayBefore.setDate(now.getDate() - 1);
  const isOn = (day: Date) => moment.toDateString() === day.toDateString();
  const sentence = isOn(now) ? today : isOn(dayBefore) ? yesterday : before;
  return fill(sentence, { time, date });
}
