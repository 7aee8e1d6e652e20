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

/** A change is told at once; should the news ever be lost, this mends it, in milliseconds. */
const CACHE_TTL_MS = 5 * 60_000;
const MAX_BYTES = 128 * 1024 * 1024;
/** What a diner waits for a page to be made, its turn included, in milliseconds. */
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
 * The diner pages as bytes in memory (architecture, decision 6): made once per version of a menu,
 * dropped when the menu changes, and served as they were while services or Redis are unavailable.
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
      // A draft is asked for each time as a missing menu is: no answer's haste tells the two apart.
      weigh: (page) => (page.state === 'published' ? weighPage(page) : 0),
      standsInFor: isUnavailable,
    });
    broadcasts.on(menusEvents.menuChanged, ({ menuId, isPublished, isDeleted }) => {
      if (isDeleted) this.pages.forget(menuId);
      // A page may be read before the news of the draft that it was arrive: those of its publication follow.
      else if (isPublished) this.pages.expire(menuId);
      else this.pages.withhold(menuId);
    });
    broadcasts.onGap(() => this.pages.expireAll());
  }

  /** The page at hand, if it needs no asking: the way of nearly every diner. */
  fresh(menuId: string): MenuPage | undefined {
    const page = this.pages.fresh(menuId);
    if (page) hits.inc();
    return page;
  }

  /** Rejects as UNAVAILABLE when nobody answers and no page was ever made. */
  get(menuId: string, requestId: string): Promise<MenuPage> {
    return isUUID(menuId) ? this.pages.get(menuId.toLowerCase(), requestId) : this.missing();
  }

  /** Whether an older page stands in for one that nobody could tell. */
  standsIn(menuId: string): boolean {
    return this.pages.standsIn(menuId);
  }

  /** What is missing looks alike whatever its address was, and is drawn once. */
  missing(): Promise<MenuPage> {
    return (this.nothing ??= this.absent({ state: 'missing' }, ''));
  }

  /** Of a restaurant that has no menu online: whose it is, and how to call them. */
  closed({ name, phone, country }: PublicRestaurant): Promise<MenuPage> {
    return this.absent({ state: 'unpublished', restaurantName: name, phone, country }, '');
  }

  /** The HTML of a page in a language that it can be read in; in its own, for any other. */
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
