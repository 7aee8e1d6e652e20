import { menus } from '@cartaviva/contracts';
import { TestGateway, PUBLIC_URL, type Gateway } from '../../../test/test-gateway';

const updatedAt = '2026-11-02T12:00:00.000Z';

describe('what search engines are told', () => {
  let testGateway: TestGateway;
  let gateway: Gateway;

  beforeAll(async () => {
    testGateway = await TestGateway.shared();
    gateway = await testGateway.gateway();
    testGateway.menus.on(menus.publicMenu.sitemap, ({ page }) => ({
      rows: page > 3 ? [] : [{ slug: `menu-${page}`, updatedAt }],
      total: 2001,
    }));
  });
  afterAll(() => testGateway.close());

  const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

  it('is where the sitemaps are: of our own pages, and of menus by the thousand', async () => {
    const { status, headers, text } = await gateway.call('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(locations(text)).toEqual(
      ['site', 'menus/1', 'menus/2', 'menus/3'].map((name) => `${PUBLIC_URL}/sitemaps/${name}.xml`),
    );
  });

  it('is every page that the site wrote, and where one signs up', async () => {
    const { text } = await gateway.call('/sitemaps/site.xml');
    expect(locations(text)).toEqual(
      [
        ...['/', '/centro-ayuda', '/centro-ayuda/primer-menu', '/documentacion-api/menus'],
        ...['/cookies', '/registro'],
      ].map((path) => `${PUBLIC_URL}${path}`),
    );
  });

  it('is each published menu by its human address, and when it changed; asked for once', async () => {
    await gateway.call('/sitemap.xml');
    const before = testGateway.menus.count(menus.publicMenu.sitemap);
    for (let time = 0; time < 3; time += 1) {
      const { text } = await gateway.call('/sitemaps/menus/2.xml');
      expect(text).toContain(
        `<url><loc>${PUBLIC_URL}/m/menu-2</loc><lastmod>${updatedAt}</lastmod></url>`,
      );
    }
    expect(testGateway.menus.count(menus.publicMenu.sitemap) - before).toBe(1);
  });

  it.each(['4.xml', '0.xml', '-1.xml', 'x.xml', '1'])('is nothing at menus/%s', async (file) => {
    expect((await gateway.call(`/sitemaps/menus/${file}`)).status).toBe(404);
  });

  it('does not call menus-service for a file that the index does not list', async () => {
    await gateway.call('/sitemap.xml');
    const before = testGateway.menus.count(menus.publicMenu.sitemap);
    const pages = Array.from({ length: 50 }, (_, at) => `/sitemaps/menus/${at + 4}.xml`);
    const answers = await Promise.all(pages.map((path) => gateway.call(path)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect(testGateway.menus.count(menus.publicMenu.sitemap)).toBe(before);
  });

  it('is to leave the owners’ screens alone', async () => {
    const { text, headers } = await gateway.call('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
    expect(text).toMatch(/^User-agent: \*\n(Disallow: \/\S+\n)+Sitemap/);
    expect(text).not.toContain('Disallow: /m');
  });
});
