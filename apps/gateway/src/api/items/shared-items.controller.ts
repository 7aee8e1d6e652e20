import { menus, ShareItemsRequest, ShareReport, SharingView } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';
import { Answers } from '../openapi/answers.decorator';

@ApiTags('Ítems')
@Controller('api')
export class SharedItemsController {
  constructor(private readonly client: MessageClient) {}

  @Get('menus/:menuId/items/shared')
  @TakesKeys('menus:read')
  @Answers('En qué otros menús están los ítems de un menú mío', { body: SharingView })
  list(
    @Param('menuId', IdPipe) menuId: string,
    @Caller() caller: CallerContext,
  ): Promise<SharingView> {
    return this.client.call(menus.item.sharing, { menuId }, caller);
  }

  @Post('menus/:menuId/items/shared')
  @TakesKeys('menus:write')
  @HttpCode(200)
  @Answers('Poner en un menú ítems de otros menús míos', {
    body: ShareReport,
    refuses: ['ITEM_NOT_FOUND', 'CATEGORY_NOT_FOUND', 'MENU_CONTENT_LIMIT_REACHED'],
  })
  share(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: ShareItemsRequest,
    @Caller() caller: CallerContext,
  ): Promise<ShareReport> {
    return this.client.call(menus.item.share, { ...request, menuId }, caller);
  }

  @Delete('items/:itemId/sharing')
  @TakesKeys('menus:write')
  @Answers('Separar un ítem de los otros menús', { status: 204 })
  async separate(
    @Param('itemId', IdPipe) itemId: string,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.item.separate, { itemId }, caller);
  }
}
