import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** File system in memory, on Linux. */
const IN_MEMORY = '/dev/shm';
const GIGABYTE = 1024 ** 3;
/** Space for the files of the suites, and memory that the suites need, in bytes. */
const WRITTEN = 2 * GIGABYTE;
const NEEDED = 8 * GIGABYTE;

/**
 * Returns the fastest folder for temporary files. Each integration suite creates and drops a database of a thousand
 * files, which takes a file system on a disk as long as it takes Postgres.
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
