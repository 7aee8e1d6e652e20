import { DomainError } from '@cartaviva/contracts';
import type { Table } from '@cartaviva/menu-import';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const READER = fileURLToPath(new URL('./book-reader.mjs', import.meta.url));

/** A full menu is read in a tenth of it; who asks waits four seconds. */
const PATIENCE_MS = 2500;
const MEMORY_MB = 128;
const MOST_TOLD = 20_000_000;
const AT_ONCE = 3;

const run = promisify(execFile);
let underWay = 0;

/**
 * The first sheet of an XLSX book, read in a process of its own: a file of two kilobytes may name a cell
 * a million lines down, and whoever reads it in good faith is away for minutes or runs out of memory.
 * Rejects when the book is none or asks for too much, and as UNAVAILABLE when too many are being read.
 */
export async function readBook(book: Uint8Array): Promise<Table> {
  if (underWay >= AT_ONCE) throw new DomainError('UNAVAILABLE');
  underWay += 1;
  try {
    const reading = run(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, READER], {
      timeout: PATIENCE_MS,
      killSignal: 'SIGKILL',
      maxBuffer: MOST_TOLD,
      // Nothing of ours is told to a process that reads what a stranger wrote.
      env: {},
    });
    // A reader that is gone has not read to the end: its exit tells so.
    reading.child.stdin?.on('error', () => undefined).end(book);
    const { stdout } = await reading;
    return JSON.parse(stdout) as Table;
  } finally {
    underWay -= 1;
  }
}
