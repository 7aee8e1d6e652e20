import { deviceEntries } from '@cartaviva/domain';

/** Where the site's cookies page keeps that this browser is not to be counted: '1'. */
const REFUSAL_KEY = 'cartaviva-no-contar';
/** What the gateway has not acknowledged, each under a key of its own; a visit under its menu's. */
export const UNSENT_KEYS = 'cartaviva-unsent-';

/** The diner asked not to be followed: Do Not Track, Global Privacy Control, or our cookies page. */
export function refusesTracking(browser: Navigator = navigator): boolean {
  return (
    browser.doNotTrack === '1' ||
    (browser as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
    deviceEntries.read(REFUSAL_KEY) === '1'
  );
}

/**
 * The number this browser has for one menu, made at its first visit. Another menu gets another one,
 * so that nobody can join a diner's visits across restaurants. A browser that keeps nothing gets a
 * number for this visit alone.
 */
export function visitorIdFor(menuId: string): string {
  const key = `cartaviva-visitor-${menuId}`;
  const stored = deviceEntries.read(key);
  if (stored && /^[\w-]{8,64}$/.test(stored)) return stored;
  const made = newVisitorId();
  deviceEntries.write(key, made);
  return made;
}

/** 128 random bits; `crypto.randomUUID` exists on https only. */
function newVisitorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
