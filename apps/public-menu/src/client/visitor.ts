import { deviceEntries } from '@cartaviva/domain';

/** Entry with which the site's cookies page stores the refusal of tracking. Its value is '1'. */
const REFUSAL_KEY = 'cartaviva-no-contar';
/** Key prefix of unacknowledged events. The key of a visit ends with its menu ID. */
export const UNSENT_KEYS = 'cartaviva-unsent-';

/** Is true if the diner refused tracking with Do Not Track, Global Privacy Control or our cookies page. */
export function refusesTracking(browser: Navigator = navigator): boolean {
  return (
    browser.doNotTrack === '1' ||
    (browser as { globalPrivacyControl?: boolean }).globalPrivacyControl === true ||
    deviceEntries.read(REFUSAL_KEY) === '1'
  );
}

/**
 * Returns this browser's ID for one menu, which is created at the first visit. Each menu gets a different ID, so that
 * visits to different restaurants cannot be linked. A browser without storage gets a new ID for each visit.
 */
export function visitorIdFor(menuId: string): string {
  const key = `cartaviva-visitor-${menuId}`;
  const stored = deviceEntries.read(key);
  if (stored && /^[\w-]{8,64}$/.test(stored)) return stored;
  const made = newVisitorId();
  deviceEntries.write(key, made);
  return made;
}

/** Returns 128 random bits in hexadecimal, because `crypto.randomUUID` exists only on HTTPS pages. */
function newVisitorId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
