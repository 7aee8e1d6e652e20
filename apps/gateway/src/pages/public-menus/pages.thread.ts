/* Runs on threads of `PageThreads`. */
import type { PublishedMenu } from '@cartaviva/contracts';
import { isHoliday } from '@cartaviva/holidays';
import { headingFontName, shareImageName } from '@cartaviva/object-storage';
import {
  headingFontsOf,
  renderMenuPage,
  shareImageOf,
  type HeadingFont,
  type PageContext,
  type ShareImage,
} from '@cartaviva/public-menu/server';
import { moved } from '@cartaviva/worker-pool/moved';
import { encodeBody, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import { encodeHtml, type PublicBodies, type PublishedPage } from './menu-page';

interface PublishTask {
  /** A `PublishedMenu` as JSON. */
  readonly text: string;
  readonly context: PageContext;
}

export async function publish({ text, context }: PublishTask): Promise<PublishedPage> {
  const published = JSON.parse(text) as PublishedMenu;
  const shareImage = shareImageOf(published);
  const [html, menu, categories, items] = await Promise.all([
    draw(published, context, shareImage),
    encodeJson(published.menu),
    encodeJson(published.categories),
    encodeJson(published.items),
  ]);
  const { slug, shortCode, languages } = published.menu;
  const fonts = headingFontsOf(published);
  const bodies = { menu, categories, items };
  const page = { slug, shortCode, languages, html, bodies, fonts, shareImage };
  return moved(page, [html, menu, categories, items].flatMap(bytesOf));
}

interface TranslateTask {
  /** Parts of a menu as the bytes of its public reads. */
  readonly parts: Readonly<Record<keyof PublicBodies, Uint8Array>>;
  readonly context: PageContext;
}

export async function translate({ parts, context }: TranslateTask): Promise<EncodedBody> {
  const read = (part: Uint8Array): unknown => JSON.parse(Buffer.from(part).toString());
  const [menu, categories, items] = [parts.menu, parts.categories, parts.items].map(read);
  const published = { menu, categories, items } as PublishedMenu;
  const html = await draw(published, context, shareImageOf(published));
  return moved(html, bytesOf(html));
}

const bytesOf = ({ identity, gzip, br }: EncodedBody) => [identity, gzip, br];

function draw(
  published: PublishedMenu,
  context: PageContext,
  shareImage: ShareImage,
): Promise<EncodedBody> {
  const shareImagePath = `/menu-assets/shares/${context.menuId}/${shareImageName(shareImage)}.jpg`;
  const page = { ...context, fontUrl, shareImagePath, isHoliday };
  return encodeHtml(renderMenuPage({ state: 'published', published }, page).html);
}

const fontUrl = ({ typeface, characters }: HeadingFont): string =>
  `/menu-assets/fonts/${headingFontName(typeface, characters)}.woff2`;

const encodeJson = (value: unknown): Promise<EncodedBody> =>
  encodeBody(JSON.stringify(value), 'application/json; charset=utf-8');
