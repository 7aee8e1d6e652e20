import {
  menus,
  PartRequest,
  type CategoryWithContent,
  type Page,
  type Revised,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Included } from '../../pipeline/lists/included.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';

@ApiTags('Categorías')
@Controller()
export class CategoriesController {
  constructor(private readonly client: MessageClient) {}

  @Route(menus.category.search)
  async list(
    @Param('menuId', IdPipe) menuId: string,
    @PageQuery(PartRequest) part: PartRequest,
    @Included() included: ReadonlySet<string>,
    @Caller() caller: CallerContext,
  ): Promise<Page<CategoryWithContent> & Revised> {
    const [items, found] = await Promise.all([
      included.has('items') && this.client.call(menus.item.search, { menuId }, caller),
      this.client.call(menus.category.search, { ...part, menuId }, caller),
    ]);
    if (!items) return found;
    const rows = found.rows.map((category) => ({
      ...category,
      items: items.rows.filter(({ categoryId }) => categoryId === category.id),
    }));
    return { ...found, rows, revision: Math.min(found.revision, items.revision) };
  }
}
