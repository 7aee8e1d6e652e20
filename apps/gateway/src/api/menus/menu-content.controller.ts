import { ItemView, menus, OrderRequest, PricesRequest, type OverMenu } from '@cartaviva/contracts';
import { MessageClient } from '@cartaviva/redis-transport';
import { Body, Controller, Param, Put } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { Limited } from '../../pipeline/limits/limited.decorator';
import { Answers } from '../openapi/answers.decorator';
import { BODY_LIMIT, TAKES_WHOLE_MENUS } from '../../pipeline/requests/body-parsers';
import { IdPipe } from '../../pipeline/requests/id.pipe';
import { ExpectedContent, OverContent } from '../../pipeline/requests/versions';
import { TakesKeys } from '../../pipeline/sessions/access.decorator';
import { Caller, type CallerContext } from '../../pipeline/sessions/caller.decorator';

@ApiTags('Menús')
@Controller('api/menus/:menuId')
export class MenuContentController {
  constructor(private readonly client: MessageClient) {}

  @Put('order')
  @TakesKeys('menus:write')
  @RouteConfig(TAKES_WHOLE_MENUS)
  @Limited('largeBody', BODY_LIMIT)
  @OverContent()
  @Answers('Ordenar las categorías y los ítems de un menú', { status: 204 })
  async arrange(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: OrderRequest,
    @ExpectedContent() over: OverMenu,
    @Caller() caller: CallerContext,
  ): Promise<void> {
    await this.client.call(menus.menu.arrange, { ...request, ...over, menuId }, caller);
  }

  @Put('prices')
  @TakesKeys('menus:write')
  @RouteConfig(TAKES_WHOLE_MENUS)
  @Limited('largeBody', BODY_LIMIT)
  @OverContent()
  @Answers('Cambiar precios juntos, todos o ninguno; responde los ítems que cambiaron', {
    body: ItemView,
    list: true,
    refuses: ['CHANGED_MEANWHILE'],
  })
  changePrices(
    @Param('menuId', IdPipe) menuId: string,
    @Body() request: PricesRequest,
    @ExpectedContent() over: OverMenu,
    @Caller() caller: CallerContext,
  ): Promise<ItemView[]> {
    return this.client.call(menus.menu.changePrices, { ...request, ...over, menuId }, caller);
  }
}
