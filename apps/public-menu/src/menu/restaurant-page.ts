import type { PublicTab } from '@cartaviva/contracts';
import { DEFAULT_LANGUAGE, type LanguageCode } from '@cartaviva/domain';

/** Restaurant whose page shows a menu, at `/r/{slug}` or `/r/{slug}/{slug of the menu}`. */
export interface RestaurantPage {
  readonly name: string;
  readonly slug: string;
  readonly tabs: readonly PublicTab[];
  /** Is true for the restaurant's own address, which opens with the menu that is served now. */
  readonly isHome: boolean;
}

export function tabPath(
  { slug }: Pick<RestaurantPage, 'slug'>,
  menuSlug: string,
  language: LanguageCode,
): string {
  const query = language === DEFAULT_LANGUAGE ? '' : `?lang=${language}`;
  return `/r/${slug}/${menuSlug}${query}`;
}
