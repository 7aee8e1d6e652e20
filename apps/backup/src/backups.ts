import type { ObjectStorage } from '@cartaviva/object-storage';
import { expired, type Retention } from './retention';

const PREFIX = 'backups/';
const KEY = /^backups\/(\d{4}-\d\d-\d\d)t(\d\d)(\d\d)(\d\d)z(?:-(kept|before-restore))?\.age$/;

/**
 * Retention never deletes a backup with a mark. `create --keep` sets `kept`; `restore --replace` sets
 * `before-restore`.
 */
export type Mark = 'kept' | 'before-restore';

export interface Backup {
  readonly key: string;
  readonly moment: Date;
  readonly mark?: Mark;
}

/** Returns the storage key of a backup, for example `backups/2026-11-23t030000z.age`. */
export const keyOf = (moment: Date, mark?: Mark): string =>
  `${PREFIX}${moment
    .toISOString()
    .replace(/\.\d+Z$/, 'z')
    .replaceAll(':', '')
    .toLowerCase()}${mark ? `-${mark}` : ''}.age`;

/** Lists the backups, newest first. Ignores other files in the same folder. */
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

/** Returns the newest backup, except those that a restore made of replaced data: these must be named explicitly. */
export const newestBackup = async (storage: ObjectStorage): Promise<Backup | undefined> =>
  (await listBackups(storage)).find(({ mark }) => mark !== 'before-restore');

/**
 * Deletes the backups that retention no longer keeps. Backups with a mark are neither deleted nor counted.
 * @param now the time by the clock that also dates the backups
 * @returns the deleted backups
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
