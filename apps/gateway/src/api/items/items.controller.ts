import {
  CreateItemRequest,
  ItemView,
  menus,
  UpdateItemRequest,
  UpsertItemsRequest,
  UpsertReport,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NewId, type New } from '../../pipeline/idempotency/new-id.decorator';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { BODY_LIMIT, TAKES_ITEMS } from '../../pipeline/requests/body-parsers';
import { ImageUploads, UPLOAD_REFUSALS } from '../uploads/image-uploads';
import { TakesImage } from '../uploads/takes-image.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import {
  ExpectedVersion,
  Versioned,
  versionTag,
  type Expected,
} from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Ítems')
@Controller('api')
export class ItemsController {
  constructor(
    private readonly client: MessageClient,
    private readonly uploads: ImageUploads,
  ) {}

  @Get('menus/:menuId/items')
  @TakesKeys('menus:read')
  @Answers('Los ítems de un menú mío', { body: ItemView, list: true })
  list(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
  ): Promise<ItemView[]> {
    return this.client.call(menus.item.list, { menuId }, caller);
  }

  @Post('menus/:menuId/items')
  @TakesKeys('menus:write')
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
  @Versioned()
  @Answers('Crear y cambiar ítems juntos, por el código que les da otro programa', {
    body: UpsertReport,
    refuses: ['CATEGORY_NAME_TAKEN', 'ROWS_REFUSED'],
  })
  upsert(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: UpsertItemsRequest,
    @ExpectedVersion() expected: Expected,
    @NewId() made: New,
    @Caller() caller: CallerContext,
  ): Promise<UpsertReport> {
    return this.client.call(
      menus.item.upsert,
      { ...request, ...expected, ...made, menuId },
      caller,
    );
  }

  @Put('items/:itemId')
  @TakesKeys('menus:write')
  @Versioned()
  @Answers('Cambiar un ítem: solo lo que se envía', {
    body: ItemView,
    refuses: ['EXTERNAL_ID_TAKEN'],
  })
  async update(
    @Param('itemId', IdPipe) itemId: string,
    @Body() request: UpdateItemRequest,
    @ExpectedVersion() expected: Expected,
    @Caller() caller: CallerContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ItemView> {
    const change = { ...request, ...expected, itemId };
    const item = await this.client.call(menus.item.update, change, caller);
    void reply.headers(versionTag(item));
    return item;
  }

  @Post('items/:itemId/photo')
  @TakesImage()
  @Versioned()
  @Answers('Subir la foto de un ítem en una sola llamada', {
    body: ItemView,
    refuses: UPLOAD_REFUSALS,
  })
  async uploadPhoto(
    @Param('itemId', IdPipe) itemId: string,
    @ExpectedVersion() expected: Expected,
    @Caller() caller: CallerContext,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ItemView> {
    const item = { ...expected, itemId };
    // Changes nothing, and is refused where the photo would be: before it is received.
    await this.client.call(menus.item.update, item, caller);
    const imageUrl = await this.uploads.receive(request, 'item', caller);
    const changed = await this.client.call(menus.item.update, { ...item, imageUrl }, caller);
    void reply.headers(versionTag(changed));
    return changed;
  }

  @Delete('items/:itemId')
  @TakesKeys('menus:write')
  @Answers('Borrar un ítem; por un día se puede recuperar', { status: 204 })
  async delete(
    @Param('itemId', IdPipe) itemId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.item.delete, { itemId }, caller);
  }

  @Post('items/:itemId/restore')
  @TakesKeys('menus:write')
  @Answers('Recuperar un ítem borrado hace menos de un día', { body: ItemView })
  restore(
    @Param('itemId', IdPipe) itemId: string,
    @Caller() caller: CallerContext,
  ): Promise<ItemView> {
    return this.client.call(menus.item.restore, { itemId }, caller);
  }
}
