import type { PublicMenuReply } from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';
import type { HeadingFont, RestaurantPage, ShareImage } from '@cartaviva/public-menu/server';
import { createHash } from 'node:crypto';
import { encodeBody, sizeOf, type EncodedBody } from '../../pipeline/encoded/encoded-body';

/** Public reads of a published menu (specification §7), as bytes. */
export interface PublicBodies {
  readonly menu: EncodedBody;
  readonly categories: EncodedBody;
  readonly items: EncodedBody;
}

export interface PublishedPage {
  readonly slug: string;
  readonly shortCode: string;
  /** Languages in addition to the menu's own. */
  readonly languages: readonly LanguageCode[];
  readonly html: EncodedBody;
  readonly bodies: PublicBodies;
  readonly fonts: readonly HeadingFont[];
  readonly shareImage: ShareImage;
}

export interface MenuPage {
  readonly state: PublicMenuReply['state'];
  readonly status: 200 | 404;
  readonly slug?: string;
  readonly shortCode?: string;
  readonly shareImage?: ShareImage;
  /** Page in the menu's own language. */
  readonly html: EncodedBody;
  /** Translated pages by language. A page is created when it is first requested. */
  readonly translations: ReadonlyMap<LanguageCode, Translation>;
  /** Creates the page in another language from the menu's data. */
  readonly translate: Translate;
  /** Changes with any change of a published menu in any language. */
  readonly version?: string;
  readonly bodies?: PublicBodies;
}

/** Page in another language, created once on first request. */
export interface Translation {
  html?: EncodedBody;
  making?: Promise<EncodedBody>;
}

/**
 * Creates a page of a published menu. Without a language it uses the menu's own. With a restaurant it shows the menu
 * on the restaurant's page.
 */
export type Translate = (
  language: LanguageCode | undefined,
  restaurant?: RestaurantPage,
) => Promise<EncodedBody>;

export const encodeHtml = (html: string): Promise<EncodedBody> =>
  encodeBody(html, 'text/html; charset=utf-8');

export function publishedPage(
  { slug, shortCode, languages, html, bodies, shareImage }: PublishedPage,
  translate: Translate,
): MenuPage {
  const { menu, categories, items } = bodies;
  return {
    ...{ state: 'published', status: 200, slug, shortCode, shareImage, html, bodies, translate },
    translations: untold(languages),
    version: versionOf([html, menu, categories, items]),
  };
}

export const untold = (
  languages: readonly LanguageCode[],
): ReadonlyMap<LanguageCode, Translation> => new Map(languages.map((language) => [language, {}]));

const versionOf = (parts: readonly EncodedBody[]): string =>
  createHash('sha256')
    .update(parts.map(({ etag }) => etag).join())
    .digest('base64url')
    .slice(0, 12);

/** Returns the page's size in bytes, including the translations that may be added later. */
export function weighPage({ html, translations, bodies }: MenuPage): number {
  const others = bodies ? Object.values(bodies).map(sizeOf) : [];
  return others.reduce((sum, size) => sum + size, sizeOf(html) * (1 + translations.size));
}
