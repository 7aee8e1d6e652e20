import type { PublicMenuView } from '@cartaviva/contracts';
import { oembedOf, oembedRequestOf } from './oembed';

const HOME = 'https://cartaviva.do';
const asked = (query: Record<string, unknown>) => oembedRequestOf(query, HOME);
const url = `${HOME}/m/casa-mofongo`;
const menu = { slug: 'casa-mofongo', name: 'Almuerzo', restaurantName: 'Casa Mofongo' };
const answered = (more: object = {}, query: object = {}) =>
  oembedOf(
    { ...menu, whiteLabel: false, ...more } as PublicMenuView,
    asked({ url, ...query }),
    HOME,
  );

describe('a question of oEmbed', () => {
  it.each([
    ['/m/casa-mofongo', 'casa-mofongo'],
    ['/m/casa-mofongo/?source=qr#x', 'casa-mofongo'],
    ['/menu/3f8a1c52-7d0e-4b7a-9f61-2c5d8e9a4b10', '3f8a1c52-7d0e-4b7a-9f61-2c5d8e9a4b10'],
    ['/insertar/casa-mofongo', 'casa-mofongo'],
  ])('knows the menu at %s', (path, name) => {
    expect(asked({ url: HOME + path }).menu).toBe(name);
  });

  it.each([
    'https://cartaviva.do.evil.example/m/casa-mofongo',
    'https://evil.example/m/casa-mofongo',
    'http://cartaviva.do/m/casa-mofongo',
    'https://cartaviva.do@evil.example/m/casa-mofongo',
    'javascript:alert(1)//cartaviva.do/m/casa-mofongo',
    `${HOME}/dashboard`,
    `${HOME}/m/a/b`,
    `${HOME}/m/../dashboard`,
    'casa-mofongo',
    '',
  ])('finds no menu of ours at %j', (address) => {
    expect(() => asked({ url: address })).toThrow('MENU_NOT_FOUND');
  });

  it.each([
    [{}],
    [{ url: [url, url] }],
    [{ url, format: 'xml' }],
    [{ url, maxwidth: '0' }],
    [{ url, maxwidth: '-5' }],
    [{ url, maxheight: '1e3' }],
    [{ url, maxheight: ['1', '2'] }],
  ])('%j is none', (query) => {
    expect(() => asked(query)).toThrow('INVALID_INPUT');
  });
});

describe('an answer of oEmbed', () => {
  it('is a frame of at most the size that was asked for', () => {
    expect(answered({}, { maxwidth: '320', maxheight: '5000' })).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Casa Mofongo · Almuerzo',
      author_name: 'Casa Mofongo',
      author_url: url,
      provider_name: 'CartaViva',
      provider_url: HOME,
      cache_age: 86_400,
      html: `<iframe src="${HOME}/insertar/casa-mofongo" title="Casa Mofongo · Almuerzo" width="320" height="800" style="border:0;max-width:100%" loading="lazy"></iframe>`,
      width: 320,
      height: 800,
    });
  });

  it('keeps the language of the address, of those that there are', () => {
    expect(answered({}, { url: `${url}?lang=en` }).html).toContain('casa-mofongo?lang=en"');
    expect(answered({}, { url: `${url}?lang="><script>` }).html).toContain('casa-mofongo"');
  });

  it('lets no name of a restaurant out of its attribute, and leaves our name off where it is to be', () => {
    const { html, provider_name } = answered({
      restaurantName: `"><script>alert('x')</script>&`,
      whiteLabel: true,
    });
    expect(html).toContain(
      'title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp; · Almuerzo"',
    );
    expect(provider_name).toBe(`"><script>alert('x')</script>&`);
  });
});
