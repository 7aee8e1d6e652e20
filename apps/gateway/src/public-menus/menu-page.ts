import type { PublicMenuReply, PublishedMenu } from '@cartaviva/contracts';
import { OTHER_LANGUAGE_CODES, type LanguageCode } from '@cartaviva/domain';
import { createHash } from 'node:crypto';
import { encodeBody, sizeOf, type EncodedBody } from '../encoded/encoded-body';

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

/** The public reads of a published menu (specification §7), as bytes. */
export interface PublicBodies {
  readonly menu: EncodedBody;
  readonly categories: EncodedBody;
  readonly items: EncodedBody;
}

/** Everything that diners are shown of one menu. */
export interface MenuPage {
  readonly state: PublicMenuReply['state'];
  readonly status: 200 | 404;
  /** The human address that a published menu has now. */
  readonly slug?: string;
  /** In the menu's own language. */
  readonly html: EncodedBody;
  /** In the other languages it can be read in: nothing until somebody asks for one. */
  readonly translations: ReadonlyMap<LanguageCode, Translation>;
  /** What it was made from: another language needs no other answer. */
  readonly content: () => PublicMenuReply;
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

export interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

export const encodeHtml = (html: string): Promise<EncodedBody> => encodeBody(html, HTML);

type Absence = Exclude<PublicMenuReply, { state: 'published' }>;

/** Turns what menus-service told into bytes, once for all the diners who will ask. */
export function encodePage(reply: PublicMenuReply, page: RenderedPage): Promise<MenuPage> {
  return reply.state === 'published'
    ? encodePublished(reply.published, page)
    : encodeAbsence(reply, page);
}

async function encodeAbsence(reply: Absence, { status, html }: RenderedPage): Promise<MenuPage> {
  return {
    state: reply.state,
    status,
    html: await encodeHtml(html),
    translations: untold(OTHER_LANGUAGE_CODES),
    content: () => reply,
  };
}

async function encodePublished(published: PublishedMenu, page: RenderedPage): Promise<MenuPage> {
  const json = (value: unknown) => encodeBody(JSON.stringify(value), JSON_TYPE);
  const [html, menu, categories, items] = await Promise.all([
    encodeHtml(page.html),
    json(published.menu),
    json(published.categories),
    json(published.items),
  ]);
  const bodies = { menu, categories, items };
  return {
    state: 'published',
    status: page.status,
    slug: published.menu.slug,
    html,
    translations: untold(published.menu.languages),
    content: () => ({ state: 'published', published: publishedOf(bodies) }),
    version: versionOf([html, menu, categories, items]),
    bodies,
  };
}

const untold = (languages: readonly LanguageCode[]): ReadonlyMap<LanguageCode, Translation> =>
  new Map(languages.map((language) => [language, {}]));

const versionOf = (parts: readonly EncodedBody[]): string =>
  createHash('sha256')
    .update(parts.map(({ etag }) => etag).join())
    .digest('base64url')
    .slice(0, 12);

/** A menu as its own bytes tell it. */
function publishedOf({ menu, categories, items }: PublicBodies): PublishedMenu {
  const read = ({ identity }: EncodedBody): unknown => JSON.parse(identity.toString());
  return { menu: read(menu), categories: read(categories), items: read(items) } as PublishedMenu;
}

/** Bytes that a page occupies, and will when it was asked for in every language. */
export function weighPage({ html, translations, bodies }: MenuPage): number {
  const others = bodies ? Object.values(bodies).map(sizeOf) : [];
  return others.reduce((sum, size) => sum + size, sizeOf(html) * (1 + translations.size));
}
