import {
  FetchPhotosRequest,
  ItemView,
  menus,
  PhotosReport,
  PhotoUrlRequest,
  type OverVersion,
} from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { Tagged } from '../../pipeline/requests/resource.decorator';
import { ExpectedVersion, Versioned } from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';
import { ImageUploads, UPLOAD_REFUSALS } from '../uploads/image-uploads';
import { PhotoRows } from './photo-rows';

@ApiTags('Ítems')
@Controller('api')
export class ItemPhotosController {
  constructor(
    private readonly client: MessageClient,
    private readonly uploads: ImageUploads,
    private readonly rows: PhotoRows,
  ) {}

  @Post('items/:itemId/photo-from-url')
  @TakesKeys('menus:write')
  @Limited('upload')
  @HttpCode(200)
  @Versioned()
  @Tagged()
  @Answers('Poner la foto de un ítem desde su dirección en internet', {
    about:
      'Lee la imagen de una dirección pública, con `https`, y la pone como foto del ítem. La dirección tiene 10 segundos para responder y puede redirigir tres veces; valen JPEG, PNG, WebP, GIF y AVIF de hasta 10 MB.',
    body: ItemView,
    refuses: UPLOAD_REFUSALS,
  })
  async fetch(
    @Param('itemId', IdPipe) itemId: string,
    @Body() { url }: PhotoUrlRequest,
    @ExpectedVersion() over: OverVersion,
    @Caller() caller: CallerContext,
  ): Promise<ItemView> {
    const item = { ...over, itemId };
    // This update changes nothing. It fails before the photo is fetched if the real update would fail.
    await this.client.call(menus.item.update, item, caller);
    const imageUrl = await this.uploads.fetch(url, 'item', caller);
    return this.client.call(menus.item.update, { ...item, imageUrl }, caller);
  }

  @Post('menus/:menuId/photos')
  @TakesKeys('menus:write')
  @Limited('upload')
  @HttpCode(200)
  @Answers('Poner fotos de varios ítems desde sus direcciones, con un informe por fila', {
    about:
      'Pone hasta 10 fotos desde sus direcciones, cada una en el ítem de su `itemId` o su `externalId`, y dice qué fue de cada fila. Una que se rechaza no detiene las demás.',
    body: PhotosReport,
  })
  fetchMany(
    @Param('menuId', IdPipe) menuId: string,
    @Body() { items }: FetchPhotosRequest,
    @Caller() caller: CallerContext,
  ): Promise<PhotosReport> {
    return this.rows.fetch(menuId, items, caller);
  }
}
