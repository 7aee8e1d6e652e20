import { IMAGE_WIDTHS } from '@cartaviva/domain';
import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { deleteVariants } from '../src/delete-variants';
import { variantKey, variantsPrefix } from '../src/object-keys';
import type { ObjectStorage } from '../src/object-storage';

/** Tests that every `ObjectStorage` must pass. `opened` returns an empty storage. */
export function conformsToObjectStorage(opened: () => Promise<ObjectStorage>): void {
  let storage: ObjectStorage;
  beforeEach(async () => (storage = await opened()));

  const keys = async () => (await storage.list('uploads/')).sort();

  it('gives back what was written, by stream and whole, with its size', async () => {
    await storage.write('originals/a', Readable.from([Buffer.from('pic'), Buffer.from('ture')]));

    const object = await storage.read('originals/a');
    expect(object?.size).toBe(7);
    expect(await text(object!.stream)).toBe('picture');
    expect(await storage.readBytes('originals/a')).toEqual(Buffer.from('picture'));
    expect(await storage.exists('originals/a')).toBe(true);
  });

  it('knows nothing of an object that was never written, or was deleted', async () => {
    await storage.write('originals/a', Buffer.from('picture'));
    await storage.delete('originals/a');
    await storage.delete('originals/a');

    expect(await storage.read('originals/a')).toBeUndefined();
    expect(await storage.readBytes('originals/a')).toBeUndefined();
    expect(await storage.size('originals/a')).toBeUndefined();
  });

  it('takes exactly as many bytes as allowed, and of one more keeps none', async () => {
    await storage.write('uploads/fits', Readable.from([Buffer.alloc(10)]), { maxBytes: 10 });

    const tooLarge = Readable.from([Buffer.alloc(10), Buffer.alloc(1)]);
    await expect(storage.write('uploads/large', tooLarge, { maxBytes: 10 })).rejects.toMatchObject({
      code: 'UPLOAD_TOO_LARGE',
      details: { maxBytes: 10 },
    });
    expect(await keys()).toEqual(['uploads/fits']);
  });

  it('keeps what was there, and nothing else, when the sender breaks off', async () => {
    await storage.write('uploads/a', Buffer.from('whole'));
    const broken = new Readable({ read: () => undefined });
    broken.push(Buffer.from('ha'));

    const writing = storage.write('uploads/a', broken);
    broken.destroy(new Error('connection reset'));

    await expect(writing).rejects.toThrow('connection reset');
    expect(String(await storage.readBytes('uploads/a'))).toBe('whole');
    expect(await keys()).toEqual(['uploads/a']);
  });

  it('lets a request be answered after its body was refused', async () => {
    const server = createServer((incoming, reply) => {
      storage.write('uploads/a', incoming, { maxBytes: 1000 }).catch(() => {
        reply.writeHead(413, { connection: 'close' }).end();
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const upload = request({ port, host: '127.0.0.1', method: 'PUT' });
      upload.on('response', (reply) => resolve(reply.resume().statusCode)).on('error', reject);
      upload.write(Buffer.alloc(5000));
    });
    expect(status).toBe(413);
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  it('moves an object, once', async () => {
    await storage.write('uploads/a', Buffer.from('picture'));

    expect(await storage.move('uploads/a', 'originals/a')).toBe(true);
    expect(await storage.move('uploads/a', 'originals/a')).toBe(false);
    expect(await storage.exists('uploads/a')).toBe(false);
    expect(String(await storage.readBytes('originals/a'))).toBe('picture');
  });

  it('lists the keys under a prefix', async () => {
    const ofOne = ['avif', 'jpeg', 'webp'].flatMap((format) =>
      [320, 640].map((width) => `variants/a/${width}.${format}`),
    );
    for (const key of [...ofOne, 'variants/ab/320.webp', 'variants/b/320.webp']) {
      await storage.write(key, Buffer.from('x'));
    }
    expect((await storage.list('variants/a/')).sort()).toEqual(ofOne.sort());
    expect(await storage.list('variants/c/')).toEqual([]);
  });

  it('forgets every size of one image and none of another', async () => {
    const [gone, stays] = [randomUUID(), randomUUID()];
    for (const id of [gone, stays]) {
      for (const width of IMAGE_WIDTHS) {
        await storage.write(variantKey(id, width, 'webp'), Buffer.from('x'));
      }
    }
    await deleteVariants(storage, gone);
    expect(await storage.list(variantsPrefix(gone))).toEqual([]);
    expect(await storage.list(variantsPrefix(stays))).toHaveLength(IMAGE_WIDTHS.length);
  });

  it.each([
    '../etc/passwd',
    'a/../../b',
    '/etc/passwd',
    '.incoming/a',
    'a//b',
    'A',
    'a\0',
    '',
    'a\n',
  ])('refuses the key %j for every operation', async (key) => {
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('not a storage key');
    await expect(storage.read(key)).rejects.toThrow('not a storage key');
    await expect(storage.move('uploads/a', key)).rejects.toThrow('not a storage key');
    await expect(storage.delete(key)).rejects.toThrow('not a storage key');
  });
}
