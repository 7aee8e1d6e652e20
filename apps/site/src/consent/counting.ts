import { deviceEntries } from '@cartaviva/domain';

/** Where a browser keeps that its visits are not to be counted; the diner page reads it. */
export const NO_COUNTING_KEY = 'cartaviva-no-contar';
/** The numbers of this browser, and what it could not send yet. */
const COUNTING_KEYS = ['cartaviva-visitor-', 'cartaviva-unsent-'];

/** The browser asks every site for the same: Do Not Track or Global Privacy Control. */
export const browserRefuses = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const countingRefused = (): boolean => deviceEntries.read(NO_COUNTING_KEY) !== null;

/** Keeps the wish; refusing also forgets the numbers that this browser has, and what was not sent yet. */
export function setCountingRefused(refused: boolean): void {
  if (!refused) return deviceEntries.remove(NO_COUNTING_KEY);
  deviceEntries.write(NO_COUNTING_KEY, '1');
  const isOfCounting = (key: string) => COUNTING_KEYS.some((name) => key.startsWith(name));
  for (const key of deviceEntries.keys().filter(isOfCounting)) deviceEntries.remove(key);
}
