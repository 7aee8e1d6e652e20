import { DomainError } from '@cartaviva/contracts';
import { isTraced } from '@cartaviva/tracing';
import { isUUID } from 'class-validator';
import type { ServerResponse } from 'node:http';
import { parse as parseQuery } from 'node:querystring';
import { showsKey } from '../../pipeline/api-keys/bearer';
import { NEWEST_API_VERSION, VERSION_HEADER } from '../../pipeline/api-versions/api-version';
import { toDomainError } from '../../pipeline/errors/to-domain-error';
import type { AnswerFirst } from '../../pipeline/requests/open-sockets';
import { requestIdFrom } from '../../pipeline/requests/request-id';
import { READABLE_BY_ANYONE } from '../../pipeline/security/security-headers';
import { languageAsked } from './language-asked';
import type { MenuPage } from './menu-page';
import type { MenuPages } from './menu-pages';
import type { MenuSlugs } from './menu-slugs';
import { plainReadOf, type PlainRead } from './plain-read';
import type { ReadyAnswer, ReadyAnswers } from './ready-answers';
import { NOT_PUBLISHED, pageHeaders, type Part } from './send-part';

interface Memory {
  readonly pages: Pick<MenuPages, 'fresh' | 'get'>;
  readonly slugs: Pick<MenuSlugs, 'fresh'>;
  readonly ready: ReadyAnswers;
}

const BY_ID = '/menu/';
const BY_SLUG = '/m/';
const PUBLIC_READS = '/api/public/menus/';
/** Maps the path after a menu's ID to the part of the menu and the route template. */
const PARTS = new Map<string, { readonly part: Part; readonly route: string }>(
  (['menu', 'categories', 'items'] as const).map((part) => {
    const after = part === 'menu' ? '' : `/${part}`;
    return [after, { part, route: `${PUBLIC_READS}:menuId${after}` }];
  }),
);

interface PartAsked {
  readonly menuId: string;
  readonly part: Part;
  readonly route: string;
}

const versioned = () => ({ ...READABLE_BY_ANYONE, [VERSION_HEADER]: NEWEST_API_VERSION });

/**
 * Sends a cached page before Fastify handles the request, with the same response that the controller would send.
 * Fastify's hooks do not affect such requests and would take longer than the response. Paths are parsed by hand for
 * the same reason.
 */
export function answerFromMemory({ pages, slugs, ready }: Memory): AnswerFirst {
  function find(path: string, query: string): ReadyAnswer | undefined {
    if (path.startsWith(BY_ID)) {
      return html(pages.fresh(path.slice(BY_ID.length)), '/menu/:menuId', query);
    }
    if (path.startsWith(BY_SLUG)) return named(path.slice(BY_SLUG.length), query);
    const asked = partOf(path);
    const body = asked && pages.fresh(asked.menuId)?.bodies?.[asked.part];
    return body && { route: asked.route, body, headersOf: versioned };
  }

  /** Leaves a translation that is not cached to the controller. */
  function html(known: MenuPage | undefined, route: string, query: string) {
    if (known?.state !== 'published') return undefined;
    const language = query.includes('lang') ? languageAsked(parseQuery(query)) : undefined;
    const translation = language && known.translations.get(language);
    const body = translation ? translation.html : known.html;
    return body && { route, body, headersOf: () => pageHeaders(language, known) };
  }

  /** Leaves a former slug to the controller, which redirects it. */
  function named(slug: string, query: string) {
    const menuId = slugs.fresh(slug);
    const known = menuId === undefined ? undefined : pages.fresh(menuId);
    return known?.slug === slug ? html(known, '/m/:slug', query) : undefined;
  }

  function partOf(path: string): PartAsked | undefined {
    if (!path.startsWith(PUBLIC_READS)) return undefined;
    const idAndPart = path.slice(PUBLIC_READS.length);
    const at = idAndPart.indexOf('/');
    const known = PARTS.get(at < 0 ? '' : idAndPart.slice(at));
    const menuId = at < 0 ? idAndPart : idAndPart.slice(0, at);
    // The controller handles menus that are not identified by ID.
    return known && isUUID(menuId) ? { ...known, menuId } : undefined;
  }

  /** Loads the menu and answers as the controller would. Leaves unexpected errors to the framework. */
  async function load(
    { menuId, part, route }: PartAsked,
    plain: PlainRead,
    url: string,
    response: ServerResponse,
  ): Promise<boolean> {
    const began = performance.now();
    const read = { ...plain, requestId: requestIdFrom(plain.requestId) };
    const answered = await pages
      .get(menuId, read.requestId)
      .then(({ bodies }) => bodies?.[part] ?? NOT_PUBLISHED, toDomainError);
    // The client has disconnected.
    if (response.destroyed) return true;
    if (!(answered instanceof DomainError)) {
      return ready.send(read, response, { route, body: answered, headersOf: versioned }, began);
    }
    if (answered.code === 'INTERNAL') return false;
    const refused = { route, url, headersOf: versioned, refusal: answered };
    return ready.refuse(read, response, refused, began);
  }

  return (request, response) => {
    const { url = '' } = request;
    // The framework rejects invalid requests and counts requests with an API key.
    const read = request.method === 'GET' && !showsKey(url) && plainReadOf(request.rawHeaders);
    if (!read) return false;
    const at = url.indexOf('?');
    const [path, query] = at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
    const answer = find(path, query);
    if (answer) return ready.send(read, response, answer);
    // Traced requests must pass through the framework.
    const asked = isTraced() ? undefined : partOf(path);
    return asked !== undefined && load(asked, read, url, response);
  };
}
