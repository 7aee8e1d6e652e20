import { DomainError, media, menus, type PublicMenuView } from '@cartaviva/contracts';
import { DiskStorage, fontPeriod, shareImageKey, shareImageName } from '@cartaviva/object-storage';
import { randomUUID } from 'node:crypto';
import { published, publishedContent } from '../../../test/samples';
import { PUBLIC_URL, TestGateway, type Gateway } from '../../../test/test-gateway';

describe('the image of a menu in link previews', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;
  let storage: DiskStorage;
  const photoId = randomUUID();

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    storage = new DiskStorage(testGateway.objects);
  });
  afterAll(() => testGateway.close());

  const asked = () => testGateway.media.count(media.shareImage.make);

  function serve(own: Partial<PublicMenuView> = {}, imageUrl: string | null = null) {
    testGateway.menus.on(menus.publicMenu.find, ({ menuId }) => {
      const { menu, items, ...content } = publishedContent(menuId);
      const shown = { ...menu, design: 'cafe' as const, ...own };
      return published({ ...content, menu: shown, items: [{ ...items[0]!, imageUrl }] });
    });
  }
  const make = () =>
    testGateway.media.on(media.shareImage.make, async (content) => {
      const key = shareImageKey(shareImageName(content), fontPeriod(new Date()));
      await storage.write(key, Buffer.from(`image of ${content.restaurantName}`));
      return {};
    });
  const refuse = () =>
    testGateway.media.on(media.shareImage.make, () => {
      throw new DomainError('UNAVAILABLE');
    });

  async function pathOf(menuId: string, query = ''): Promise<string> {
    const { text } = await gateway.call(`/menu/${menuId}${query}`);
    const url = /og:image" content="([^"]*)"/.exec(text)![1]!;
    expect(text).toContain('<meta property="og:image:width" content="1200"/>');
    expect(text).toContain('<meta property="og:image:height" content="630"/>');
    expect(text).toContain(
      '<meta property="og:image:alt" content="La Cocina de Carmen · Almuerzo"/>',
    );
    return url.slice(PUBLIC_URL.length);
  }

  it('is made when it is first asked for, once, and fetched for ever', async () => {
    make();
    serve({ restaurantName: 'La Cocina de Carmen' });
    const menuId = randomUUID();
    const path = await pathOf(menuId);
    expect(path).toMatch(new RegExp(`^/menu-assets/shares/${menuId}/[0-9a-f]{32}\\.jpg$`));
    expect(asked()).toBe(0);
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call(path)));
    for (const { text, headers } of [...answers, await gateway.call(path)]) {
      expect(text).toBe('image of La Cocina de Carmen');
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    }
    expect(asked()).toBe(1);
  });

  it('has another address when the menu looks otherwise, and the old one shows what it is now', async () => {
    make();
    serve();
    const menuId = randomUUID();
    const before = await pathOf(menuId);
    serve({ themeColor: '#06b6d4' });
    await testGateway.emitMenuChanged(menuId);
    const after = await pathOf(menuId);
    expect(after).not.toBe(before);
    const { headers, text } = await gateway.call(before.replace(/[0-9a-f]{32}/, '0'.repeat(32)));
    expect([headers['cache-control'], text]).toEqual(['no-store', 'image of La Cocina de Carmen']);
  });

  it('is a photo of the menu while none can be made, and made once it can', async () => {
    refuse();
    serve({ restaurantName: 'La Cocina de Carmen', themeColor: '#111111' }, `/objects/${photoId}`);
    const path = await pathOf(randomUUID());
    const { status, headers } = await gateway.call(path);
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      ...[302, `/objects/${photoId}.jpg`, 'no-store'],
    ]);
    make();
    expect((await gateway.call(path)).text).toBe('image of La Cocina de Carmen');
    refuse();
    serve({ themeColor: '#222222' });
    expect((await gateway.call(await pathOf(randomUUID()))).status).toBe(404);
  });

  it('is of published menus alone', async () => {
    make();
    testGateway.menus.on(menus.publicMenu.find, () => ({ state: 'missing' }) as const);
    const name = '1'.repeat(32);
    for (const path of [`${randomUUID()}/${name}.jpg`, `x/${name}.jpg`, `${randomUUID()}/x.jpg`])
      expect((await gateway.call(`/menu-assets/shares/${path}`)).status).toBe(404);
  });
});
