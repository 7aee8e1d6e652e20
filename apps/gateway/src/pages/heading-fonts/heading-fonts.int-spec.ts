import { DomainError, media, menus } from '@cartaviva/contracts';
import type { MenuDesign } from '@cartaviva/domain';
import {
  DiskStorage,
  headingFontKey,
  headingFontName,
  fontPeriod,
} from '@cartaviva/object-storage';
import { eventually } from '@cartaviva/server-testing';
import { randomUUID } from 'node:crypto';
import { published, publishedContent } from '../../../test/samples';
import { TestGateway, type Gateway } from '../../../test/test-gateway';

describe('the type of a menu', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let storage: DiskStorage;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    storage = new DiskStorage(testGateway.objects);
  });
  afterAll(() => testGateway.close());

  const asked = () => testGateway.media.count(media.headingFont.make);
  const addressIn = (html: string) => /src:url\((\/menu-assets\/fonts\/[^)]+)\)/.exec(html)?.[1];

  function serve(design: MenuDesign, restaurantName: string) {
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => {
      const content = publishedContent(menuId);
      return published({ ...content, menu: { ...content.menu, design, restaurantName } });
    });
  }

  /** Creates requested fonts as media-worker does, after the given promise resolves. */
  function make(mayBegin: Promise<unknown> = Promise.resolve()) {
    testGateway.media.on(media.headingFont.make, async ({ typeface, characters }) => {
      await mayBegin;
      const key = headingFontKey(headingFontName(typeface, characters), fontPeriod(new Date()));
      await storage.write(key, Buffer.from(`font of ${characters}`));
      return {};
    });
  }

  it('is made when its page is, once, and fetched for ever', async () => {
    make();
    serve('comedor', 'Ana');
    const before = asked();
    const { text } = await gateway.call(`/menu/${randomUUID()}`);
    const address = addressIn(text)!;
    expect(address).toMatch(/^\/menu-assets\/fonts\/caprasimo-[0-9a-f]{32}\.woff2$/);
    const font = await gateway.call(address);
    expect(font.text).toMatch(/^font of .*n/);
    expect(font.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    // Menus with the same letters share a font.
    expect(addressIn((await gateway.call(`/menu/${randomUUID()}`)).text)).toBe(address);
    await eventually(() => expect(asked()).toBe(before + 1));
  });

  it('never holds its page up: who asks for it waits for it instead', async () => {
    let begin = () => {};
    make(new Promise<void>((may) => (begin = may)));
    serve('cafe', 'Bea');
    const { status, text } = await gateway.call(`/menu/${randomUUID()}`);
    expect(status).toBe(200);
    const font = gateway.call(addressIn(text)!);
    begin();
    expect((await font).status).toBe(200);
  });

  it('is asked for again by the next page when nobody made it', async () => {
    serve('pizzeria', 'Ciro');
    testGateway.media.on(media.headingFont.make, () => {
      throw new DomainError('UNKNOWN_MESSAGE');
    });
    const { status, text } = await gateway.call(`/menu/${randomUUID()}`);
    expect(status).toBe(200);
    const missing = await gateway.call(addressIn(text)!);
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).not.toContain('immutable');
    make();
    await gateway.call(`/menu/${randomUUID()}`);
    expect((await gateway.call(addressIn(text)!)).status).toBe(200);
  });

  it('is not of a menu whose design has none', async () => {
    make();
    serve('classic', 'Dora');
    const before = asked();
    expect(addressIn((await gateway.call(`/menu/${randomUUID()}`)).text)).toBeUndefined();
    expect(asked()).toBe(before);
  });

  it.each(['caprasimo.woff2', '..%2f..%2fsecret.woff2', 'caprasimo-0f.woff2'])(
    'is not at %s',
    async (file) => expect((await gateway.call(`/menu-assets/fonts/${file}`)).status).toBe(404),
  );
});
