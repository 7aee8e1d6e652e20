import type { PublicMenuView } from '@cartaviva/contracts';
import {
  alikeDays,
  clockOf,
  DAY_MINUTES,
  isoDay,
  parseOpeningHours,
  type DietaryTag,
  type OpenSpan,
} from '@cartaviva/domain';
import type { PageItem } from '../menu/menu-data';
import { menuUrl, type LocalMenu } from '../menu/menu-in-language';
import { previewImage } from './menu-head';

/** schema.org names of diets. The other tags have no schema.org name. */
const DIETS: Partial<Record<DietaryTag, string>> = {
  Vegetariano: 'VegetarianDiet',
  Vegano: 'VeganDiet',
  'Sin Gluten': 'GlutenFreeDiet',
  'Sin Lácteos': 'LowLactoseDiet',
};

/** Describes the restaurant and its menu in schema.org terms. */
export function menuJsonLd(local: LocalMenu, publicUrl: string): string {
  const { menu, language, sections } = local;
  const { restaurantName, address, phone, currency, name } = menu;
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: restaurantName,
    address: address ?? undefined,
    telephone: phone ?? undefined,
    openingHoursSpecification: openingHoursSpecification(menu),
    image: previewImage(local, publicUrl),
    sameAs: toAddresses(menu.links),
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

/** Returns the addresses of a restaurant's other pages, or undefined if it has none. */
function toAddresses({ whatsapp: _number, ...links }: PublicMenuView['links']) {
  const addresses = Object.values(links).flatMap((link: string | null) => link ?? []);
  return addresses.length > 0 ? addresses : undefined;
}

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Describes the hours in schema.org terms, or returns undefined without hours. Days without a span are closed. */
function openingHoursSpecification(menu: { readonly openingHours?: string | null }) {
  const hours = menu.openingHours ? parseOpeningHours(menu.openingHours) : undefined;
  if (!hours) return undefined;
  const on = (days: readonly string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens,
    closes,
  });
  // A day ends at its last minute. Hours past midnight have a closing time before the opening time.
  const open = (days: readonly string[], spans: readonly OpenSpan[]) =>
    spans.map(({ from, to }) =>
      on(days, clockOf(from), to === DAY_MINUTES ? '23:59' : clockOf(to)),
    );
  const { holidays } = hours;
  return [
    ...alikeDays(hours).flatMap(({ runs, spans }) =>
      open(
        runs.flatMap(([first, last]) => WEEKDAYS.slice(first, last + 1)),
        spans,
      ),
    ),
    ...(holidays ? open(['PublicHolidays'], holidays) : []),
    ...(holidays?.length === 0 ? [on(['PublicHolidays'], '00:00', '00:00')] : []),
    ...(hours.dates ?? []).flatMap(({ day, spans }) => {
      const valid = { validFrom: isoDay(day), validThrough: isoDay(day) };
      const times = spans.length > 0 ? open([], spans) : [on([], '00:00', '00:00')];
      return times.map((one) => ({ ...one, dayOfWeek: undefined, ...valid }));
    }),
  ];
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
