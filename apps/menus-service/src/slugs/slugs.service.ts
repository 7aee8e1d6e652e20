import type { Page, SitemapEntry, SlugReply } from '@cartaviva/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const MENUS_PER_PAGE = 1000;

/** Menus that anyone may open. */
const ONLINE = `
  menu.is_published AND menu.deleted_at IS NULL AND NOT EXISTS (
    SELECT FROM closed_owners closed
    WHERE closed.user_id = menu.user_id AND closed.erases_at IS NOT NULL
  )`;

const RESOLVE = `
  SELECT menu.id AS "menuId", menu.slug
  FROM menu_slugs known JOIN menus menu ON menu.id = known.menu_id
  WHERE known.slug = $1 AND ${ONLINE}`;

const COUNT = `SELECT count(*)::int AS total FROM menus menu WHERE ${ONLINE}`;

const LIST = `
  SELECT menu.slug, menu.updated_at AS "updatedAt" FROM menus menu WHERE ${ONLINE}
  ORDER BY menu.created_at, menu.id LIMIT ${MENUS_PER_PAGE} OFFSET $1`;

/** Human addresses of the menus that are online. */
@Injectable()
export class SlugsService {
  constructor(private readonly dataSource: DataSource) {}

  /** An old address leads to the one that its menu has now. */
  async resolve(slug: string): Promise<SlugReply> {
    const [found] = await this.dataSource.query<{ menuId: string; slug: string }[]>(RESOLVE, [
      slug,
    ]);
    return found ?? { menuId: null };
  }

  /** The oldest first, so that a new menu moves no other to another page. */
  async sitemap(page: number): Promise<Page<SitemapEntry>> {
    const [{ total }] = await this.dataSource.query<[{ total: number }]>(COUNT);
    const rows = await this.dataSource.query<{ slug: string; updatedAt: Date }[]>(LIST, [
      (page - 1) * MENUS_PER_PAGE,
    ]);
    return {
      rows: rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
      total,
    };
  }
}
