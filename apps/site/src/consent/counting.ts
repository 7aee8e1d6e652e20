import { deviceEntries } from '@cartaviva/domain';

/** Storage key that excludes this browser from visit counting. The diner page reads it. */
export const NO_COUNTING_KEY = 'cartaviva-no-contar';
/** Prefixes of the storage keys for visitor IDs and unsent visits. */
const COUNTING_KEYS = ['cartaviva-visitor-', 'cartaviva-unsent-'];

/** Returns true if the browser sends Do Not Track or Global Privacy Control to every site. */
export const browserRefuses = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const countingRefused = (): boolean => deviceEntries.read(NO_COUNTING_KEY) !== null;

/** Stores the choice. Refusing also deletes the visitor IDs and unsent visits of this browser. */
export function setCountingRefused(refused: boolean): void {
  if (!refused) return deviceEntries.remove(NO_COUNTING_KEY);
  deviceEntries.write(NO_COUNTING_KEY, '1');
  const isOfCounting = (key: string) => COUNTING_KEYS.some((name) => key.startsWith(name));
  for (const key of deviceEntries.keys().filter(isOfCounting)) deviceEntries.remove(key);
}
