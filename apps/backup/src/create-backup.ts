import type { ObjectStorage } from '@cartaviva/object-storage';
import { setTimeout as pause } from 'node:timers/promises';
import { keyOf, type Mark } from './backups';
import { Snapshot } from './snapshot';
import { writeBackup } from './write-backup';

export interface Source {
  readonly databaseUrl: string;
  readonly objects: ObjectStorage;
  readonly backups: ObjectStorage;
  /** The public age key (`age1…`) that encrypts the backup. */
  readonly recipient: string;
}

export interface Created {
  readonly key: string;
  readonly moment: Date;
  readonly bytes: number;
  /** IDs of images that the tables reference but the storage lacks. */
  readonly lacking: readonly string[];
}

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
  // Backup names have a resolution of one second, so the next attempt gets another name.
  await pause(1000);
  return createBackup(source, mark);
}
