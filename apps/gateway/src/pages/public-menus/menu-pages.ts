import { menusEvents, type PublicRestaurant, type PublicMenuReply } from '@cartaviva/contracts';
import { OTHER_LANGUAGE_CODES, type LanguageCode } from '@cartaviva/domain';
import { renderMenuPage, type PageAssets, type PageContext } from '@cartaviva/public-menu/server';
import { Broadcasts } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Counter } from 'prom-client';
import { LoadingCache } from '../../pipeline/cache/loading-cache';
import { CONFIG, type GatewayConfig } from '../../config';
import type { EncodedBody } from '../../pipeline/encoded/encoded-body';
import { isUnavailable, MenuBatches } from './menu-batches';
import { encodeHtml, publishedPage, untold, weighPage, type MenuPage } from './menu-page';
import { PAGE_ASSETS } from './page-assets';
import { HeadingFonts } from '../heading-fonts/heading-fonts';
import { PageThreads } from './page-threads';

/** Cache lifetime in milliseconds. Changes arrive as events, and this limit corrects a lost event. */
const CACHE_TTL_MS = 5 * 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** Maximum time to create a page, including the time in the queue, in milliseconds. */
const MAKING_TIMEOUT_MS = 20_000;

const hits = new Counter({
  name: 'menu_page_cache_hits_total',
  help: 'Reads of published menus that were answered from the memory of this gateway',
});
const misses = new Counter({
  name: 'menu_page_cache_misses_total',
  help: 'Menus that this gateway asked menus-service for: unknown here, changed, or not published',
});

type Absence = Exclude<PublicMenuReply, { state: 'published' }>;

/**
 * Caches diner pages as bytes (architecture, decision 6). A page is created once per version of its menu and dropped
 * when the menu changes. Cached pages are served while services or Redis are unavailable.
 */
@Injectable()
export class MenuPages {
  private readonly pages: LoadingCache<MenuPage>;
  private nothing: Promise<MenuPage> | undefined;

  constructor(
    private readonly batches: MenuBatches,
    private readonly threads: PageThreads,
    private readonly headingFonts: HeadingFonts,
    broadcasts: Broadcasts,
    @Inject(PAGE_ASSETS) private readonly assets: PageAssets,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.pages = new LoadingCache({
      load: (menuId, requestId) => this.load(menuId, requestId),
      freshMs: CACHE_TTL_MS,
      maxWeight: MAX_BYTES,
      // Drafts are never cached, like missing menus, so that response times do not reveal which menus exist.
      weigh: (page) => (page.state === 'published' ? weighPage(page) : 0),
      standsInFor: isUnavailable,
    });
    broadcasts.on(menusEvents.menuChanged, ({ menuId, isPublished, isDeleted }) => {
      if (isDeleted) this.pages.forget(menuId);
      // A page can be read before the event of its earlier unpublishing arrives. The event of its publication
      // follows.
      else if (isPublished) this.pages.expire(menuId);
      else this.pages.withhold(menuId);
    });
    broadcasts.onGap(() => this.pages.expireAll());
  }

  /** Returns a cached page that needs no validation. Nearly every diner gets one. */
  fresh(menuId: string): MenuPage | undefined {
    const page = this.pages.fresh(menuId);
    if (page) hits.inc();
    return page;
  }

  /** Rejects with UNAVAILABLE if menus-service does not answer and no page was created before. */
  get(menuId: string, requestId: string): Promise<MenuPage> {
    return isUUID(menuId) ? this.pages.get(menuId.toLowerCase(), requestId) : this.missing();
  }

  /** Returns true if an older page substitutes for one that could not be loaded. */
  standsIn(menuId: string): boolean {
    return this.pages.standsIn(menuId);
  }

  /** Returns the page for a missing menu. It does not depend on the address and is created once. */
  missing(): Promise<MenuPage> {
    return (this.nothing ??= this.absent({ state: 'missing' }, ''));
  }

  /** Returns the page of a restaurant without a published menu, with its name and phone number. */
  closed({ name, phone, country }: PublicRestaurant): Promise<MenuPage> {
    return this.absent({ state: 'unpublished', restaurantName: name, phone, country }, '');
  }

  /** Returns the HTML in the given language, or in the menu's own language if there is no translation. */
  async htmlIn(language: LanguageCode | undefined, page: MenuPage): Promise<EncodedBody> {
    const translation = language && page.translations.get(language);
    if (!translation) return page.html;
    return (translation.html ??= await (translation.making ??= page
      .translate(language)
      .finally(() => delete translation.making)));
  }

  private async load(menuId: string, requestId: string): Promise<MenuPage> {
    misses.inc();
    const reply = await this.batches.find(menuId, requestId);
    if (reply.state === 'published') return this.publish(menuId, reply.published);
    return reply.state === 'missing' ? this.missing() : this.absent(reply, menuId);
  }

  /** @param text a `PublishedMenu` as JSON */
  private async publish(menuId: string, text: string): Promise<MenuPage> {
    const asker = () => ({ ownerId: menuId, deadline: Date.now() + MAKING_TIMEOUT_MS });
    const context = this.contextOf(menuId);
    const page = await this.threads.run('publish', { text, context }, asker());
    this.headingFonts.want(page.fonts);
    const { menu, categories, items } = page.bodies;
    const parts = { menu: menu.identity, categories: categories.identity, items: items.identity };
    return publishedPage(page, (language, restaurant) => {
      const wanted = {
        ...context,
        ...(language && { language }),
        ...(restaurant && { restaurant }),
      };
      return this.threads.run('translate', { parts, context: wanted }, asker());
    });
  }

  private async absent(absence: Absence, menuId: string): Promise<MenuPage> {
    const encode = (context: PageContext) => encodeHtml(renderMenuPage(absence, context).html);
    const context = this.contextOf(menuId);
    return {
      ...{ state: absence.state, status: 404, html: await encode(context) },
      translations: untold(OTHER_LANGUAGE_CODES),
      translate: (language) => encode({ ...context, ...(language && { language }) }),
    };
  }

  private contextOf(menuId: string): PageContext {
    return { menuId, publicUrl: this.config.PUBLIC_URL, assets: this.assets };
  }
}
