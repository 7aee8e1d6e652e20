import {
  DomainError,
  menus,
  menusEvents,
  VISITOR,
  type PublicMenuReply,
} from '@cartaviva/contracts';
import { renderMenuPage, type PageAssets } from '@cartaviva/public-menu/server';
import { Broadcasts, MessageClient } from '@cartaviva/redis-transport';
import { Inject, Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { LoadingCache } from '../cache/loading-cache';
import { CONFIG, type GatewayConfig } from '../config';
import { encodePage, weighPage, type MenuPage } from './menu-page';
import { PAGE_ASSETS } from './page-assets';

/** A change is told at once; should the news ever be lost, this mends it, in milliseconds. */
const FRESH_MS = 5 * 60_000;
const MOST_BYTES = 128 * 1024 * 1024;
/** A diner with an older page at hand does not wait long for a newer one, in milliseconds. */
const WAIT_MS = 2000;

const isAway = (error: unknown) => error instanceof DomainError && error.code === 'UNAVAILABLE';

/**
 * The diner pages as bytes in memory (architecture, decision 6): made once per version of a menu,
 * dropped when the menu changes, and served as they were while services or Redis are away.
 */
@Injectable()
export class MenuPages {
  private readonly pages: LoadingCache<MenuPage>;
  private missing: Promise<MenuPage> | undefined;

  constructor(
    private readonly client: MessageClient,
    broadcasts: Broadcasts,
    @Inject(PAGE_ASSETS) private readonly assets: PageAssets,
    @Inject(CONFIG) private readonly config: GatewayConfig,
  ) {
    this.pages = new LoadingCache({
      load: (menuId, requestId) => this.load(menuId, requestId),
      freshMs: FRESH_MS,
      maxWeight: MOST_BYTES,
      // A draft is asked for each time as a missing menu is: no answer's haste tells the two apart.
      weigh: (page) => (page.state === 'published' ? weighPage(page) : 0),
      standsInFor: isAway,
    });
    broadcasts.on(menusEvents.menuChanged, ({ menuId, isPublished, isDeleted }) => {
      if (isPublished && !isDeleted) this.pages.expire(menuId);
      else this.pages.forget(menuId);
    });
    broadcasts.onGap(() => this.pages.expireAll());
  }

  /** The page at hand, if it needs no asking: the way of nearly every diner. */
  fresh(menuId: string): MenuPage | undefined {
    return this.pages.fresh(menuId);
  }

  /** Rejects as UNAVAILABLE when nobody answers and no page was ever made. */
  get(menuId: string, requestId: string): Promise<MenuPage> {
    if (!isUUID(menuId)) return this.encode({ state: 'missing' }, menuId);
    return this.pages.get(menuId.toLowerCase(), requestId);
  }

  private async load(menuId: string, requestId: string): Promise<MenuPage> {
    const reply = await this.client.call(
      menus.publicMenu.find,
      { menuId },
      { actor: VISITOR, requestId, timeoutMs: WAIT_MS },
    );
    return this.encode(reply, menuId);
  }

  /** What is missing looks alike whatever its id was, and is drawn once. */
  private encode(reply: PublicMenuReply, menuId: string): Promise<MenuPage> {
    if (reply.state === 'missing') return (this.missing ??= this.draw(reply, ''));
    return this.draw(reply, menuId);
  }

  private draw(reply: PublicMenuReply, menuId: string): Promise<MenuPage> {
    const { PUBLIC_URL: publicUrl } = this.config;
    const page = renderMenuPage(reply, { menuId, publicUrl, assets: this.assets });
    return encodePage(reply, page);
  }
}
