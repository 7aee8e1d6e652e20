import { storageOf, type ObjectStorage } from '@cartaviva/object-storage';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import type { Schema } from './contents';
import { BrokenBackup, readBackup } from './read-backup';
import type { Snapshot } from './snapshot';
import { writeBackup } from './write-backup';

const menus: Schema = {
  ...{ name: 'menus', owner: 'menus', migrations: ['CreateMenus1763000001000'] },
  tables: [{ name: 'items', columns: ['name', 'price'] }],
  ...{ partitions: [], sequences: [] },
};
const LINE = `${'Sancocho con todo '.repeat(20)}\t450.00\n`;
/** Enough rows to fill more than one archive entry. */
const LINES = 30_000;

const snapshot = {
  takenAt: '2026-11-23T03:00:00.000Z',
  schemas: [menus],
  rowsOf: () =>
    Readable.from(Array.from({ length: LINES / 100 }, () => LINE.repeat(100)).map(Buffer.from)),
  imagesWithout: async (isStored: (id: string) => boolean) =>
    ['a', 'b'].filter((id) => !isStored(id)),
} as unknown as Snapshot;

describe('a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-backup-'));
  const image = randomBytes(100_000);
  let objects: ObjectStorage;
  let identity: string;
  let backup: Buffer;

  beforeAll(async () => {
    objects = await storageOf({ OBJECTS_DIR: folder, S3_REGION: 'none' });
    await objects.write('originals/a', image);
    await objects.write('uploads/on-its-way', image);
    identity = await generateX25519Identity();
    backup = await buffer(
      await writeBackup(snapshot, objects, await identityToRecipient(identity)),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives back every row and image, and nothing that was on its way', async () => {
    const read = { rows: '', images: [] as [string, Buffer][] };
    const end = await readBackup(Readable.from([backup]), identity, {
      rows: async (_, bytes) => void (read.rows += await text(bytes)),
      object: async (key, bytes) => void read.images.push([key, await buffer(bytes)]),
    });
    expect(end).toEqual({
      rows: { 'menus.items': LINES },
      objects: 1,
      lacking: ['b'],
      takenAt: snapshot.takenAt,
    });
    expect(read.rows === LINE.repeat(LINES)).toBe(true);
    expect(read.images).toEqual([['originals/a', image]]);
  });

  const altered = (at: number) => {
    const bytes = Buffer.from(backup);
    bytes[at]! ^= 1;
    return bytes;
  };

  it.each([
    ['a byte at its end was altered', () => altered(backup.length - 1)],
    ['a byte in its midst was altered', () => altered(backup.length >> 1)],
    ['its end is missing', () => backup.subarray(0, backup.length - 20)],
    ['its second half is missing', () => backup.subarray(0, backup.length >> 1)],
    ['it is empty', () => Buffer.alloc(0)],
  ])('is refused when %s', async (_, broken) => {
    await expect(readBackup(Readable.from([broken()]), identity)).rejects.toThrow(BrokenBackup);
  });

  it('is refused if somebody removes an image and encrypts the backup again', async () => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    const archive = pack();
    const rest = buffer(archive);
    const whole = Readable.from([gunzipSync(await decrypter.decrypt(backup))]).pipe(extract());
    for await (const entry of whole) {
      const content = await buffer(entry);
      const { name } = entry.header;
      if (!name.startsWith('objects/')) archive.entry({ name }, content);
    }
    archive.finalize();
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    const sealed = Buffer.from(await encrypter.encrypt(gzipSync(await rest)));
    await expect(readBackup(Readable.from([sealed]), identity)).rejects.toThrow(
      'another number of rows or images',
    );
  });

  it('is not opened by another key', async () => {
    const another = await generateX25519Identity();
    await expect(readBackup(Readable.from([backup]), another)).rejects.toThrow(BrokenBackup);
  });

  it('is not written when an image or a row cannot be read', async () => {
    const failing = {
      ...snapshot,
      rowsOf: () =>
        new Readable({ read: (): void => undefined }).destroy(new Error('Postgres is gone')),
    } as unknown as Snapshot;
    const recipient = await identityToRecipient(identity);
    await expect(buffer(await writeBackup(failing, objects, recipient))).rejects.toThrow();
  });
});
