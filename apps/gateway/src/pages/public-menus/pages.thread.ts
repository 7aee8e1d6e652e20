/* Runs on threads of `PageThreads`. */
import type { PublishedMenu } from '@cartaviva/contracts';
import { renderMenuPage, type PageContext } from '@cartaviva/public-menu/server';
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
  const [html, menu, categories, items] = await Promise.all([
    draw(published, context),
    encodeJson(published.menu),
    encodeJson(published.categories),
    encodeJson(published.items),
  ]);
  const { slug, languages } = published.menu;
  const page = { slug, languages, html, bodies: { menu, categories, items } };
  return moved(page, [html, menu, categories, items].flatMap(bytesOf));
}

interface TranslateTask {
  /** A menu as its own bytes tell it. */
  readonly parts: Readonly<Record<keyof PublicBodies, Uint8Array>>;
  readonly context: PageContext;
}

/** The page in the context's language. */
export async function translate({ parts, context }: TranslateTask): Promise<EncodedBody> {
  const read = (part: Uint8Array): unknown => JSON.parse(Buffer.from(part).toString());
  const [menu, categories, items] = [parts.menu, parts.categories, parts.items].map(read);
  const html = await draw({ menu, categories, items } as PublishedMenu, context);
  return moved(html, bytesOf(html));
}

const bytesOf = ({ identity, gzip, br }: EncodedBody) => [identity, gzip, br];

const draw = (published: PublishedMenu, context: PageContext): Promise<EncodedBody> =>
  encodeHtml(renderMenuPage({ state: 'published', published }, context).html);

const encodeJson = (value: unknown): Promise<EncodedBody> =>
  encodeBody(JSON.stringify(value), 'application/json; charset=utf-8');
