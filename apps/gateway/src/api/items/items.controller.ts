import {
  CreateItemRequest,
  ItemView,
  ItemWithCategory,
  menus,
  SearchItemsRequest,
  UpdateItemRequest,
  type OverVersion,
  type Page,
  type Revised,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { Included, Includes } from '../../pipeline/lists/included.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Answers } from '../openapi/answers.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Located } from '../../pipeline/requests/located.decorator';
import { Resource, Tagged } from '../../pipeline/requests/resource.decorator';
import { ExpectedVersion, Versioned } from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { ItemFilters } from './item-filters.decorator';

@ApiTags('Ítems')
@Controller('api')
export class ItemsController {
  constructor(private readonly client: MessageClient) {}

  @Get('menus/:menuId/items')
  @TakesKeys('menus:read')
  @Paged({ whole: true, revised: true, fields: ItemView })
  @Includes('category')
  @ItemFilters()
  @Answers('Los ítems de un menú mío', { body: ItemWithCategory, list: true })
  async list(
    @Param('menuId', IdPipe) menuId: string,
    @PageQuery(SearchItemsRequest) asked: SearchItemsRequest,
    @Included() included: ReadonlySet<string>,
    @Caller() caller: CallerContext,
  ): Promise<Page<ItemWithCategory> & Revised> {
    const [categories, found] = await Promise.all([
      included.has('category') && this.client.call(menus.category.search, { menuId }, caller),
      this.client.call(menus.item.search, { ...asked, menuId }, caller),
    ]);
    if (!categories) return found;
    const byId = new Map(categories.rows.map((category) => [category.id, category]));
    const rows = found.rows.map((item) => ({
      ...item,
      category: (item.categoryId !== null && byId.get(item.categoryId)) || null,
    }));
    return { ...found, rows, revision: Math.min(found.revision, categories.revision) };
  }

  @Post('menus/:menuId/items')
  @TakesKeys('menus:write')
  @Located('/api/items/{id}')
  @Tagged()
  @Answers('Agregar un ítem', { status: 201, body: ItemView })
  create(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: CreateItemRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<ItemView> {
    return this.client.call(menus.item.create, { ...request, ...made, menuId }, caller);
  }

  @Get('items/:itemId')
  @TakesKeys('menus:read')
  @Resource(ItemView)
  @Answers('Un ítem de un menú mío', { body: ItemView })
  get(@Param('itemId', IdPipe) itemId: string, @Caller() caller: CallerContext): Promise<ItemView> {
    return this.client.call(menus.item.get, { itemId }, caller);
  }

  @Put('items/:itemId')
  @TakesKeys('menus:write')
  @Versioned()
  @Tagged()
  @Answers('Cambiar un ítem: solo lo que se envía', { body: ItemView })
  update(
    @Param('itemId', IdPipe) itemId: string,
    @Body() request: UpdateItemRequest,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<ItemView> {
    return this.client.call(menus.item.update, { ...request, ...over, itemId }, caller);
  }

  @Delete('items/:itemId')
  @TakesKeys('menus:write')
  @Versioned()
  @Answers('Borrar un ítem; por un día se puede recuperar', { status: 204 })
  async delete(
    @Param('itemId', IdPipe) itemId: string,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.item.delete, { ...over, itemId }, caller);
  }

  @Post('items/:itemId/restore')
  @TakesKeys('menus:write')
  @Versioned()
  @Tagged()
  @Answers('Recuperar un ítem borrado hace menos de un día', { body: ItemView })
  restore(
    @Param('itemId', IdPipe) itemId: string,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<ItemView> {
    return this.client.call(menus.item.restore, { ...over, itemId }, caller);
  }
}
