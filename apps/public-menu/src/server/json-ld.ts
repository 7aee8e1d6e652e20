import type { DietaryTag } from '@cartaviva/domain';
import type { PageItem } from '../menu/menu-data';
import { menuUrl, type LocalMenu } from '../menu/menu-in-language';
import { previewImage } from './menu-head';

/** schema.org's names for diets; the other tags have none. */
const DIETS: Partial<Record<DietaryTag, string>> = {
  Vegetariano: 'VegetarianDiet',
  Vegano: 'VeganDiet',
  'Sin Gluten': 'GlutenFreeDiet',
  'Sin Lácteos': 'LowLactoseDiet',
};

/** The restaurant and its menu in schema.org's words. */
export function menuJsonLd(local: LocalMenu, publicUrl: string): string {
  const { menu, language, sections } = local;
  const { restaurantName, address, phone, currency, name } = menu;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: restaurantName,
    address: address ?? undefined,
    telephone: phone ?? undefined,
    image: previewImage(local, publicUrl),
    url: menuUrl(menu.slug, language, publicUrl),
    hasMenu: {
      '@type': 'Menu',
      name,
      inLanguage: language,
      hasMenuSection: sections.map((section) => ({
        '@type': 'MenuSection',
        name: section.name ?? undefined,
        hasMenuItem: section.items.map((item) => menuItem(item, currency)),
      })),
    },
  });
}

function menuItem(item: PageItem, currency: string) {
  const diets = item.tags?.flatMap((tag) => DIETS[tag] ?? []);
  return {
    '@type': 'MenuItem',
    name: item.name,
    description: item.description,
    suitableForDiet: diets?.length ? diets.map((diet) => `https://schema.org/${diet}`) : undefined,
    offers: offers(item, currency),
  };
}

/** One offer, or one for each size. */
function offers({ price, sizes, soldOut }: PageItem, priceCurrency: string) {
  const availability = soldOut && 'https://schema.org/OutOfStock';
  const offer = (name: string | undefined, of: string) => ({
    '@type': 'Offer',
    name,
    price: of,
    priceCurrency,
    availability,
  });
  return sizes?.map((size) => offer(size.name, size.price)) ?? offer(undefined, price);
}
