import type { PublicMenuReply } from '@cartaviva/contracts';
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
  readonly html: EncodedBody;
  /** Only of a published menu. */
  readonly bodies?: PublicBodies;
}

interface RenderedPage {
  readonly status: 200 | 404;
  readonly html: string;
}

/** Turns what menus-service told into bytes, once for all the diners who will ask. */
export async function encodePage(reply: PublicMenuReply, page: RenderedPage): Promise<MenuPage> {
  const { state } = reply;
  const { status } = page;
  const html = () => encodeBody(page.html, HTML);
  if (state !== 'published') return { state, status, html: await html() };
  const json = (value: unknown) => encodeBody(JSON.stringify(value), JSON_TYPE);
  const { published } = reply;
  const [encoded, menu, categories, items] = await Promise.all([
    html(),
    json(published.menu),
    json(published.categories),
    json(published.items),
  ]);
  return { state, status, html: encoded, bodies: { menu, categories, items } };
}

/** Bytes that a page occupies. */
export function weighPage({ html, bodies }: MenuPage): number {
  return [html, ...(bodies ? Object.values(bodies) : [])]
    .map(sizeOf)
    .reduce((sum, size) => sum + size, 0);
}
