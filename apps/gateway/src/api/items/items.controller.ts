import {
  ItemView,
  menus,
  SearchItemsRequest,
  type ItemWithCategory,
  type OverVersion,
  type Page,
  type Revised,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Controller, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Included } from '../../pipeline/lists/included.decorator';
import { PageQuery } from '../../pipeline/lists/page-query.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Tagged } from '../../pipeline/requests/resource.decorator';
import { ExpectedVersion, Versioned } from '../../pipeline/requests/versions';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Route } from '../forwarding/route.decorator';
import { Answers } from '../openapi/answers.decorator';
import { ImageUploads, UPLOAD_REFUSALS } from '../uploads/image-uploads';
import { TakesImage } from '../uploads/takes-image.decorator';

@ApiTags('Ítems')
@Controller()
export class ItemsController {
  constructor(
    private readonly client: MessageClient,
    private readonly uploads: ImageUploads,
  ) {}

  @Route(menus.item.search)
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

  @Post('api/items/:itemId/photo')
  @TakesImage()
  @Versioned()
  @Tagged()
  @Answers('Subir la foto de un ítem en una sola llamada', {
    about:
      'La foto en una sola llamada (`multipart/form-data`): sube, comprueba y la pone en el ítem.',
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
}
