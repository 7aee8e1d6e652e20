import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { showsKey } from '../../pipeline/api-keys/bearer';
import {
  NEWEST_API_VERSION,
  VERSION_HEADER,
  VERSION_HEADER_NAME,
} from '../../pipeline/api-versions/api-version';
import { hasBody } from '../../pipeline/requests/slow-bodies';
import { languageAsked } from './language-asked';
import type { MenuPage } from './menu-page';
import type { MenuPages } from './menu-pages';
import type { MenuSlugs } from './menu-slugs';
import type { ReadyAnswers } from './ready-answers';
import { pageHeaders, type Part } from './send-part';

type Params = Readonly<Record<'menuId' | 'slug', string>>;
/** Whether it has answered. */
type Answer = (request: FastifyRequest, reply: FastifyReply) => boolean;

const versioned = () => ({ [VERSION_HEADER]: NEWEST_API_VERSION });

/**
 * A published page that lies ready leaves at once, on its way to the controller that would have said
 * the same. Stands before whatever looks at a request or prepares an answer: none of it has anything to
 * decide about this one, and together it would take longer than the answer.
 */
export function answerFromMemory(
  fastify: FastifyInstance,
  ready: ReadyAnswers,
  pages: MenuPages,
  slugs: MenuSlugs,
): void {
  const page: Answer = (request, reply) => {
    const known = pages.fresh((request.params as Params).menuId);
    return known !== undefined && sendPage(known, request, reply);
  };

  const named: Answer = (request, reply) => {
    const { slug } = request.params as Params;
    const menuId = slugs.fresh(slug);
    const known = menuId === undefined ? undefined : pages.fresh(menuId);
    return known?.slug === slug && sendPage(known, request, reply);
  };

  const read =
    (part: Part): Answer =>
    (request, reply) => {
      const body = pages.fresh((request.params as Params).menuId)?.bodies?.[part];
      if (body) ready.send(request, reply, body, versioned);
      return body !== undefined;
    };

  /** A page in a language that nobody asked for before is the controller's to make. */
  function sendPage(known: MenuPage, request: FastifyRequest, reply: FastifyReply): boolean {
    if (known.state !== 'published') return false;
    const language = languageAsked(request);
    const translation = language && known.translations.get(language);
    const html = translation ? translation.html : known.html;
    if (html) ready.send(request, reply, html, () => pageHeaders(language, known));
    return html !== undefined;
  }

  const answers = new Map<string | undefined, Answer>([
    ['/menu/:menuId', page],
    ['/m/:slug', named],
    ['/api/public/menus/:menuId', read('menu')],
    ['/api/public/menus/:menuId/categories', read('categories')],
    ['/api/public/menus/:menuId/items', read('items')],
  ]);
  fastify.addHook('onRequest', (request, reply, done) => {
    const answer = answers.get(request.routeOptions.url);
    // What would be refused goes on to be refused, and what is by a key to be counted.
    const { headers, url } = request;
    const asksMore = headers.authorization ?? headers[VERSION_HEADER_NAME];
    const isPlain = answer && !hasBody(request) && !showsKey(url) && asksMore === undefined;
    if (!isPlain || !answer(request, reply)) done();
  });
}
