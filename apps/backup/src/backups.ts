import type { ObjectStorage } from '@cartaviva/object-storage';

const PREFIX = 'backups/';
const KEY = /^backups\/(\d{4}-\d\d-\d\d)t(\d\d)(\d\d)(\d\d)z\.age$/;

/** Where a backup of a moment is: `backups/2026-11-23t030000z.age`. */
export const keyOf = (moment: Date): string =>
  `${PREFIX}${moment
    .toISOString()
    .replace(/\.\d+Z$/, 'z')
    .replaceAll(':', '')
    .toLowerCase()}.age`;

/** The backups that there are, the newest first. Other files beside them are none. */
export async function listBackups(
  storage: ObjectStorage,
): Promise<{ key: string; moment: Date }[]> {
  return (await storage.list(PREFIX))
    .flatMap((key) => {
      const [, day, hours, minutes, seconds] = KEY.exec(key) ?? [];
      return day ? [{ key, moment: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }] : [];
    })
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime());
}
