import type { PublishedMenu } from '@cartaviva/contracts';
import { pageOf } from '../testing/menu-body';
import { id, sampleItem, sampleMenu } from '../testing/sample-menu';

const published = (own: Partial<PublishedMenu>) => ({ html: pageOf(own) });

describe('what machines read of a published menu', () => {
  it('names itself to search engines and link previews', () => {
    const image = `/objects/${id(7)}`;
    const { html } = published({ items: [sampleItem(1, { imageUrl: image })] });
    expect(html).toContain('<title>La Casa del Mofongo · Almuerzo</title>');
    expect(html).toContain(
      `<link rel="canonical" href="https://cartaviva.do/m/la-casa-del-mofongo"/>`,
    );
    expect(html).toContain(
      `<meta property="og:image" content="https://cartaviva.do${image}.jpg"/>`,
    );
    expect(html).not.toContain('hrefLang');
    expect(html).toContain(
      'type="application/json+oembed" href="https://cartaviva.do/api/oembed?url=https%3A%2F%2Fcartaviva.do%2Fm%2Fla-casa-del-mofongo"/>',
    );
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      hasMenu: { hasMenuSection: unknown[] };
    };
    expect(data.hasMenu.hasMenuSection).toEqual([
      {
        '@type': 'MenuSection',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Plato 1',
            offers: { '@type': 'Offer', price: '350.00', priceCurrency: 'DOP' },
          },
        ],
      },
    ]);
  });

  it('tells previews of an item before the logo, of our own images alone, in so many letters', () => {
    const [image, logo] = [`/objects/${id(7)}`, `/objects/${id(8)}`];
    const preview = (logoUrl: string, imageUrl: string | null) =>
      /og:image" content="([^"]*)"/.exec(
        published({ menu: sampleMenu({ logoUrl }), items: [sampleItem(1, { imageUrl })] }).html,
      )?.[1];
    expect(preview(logo, image)).toBe(`https://cartaviva.do${image}.jpg`);
    expect(preview(logo, null)).toBe(`https://cartaviva.do${logo}.jpg`);
    expect(preview(logo, 'https://elsewhere.do/x.png')).toBe(`https://cartaviva.do${logo}.jpg`);
    expect(preview('logo.png', null)).toBeUndefined();

    const summary = (description: string) =>
      /og:description" content="([^"]*)"/.exec(
        published({ menu: sampleMenu({ description }) }).html,
      )?.[1];
    expect(summary('🍲'.repeat(200))).toBe('🍲'.repeat(200));
    expect(summary('🍲'.repeat(201))).toBe(`${'🍲'.repeat(199)}…`);
  });

  it('tells search engines which diets an item is for, in their own words', () => {
    const dietaryTags = ['Sin Gluten', 'Picante', 'Vegano', 'Vegetariano', 'Sin Lácteos'] as const;
    const { html } = published({ items: [sampleItem(1, { dietaryTags: [...dietaryTags] })] });
    const names = ['GlutenFreeDiet', 'VeganDiet', 'VegetarianDiet', 'LowLactoseDiet'];
    const diets = names.map((name) => `"https://schema.org/${name}"`).join();
    expect(html).toContain(`"suitableForDiet":[${diets}]`);
  });

  it('tells search engines what is sold out, in every size, and of the rest nothing', () => {
    const sizes = [
      { name: 'Chica', price: '450.00' },
      { name: 'Grande', price: '700.00' },
    ];
    const { html } = published({
      items: [
        sampleItem(1, { sizes, isAvailable: false }),
        sampleItem(2, { isAvailable: false }),
        sampleItem(3, { sizes }),
      ],
    });
    const data = JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
      hasMenu: { hasMenuSection: { hasMenuItem: { offers: unknown }[] }[] };
    };
    const gone = { availability: 'https://schema.org/OutOfStock' };
    const offer = { '@type': 'Offer', priceCurrency: 'DOP' };
    const offers = sizes.map((size) => ({ ...offer, ...size }));
    const [section] = data.hasMenu.hasMenuSection;
    expect(section!.hasMenuItem.map((item) => item.offers)).toEqual([
      offers.map((size) => ({ ...size, ...gone })),
      { ...offer, price: '350.00', ...gone },
      offers,
    ]);
  });
});
