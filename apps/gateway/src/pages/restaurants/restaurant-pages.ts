import type { PublicRestaurant } from '@cartaviva/contracts';
import { type LanguageCode } from '@cartaviva/domain';
import { Injectable } from '@nestjs/common';
import { LoadingCache } from '../../pipeline/cache/loading-cache';
import { sizeOf, type EncodedBody } from '../../pipeline/encoded/encoded-body';
import type { MenuPage } from '../public-menus/menu-page';

const MAX_BYTES = 64 * 1024 * 1024;
/** Cache lifetime. Cached pages are also compared with the data that they were drawn from. */
const CACHE_TTL_MS = 3_600_000;

interface Wanted {
  readonly restaurant: PublicRestaurant;
  readonly menuId: string;
  readonly page: MenuPage;
  readonly language: LanguageCode | undefined;
  readonly isHome: boolean;
}

interface Drawn {
  readonly wanted: Wanted;
  readonly html: EncodedBody;
}

/** Caches pages of menus with the tabs of their restaurant. A page is drawn once for each state of both. */
@Injectable()
export class RestaurantPages {
  private readonly pages: LoadingCache<Drawn>;
  /** Data of the pages being drawn, by key. A request with other data for the same key replaces it. */
  private readonly wanted = new Map<string, Wanted>();

  constructor() {
    this.pages = new LoadingCache({
      load: (key) => this.draw(this.wanted.get(key)!),
      freshMs: CACHE_TTL_MS,
      maxWeight: MAX_BYTES,
      weigh: ({ html }) => sizeOf(html),
    });
  }

  /** Returns the HTML of a published menu on its restaurant's page, in the requested language if available. */
  async html(asked: Omit<Wanted, 'language'> & { readonly language?: LanguageCode | undefined }) {
    const { restaurant, menuId, page, isHome } = asked;
    const language =
      asked.language && page.translations.has(asked.language) ? asked.language : undefined;
    const wanted = { restaurant, menuId, page, isHome, language };
    const key = [restaurant.slug, menuId, language, isHome].join(' ');
    const known = this.pages.fresh(key);
    if (known && isSame(known.wanted, wanted)) return known.html;
    const under = this.wanted.get(key);
    if (!under || !isSame(under, wanted)) this.pages.expire(key);
    this.wanted.set(key, wanted);
    try {
      return (await this.pages.get(key, '')).html;
    } finally {
      if (this.wanted.get(key) === wanted) this.wanted.delete(key);
    }
  }

  private async draw(wanted: Wanted): Promise<Drawn> {
    const { name, slug, tabs } = wanted.restaurant;
    const restaurant = { name, slug, tabs, isHome: wanted.isHome };
    return { wanted, html: await wanted.page.translate(wanted.language, restaurant) };
  }
}

const isSame = (one: Wanted, other: Wanted): boolean =>
  one.page === other.page && one.restaurant === other.restaurant;
