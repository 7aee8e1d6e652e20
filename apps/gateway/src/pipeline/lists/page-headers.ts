import { DomainError, PAGE_SIZE, type Page, type PartRequest } from '@cartaviva/contracts';
import { RULE_MESSAGES } from '@cartaviva/domain';

/**
 * Maximum length of a list's query as encoded in `Link`, in characters. All valid parameters fit. The header repeats
 * the query up to four times, and clients accept 16 KB of headers.
 */
const MAX_QUERY = 3000;

interface Asked extends PartRequest {
  /** Is true if the whole list was returned because neither a page nor a limit was requested. */
  readonly isWhole: boolean;
}

/**
 * Returns the headers with the length of the list and links to its pages. The links keep the other parameters of the
 * request (decisions, "HTTP conventions"). A whole list has no next page.
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

/** @throws DomainError INVALID_INPUT if the query is too long to be repeated in a header */
export function refuseLongAddress(url: string): void {
  const [, query] = url.split('?', 2);
  if (new URLSearchParams(query).toString().length <= MAX_QUERY) return;
  throw new DomainError('INVALID_INPUT', { fields: { url: RULE_MESSAGES.longQuery(MAX_QUERY) } });
}
