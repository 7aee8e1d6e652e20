import type { PublicMenuView, PublishedMenu } from '@cartaviva/contracts';
import { id, MENU_ID, sampleCategory, sampleItem, sampleMenu } from '../testing/sample-menu';
import { wordsOf } from '../testing/menu-body';
import { renderMenuPage, type MenuContent } from './index';

const page = {
  menuId: MENU_ID,
  publicUrl: 'https://cartaviva.do',
  assets: { css: 'h1{margin:0}', script: '/menu-assets/menu.js', designs: {} },
};
const render = (content: MenuContent) => renderMenuPage(content, page);
const published = (own: Partial<PublishedMenu> = {}) =>
  render({
    state: 'published',
    published: { menu: sampleMenu(), categories: [], items: [], ...own },
  });

/** Removes the version, which differs for other content. */
const unversioned = (html: string) => html.replace(/ data-version="\w+"/, '');

describe('a published menu', () => {
  it('reads whole without its script: restaurant, menu, contact, categories and items', () => {
    const { status, html } = published({
      categories: [sampleCategory(10, 'Postres')],
      items: [
        sampleItem(1, { name: 'Tostones', description: 'Con ajo', price: '225.00' }),
        sampleItem(2, { name: 'Flan', categoryId: id(10), dietaryTags: ['Sin Gluten'] }),
      ],
    });
    expect(status).toBe(200);
    expect(html).toMatch(/^<!doctype html><html lang="es-DO">/);
    for (const text of [
      'La Casa del Mofongo',
      'Almuerzo',
      'Cocina criolla a fuego lento.',
      'Calle El Conde 152, Santo Domingo',
      '(809) 555-0142',
      'Tostones',
      'Con ajo',
      'RD$225.00',
      'Postres',
      'Flan',
      'Sin Gluten',
    ]) {
      expect(wordsOf(html)).toContain(text);
    }
  });

  it('needs one request to be read and runs no script that stands in the page', () => {
    const { html } = published({ items: [sampleItem(1)] });
    expect(html).not.toContain('rel="stylesheet"');
    expect(html.match(/<script(?![^>]*type="application\/(ld\+)?json")[^>]*>/g)).toEqual([
      '<script src="/menu-assets/menu.js" defer="">',
    ]);
    expect(html).not.toMatch(/\son\w+=/);
  });

  it('shows items without category first, then the categories that have items', () => {
    const { html } = published({
      categories: [
        sampleCategory(10, 'Sopas'),
        sampleCategory(11, 'Vacía'),
        sampleCategory(12, 'Postres'),
      ],
      items: [
        sampleItem(1, { name: 'Flan', categoryId: id(12) }),
        sampleItem(2, { name: 'Sancocho', categoryId: id(10) }),
        sampleItem(3, { name: 'Pan' }),
        sampleItem(4, { name: 'Huérfano', categoryId: id(99) }),
      ],
    });
    const items = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const order = [...items.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, text]) => text);
    expect(order).toEqual(['Inicio', 'Pan', 'Huérfano', 'Sopas', 'Sancocho', 'Postres', 'Flan']);
    expect(html).not.toContain('Vacía');
  });

  it.each([
    ['DOP', '1250.00', 'RD$1,250.00'],
    ['USD', '0.50', '$0.50'],
    ['CLP', '12990.00', '$12,990'],
    ['PYG', '35000.00', '₲35,000'],
    ['CRC', '99999999.99', '₡99,999,999.99'],
  ] as const)('writes a price in %s as its diners do', (currency, price, shown) => {
    const { html } = published({
      menu: sampleMenu({ currency }),
      items: [sampleItem(1, { price })],
    });
    expect(wordsOf(html)).toContain(` ${shown} `);
  });

  it('marks an item that is sold out', () => {
    const item = { items: [sampleItem(1, { isAvailable: false })] };
    expect(wordsOf(published(item).html)).toContain('No disponible');
    expect(wordsOf(published({ items: [sampleItem(1)] }).html)).not.toContain('No disponible');
  });

  it('says so when it has no items yet', () => {
    const { status, html } = published();
    expect(status).toBe(200);
    expect(wordsOf(html)).toContain('Este menú aún no tiene productos disponibles.');
  });

  it('links the phone with its country and the address with a map', () => {
    const { html } = published();
    expect(html).toContain('href="tel:+18095550142"');
    expect(html).toContain(
      'maps/search/?api=1&amp;query=La%20Casa%20del%20Mofongo%2C%20Calle%20El%20Conde',
    );
  });

  it('shows a phone that cannot be dialled as text', () => {
    const { html } = published({ menu: sampleMenu({ phone: 'Pregunta en la barra' }) });
    expect(wordsOf(html)).toContain('Pregunta en la barra');
    expect(html).not.toContain('href="tel:');
  });

  it('loads images at three widths, and those further down only when they are near', () => {
    const items = [1, 2, 3].map((n) => sampleItem(n, { imageUrl: `/objects/${id(n)}` }));
    const { html } = published({ items });
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images.map((image) => image.includes('loading="lazy"'))).toEqual([false, false, true]);
    expect(images[2]).toContain(
      `srcSet="/objects/${id(3)}?w=320 320w,/objects/${id(3)}?w=640 640w,/objects/${id(3)}?w=960 960w"`,
    );
    expect(images[2]).toContain('width="640" height="480"');
  });

  it.each([
    [`/objects/${id(5)}`, `/objects/${id(5)}?w=640`],
    ['logo.png', '/public-objects/logo.png?w=640'],
    ['https://example.com/x.png', '/public-objects/https://example.com/x.png?w=640'],
  ])('takes the logo %s from %s', (logoUrl, src) => {
    expect(published({ menu: sampleMenu({ logoUrl }) }).html).toContain(`src="${src}"`);
  });

  it('links to the home page in its footer, unless it bears no name but its own', () => {
    expect(published().html).toContain('<footer><a href="/" target="_blank">');
    const { html } = published({ menu: sampleMenu({ whiteLabel: true }) });
    expect(html).toContain('<footer><p>La Casa del Mofongo</p></footer>');
    expect(html).not.toMatch(/CartaViva|favicon/);
  });

  it('tells the least of several prices, and all of them to paper and browsers without script', () => {
    const sizes = [
      { name: 'Grande', price: '700.00' },
      { name: 'Chica', price: '450.00' },
    ];
    const extras = [{ name: 'Queso', price: '75.00' }];
    const { html } = published({ items: [sampleItem(1, { sizes, extras })] });
    expect(wordsOf(html)).toContain('desde RD$450.00');
    expect(wordsOf(html)).toContain('Grande RD$700.00 Chica RD$450.00 Queso +RD$75.00');
    expect(html).toContain('<noscript><style>.options{display:block}');
  });

  it('says that an item returns tomorrow', () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const item = { isAvailable: false, availableAgainAt: tomorrow };
    expect(wordsOf(published({ items: [sampleItem(1, item)] }).html)).toContain('Vuelve mañana');
  });

  it('says what items contain, as the restaurant declares it', () => {
    const declared = sampleItem(1, { allergens: ['Maní', 'Frutos secos'] });
    const { html } = published({ items: [declared, sampleItem(2)] });
    expect(wordsOf(html)).toContain('Contiene: maní, frutos secos');
    expect(html.match(/Contiene: /g)).toHaveLength(2);
    expect(wordsOf(html)).toContain('Los alérgenos son los que declara el restaurante.');
  });

  it('shows prices in a second currency at the rate of a day, and nothing of it without one', () => {
    const sizes = [
      { name: 'Grande', price: '1210.00' },
      { name: 'Chica', price: '605.00' },
    ];
    const items = [sampleItem(1, { price: '302.50' }), sampleItem(2, { price: '1210.00', sizes })];
    const shown = (secondCurrency: PublicMenuView['secondCurrency']) =>
      published({ menu: sampleMenu({ secondCurrency }), items }).html;
    const html = shown({ currency: 'USD', rate: '60.50', date: '2026-11-20' });
    const words = wordsOf(html).replace(/[\u00a0\u202f]/g, ' ');
    expect(words).toContain('RD$302.50 ≈ US$5.00');
    expect(words).toContain('desde RD$605.00 ≈ US$10.00');
    expect(words).toMatch(/a la tasa de RD\$60\.50 del 20 (de )?nov\.? (de )?2026\./);
    expect(shown(null)).not.toContain('≈');
    const halfTyped = shown({ currency: 'USD', rate: '', date: '2026-11-20' });
    expect(unversioned(halfTyped)).toBe(unversioned(shown(null)));
  });

  it('says when a category is served, and sends nothing of hours where none has any', () => {
    const items = [sampleItem(1, { categoryId: id(10) })];
    const { html } = published({
      categories: [sampleCategory(10, 'Brunch', 'Mo-Fr 07:00-11:00; Sa-Su 08:00-12:00')],
      items,
    });
    expect(wordsOf(html).replace(/[\u00a0\u202f]/g, ' ')).toContain(
      'Brunch Se sirve: Lunes – viernes: 7:00 a. m. – 11:00 a. m.; Sábado – domingo: 8:00 a. m. – 12:00 p. m.',
    );
    const plain = published({ categories: [sampleCategory(10, 'Brunch')], items }).html;
    expect(plain).not.toMatch(/served|Se sirve/);
  });

  it('has not one word of allergens where none is declared', () => {
    const { html } = published({ items: [sampleItem(1)] });
    expect(html).not.toMatch(/contiene|contains|al[eé]rgen/i);
  });

  it('tells which taxes come on top', () => {
    const menu = sampleMenu({ addsItbis: true, addsLey: true });
    const legend = 'A los precios se les suma 18 % de ITBIS y 10 % de ley.';
    expect(wordsOf(published({ menu, items: [sampleItem(1)] }).html)).toContain(legend);
    expect(wordsOf(published({ items: [sampleItem(1)] }).html)).not.toContain('ITBIS');
  });

  it('offers a chat where the phone can be one of WhatsApp', () => {
    expect(published().html).toContain('href="https://wa.me/18095550142"');
    const chatFor = (phone: string) => published({ menu: sampleMenu({ phone }) }).html;
    expect(chatFor('+34 612 345 678')).toContain('href="https://wa.me/34612345678"');
    expect(chatFor('(809) 000-0000')).not.toContain('wa.me');
    expect(chatFor('555 0142')).not.toContain('wa.me');
  });

  it('puts the colours of a image in its place while it comes', () => {
    const image = {
      imageUrl: `/objects/${id(1)}`,
      imagePlaceholder: '3OcRJYB4d3h/iIeHeEh3eIhw+j3A',
    };
    const colours =
      /style="background:linear-gradient\(135deg,#[0-9a-f]{6},#[0-9a-f]{6},#[0-9a-f]{6}\)"/;
    expect(published({ items: [sampleItem(1, image)] }).html).toMatch(colours);
    const broken = { ...image, imagePlaceholder: '"}<' };
    expect(published({ items: [sampleItem(1, broken)] }).html).not.toContain('linear-gradient');
  });
});

