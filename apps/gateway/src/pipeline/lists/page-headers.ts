import { DomainError, PAGE_SIZE, type Page, type PartRequest } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';

/**
 * Longest query of a list, in characters as `Link` writes it: all that a list takes fits in. It is repeated up to
 * four times, and clients take 16 KB of headers.
 */
const MAX_QUERY = 3000;

interface Asked extends PartRequest {
  /** Whether the list was answered whole, because neither a page nor a limit was asked for. */
  readonly isWhole: boolean;
}

/**
 * How long a list is, and where its pages are: at the address that was asked for, with what else it asks for
 * (decisions, "HTTP conventions"). A whole list has no next page.
 * @param url path and query of the request
 */
export function pageHeaders(
  url: string,
  { total, next }: Pick<Page<unknown>, 'total' | 'next'>,
  { page, limit = PAGE_SIZE, isWhole }: Asked,
): Record<string, string> {
  const count = { 'x-total-count': String(total) };
  const [path, query] = url.split('?', 2);
  const others = [...new URLSearchParams(query)].filter(([name]) => !PARTS.has(name));
  const link = (rel: string, part: Record<string, string>) => {
    const asked = new URLSearchParams([...Object.entries(part), ...others]);
    return `<${path}?${asked}>; rel="${rel}"`;
  };
  const paged = (rel: string, to: number) => link(rel, { page: `${to}`, limit: `${limit}` });
  const last = Math.max(1, Math.ceil(total / limit));
  const current = page ?? 1;
  const nextLink =
    page === undefined && next !== undefined
      ? [link('next', { cursor: next, limit: `${limit}` })]
      : !isWhole && current < last && !isAfterCursor(query)
        ? [paged('next', current + 1)]
        : [];
  const links = [
    paged('first', 1),
    ...(current > 1 ? [paged('prev', Math.min(current - 1, last))] : []),
    ...nextLink,
    paged('last', last),
  ];
  return { ...count, link: links.join(', ') };
}

const PARTS: ReadonlySet<string> = new Set(['page', 'limit', 'cursor']);

const isAfterCursor = (query = '') => new URLSearchParams(query).has('cursor');

/** @throws DomainError INVALID_INPUT for an address too long to be repeated in a header */
export function refuseLongAddress(url: string): void {
  const [, query] = url.split('?', 2);
  if (new URLSearchParams(query).toString().length <= MAX_QUERY) return;
  throw new DomainError('INVALID_INPUT', { fields: { url: RULE_MESSAGES.longQuery(MAX_QUERY) } });
}
