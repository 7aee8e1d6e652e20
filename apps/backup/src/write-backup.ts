import { originalKey, type ObjectStorage } from '@cartaviva/object-storage';
import { Encrypter } from 'age-encryption';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';
import {
  END,
  MANIFEST,
  objectPath,
  rowsPath,
  STORED_OBJECTS,
  type End,
  type Manifest,
} from './contents';
import type { Snapshot } from './snapshot';

/**
 * Target size, in bytes, of an archive entry with table rows. The header of a tar entry states its size in
 * advance.
 */
const PART_BYTES = 4 * 1024 * 1024;
const LINE_BREAK = 10;

/**
 * Creates a backup as a stream. The images are listed after the database snapshot and are never modified.
 * Therefore the archive contains every referenced image, except those deleted in between.
 * @param recipient the age public key that encrypts the backup: `age1…`
 * @param onEnd receives the contents once the backup is complete
 */
export async function writeBackup(
  snapshot: Snapshot,
  objects: ObjectStorage,
  recipient: string,
  onEnd: (end: End) => void = () => undefined,
): Promise<Readable> {
  const archive = pack();
  const compressed = createGzip();
  // The reader of the backup receives the error, because a broken archive also destroys the streams after it.
  pipeline(archive, compressed).catch(() => undefined);
  fill(archive, snapshot, objects)
    .then(onEnd)
    .catch((error: Error) => archive.destroy(error));
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipient);
  const plain = Readable.toWeb(compressed) as ReadableStream<Uint8Array>;
  const sealed = await encrypter.encrypt(plain as globalThis.ReadableStream<Uint8Array>);
  return Readable.fromWeb(sealed as ReadableStream<Uint8Array>);
}

async function fill(archive: Pack, snapshot: Snapshot, objects: ObjectStorage): Promise<End> {
  const { takenAt, schemas } = snapshot;
  const manifest: Manifest = { format: 1, takenAt, schemas };
  await addJson(archive, MANIFEST, manifest);
  const rows: Record<string, number> = {};
  for (const schema of schemas) {
    for (const table of schema.tables) {
      let part = 0;
      let count = 0;
      for await (const bytes of inParts(snapshot.rowsOf(schema, table))) {
        count += linesIn(bytes);
        await add(archive, rowsPath(schema.name, table.name, (part += 1)), bytes);
      }
      rows[`${schema.name}.${table.name}`] = count;
    }
  }
  const added = new Set<string>();
  for (const prefix of STORED_OBJECTS) {
    for (const key of await objects.list(prefix)) {
      if (await addObject(archive, objects, key)) added.add(key);
    }
  }
  const lacking = await snapshot.imagesWithout((id) => added.has(originalKey(id)));
  const end: End = { rows, objects: added.size, lacking };
  await addJson(archive, END, end);
  archive.finalize();
  return end;
}

const addJson = (archive: Pack, name: string, value: object) =>
  add(archive, name, Buffer.from(JSON.stringify(value, null, 2)));

/** Resolves once the archive has room for more data, so that a slow reader slows down the writer. */
const add = (archive: Pack, name: string, bytes: Buffer) =>
  new Promise<void>((resolve, reject) => {
    archive.entry({ name }, bytes, (error) => (error ? reject(error) : resolve()));
  });

/** @returns false if the object no longer exists */
async function addObject(archive: Pack, objects: ObjectStorage, key: string): Promise<boolean> {
  const object = await objects.read(key);
  if (!object) return false;
  await new Promise<void>((resolve, reject) => {
    const entry = archive.entry({ name: objectPath(key), size: object.size }, (error) =>
      error ? reject(error) : resolve(),
    );
    pipeline(object.stream, entry).catch(reject);
  });
  return true;
}

/** Splits the stream at line breaks into parts of about the same size. */
async function* inParts(stream: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    size += chunk.length;
    const end = size < PART_BYTES ? 0 : chunk.lastIndexOf(LINE_BREAK) + 1;
    if (end === 0) continue;
    const all = Buffer.concat(waiting);
    const cut = size - chunk.length + end;
    yield all.subarray(0, cut);
    waiting = [all.subarray(cut)];
    size -= cut;
  }
  if (size > 0) yield Buffer.concat(waiting);
}

/** Counts the rows in COPY output. COPY writes a line break within a value as the two characters `\n`. */
export function linesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_BREAK); at >= 0; at = bytes.indexOf(LINE_BREAK, at + 1))
    count += 1;
  return count;
}
