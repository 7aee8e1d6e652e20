import { DomainError, media } from '@cartaviva/contracts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('a menu that is sent to be read', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let cookie: string;
  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    ({ cookie } = await testGateway.signIn(gateway));
  });
  afterAll(() => testGateway.close());

  const send = (body: Buffer, type: string) =>
    gateway.call('/api/menu-drafts', {
      method: 'POST',
      body,
      headers: { cookie, 'content-type': type },
    });
  const stored = (): string[] => {
    const folder = join(testGateway.objects, 'menu-sources');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const place = { page: 1, left: 0.1, top: 0.2, right: 0.5, bottom: 0.25 };
  const item = {
    name: 'Mofongo',
    price: '350.00',
    description: null,
    doubts: ['price' as const],
    place,
  };
  const draft = { categories: [{ name: null, items: [item] }], unread: [{ text: 'Hola' }] };

  it.each([
    'application/pdf',
    'image/jpeg',
    'image/png',
    'image/webp',
    'text/plain; charset=utf-8',
    'application/octet-stream',
    'application/x-www-form-urlencoded',
    'application/json',
  ])('comes as %s, is there while it is read, and is gone afterwards', async (type) => {
    let seen = '';
    testGateway.media.on(media.menuDraft.read, ({ storageKey }) => {
      seen = readFileSync(join(testGateway.objects, storageKey), 'utf8');
      return draft;
    });
    const { status, json } = await send(Buffer.from('Mofongo 350'), type);
    expect([status, json]).toEqual([200, draft]);
    expect(seen).toBe('Mofongo 350');
    expect(stored()).toEqual([]);
  });

  it('is gone when nothing could be read, and its owner is told why', async () => {
    testGateway.media.on(media.menuDraft.read, () => {
      throw new DomainError('MENU_PDF_LOCKED');
    });
    const { status, json } = await send(Buffer.from('%PDF'), 'application/pdf');
    expect(status).toBe(422);
    expect(json).toMatchObject({ error: expect.stringMatching(/^Este PDF tiene contraseña/) });
    expect(stored()).toEqual([]);
  });

  it.each([
    [415, 'multipart/form-data; boundary=x', 10],
    [413, 'image/jpeg', 10_485_761],
    [413, 'application/pdf', 10_485_761],
  ])('is refused with %d: %s of %d bytes', async (refused, type, bytes) => {
    const { status, json } = await send(Buffer.alloc(bytes, 'x'), type);
    expect(status).toBe(refused);
    expect(json).toMatchObject({ error: expect.any(String) });
    expect(stored()).toEqual([]);
  });
});
