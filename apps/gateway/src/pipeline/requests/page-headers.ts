import type { Page, PageRequest } from '@cartaviva/contracts';

/** Where the other pages of a list are (decisions, "HTTP conventions"). */
export function pageHeaders(path: string, asked: PageRequest, { total }: Page<unknown>) {
  const { page, limit, ...filters } = asked;
  const last = Math.max(1, Math.ceil(total / limit));
  const link = (rel: string, to: number) => {
    const query = new URLSearchParams({ page: `${to}`, limit: `${limit}`, ...filters });
    return `<${path}?${query}>; rel="${rel}"`;
  };
  const links = [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ];
  return { 'x-total-count': String(total), link: links.join(', ') };
}
