const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export interface Listed {
  readonly url: string;
  readonly changedAt?: string;
}

const tags = (tag: string, listed: readonly Listed[]): string =>
  listed
    .map(({ url, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
      return `<${tag}><loc>${escaped(url)}</loc>${changed}</${tag}>`;
    })
    .join('\n');

/** Escapes the characters that `URL` leaves unescaped and XML reserves. */
const escaped = (url: string): string => url.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

const document = (root: string, content: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${content}\n</${root}>\n`;

export const sitemapOf = (pages: readonly Listed[]): string =>
  document('urlset', tags('url', pages));

export const sitemapIndexOf = (sitemaps: readonly Listed[]): string =>
  document('sitemapindex', tags('sitemap', sitemaps));
