import type { ObjectStorage } from '@cartaviva/object-storage';
import { expired, type Retention } from './retention';

const PREFIX = 'backups/';
const KEY = /^backups\/(\d{4}-\d\d-\d\d)t(\d\d)(\d\d)(\d\d)z(?:-(kept|before-restore))?\.age$/;

/** Marks a backup that retention never deletes: one of `create --keep`, or of what a restore has replaced. */
export type Mark = 'kept' | 'before-restore';

export interface Backup {
  readonly key: string;
  readonly moment: Date;
  readonly mark?: Mark;
}

/** Where a backup of a moment is: `backups/2026-11-23t030000z.age`. */
export const keyOf = (moment: Date, mark?: Mark): string =>
  `${PREFIX}${moment
    .toISOString()
    .replace(/\.\d+Z$/, 'z')
    .replaceAll(':', '')
    .toLowerCase()}${mark ? `-${mark}` : ''}.age`;

/** The backups that there are, the newest first. Other files beside them are none. */
export async function listBackups(storage: ObjectStorage): Promise<Backup[]> {
  return (await storage.list(PREFIX))
    .flatMap((key) => {
      const [, day, hours, minutes, seconds, mark] = KEY.exec(key) ?? [];
      if (!day) return [];
      const moment = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
      return [{ key, moment, ...(mark && { mark: mark as Mark }) }];
    })
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime());
}

/** The newest backup, but none of what a restore has replaced: that one is restored by its name alone. */
export const newestBackup = async (storage: ObjectStorage): Promise<Backup | undefined> =>
  (await listBackups(storage)).find(({ mark }) => mark !== 'before-restore');

/**
 * Deletes the backups that are kept no longer. Those with a mark neither go nor count.
 * @param now by the clock that gives backups their moments
 * @returns those that are gone
 */
export async function deleteExpired(
  storage: ObjectStorage,
  retention: Retention,
  now: Date,
): Promise<Backup[]> {
  const nightly = (await listBackups(storage)).filter(({ mark }) => mark === undefined);
  const moments = expired(
    nightly.map(({ moment }) => moment),
    retention,
    now,
  );
  const gone = nightly.filter(({ moment }) => moments.includes(moment));
  for (const { key } of gone) await storage.delete(key);
  return gone;
}
