/** @jest-environment-options {"customExportConditions": ["node", "default"]} */
import type { PublicMenuView } from '@cartaviva/contracts';
import { MENU_ID, sampleMenu } from '../testing/sample-menu';
import { renderMenuPage } from './index';

function page(own: Partial<PublicMenuView>): Document {
  const published = { menu: sampleMenu(own), categories: [], items: [] };
  const assets = { css: '', script: '/menu-assets/menu.js', designs: {} };
  const context = { menuId: MENU_ID, publicUrl: 'https://cartaviva.do', assets };
  const { html } = renderMenuPage(
    { state: 'published', published },
    { ...context, language: own.languages?.[0] ?? 'es' },
  );
  return new DOMParser().parseFromString(html, 'text/html');
}

const rows = (of: Document) =>
  [...of.querySelectorAll('aside dl:not(.week) div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd')?.textContent,
    row.querySelector('a')?.getAttribute('href'),
  ]);
const sameAs = (of: Document): unknown =>
  (
    JSON.parse(of.querySelector('script[type="application/ld+json"]')!.textContent) as {
      sameAs?: unknown;
    }
  ).sameAs;

const LINKS = {
  instagram: 'https://www.instagram.com/lafonda',
  tiktok: 'https://www.tiktok.com/@la.fonda',
  facebook: 'https://www.facebook.com/profile.php?id=61550000000000',
  whatsapp: '+18095550142',
  website: 'https://www.lafonda.do/carta',
};

describe('Wi-Fi and links of the diner page', () => {
  it('stand at the end of the page, and the addresses in its JSON-LD', () => {
    const shown = page({ links: LINKS, wifi: { name: 'La Fonda', password: 'sancocho2026' } });
    expect(rows(shown)).toEqual([
      ['Wi-Fi', 'La Fonda', undefined],
      ['Contraseña', 'sancocho2026', undefined],
      ['Instagram', '@lafonda', LINKS.instagram],
      ['Facebook', 'facebook.com', LINKS.facebook],
      ['TikTok', '@la.fonda', LINKS.tiktok],
      ['WhatsApp', '+18095550142', 'https://wa.me/18095550142'],
      ['Sitio web', 'lafonda.do', LINKS.website],
    ]);
    const { whatsapp: _number, ...addresses } = LINKS;
    expect(sameAs(shown)).toEqual(Object.values(addresses));
  });

  it('are in the language of the page, and only what the restaurant says', () => {
    const open = page({ languages: ['en'], wifi: { name: 'La Fonda', password: null } });
    expect(rows(open)).toEqual([['Wi-Fi', 'La Fonda', undefined]]);
    const linked = page({ languages: ['en'], links: { website: LINKS.website } });
    expect(rows(linked)).toEqual([['Website', 'lafonda.do', LINKS.website]]);
  });

  it('are absent from the page of a restaurant without them', () => {
    const shown = page({});
    expect([rows(shown), sameAs(shown)]).toEqual([[], undefined]);
  });
});
