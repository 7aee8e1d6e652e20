import { DESIGN_TYPEFACES, MENU_DESIGNS } from '@cartaviva/domain';
import { TYPEFACE_METRICS } from '../design/typeface-metrics';
import { id, MENU_ID, sampleCategory, sampleItem, sampleMenu } from '../testing/sample-menu';
import { headingFontsOf, renderMenuPage, type HeadingFont } from '.';

const designs = Object.fromEntries(MENU_DESIGNS.map((design) => [design, `.of-${design}{}`]));
const page = {
  ...{ menuId: MENU_ID, publicUrl: 'https://cartaviva.do' },
  assets: { css: 'h1{}', script: '/menu.js', designs: { ...designs, classic: '' } },
};

type Menu = Parameters<typeof sampleMenu>[0];

const published = (menu: Menu, ...categories: string[]) => ({
  menu: sampleMenu(menu),
  categories: categories.map((name, index) => sampleCategory(10 + index, name)),
  items: categories.map((_, index) => sampleItem(100 + index, { categoryId: id(10 + index) })),
});

const render = (menu: Menu, fontUrl?: (own: HeadingFont) => string) =>
  renderMenuPage(
    { state: 'published', published: published(menu, 'Sopas') },
    { ...page, ...(fontUrl && { fontUrl }) },
  ).html;

describe('a page in the design of its menu', () => {
  it.each(MENU_DESIGNS.filter((design) => design !== 'classic'))(
    'has the style sheet of %s and of no other',
    (design) => {
      const html = render({ design });
      const others = MENU_DESIGNS.filter((other) => other !== design);
      expect(html).toContain(`h1{}.of-${design}{}`);
      for (const other of others) expect(html).not.toContain(`.of-${other}{}`);
    },
  );

  it('is the classic one where this release does not know the design', () => {
    const classic = render({ design: 'classic' });
    expect(classic).not.toMatch(/\.of-|@font-face|--display/);
    const version = (html: string) => html.replace(/data-version="[^"]*"/, '');
    expect(version(render({ design: 'disco' as never }))).toBe(version(classic));
  });

  it('has a photo behind its header where the menu has a cover, and nothing of it where not', () => {
    const plain = render({ design: 'cafe' });
    expect(plain).not.toContain('covered');
    const covered = render({ design: 'cafe', coverUrl: `/objects/${MENU_ID}` });
    expect(covered).toMatch(
      new RegExp(`<header class="covered"><img src="/objects/${MENU_ID}\\?w=640"[^>]* alt=""`),
    );
    expect(covered).toContain('.covered{');
  });

  it('says to the browser that a night bar is dark by day, too', () => {
    expect(render({ design: 'night-bar' })).toContain('<meta name="color-scheme" content="dark"/>');
    expect(render({ design: 'cafe' })).toContain(
      '<meta name="color-scheme" content="light dark"/>',
    );
  });

  it('shows every size with its price where pizzas have them', () => {
    const sizes = [
      { name: 'Personal', price: '345.00' },
      { name: 'Familiar', price: '945.00' },
    ];
    const content = published({ design: 'pizzeria' }, 'Pizzas');
    const items = content.items.map((item) => ({ ...item, sizes }));
    const { html } = renderMenuPage({ state: 'published', published: { ...content, items } }, page);
    expect(html).toContain(
      '<ul class="options sizes"><li dir="auto">Personal <span>RD$345.00</span></li>',
    );
  });
});

describe('the own type of a menu', () => {
  it('holds each letter of its headings once, and nothing of its items', () => {
    const content = published({ design: 'comedor', restaurantName: 'Ñaño' }, 'Sopas', 'Áéí');
    const characters = ' SaopsÁÑéíñ';
    expect(headingFontsOf(content)).toEqual([
      { typeface: 'caprasimo', characters, hasCategories: true },
    ]);
  });

  it('is in capitals where the design writes so, and of Latin letters alone', () => {
    const menu = { design: 'pizzeria', restaurantName: 'Straße 寿司 🍕' } as const;
    expect(headingFontsOf(published(menu))[0]!.characters).toBe(' AERST');
  });

  it('is another one in each language it can be read in', () => {
    const content = published({ design: 'cafe', languages: ['ht'] }, 'Bebidas');
    const categories = content.categories.map((category) => ({
      ...category,
      translations: { ht: { name: 'Bwè' } },
    }));
    const [own, haitian] = headingFontsOf({ ...content, categories });
    expect(own!.characters).not.toContain('è');
    expect(haitian!.characters).toContain('è');
  });

  it('is of the name alone when the letters of the categories would weigh too much', () => {
    const many = Array.from({ length: 100 }, (_, at) => String.fromCharCode(0xc0 + at)).join('');
    const [own] = headingFontsOf(published({ design: 'comedor', restaurantName: 'Ana' }, many));
    expect(own).toEqual({ typeface: 'caprasimo', characters: 'Aan', hasCategories: false });
    expect(headingFontsOf(published({ design: 'comedor', restaurantName: many }, 'Sopas'))).toEqual(
      [],
    );
  });

  it('is loaded over what stands in for it, which takes the same room', () => {
    const html = render(
      { design: 'comedor' },
      ({ typeface }) => `/menu-assets/fonts/${typeface}.woff2`,
    );
    expect(html).toContain('src:url(/menu-assets/fonts/caprasimo.woff2)format("woff2")');
    expect(html).toContain('font-display:swap');
    expect(html).toContain('--display:own,own0,own1,serif');
    expect(render({ design: 'comedor' })).toContain('--display:own0,own1,serif');
  });

  it.each(Object.values(DESIGN_TYPEFACES))('has measures of %s', (typeface) => {
    const { letters, standIns } = TYPEFACE_METRICS[typeface];
    expect(letters).toBeGreaterThan(50);
    expect(standIns).toHaveLength(2);
  });
});
