/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import type { PublicTab } from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';
import { id, MENU_ID, sampleItem, sampleMenu } from '../testing/sample-menu';
import { renderMenuPage, type RestaurantPage } from './index';

const assets = { css: 'h1{margin:0}', script: '/menu-assets/menu.js', designs: {} };
const tab = (menuId: string, name: string, servedHours: string | null = null): PublicTab => ({
  ...{ menuId, name, servedHours, slug: name.toLowerCase() },
});
const TABS = [
  tab(id(2), 'Desayuno', 'Mo-Su 07:00-11:00'),
  tab(MENU_ID, 'Carta'),
  tab(id(3), 'Vinos'),
];

function page(restaurant?: Partial<RestaurantPage>, language?: LanguageCode): Document {
  const menu = sampleMenu({ languages: ['en'] });
  const published = { menu, categories: [], items: [sampleItem(1)] };
  const context = { menuId: MENU_ID, publicUrl: 'https://cartaviva.do', assets };
  const whole = { name: 'La Casa', slug: 'la-casa', tabs: TABS, isHome: false, ...restaurant };
  const { html } = renderMenuPage(
    { state: 'published', published },
    { ...context, ...(restaurant && { restaurant: whole }), ...(language && { language }) },
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const links = (of: Document) => [...of.querySelectorAll<HTMLAnchorElement>('.tabs a')];
const canonical = (of: Document) => of.querySelector('link[rel=canonical]')?.getAttribute('href');

describe('a menu on the page of its restaurant', () => {
  it('names the others as links, its own as the one that is read, and when one is served', () => {
    const shown = page({});
    expect(shown.querySelector('.tabs')?.getAttribute('aria-label')).toBe('Menús del restaurante');
    expect(links(shown).map((link) => link.getAttribute('href'))).toEqual([
      '/r/la-casa/desayuno',
      '/r/la-casa/carta',
      '/r/la-casa/vinos',
    ]);
    expect(links(shown).map((link) => link.getAttribute('aria-current'))).toEqual([
      ...[null, 'page', null],
    ]);
    expect(links(shown)[0]?.textContent).toMatch(/^Desayuno7:00\sa\.\sm\. – 11:00\sa\.\sm\.$/);
    expect(shown.querySelector('head style')?.textContent).toContain('.tabs{');
  });

  it.each([
    ['one menu', { tabs: [TABS[1]!] }],
    ['no restaurant', undefined],
  ])('has no tabs, and nothing to draw them, with %s', (_, restaurant) => {
    const shown = page(restaurant);
    expect(links(shown)).toEqual([]);
    expect(shown.querySelector('head style')?.textContent).not.toContain('.tabs{');
  });

  it('is the restaurant itself where it opens, and else the menu that is at home elsewhere', () => {
    const [home, own] = [page({ isHome: true }), page({ isHome: false })];
    expect([home.title, canonical(home)]).toEqual([
      ...['La Casa del Mofongo', 'https://cartaviva.do/r/la-casa'],
    ]);
    expect([own.title, canonical(own)]).toEqual([
      ...['La Casa del Mofongo · Almuerzo', 'https://cartaviva.do/m/la-casa-del-mofongo'],
    ]);
    expect(home.body.dataset['version']).toBe(own.body.dataset['version']);
  });

  it('is another state of the page when another menu comes', () => {
    const versions = [page({}), page({ tabs: TABS.slice(1) }), page()];
    expect(new Set(versions.map(({ body }) => body.dataset['version'])).size).toBe(3);
  });

  it('leads to the others in the language that it is read in', () => {
    const shown = page({ isHome: true }, 'en');
    expect(links(shown)[2]?.getAttribute('href')).toBe('/r/la-casa/vinos?lang=en');
    expect(canonical(shown)).toBe('https://cartaviva.do/r/la-casa?lang=en');
  });
});
