import { DomainError, menus, VISITOR } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';
import { CONFIG, type GatewayConfig } from '../../config';
import { encodeBody, sizeOf, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import { SITE_PAGES, type SitePages } from '../web/site-pages';
import { sitemapIndexOf, sitemapOf } from './sitemap-xml';

const XML = 'application/xml; charset=utf-8';
/** Cache lifetime. Search engines return within days, not minutes. */
const CACHE_TTL_MS = 10 * 60_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Menus per sitemap, which is the page size of the list in menus-service. */
const MENUS_EACH = 1000;
const INDEX = 'index';

/** The only screen of the owner's app that search engines list. The site lists its own pages. */
const REGISTRATION = '/registro';

/** Caches sitemaps of up to a thousand menus and restaurants each. */
@Injectable()
export class Sitemaps {
  private readonly files: LoadingCache<EncodedBody>;
  private indexed = 0;

  constructor(
    private readonly client: MessageClient,
    @Inject(CONFIG) private readonly config: GatewayConfig,
    @Inject(SITE_PAGES) private readonly written: SitePages | undefined,
  ) {
    this.files = new LoadingCache({
      load: async (name, requestId) => encodeBody(await this.draw(name, requestId), XML),
      freshMs: CACHE_TTL_MS,
      maxWeight: MAX_BYTES,
      weigh: sizeOf,
      standsInFor: () => true,
    });
  }

  index(requestId: string): Promise<EncodedBody> {
    return this.files.get(INDEX, requestId);
  }

  /** Returns a file of menus. Pages that the index does not list are NOT_FOUND without a call to menus-service. */
  async menus(page: number, requestId: string): Promise<EncodedBody> {
    await this.index(requestId);
    if (page > this.indexed) throw new DomainError('NOT_FOUND');
    return this.files.get(String(page), requestId);
  }

  site(): Promise<EncodedBody> {
    const paths = [...(this.written?.pages ?? []).map(({ path }) => path), REGISTRATION];
    return encodeBody(sitemapOf(paths.map((path) => ({ url: this.at(path) }))), XML);
  }

  private async draw(name: string, requestId: string): Promise<string> {
    const page = name === INDEX ? 1 : Number(name);
    const context = { actor: VISITOR, requestId };
    const { rows, total } = await this.client.call(menus.publicMenu.sitemap, { page }, context);
    if (name === INDEX) return this.drawIndex((this.indexed = Math.ceil(total / MENUS_EACH)));
    if (rows.length === 0) throw new DomainError('NOT_FOUND');
    return sitemapOf(
      rows.map(({ slug, updatedAt, isRestaurant }) => ({
        url: this.at(`/${isRestaurant ? 'r' : 'm'}/${slug}`),
        changedAt: updatedAt,
      })),
    );
  }

  private drawIndex(files: number): string {
    const menus = Array.from({ length: files }, (_, index) => `/sitemaps/menus/${index + 1}.xml`);
    return sitemapIndexOf(['/sitemaps/site.xml', ...menus].map((path) => ({ url: this.at(path) })));
  }

  private at(path: string): string {
    return new URL(path, this.config.PUBLIC_URL).href;
  }
}
