import { menus, ShortCodeRequest, type ShortCodeReply } from '@cartaviva/contracts';
import { PlannedStatement } from '@cartaviva/persistence';
import { Handles } from '@cartaviva/redis-transport';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { DataSource } from 'typeorm';

/** Parameter: the code. At most one row, for no code is given twice. */
const RESOLVE_SHORT_CODE = new PlannedStatement<Exclude<ShortCodeReply, { menuId: null }>>(
  'resolve-short-code',
  `
  SELECT id AS "menuId", NULL AS "table" FROM menus WHERE short_code = $1
  UNION ALL
  SELECT menu_id, name FROM table_short_codes WHERE code = $1`,
);

@Controller()
export class ShortCodesController {
  constructor(private readonly dataSource: DataSource) {}

  /** Of a draft or a deleted menu, too: what is shown of it is for its page to say. */
  @Handles(menus.publicMenu.resolveShortCode)
  async resolve(@Payload() { shortCode }: ShortCodeRequest): Promise<ShortCodeReply> {
    const [found] = await RESOLVE_SHORT_CODE.run(this.dataSource, [shortCode]);
    return found ?? { menuId: null };
  }
}
