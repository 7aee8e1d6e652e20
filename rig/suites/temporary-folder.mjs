import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Files that live in memory, on Linux. */
const IN_MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** What may be written there while the suites run, and what they need besides, in bytes. */
const WRITTEN = 2 * GIGABYTE;
const NEEDED = 8 * GIGABYTE;

/**
 * Where temporary files take least time. Each suite of integration makes and drops a database of a thousand files:
 * on a disk, the file system takes as long for them as Postgres does.
 */
export const fastTemporaryFolder = () => (hasRoomInMemory() ? IN_MEMORY : tmpdir());

function hasRoomInMemory() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > WRITTEN && freemem() > NEEDED;
  } catch {
    return false;
  }
}
