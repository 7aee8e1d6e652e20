import {
  menus,
  type Page,
  type SitemapEntry,
  type SitemapRequest,
  type SlugReply,
  type SlugRequest,
} from '@cartaviva/contracts';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const ROWS_PER_PAGE = 1000;

const ONLINE = `
  menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_accounts closed
    WHERE closed.account_id = menu.account_id AND closed.erases_at IS NOT NULL
  )`;

const RESOLVE = `
  SELECT menu.id AS "menuId", menu.slug
  FROM menu_slugs known JOIN menus menu ON menu.id = known.menu_id
  WHERE known.slug = $1 AND ${ONLINE}`;

/** Published menus, and restaurants that have one. */
const LISTED = `
  SELECT id, slug, created_at, updated_at, false AS is_restaurant FROM menus menu WHERE ${ONLINE}
  UNION ALL
  SELECT restaurant.id, restaurant.slug, restaurant.created_at, restaurant.updated_at, true
  FROM restaurants restaurant
  WHERE restaurant.slug IS NOT NULL AND EXISTS (
    SELECT FROM menus menu WHERE menu.restaurant_id = restaurant.id AND ${ONLINE}
  )`;

const COUNT = `SELECT count(*)::int AS total FROM (${LISTED}) listed`;

const LIST = `
  SELECT slug, updated_at AS "updatedAt", is_restaurant AS "isRestaurant" FROM (${LISTED}) listed
  ORDER BY created_at, id LIMIT ${ROWS_PER_PAGE} OFFSET $1`;

interface ListedRow {
  readonly slug: string;
  readonly updatedAt: Date;
  readonly isRestaurant: boolean;
}

@Injectable()
export class SlugsService {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the current address of the menu with a current or former address. */
  @Handles(menus.publicMenu.resolve)
  async resolve({ slug }: SlugRequest): Promise<SlugReply> {
    const [found] = await this.dataSource.query<{ menuId: string; slug: string }[]>(RESOLVE, [
      slug,
    ]);
    return found ?? { menuId: null };
  }

  /** Lists the oldest first, so that a new menu does not move others to another page. */
  @Handles(menus.publicMenu.sitemap)
  async sitemap({ page }: SitemapRequest): Promise<Page<SitemapEntry>> {
    const [{ total }] = await this.dataSource.query<[{ total: number }]>(COUNT);
    const rows = await this.dataSource.query<ListedRow[]>(LIST, [(page - 1) * ROWS_PER_PAGE]);
    return {
      rows: rows.map(({ slug, updatedAt, isRestaurant }) => ({
        ...{ slug, updatedAt: updatedAt.toISOString() },
        ...(isRestaurant && { isRestaurant }),
      })),
      total,
    };
  }
}