describe('a menu that cannot be shown', () => {
  it('says that it does not exist or is not published', () => {
    const { status, html } = render({ state: 'missing' });
    expect(status).toBe(404);
    expect(html).toContain(
      '<title>Menú no encontrado - Este menú no existe o no está publicado.</title>',
    );
    expect(wordsOf(html)).toContain('Menú no encontrado Este menú no existe o no está publicado.');
  });

  it('leads to us in a window of its own alone, and has a name that fits a small phone', () => {
    const { html } = render({ state: 'missing' });
    expect(html).toContain('href="/" target="_blank" rel="noopener"');
    expect(html).not.toContain('_top');
    expect(html).toContain('<h1 class="long">');
  });

  it('names the restaurant and its phone when it was taken offline, and nobody else', () => {
    const { status, html } = render({
      state: 'unpublished',
      restaurantName: 'La Casa del Mofongo',
      phone: '809-555-0142',
      country: 'DO',
    });
    expect(status).toBe(404);
    expect(wordsOf(html)).toContain('La Casa del Mofongo');
    expect(wordsOf(html)).toContain('Llamar al 809-555-0142');
    expect(html).toContain('href="tel:+18095550142"');
    expect(html).not.toContain('CartaViva');
  });

  it.each([
    { state: 'missing' } as const,
    { state: 'unpublished', restaurantName: 'X', phone: null, country: 'DO' } as const,
  ])('is not counted, searched or kept by search engines ($state)', (reply) => {
    const { html } = render(reply);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('data-menu-id');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('what owners write', () => {
  const evil = '</script></style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>';

  it('never becomes markup, in no field and in no data block', () => {
    const text = { name: evil, description: evil };
    const { html } = published({
      menu: sampleMenu({
        ...text,
        restaurantName: evil,
        address: evil,
        phone: evil,
        logoUrl: evil,
        themeColor: `#10b981;}</style><script>alert(1)</script>`,
      }),
      categories: [sampleCategory(10, evil)],
      items: [sampleItem(1, text), sampleItem(2, { ...text, categoryId: id(10), imageUrl: evil })],
    });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    expect(html.match(/<\/style>/g)).toHaveLength(2);
  });

  it('never becomes markup when the menu is offline', () => {
    const { html } = render({
      state: 'unpublished',
      restaurantName: evil,
      phone: evil,
      country: 'DO',
    });
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<img src=x');
  });
});
