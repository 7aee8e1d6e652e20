import type { PublicTab } from '@cartaviva/contracts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@cartaviva/domain';

/** The restaurant whose page a menu stands on: `/r/{slug}`, or `/r/{slug}/{slug of the menu}`. */
export interface RestaurantPage {
  readonly name: string;
  readonly slug: string;
  /** Its menus that are online, in their order. */
  readonly tabs: readonly PublicTab[];
  /** Whether it is the restaurant's own address, which opens with the menu that is served now. */
  readonly isHome: boolean;
}

/** Where a menu is read on the page of its restaurant. */
export function tabPath(
  { slug }: Pick<RestaurantPage, 'slug'>,
  menuSlug: string,
  language: LanguageCode,
): string {
  const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`;
  return `/r/${slug}/${menuSlug}${query}`;
}
