import { message } from '../../message';
import { EVERYONE } from '../../people/rights';
import type { Page } from '../../page';
import { MenuRequest } from '../menu.dto';
import {
  PublicMenusRequest,
  ShortCodeRequest,
  SitemapRequest,
  SlugRequest,
  type PublicMenuReply,
  type PublicMenusReply,
  type ShortCodeReply,
  type SitemapEntry,
  type SlugReply,
} from '../public-menu.dto';
import type { PublicRestaurantReply } from '../restaurant.dto';

export const publicMenu = {
  find: message('menus.public-menu.find', MenuRequest, EVERYONE).replies<PublicMenuReply>(),
  findMany: message(
    'menus.public-menu.find-many',
    PublicMenusRequest,
    EVERYONE,
  ).replies<PublicMenusReply>(),
  resolve: message('menus.public-menu.resolve', SlugRequest, EVERYONE).replies<SlugReply>(),
  /** Finds a restaurant by its current address or a former one. */
  findRestaurant: message(
    'menus.public-menu.find-restaurant',
    SlugRequest,
    EVERYONE,
  ).replies<PublicRestaurantReply>(),
  resolveShortCode: message(
    'menus.public-menu.resolve-short-code',
    ShortCodeRequest,
    EVERYONE,
  ).replies<ShortCodeReply>(),
  /** Lists published menus, 1,000 per page. */
  sitemap: message('menus.public-menu.sitemap', SitemapRequest, EVERYONE).replies<
    Page<SitemapEntry>
  >(),
} as const;
