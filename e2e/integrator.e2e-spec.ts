import jsQR from 'jsqr';
import sharp from 'sharp';
import { Webhook } from 'standardwebhooks';
import { system } from './support/browser';
import { DocumentedApi } from './support/documented-api';
import { eventually } from './support/eventually';
import { newOwner } from './support/owner';
import { receiveWebhooks } from './support/webhook-receiver';

const ITEMS = 40;
/** Number of concurrent uploads. */
const AT_ONCE = 4;

/** Products in the restaurant's own software. */
const PRODUCTS = Array.from({ length: ITEMS }, (_, at) => ({
  externalId: `SKU-${100 + at}`,
  name: `Plato ${at + 1}`,
  price: `${150 + at * 5}.00`,
  categoryName: ['Entradas', 'Fuertes', 'Postres', 'Bebidas'][at % 4]!,
}));

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a0' } });

/** Builds a form as Python's requests does: the file has a name and no type. */
function untypedForm(bytes: Buffer): FormData {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'plato.jpg');
  return form;
}

/** Creates a photo in a colour of its own. */
async function photoOf(at: number): Promise<FormData> {
  const background = { r: (at * 37) % 256, g: (at * 91) % 256, b: (at * 53) % 256 };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'plato.jpg');
  return form;
}

interface Item {
  readonly id: string;
  readonly externalId: string;
  readonly imageUrl: string | null;
}

describe('un programa que solo conoce la descripción de la API y una clave', () => {
  let receiver: Awaited<ReturnType<typeof receiveWebhooks>>;
  let api: DocumentedApi;

  beforeAll(async () => {
    receiver = await receiveWebhooks();
    const owner = await newOwner();
    const { key } = await owner.call('POST', '/api/api-keys', {
      name: 'Caja',
      scopes: ['menus:read', 'menus:write', 'webhooks'],
    });
    api = await DocumentedApi.at(system().url, key);
  });
  afterAll(() => receiver.close());

  it('arma un menú de 40 platos con fotos, lo publica, baja su QR y recibe su webhook', async () => {
    const { secret } = await api.json<{ secret: string }>('webhooks.create', {
      body: { url: receiver.url, events: ['menu.published'] },
    });
    const menu = await api.json<{ id: string }>('menus.create', {
      body: { name: 'Almuerzo', restaurantName: 'La Cocina de Iris' },
    });
    const path = { menuId: menu.id };

    const report = await api.json<{ created: number; rows: { itemId: string }[] }>('items.upsert', {
      path,
      body: { items: PRODUCTS },
    });
    expect(report.created).toBe(ITEMS);
    const open = report.rows.entries();
    const sendPhotos = async () => {
      for (const [at, { itemId }] of open) {
        await api.call('items.uploadPhoto', { path: { itemId }, body: await photoOf(at) });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendPhotos));
    await api.call('menus.update', { path, body: { isPublished: true } });

    const items = await api.json<Item[]>('publicMenus.listItems', { path });
    expect(new Set(items.map(({ imageUrl }) => imageUrl)).size).toBe(ITEMS);
    const [image] = items;
    const photo = await fetch(new URL(image!.imageUrl!, system().url));
    expect(photo.headers.get('content-type')).toMatch(/^image\//);

    const code = await api.call('qr.draw', { path, query: { format: 'png', size: '512' } });
    const scanned = await fetch(await contentOf(Buffer.from(await code.arrayBuffer())));
    expect([scanned.status, scanned.url]).toEqual([200, expect.stringContaining(menu.id)]);

    await eventually(() => receiver.received.length > 0, 'No webhook was received');
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]];
    const event = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(event).toMatchObject({
      type: 'menu.changed',
      data: {
        events: expect.arrayContaining([expect.objectContaining({ type: 'menu.published' })]),
      },
    });
    expect(body).toContain(menu.id);
  });

  it('manda fotos de teléfonos y programas, que valen por sus bytes y no por el tipo que digan', async () => {
    const [menu] = await api.json<{ id: string }[]>('menus.list');
    const [item] = await api.json<Item[]>('items.list', { path: { menuId: menu!.id } });
    const path = { itemId: item!.id };
    const photo = await plain(1200, 900).jpeg().toBuffer();
    const taken = {
      gif: await plain(400, 300).gif().toBuffer(),
      avif: await plain(400, 300).avif({ effort: 0 }).toBuffer(),
      'de 64 megapíxeles': await plain(9248, 6936).jpeg({ quality: 70 }).toBuffer(),
      'sin su marca de fin': photo.subarray(0, -2),
    };
    for (const bytes of Object.values(taken)) {
      const { status } = await api.call('items.uploadPhoto', { path, body: untypedForm(bytes) });
      expect(status).toBe(200);
    }
    const heic = Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(3000)}`, 'latin1');
    const refused = { HEIC: heic, 'le falta una parte': photo.subarray(0, photo.length / 2) };
    for (const [reason, bytes] of Object.entries(refused)) {
      const sending = api.call('items.uploadPhoto', { path, body: untypedForm(bytes) });
      await expect(sending).rejects.toThrow(new RegExp(reason));
    }
  });

  it('manda su lista otra vez: cambia solo lo que cambió, y lo equivocado se dice por fila', async () => {
    const [menu] = await api.json<{ id: string }[]>('menus.list');
    const path = { menuId: menu!.id };
    const items = PRODUCTS.map((product, at) => (at === 3 ? { ...product, price: '99' } : product));
    expect(await api.json('items.upsert', { path, body: { items } })).toMatchObject({
      ...{ created: 0, updated: 1, unchanged: ITEMS - 1, failed: 0 },
    });
    const wrong = [{ externalId: 'SKU-103', price: 'noventa' }, { externalId: 'SKU-999' }];
    await expect(api.call('items.upsert', { path, body: { items: wrong } })).rejects.toThrow(
      /answers 422.*"index":0.*"price".*"index":1.*"externalId":"SKU-999".*Falta el nombre/,
    );
  });
});

async function contentOf(png: Buffer): Promise<string> {
  const image = sharp(png).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}
