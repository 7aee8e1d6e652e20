import type { Owner } from '@cartaviva/tools/api/owner.mjs';
import { until } from '@cartaviva/tools/engines/ports.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { shownExamples, type Example } from './support/api-examples/shown-examples';
import { runExamples, RUNNERS, type Language } from './support/api-examples/run-examples';
import { inStoryOrder } from './support/api-examples/story-order';
import { system } from './support/browser';
import { newOwner } from './support/owner';

/** Address for documentation (RFC 5737). It replaces the reader's own server where DNS is unavailable. */
const NOBODY = '203.0.113.7';
const LANGUAGES = Object.keys(RUNNERS) as Language[];

describe('los ejemplos de la documentación de la API', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cartaviva-examples-'));
  let owner: Owner;
  let key = '';
  let photo: Blob;
  let examples: readonly Example[] = [];

  beforeAll(async () => {
    const colour = { r: 200, g: 120, b: 40 };
    const image = sharp({ create: { width: 64, height: 48, channels: 3, background: colour } });
    const bytes = await image.jpeg().toBuffer();
    writeFileSync(join(folder, 'mofongo.jpg'), bytes);
    photo = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
    owner = await newOwner();
    ({ key } = await owner.call('POST', '/api/api-keys', { name: 'Ejemplos' }));
    examples = await shownExamples(system().url);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  /** Deletes all data and creates a published menu with at least one of everything. */
  async function freshVariables(): Promise<Record<string, string>> {
    for (const { id } of await owner.call('GET', '/api/menus')) {
      await owner.call('DELETE', `/api/menus/${id}`);
    }
    for (const { id } of await owner.call('GET', '/api/restaurants')) {
      await owner.call('DELETE', `/api/restaurants/${id}`);
    }
    for (const { id } of await owner.call('GET', '/api/webhooks')) {
      await owner.call('DELETE', `/api/webhooks/${id}`);
    }
    const menu = await owner.call('POST', '/api/menus', {
      name: 'Almuerzo',
      restaurantName: 'Casa Mofongo',
      isPublished: true,
    });
    const at = `/api/menus/${menu.id}`;
    await owner.call('PUT', at, { languages: ['en'] });
    const category = await owner.call('POST', `${at}/categories`, { name: 'Platos fuertes' });
    const item = await owner.call('POST', `${at}/items`, { name: 'Chivo', price: '450.00' });
    const coded = { externalId: 'SKU-77', name: 'Tostones', price: '150.00' };
    await owner.call('POST', `${at}/items`, coded);
    const named = { name: 'Casa Mofongo', menus: [{ menuId: menu.id }] };
    const restaurant = await owner.call('POST', '/api/restaurants', named);
    const percent = { kind: 'percent', percent: 10, menuIds: [menu.id] };
    const priceChange = await owner.call('POST', '/api/price-changes', percent);
    const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString();
    const publishing = { kind: 'publish', menuIds: [menu.id], at: tomorrow };
    const scheduledChange = await owner.call('POST', '/api/scheduled-changes', publishing);
    const webhook = await owner.call('POST', '/api/webhooks', {
      url: `https://${NOBODY}/antes`,
      events: ['menu.deleted'],
    });
    return {
      MENU_ID: menu.id,
      CATEGORY_ID: category.id,
      ITEM_ID: item.id,
      EXTERNAL_ID: coded.externalId,
      RESTAURANT_ID: restaurant.id,
      VERSION_NUMBER: '1',
      PRICE_CHANGE_ID: priceChange.id,
      SCHEDULED_CHANGE_ID: scheduledChange.id,
      PUBLISH_AT: tomorrow,
      WEBHOOK_ID: webhook.id,
      ...(await deliveryOf(webhook.id)),
    };
  }

  async function deliveryOf(webhookId: string): Promise<Record<string, string>> {
    if (!examples.some(({ code }) => code.includes('DELIVERY_ID'))) return {};
    await owner.call('POST', `/api/webhooks/${webhookId}/test`);
    const list = () => owner.call('GET', `/api/webhooks/${webhookId}/deliveries`);
    await until(async () => (await list()).length > 0, 10_000, 'no delivery was noted');
    return { DELIVERY_ID: (await list())[0].id };
  }

  /** Creates an upload ticket, and uploads the image when the example continues from there. */
  async function imageFor({ code }: Example): Promise<Record<string, string>> {
    const isSent = code.includes('UPLOAD_URL');
    if (!isSent && !code.includes('TICKET_ID')) return {};
    const { uploadURL } = await owner.call('POST', '/api/objects/upload');
    const ticketId = uploadURL.split('/').at(-1);
    if (isSent) await owner.call('PUT', `/api/uploads/${ticketId}`, photo);
    return { TICKET_ID: ticketId, UPLOAD_URL: uploadURL };
  }

  it.each(LANGUAGES)('hacen en %s lo que dicen, sin un error', async (language) => {
    const written = inStoryOrder(examples.filter((one) => one.language === language));
    expect(written.length).toBeGreaterThan(20);
    const menu = await freshVariables();
    const runs = await Promise.all(
      written.map(async (example) => ({
        call: example.call,
        code: example.code
          .replace('example.com', NOBODY)
          .replace(/https:\/\/ejemplo\.do\/\S+?\.jpg/g, `${system().url}/og.jpg`),
        variables: await imageFor(example),
      })),
    );
    const variables = { CARTAVIVA_URL: system().url, CARTAVIVA_KEY: key, ...menu };
    expect(await runExamples(language, folder, runs, variables)).toEqual(
      written.map(({ call }) => ({ call, problem: null })),
    );
  });

  it('dicen en cada lenguaje que algo no salió bien', async () => {
    const own = mkdtempSync(join(folder, 'refused-'));
    const variables = { CARTAVIVA_URL: system().url, CARTAVIVA_KEY: 'cv_live_de_nadie' };
    const problems = LANGUAGES.map(async (language) => {
      const list = examples.find(
        (one) => one.language === language && one.call === 'GET /api/menus',
      )!;
      return runExamples(language, own, [{ ...list, variables: {} }], variables);
    });
    const outcomes = (await Promise.all(problems)).flat();
    expect(outcomes.map(({ problem }) => problem)).toEqual(
      LANGUAGES.map(() => expect.stringContaining('401')),
    );
  });

  it('se leen en los cuatro lenguajes, llamada por llamada', () => {
    const callsIn = (language: Language) =>
      examples.filter((one) => one.language === language).map(({ call }) => call);
    for (const language of LANGUAGES) expect(callsIn(language)).toEqual(callsIn('curl'));
  });

  it('están todos en la colección de Postman', async () => {
    const path = '/documentacion-api/cartaviva.postman_collection.json';
    const { item } = (await (await fetch(system().url + path)).json()) as {
      item: { item: unknown[] }[];
    };
    const calls = new Set(examples.map(({ call }) => call));
    // An event stream never ends, so it has no sample.
    expect(item.flatMap((group) => group.item)).toHaveLength(calls.size + 1);
  });
});
