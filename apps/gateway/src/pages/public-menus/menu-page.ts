import type { PublicMenuReply } from '@cartaviva/contracts';
import type { LanguageCode } from '@cartaviva/domain';
import type { HeadingFont, RestaurantPage, ShareImage } from '@cartaviva/public-menu/server';
import { createHash } from 'node:crypto';
import { encodeBody, sizeOf, type EncodedBody } from '../../pipeline/encoded/encoded-body';

/** The public reads of a published menu (specification §7), as bytes. */
export interface PublicBodies {
  readonly menu: EncodedBody;
  readonly categories: EncodedBody;
  readonly items: EncodedBody;
}

/** A published menu as bytes. */
export interface PublishedPage {
  readonly slug: string;
  readonly shortCode: string;
  /** The other languages that it can be read in. */
  readonly languages: readonly LanguageCode[];
  readonly html: EncodedBody;
  readonly bodies: PublicBodies;
  /** What the headings of its pages are set in, in each language. */
  readonly fonts: readonly HeadingFont[];
  /** What its picture in link previews shows. */
  readonly shareImage: ShareImage;
}

/** Everything that diners are shown of one menu. */
export interface MenuPage {
  readonly state: PublicMenuReply['state'];
  readonly status: 200 | 404;
  /** The human address that a published menu has now. */
  readonly slug?: string;
  readonly shortCode?: string;
  readonly shareImage?: ShareImage;
  /** In the menu's own language. */
  readonly html: EncodedBody;
  /** In the other languages it can be read in: nothing until somebody asks for one. */
  readonly translations: ReadonlyMap<LanguageCode, Translation>;
  /** Makes it in another language, from what it was made from itself. */
  readonly translate: Translate;
  /** Another one whenever anything of a published menu is another, in whatever language. */
  readonly version?: string;
  /** Only of a published menu. */
  readonly bodies?: PublicBodies;
}

/** The page in another language, made once when it is first asked for. */
export interface Translation {
  html?: EncodedBody;
  making?: Promise<EncodedBody>;
}

/** In no language: in its own. On the page of its restaurant, only of a published menu. */
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

/** Bytes that a page occupies, and will when it was asked for in every language. */
export function weighPage({ html, translations, bodies }: MenuPage): number {
  const others = bodies ? Object.values(bodies).map(sizeOf) : [];
  return others.reduce((sum, size) => sum + size, sizeOf(html) * (1 + translations.size));
}
