import { menus, type ShortCodeReply, type ShortCodeRequest } from '@cartaviva/contracts';
import { PlannedStatement } from '@cartaviva/persistence';
import { Handles } from '@cartaviva/redis-transport';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

interface Found {
  readonly menuId: string | null;
  readonly table: string | null;
  readonly restaurantSlug: string | null;
}

/** Parameter: the code. Returns at most one row, because no code is assigned twice. */
const RESOLVE_SHORT_CODE = new PlannedStatement<Found>(
  'resolve-short-code',
  `
  SELECT id AS "menuId", NULL AS "table", NULL AS "restaurantSlug" FROM menus WHERE short_code = $1
  UNION ALL
  SELECT menu_id, name, NULL FROM table_short_codes WHERE code = $1
  UNION ALL
  SELECT NULL, NULL, slug FROM restaurants WHERE short_code = $1`,
);

@Injectable()
export class ShortCodesService {
  constructor(private readonly dataSource: DataSource) {}

  /** Also resolves codes of draft and deleted menus. The menu's page decides what it shows. */
  @Handles(menus.publicMenu.resolveShortCode)
  async resolve({ shortCode }: ShortCodeRequest): Promise<ShortCodeReply> {
    const [found] = await RESOLVE_SHORT_CODE.run(this.dataSource, [shortCode]);
    if (!found) return { menuId: null };
    const { menuId, table, restaurantSlug } = found;
    return restaurantSlug === null ? { menuId: menuId!, table } : { menuId: null, restaurantSlug };
  }
}
