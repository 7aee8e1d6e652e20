import type { ObjectStorage } from '@cartaviva/object-storage';
import { setTimeout as pause } from 'node:timers/promises';
import { keyOf, type Mark } from './backups';
import { Snapshot } from './snapshot';
import { writeBackup } from './write-backup';

export interface Source {
  readonly databaseUrl: string;
  readonly objects: ObjectStorage;
  readonly backups: ObjectStorage;
  /** Whom it is encrypted for: `age1…`. */
  readonly recipient: string;
}

export interface Created {
  readonly key: string;
  readonly moment: Date;
  readonly bytes: number;
  /** Ids of images that the tables name and the storage does not have. */
  readonly lacking: readonly string[];
}

/** Writes a backup of how things are now. */
export async function createBackup(source: Source, mark?: Mark): Promise<Created> {
  const { databaseUrl, objects, backups, recipient } = source;
  const snapshot = await Snapshot.take(databaseUrl);
  try {
    const moment = new Date(snapshot.takenAt);
    const key = keyOf(moment, mark);
    if (!(await backups.exists(key))) {
      let lacking: readonly string[] = [];
      const stream = await writeBackup(snapshot, objects, recipient, (end) => {
        lacking = end.lacking;
      });
      await backups.write(key, stream);
      return { key, moment, bytes: (await backups.size(key)) ?? 0, lacking };
    }
  } finally {
    await snapshot.end();
  }
  // Names have seconds: the next second has a name of its own.
  await pause(1000);
  return createBackup(source, mark);
}
