import {
  CreateItemRequest,
  DeleteItemsRequest,
  DeletionReport,
  DomainError,
  ItemView,
  ItemWithCategory,
  menus,
  SearchItemsRequest,
  UpdateItemRequest,
  UpsertItemsRequest,
  UpsertReport,
  type OverMenu,
  type OverVersion,
  type Page,
  type Revised,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Req } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Included, Includes } from '../../pipeline/lists/included.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { Paged } from '../../pipeline/lists/paged.decorator';
import { Answers } from '../openapi/answers.decorator';
import { BODY_LIMIT, TAKES_ITEMS } from '../../pipeline/requests/body-parsers';
import { ImageUploads, UPLOAD_REFUSALS } from '../uploads/image-uploads';
import { TakesImage } from '../uploads/takes-image.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Located } from '../../pipeline/requests/located.decorator';
import { Resource, Tagged } from '../../pipeline/requests/resource.decorator';
import {
  ExpectedContent,
  ExpectedVersion,
  OverContent,
  Versioned,
} from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { ItemFilters } from './item-filters.decorator';

@ApiTags('Ítems')
@Controller('api')
export class ItemsController {
  constructor(
    private readonly client: MessageClient,
    private readonly uploads: ImageUploads,
  ) {}

  @Get('menus/:menuId/items')
  @TakesKeys('menus:read')
  @Paged({ whole: true, revised: true, fields: ItemView, always: ['deletedAt'] })
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
  @Answers('Agregar un ítem', { status: 201, body: ItemView, refuses: ['EXTERNAL_ID_TAKEN'] })
  create(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: CreateItemRequest,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<ItemView> {
    return this.client.call(menus.item.create, { ...request, ...made, menuId }, caller);
  }

  @Put('menus/:menuId/items')
  @TakesKeys('menus:write')
  @RouteConfig(TAKES_ITEMS)
  @Limited('largeBody', BODY_LIMIT)
  @OverContent()
  @Answers('Crear y cambiar ítems juntos, por el código que les da otro programa', {
    body: UpsertReport,
    refuses: ['CATEGORY_NAME_TAKEN', 'ROWS_REFUSED'],
  })
  upsert(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: UpsertItemsRequest,
    @ExpectedContent() over: OverMenu,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<UpsertReport> {
    return this.client.call(menus.item.upsert, { ...request, ...over, ...made, menuId }, caller);
  }

  @Post('menus/:menuId/items/deletions')
  @TakesKeys('menus:write')
  @HttpCode(200)
  @RouteConfig(TAKES_ITEMS)
  @Limited('largeBody', BODY_LIMIT)
  @OverContent()
  @Answers('Borrar ítems juntos, por su id o por el código que les da otro programa', {
    body: DeletionReport,
    refuses: ['ROWS_REFUSED'],
  })
  deleteMany(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: DeleteItemsRequest,
    @ExpectedContent() over: OverMenu,
    @Caller() caller: CallerContext,
  ): Promise<DeletionReport> {
    return this.client.call(menus.item.deleteMany, { ...request, ...over, menuId }, caller);
  }

  @Get('menus/:menuId/items/by-external-id/:externalId')
  @TakesKeys('menus:read')
  @Resource(ItemView)
  @Answers('Un ítem, por el código que le da otro programa', {
    body: ItemView,
    refuses: ['ITEM_NOT_FOUND'],
  })
  getByExternalId(
    @Param('menuId', IdPipe) menuId: string,
    @Param('externalId') externalId: string,
    @Caller() caller: CallerContext,
  ): Promise<ItemView> {
    return this.byExternalId({ menuId, externalId }, caller);
  }

  @Delete('menus/:menuId/items/by-external-id/:externalId')
  @TakesKeys('menus:write')
  @Versioned()
  @Answers('Borrar un ítem, por el código que le da otro programa', {
    status: 204,
    refuses: ['ITEM_NOT_FOUND'],
  })
  async deleteByExternalId(
    @Param('menuId', IdPipe) menuId: string,
    @Param('externalId') externalId: string,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    const { id: itemId } = await this.byExternalId({ menuId, externalId }, caller);
    await this.client.call(menus.item.delete, { ...over, itemId }, caller);
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
  @Answers('Cambiar un ítem: solo lo que se envía', {
    body: ItemView,
    refuses: ['EXTERNAL_ID_TAKEN'],
  })
  update(
    @Param('itemId', IdPipe) itemId: string,
    @Body() request: UpdateItemRequest,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<ItemView> {
    return this.client.call(menus.item.update, { ...request, ...over, itemId }, caller);
  }

  @Post('items/:itemId/photo')
  @TakesImage()
  @Versioned()
  @Tagged()
  @Answers('Subir la foto de un ítem en una sola llamada', {
    body: ItemView,
    refuses: UPLOAD_REFUSALS,
  })
  async uploadPhoto(
    @Param('itemId', IdPipe) itemId: string,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
  ): Promise<ItemView> {
    const item = { ...over, itemId };
    // This update changes nothing. It fails before the photo is received if the real update would fail.
    await this.client.call(menus.item.update, item, caller);
    const imageUrl = await this.uploads.receive(request, 'item', caller);
    return this.client.call(menus.item.update, { ...item, imageUrl }, caller);
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

  private async byExternalId(
    asked: { readonly menuId: string; readonly externalId: string },
    caller: CallerContext,
  ): Promise<ItemView> {
    const [item] = (await this.client.call(menus.item.search, asked, caller)).rows;
    if (!item) throw new DomainError('ITEM_NOT_FOUND');
    return item;
  }
}
