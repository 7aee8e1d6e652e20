import type { ItemView, PublicMenuView } from '@cartaviva/contracts';
import type { Section } from './sections';

/**
 * The restaurant and its menu in schema.org's words. Safe inside a script element: no text of an
 * owner can close it.
 */
export function menuJsonLd(
  menu: PublicMenuView,
  sections: readonly Section[],
  url: string,
): string {
  const { restaurantName, address, phone, currency, name } = menu;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: restaurantName,
    address: address ?? undefined,
    telephone: phone ?? undefined,
    url,
    hasMenu: {
      '@type': 'Menu',
      name,
      inLanguage: 'es',
      hasMenuSection: sections.map((section) => ({
        '@type': 'MenuSection',
        name: section.name ?? undefined,
        hasMenuItem: section.items.map((item) => dish(item, currency)),
      })),
    },
  }).replace(/</g, '\\u003c');
}

const dish = ({ name, price }: ItemView, priceCurrency: string) => ({
  '@type': 'MenuItem',
  name,
  offers: { '@type': 'Offer', price, priceCurrency },
});
