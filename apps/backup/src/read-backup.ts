import { Decrypter } from 'age-encryption';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { END, entryOf, MANIFEST, type End, type Manifest } from './contents';
import { linesIn } from './write-backup';

/** Callbacks for the parts of a backup, in the order of the archive. A callback must read its stream to the end. */
export interface Reader {
  manifest?(manifest: Manifest): Promise<void>;
  rows?(table: string, bytes: Readable): Promise<void>;
  object?(key: string, bytes: Readable): Promise<void>;
}

export class BrokenBackup extends Error {}

/**
 * Reads a backup to its end and checks that it is complete. The age format detects modified or truncated
 * data. The row and image counts must match those in `end.json`.
 * @param identity the age key that decrypts the backup: `AGE-SECRET-KEY-1…`
 * @returns the number of rows and images, the missing images and the time of the backup
 * @throws BrokenBackup
 */
export async function readBackup(
  stream: Readable,
  identity: string,
  reader: Reader = {},
): Promise<End & Pick<Manifest, 'takenAt'>> {
  const archive = extract();
  // The loop over the archive receives the same error.
  pipeline(opened(stream, identity), archive).catch(() => undefined);
  let manifest: Manifest | undefined;
  let end: End | undefined;
  const rows: Record<string, number> = {};
  let objects = 0;
  for await (const entry of archive) {
    const content = Readable.from(entry as AsyncIterable<Buffer>);
    const about = entryOf(entry.header.name);
    if (entry.header.name === MANIFEST) {
      manifest = (await json(content)) as Manifest;
      for (const { name, tables } of manifest.schemas) {
        for (const table of tables) rows[`${name}.${table.name}`] = 0;
      }
      await reader.manifest?.(manifest);
    } else if (entry.header.name === END) {
      end = (await json(content)) as End;
    } else if (about && 'table' in about) {
      const counted = counting(content, (lines) => (rows[about.table]! += lines));
      await (reader.rows ?? ignore)(about.table, counted);
    } else if (about) {
      objects += 1;
      await (reader.object ?? ignore)(about.key, content);
    }
  }
  if (!manifest || !end) throw new BrokenBackup('It has no end: its writing was broken off');
  const isWhole =
    end.objects === objects &&
    Object.entries(end.rows).every(([table, count]) => rows[table] === count);
  if (!isWhole) throw new BrokenBackup('It holds another number of rows or images than it says');
  return { ...end, takenAt: manifest.takenAt };
}

/** @throws BrokenBackup if the backup is encrypted for another key or was modified */
async function* opened(stream: Readable, identity: string): AsyncGenerator<Buffer> {
  try {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const sealed = Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
    const plain = (await decrypter.decrypt(sealed)) as ReadableStream<Uint8Array>;
    const unpacked = createGunzip();
    // The reader of the decompressed stream receives the same error.
    pipeline(Readable.fromWeb(plain), unpacked).catch(() => undefined);
    yield* unpacked as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new BrokenBackup(`It cannot be opened: ${String(cause)}`, { cause });
  }
}

const ignore = async (_: string, content: Readable) => {
  for await (const _chunk of content) continue;
};

const counting = (content: Readable, count: (lines: number) => void): Readable =>
  Readable.from(
    (async function* () {
      for await (const chunk of content as AsyncIterable<Buffer>) {
        count(linesIn(chunk));
        yield chunk;
      }
    })(),
  );
