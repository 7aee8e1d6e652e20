import type { PublicMenuView, PublishedMenu } from '@cartaviva/contracts';
import {
  DEFAULT_LANGUAGE,
  localCalendar,
  orderNumber,
  parseOpeningHours,
  textsIn,
  type LanguageCode,
  type HolidayTest,
  type LocalCalendar,
} from '@cartaviva/domain';
import { messagesIn } from '../messages/messages-in';
import type { Messages } from '../messages/messages';
import type { MenuData, SecondData } from './menu-data';
import { openingData } from './opening-data';
import { tabPath, type RestaurantPage } from './restaurant-page';
import { secondOf, secondTexts } from './second-price';
import { sectionsOf, type Section } from './sections';
import { totalLabel } from './taxes';

/** Published menu in one language and at one point in time. */
export interface LocalMenu {
  /** The menu's texts are replaced by their translations. */
  readonly menu: PublicMenuView;
  readonly language: LanguageCode;
  /** Languages of the menu, its own first. */
  readonly languages: readonly LanguageCode[];
  readonly sections: readonly Section[];
  /** Texts of the page itself. */
  readonly messages: Messages;
  readonly now: Date;
  readonly calendar: LocalCalendar;
}

/** Returns the menu in its own language if it has no translation into the wanted one. */
export function menuInLanguage(
  published: PublishedMenu,
  wanted: LanguageCode = DEFAULT_LANGUAGE,
  now: Date = new Date(),
  isHoliday?: HolidayTest,
): LocalMenu {
  const { menu } = published;
  const languages: readonly LanguageCode[] = [DEFAULT_LANGUAGE, ...menu.languages];
  const language = languages.includes(wanted) ? wanted : DEFAULT_LANGUAGE;
  const messages = messagesIn(language);
  return {
    menu: { ...menu, ...textsIn(menu, language) },
    language,
    languages,
    sections: sectionsOf(published, language, messages, now),
    messages,
    now,
    calendar: localCalendar(menu, isHoliday),
  };
}

export function dataOf(local: LocalMenu, publicUrl: string, restaurant?: RestaurantPage): MenuData {
  const { menu, language, sections, messages } = local;
  return {
    menuId: menu.id,
    restaurantName: menu.restaurantName,
    language,
    url: restaurant
      ? new URL(tabPath(restaurant, menu.slug, language), publicUrl).href
      : menuUrl(menu.slug, language, publicUrl),
    currency: menu.currency,
    country: menu.country,
    second: secondDataOf(local),
    addsItbis: menu.addsItbis || undefined,
    addsLey: menu.addsLey || undefined,
    total: totalLabel(menu, messages.taxes),
    whatsApp: orderNumber(menu),
    categories: Object.fromEntries(
      sections.flatMap(({ id, categoryId }) => (categoryId ? [[id, categoryId]] : [])),
    ),
    served: servedData(local),
    items: sections.flatMap(({ items }) => items),
  };
}

/** Returns the opening times of the categories that are not always served. */
function servedData({ sections, calendar, now }: LocalMenu): MenuData['served'] {
  const data = sections.flatMap(({ served }) => {
    const hours = served && parseOpeningHours(served.hours);
    return hours ? [[served.hours, openingData(hours, calendar, now)] as const] : [];
  });
  return data.length > 0 ? Object.fromEntries(data) : undefined;
}

function secondDataOf({ menu, language, messages }: LocalMenu): SecondData | undefined {
  const second = secondOf(menu);
  if (!second) return undefined;
  const { ofDay } = secondTexts(second, menu, language, messages.second);
  return { currency: second.currency, rate: second.rate, ofDay };
}

export const menuUrl = (slug: string, language: LanguageCode, publicUrl: string): string =>
  pageUrl(`/m/${slug}`, language, publicUrl);

export function pageUrl(path: string, language: LanguageCode, publicUrl: string): string {
  const url = new URL(path, publicUrl);
  if (language !== DEFAULT_LANGUAGE) url.searchParams.set('lang', language);
  return url.href;
}
